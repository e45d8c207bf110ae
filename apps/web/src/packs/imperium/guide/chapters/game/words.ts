import { bilingual } from '../../../../../app/language.ts';

/** Chapter 4. */
export const words = bilingual(
  {
    title: 'A whole game',
    teaches: 'All of it together, to 6 points, against two opponents who play anyhow.',
    goal: 'Win the game: it ends at 6 Victory Points.',
    aims: { win: 'Games won' },
    won: {
      title: 'You know the game',
      text: 'You have won a whole game. An ordinary one goes to 10 points, in seven rounds or so, against opponents who think. Rules, cards and hints stay one press away. House Hagal awaits you alone, or with one friend.',
    },
    lost: {
      title: 'Somebody else was faster',
      text: 'You have played a whole game, and that is how one learns. Look at the end how the winner’s points came about, then try again: your opponents play anyhow, and the coach knows a way to win.',
    },
    lessons: {
      ending: {
        title: 'How it ends',
        text: 'When somebody has 6 points at the end of a round, the game is over: Endgame cards are played, and the most points win. If they are equal, the most spice decides, then Solari, water, and troops in garrison.',
      },
      hint: {
        title: 'A helping hand',
        text: 'Unsure? “Hint” shows what a bot would do in your place, and why. Every decision also names its rule: press the number to read it.',
      },
      control: {
        title: 'Control',
        text: 'This Conflict is also for a place. Its winner plants a flag there and then gains a Solari, or a spice, whenever anybody sends an Agent to it. The next time it is fought over, its controller may add a troop.',
      },
      makers: {
        title: 'The desert',
        text: 'The desert spaces with a Maker give spice. Each round, one bonus spice gathers where nobody came, and the next Agent there takes it all. The richest ones cost water.',
      },
      defend: {
        title: 'Your place is attacked',
        text: 'You control the place that this Conflict is for. That lets you send one troop from your supply straight into the battle, for nothing.',
      },
      'last-cards': {
        title: 'The last cards',
        text: 'The last round is over. Endgame cards are played now; an Intrigue card still in your hand after that is worth nothing.',
      },
      alliance: {
        title: 'Close to an Alliance',
        text: 'You have 3 Influence here. At 4 you gain the bonus of the track and, if nobody was there before you, the Alliance and its Victory Point: yours until a rival climbs higher.',
      },
      spice: {
        title: 'What spice is for',
        text: 'Spice pays for the strongest spaces of the Factions, and it sells for many Solari. Solari pay for the Landsraad. Desert, market, council: that is a road to power.',
      },
      landsraad: {
        title: 'The Landsraad',
        text: 'The High Council: 5 Solari, once, for 2 more Persuasion at each of your reveals. The Mentat: 2 Solari for a card and, if it is still there, one more Agent for this round.',
      },
      swordmaster: {
        title: 'The Swordmaster',
        text: 'The Swordmaster: 8 Solari, once, for a third Agent until the end of the game. That is one more turn in every round: in an ordinary game, worth saving for early.',
      },
      'sit-out': {
        title: 'Not every battle',
        text: 'You have no troop in this Conflict, so your swords are worth nothing this time. Nobody fights every battle: keeping your troops for one that matters is a plan too.',
      },
    },
  },
  {
    title: 'Une partie entière',
    teaches: 'Tout ensemble, jusqu’à 6 points, contre deux adversaires qui jouent au hasard.',
    goal: 'Gagnez la partie : elle se termine à 6 Points de Victoire.',
    aims: { win: 'Parties gagnées' },
    won: {
      title: 'Vous connaissez le jeu',
      text: 'Vous avez gagné une partie entière. D’ordinaire, on va jusqu’à 10 points, en sept manches environ, contre des adversaires qui réfléchissent. Règles, cartes et conseils restent à portée de main. Seul ou à deux, la Maison Hagal vous attend.',
    },
    lost: {
      title: 'Un autre fut plus rapide',
      text: 'Vous avez joué une partie entière, et c’est ainsi qu’on apprend. Regardez d’où venaient les points du vainqueur, puis réessayez : vos adversaires jouent au hasard, et le guide connaît un chemin vers la victoire.',
    },
    lessons: {
      ending: {
        title: 'Comment cela finit',
        text: 'Si quelqu’un a 6 points à la fin d’une manche, c’est fini : on joue les cartes Fin de Partie, et le plus de points l’emporte. À égalité : le plus d’Épice, puis de Solari, d’eau, de troupes en garnison.',
      },
      hint: {
        title: 'Un coup de main',
        text: 'Un doute ? « Conseil » montre ce qu’un bot ferait à votre place, et pourquoi. Chaque décision indique aussi sa règle : son numéro l’ouvre.',
      },
      control: {
        title: 'Le contrôle',
        text: 'Ce Conflit a aussi un lieu pour enjeu. Le vainqueur y plante son drapeau et gagne ensuite un Solari, ou une Épice, chaque fois qu’un Agent y vient. Si l’on se bat de nouveau pour ce lieu, il pourra ajouter une troupe.',
      },
      makers: {
        title: 'Le désert',
        text: 'Les emplacements du désert marqués d’un Faiseur donnent de l’Épice. À chaque manche, une Épice bonus s’ajoute là où personne n’est venu, et le prochain Agent prend tout. Les plus riches coûtent de l’eau.',
      },
      defend: {
        title: 'On attaque votre place',
        text: 'Vous contrôlez le lieu que ce Conflit a pour enjeu : vous pouvez envoyer gratuitement une troupe de votre réserve dans la bataille.',
      },
      'last-cards': {
        title: 'Les dernières cartes',
        text: 'La dernière manche est finie. On joue maintenant les cartes Fin de Partie ; une carte Intrigue gardée en main après cela ne vaut plus rien.',
      },
      alliance: {
        title: 'Tout près d’une Alliance',
        text: 'Vous avez 3 Influence ici. À 4, vous gagnez le bonus de la piste et, si personne n’y était avant vous, l’Alliance et son Point de Victoire : à vous tant qu’un rival ne monte pas plus haut.',
      },
      spice: {
        title: 'À quoi sert l’Épice',
        text: 'L’Épice paie les emplacements les plus forts des Factions, et se vend contre beaucoup de Solari. Les Solari ouvrent le Landsraad. Désert, marché, conseil : c’est un chemin vers le pouvoir.',
      },
      landsraad: {
        title: 'Le Landsraad',
        text: 'Le Haut Conseil : 5 Solari, une seule fois, pour 2 Persuasion de plus à chacune de vos révélations. Le Mentat : 2 Solari pour une carte et, s’il est encore là, un Agent de plus pour cette manche.',
      },
      swordmaster: {
        title: 'Le Maître d’Armes',
        text: 'Le Maître d’Armes : 8 Solari, une seule fois, pour un troisième Agent jusqu’à la fin. C’est un tour de plus à chaque manche : dans une partie ordinaire, cela vaut la peine d’économiser tôt.',
      },
      'sit-out': {
        title: 'Pas toutes les batailles',
        text: 'Vous n’avez aucune troupe dans ce Conflit : vos épées n’y valent rien cette fois. Personne ne livre toutes les batailles : garder ses troupes pour une qui compte est aussi un plan.',
      },
    },
  },
);
