import { bilingual } from '../../../app/language.ts';

/** What the coach teaches from the second round on, or when the occasion comes. */
export const laterRounds = bilingual(
  {
    battle: {
      title: 'After the battle',
      text: 'Strengths were compared: the strongest took the first reward, the next the second, and so on. Tied for first, nobody wins: those tied take the second. All troops that fought went back to their owners’ supplies.',
    },
    'new-round': {
      title: 'A new round',
      text: 'The Agents are home, another player begins, a new Conflict is open and everybody has drawn five cards. If your deck was too short, your discard pile became a new one, with the cards that you acquired.',
    },
    control: {
      title: 'Control',
      text: 'This Conflict is also for a place. Its winner plants a flag there and then gains a Solari, or a spice, whenever anybody sends an Agent to it. The next time it is fought over, its controller may add a troop.',
    },
    makers: {
      title: 'The desert',
      text: 'The desert spaces with a Maker give spice. Each round, one bonus spice gathers where nobody came, and the next Agent there takes it all. The richest ones cost water.',
    },
    spice: {
      title: 'What spice is for',
      text: 'Spice pays for the strongest spaces of the Factions, and it sells for many Solari. Solari pay for the Landsraad. Desert, market, council: that is a road to power.',
    },
    intrigue: {
      title: 'Intrigue cards',
      text: 'You hold an Intrigue card, secret until it is played. Plot cards are for any moment of your own turns, Combat cards for the battle, Endgame cards for the very end. None of them needs an Agent.',
    },
    hint: {
      title: 'A helping hand',
      text: 'Unsure? “Hint” shows what a bot would do in your place, and why. Every decision also names its rule: press the number to read it.',
    },
    landsraad: {
      title: 'The Landsraad',
      text: 'The High Council: 5 Solari, once, for 2 more Persuasion at each of your reveals. The Mentat: 2 Solari for a card and, if it is still there, one more Agent for this round.',
    },
    swordmaster: {
      title: 'The Swordmaster',
      text: 'The Swordmaster: 8 Solari, once, for a third Agent until the end of the game. That is one more turn in every round: in an ordinary game, worth saving for early.',
    },
    trash: {
      title: 'Trashing cards',
      text: 'A trashed card leaves the game. Often that is a gift: with fewer weak cards in your deck, the strong ones come to your hand more often.',
    },
    plot: {
      title: 'A Plot card',
      text: 'You could play a Plot card now. It needs no Agent and does not end your turn, so it can wait for the moment when it helps you most.',
    },
    'sit-out': {
      title: 'Not every battle',
      text: 'You have no troop in this Conflict, so your swords are worth nothing this time. Nobody fights every battle: keeping your troops for one that matters is a plan too.',
    },
    reserve: {
      title: 'A point for sale',
      text: 'In the Reserve, The Spice Must Flow costs 9 Persuasion and is a Victory Point the moment you acquire it. Arrakis Liaison, for 2, is for days of small means.',
    },
    signet: {
      title: 'Your Leader',
      text: 'Your Leader has two abilities. Paul may look at the top card of his deck at any time. The other one works when your Signet Ring sends an Agent: Paul draws a card.',
    },
    'first-point': {
      title: 'Your first point',
      text: 'A Victory Point! But what Influence gives, it can take back: below 2 Influence with that Faction the point is gone, and an Alliance goes to whoever climbs higher.',
    },
    ending: {
      title: 'How it ends',
      text: 'When somebody has 5 points at the end of a round, the game is over: Endgame cards are played, and the most points win. If they are equal, the most spice decides, then Solari, water, and troops in garrison.',
    },
    alliance: {
      title: 'Close to an Alliance',
      text: 'You have 3 Influence here. At 4 you gain the bonus of the track and, if nobody was there before you, the Alliance and its Victory Point: yours until a rival climbs higher.',
    },
    combat: {
      title: 'The battle',
      text: 'Whoever has troops in the Conflict may now play Combat cards, in turn, until all pass. Compare the strengths: does a card lift you to a better reward? If not, keep it for another day.',
    },
    defend: {
      title: 'Your place is attacked',
      text: 'You control the place that this Conflict is for. That lets you send one troop from your supply straight into the battle, for nothing.',
    },
    'last-cards': {
      title: 'The last cards',
      text: 'The last round is over. Endgame cards are played now; an Intrigue card still in your hand after that is worth nothing.',
    },
    over: {
      title: 'You know the game',
      text: 'That was a whole game. An ordinary one goes to 10 points, in seven rounds or so, with time for the Swordmaster, the Council and stronger cards. Rules, cards and hints stay one press away. House Hagal awaits you alone, or with one friend.',
    },
  },
  {
    battle: {
      title: 'Après la bataille',
      text: 'Les forces ont été comparées : au plus fort la première récompense, au suivant la deuxième, et ainsi de suite. À égalité en tête, personne ne gagne : chacun prend la deuxième. Toutes les troupes engagées sont retournées en réserve.',
    },
    'new-round': {
      title: 'Une nouvelle manche',
      text: 'Les Agents sont rentrés, un autre joueur commence, un nouveau Conflit est ouvert et chacun a pioché cinq cartes. Si votre deck n’y suffisait pas, votre défausse en est devenue un nouveau, avec vos acquisitions.',
    },
    control: {
      title: 'Le contrôle',
      text: 'Ce Conflit a aussi un lieu pour enjeu. Le vainqueur y plante son drapeau et gagne ensuite un Solari, ou une Épice, chaque fois qu’un Agent y vient. Si l’on se bat de nouveau pour ce lieu, il pourra ajouter une troupe.',
    },
    makers: {
      title: 'Le désert',
      text: 'Les emplacements du désert marqués d’un Faiseur donnent de l’Épice. À chaque manche, une Épice bonus s’ajoute là où personne n’est venu, et le prochain Agent prend tout. Les plus riches coûtent de l’eau.',
    },
    spice: {
      title: 'À quoi sert l’Épice',
      text: 'L’Épice paie les emplacements les plus forts des Factions, et se vend contre beaucoup de Solari. Les Solari ouvrent le Landsraad. Désert, marché, conseil : c’est un chemin vers le pouvoir.',
    },
    intrigue: {
      title: 'Les cartes Intrigue',
      text: 'Vous avez une carte Intrigue, secrète jusqu’à ce qu’on la joue. Complot : à tout moment de vos tours. Combat : pendant la bataille. Fin de Partie : tout à la fin. Aucune ne demande d’Agent.',
    },
    hint: {
      title: 'Un coup de main',
      text: 'Un doute ? « Conseil » montre ce qu’un bot ferait à votre place, et pourquoi. Chaque décision indique aussi sa règle : son numéro l’ouvre.',
    },
    landsraad: {
      title: 'Le Landsraad',
      text: 'Le Haut Conseil : 5 Solari, une seule fois, pour 2 Persuasion de plus à chacune de vos révélations. Le Mentat : 2 Solari pour une carte et, s’il est encore là, un Agent de plus pour cette manche.',
    },
    swordmaster: {
      title: 'Le Maître d’Armes',
      text: 'Le Maître d’Armes : 8 Solari, une seule fois, pour un troisième Agent jusqu’à la fin. C’est un tour de plus à chaque manche : dans une partie ordinaire, cela vaut la peine d’économiser tôt.',
    },
    trash: {
      title: 'Détruire des cartes',
      text: 'Une carte détruite quitte la partie. C’est souvent un cadeau : avec moins de cartes faibles dans votre deck, les fortes reviennent plus souvent en main.',
    },
    plot: {
      title: 'Une carte Complot',
      text: 'Vous pourriez jouer une carte Complot maintenant. Elle ne demande pas d’Agent et ne termine pas votre tour : elle peut donc attendre le moment où elle vous aidera le plus.',
    },
    'sit-out': {
      title: 'Pas toutes les batailles',
      text: 'Vous n’avez aucune troupe dans ce Conflit : vos épées n’y valent rien cette fois. Personne ne livre toutes les batailles : garder ses troupes pour une qui compte est aussi un plan.',
    },
    reserve: {
      title: 'Un point à acheter',
      text: 'Dans la Réserve, L’Épice Doit Couler coûte 9 Persuasion et vaut un Point de Victoire dès que vous l’acquérez. Contact d’Arrakis, pour 2, convient aux petits budgets.',
    },
    signet: {
      title: 'Votre Dirigeant',
      text: 'Votre Dirigeant a deux capacités. Paul peut regarder à tout moment la carte du dessus de son deck. L’autre agit quand votre Chevalière envoie un Agent : Paul pioche une carte.',
    },
    'first-point': {
      title: 'Votre premier point',
      text: 'Un Point de Victoire ! Mais ce que l’Influence donne, elle peut le reprendre : sous 2 Influence auprès de cette Faction, il est perdu, et une Alliance passe à qui monte plus haut.',
    },
    ending: {
      title: 'Comment cela finit',
      text: 'Si quelqu’un a 5 points à la fin d’une manche, c’est fini : on joue les cartes Fin de Partie, et le plus de points l’emporte. À égalité : le plus d’Épice, puis de Solari, d’eau, de troupes en garnison.',
    },
    alliance: {
      title: 'Tout près d’une Alliance',
      text: 'Vous avez 3 Influence ici. À 4, vous gagnez le bonus de la piste et, si personne n’y était avant vous, l’Alliance et son Point de Victoire : à vous tant qu’un rival ne monte pas plus haut.',
    },
    combat: {
      title: 'La bataille',
      text: 'Qui a des troupes dans le Conflit peut maintenant jouer des cartes Combat, chacun à son tour, jusqu’à ce que tous passent. Comparez les forces : une carte vous vaut-elle une meilleure récompense ? Sinon, gardez-la.',
    },
    defend: {
      title: 'On attaque votre place',
      text: 'Vous contrôlez le lieu que ce Conflit a pour enjeu : vous pouvez envoyer gratuitement une troupe de votre réserve dans la bataille.',
    },
    'last-cards': {
      title: 'Les dernières cartes',
      text: 'La dernière manche est finie. On joue maintenant les cartes Fin de Partie ; une carte Intrigue gardée en main après cela ne vaut plus rien.',
    },
    over: {
      title: 'Vous connaissez le jeu',
      text: 'Voilà une partie entière. D’ordinaire, on va jusqu’à 10 points, en sept manches environ, avec le temps de s’offrir le Maître d’Armes, le Conseil et de meilleures cartes. Règles, cartes et conseils restent à portée de main. Seul ou à deux, la Maison Hagal vous attend.',
    },
  },
);
