import { bilingual } from '../../../app/language.ts';

/** The first game of Dune. */
export const words = bilingual(
  {
    lead: 'Learn Dune in one short game: you are the Atreides, against the Harkonnen and the Fremen, by the basic rules, for three turns. You need to know nothing.',
    free: 'The coach suggests and never forces. You can leave it at any moment and play on.',
    title: 'Three turns on Arrakis',
    teaches: 'Storm, spice, bidding, ships, battles and alliances, each when it first happens.',
    goal: 'Buy a card, harvest 4 spice, win a battle, and see the third turn to its end.',
    aims: {
      cards: 'Cards bought',
      spice: 'Spice harvested',
      battles: 'Battles won',
      turns: 'Turns played',
    },
    is: (what: string, value: string) => `${what}: ${value}`,
    shipped: (forces: string, to: string) => `${forces} to ${to}`,
    moved: (forces: string, from: string, to: string) => `${forces} from ${from} to ${to}`,
    won: {
      title: 'You know Dune',
      text: 'Nine phases, and you have played them all. An ordinary game goes on for up to ten turns, with up to six factions: each breaks the rules in its own way. Their sheets say how, and the advanced rules wait for you.',
    },
    lost: {
      title: 'Arrakis is patient',
      text: 'Three turns are over, and not everything was reached. Dune is hard on everybody the first time. Play it again: the same storm, the same spice, and the coach knows a way.',
    },
    lessons: {
      aim: {
        title: 'Five strongholds',
        text: 'These are the five strongholds. Whoever holds three of them alone at the end of a turn wins; two allies need four together. All else, spice, cards, battles, serves that.',
      },
      traitor: {
        title: 'A traitor among them',
        text: 'Keep one of these leaders: it is in your pay, and nobody knows. If an opponent ever sends it into battle against you, call treason and win outright. Strong leaders are sent most often.',
      },
      storm: {
        title: 'The storm',
        text: 'Two players each dial a number in secret; the storm moves on by their sum. It kills forces on the sand and takes the spice there. Rock and strongholds are safe. It also says who goes first.',
      },
      blow: {
        title: 'The spice blow',
        text: 'A card was turned, and spice lies in the sand where it says. Whoever stands there at the end of the turn harvests it. Spice pays for everything: cards, ships, the dead.',
      },
      bidding: {
        title: 'Cards for sale',
        text: 'One treachery card after the other is sold to the highest bidder. Everybody else bids blindly; you, Atreides, see it first. Weapons and defences decide battles, others are worth nothing. Nobody sees what you know.',
      },
      price: {
        title: 'Coming down',
        text: 'Once a turn you ship forces from your reserves to any place: 1 spice each into a stronghold, 2 each elsewhere. Where they go, how many and what it costs is shown before you say it.',
      },
      ornithopters: {
        title: 'Ornithopters',
        text: 'Then you move one group. On foot that is one territory. Whoever has forces in Arrakeen or Carthag has ornithopters, and goes up to three: keep somebody there.',
      },
      harvest: {
        title: 'The harvest',
        text: 'Your forces stand on spice: each of them carries 2 home, 3 if you hold Arrakeen or Carthag. It goes behind your shield, where nobody sees how much there is.',
      },
      prescience: {
        title: 'Prescience',
        text: 'You fight where others stand with you. Before plans are made, the Atreides may ask for one part of the other’s plan: leader, weapon, defence or number. The answer binds. The weapon tells which defence you need.',
      },
      plan: {
        title: 'The battle plan',
        text: 'Dial a number: those forces die, win or lose. Add a leader’s strength, unless a weapon kills it; shields stop projectiles, snoopers poison. The higher sum wins; a tie is the aggressor’s. Below, what may happen.',
      },
      fought: {
        title: 'After the battle',
        text: 'The winner loses only what was dialed, the loser everything there, and the winner takes spice for each leader killed. Winners may keep their cards. That is why a strong leader with the right card is worth more than many forces.',
      },
      treason: {
        title: 'Treason!',
        text: 'The leader sent to battle was a traitor, and its secret paymaster called it out: the battle is won at once, without any loss. That is the one thing which no number can beat.',
      },
      pause: {
        title: 'The end of a turn',
        text: 'In the Mentat Pause everybody’s strongholds are counted. Nobody has enough yet, so another turn begins, with the storm. Look up there who is close: they must be stopped before the next count.',
      },
      deal: {
        title: 'Deals',
        text: 'At any moment you may offer a deal here: spice for a promise, a look at a card for spice. What the game can check, such as staying out of a place, it enforces. The rest is on honour.',
      },
      nexus: {
        title: 'A Nexus',
        text: 'A worm has come. While it feeds, factions may ally: two who are allied never fight each other, help each other with their powers, and win together with four strongholds. At the next Nexus you may part.',
      },
      revival: {
        title: 'From the tanks',
        text: 'The dead lie in the Tleilaxu tanks. Each turn some forces come back to your reserves for nothing, the Atreides’ two, and one more for 2 spice. Leaders come back once all of them have died.',
      },
    },
    waiting: {
      title: 'The others play',
      text: 'Watch the map: what they do now, you will meet in battle.',
    },
    tips: {
      bid: {
        title: 'Another card',
        text: 'Bid more than the last bid, or pass. You see the card.',
      },
      ship: {
        title: 'Ships',
        text: 'Press a place on the map, then say how many. Or ship nobody.',
      },
      move: { title: 'One move', text: 'Press your forces, then the place where they go.' },
      plan: {
        title: 'Your plan',
        text: 'What you dial is lost. What you know of the other side stands beside it.',
      },
      prescience: { title: 'What will you see?', text: 'Ask for what you most need to know.' },
      'keep.cards': {
        title: 'Keep or discard',
        text: 'You won: cards you played may stay in your hand. Worthless ones only take up room.',
      },
      'battle.pick': {
        title: 'Which battle first?',
        text: 'You choose the order. What you lose in the first, you lack in the next.',
      },
      'storm.dial': { title: 'The storm', text: 'Dial a number; the other dials another.' },
      'ally.share': {
        title: 'Allies',
        text: 'Your ally may see what you see: what is on sale, and what lies behind your shield.',
      },
      other: {
        title: 'Your choice',
        text: 'Read the question; the coach has an idea. The number of its rule opens it.',
      },
    },
    why: {
      strongest: 'The strongest of them that is not your own.',
      worthless: 'It does nothing: let others pay for it.',
      dear: 'It would cost more than it is worth to you now.',
      useful: 'It will help you in battle, and you know what it is.',
      stronghold: 'Strongholds win the game.',
      spice: 'There is spice to harvest.',
      stay: 'They stand well where they are.',
      ally: 'Together you need four strongholds, and neither of you has to fight the other.',
    },
  },
  {
    lead: 'Apprenez Dune en une courte partie : vous êtes les Atréides, face aux Harkonnen et aux Fremen, avec les règles de base, pendant trois tours. Aucune connaissance n’est nécessaire.',
    free: 'Le guide suggère sans jamais imposer. Vous pouvez le quitter à tout moment et poursuivre la partie.',
    title: 'Trois tours sur Arrakis',
    teaches: 'Tempête, Épice, enchères, vaisseaux, batailles et alliances, chacun à son heure.',
    goal: 'Achetez une carte, récoltez 4 Épices, gagnez une bataille et terminez le troisième tour.',
    aims: {
      cards: 'Cartes achetées',
      spice: 'Épice récoltée',
      battles: 'Batailles gagnées',
      turns: 'Tours joués',
    },
    is: (what: string, value: string) => `${what} : ${value}`,
    shipped: (forces: string, to: string) => `${forces}, destination ${to}`,
    moved: (forces: string, from: string, to: string) => `${forces}, ${from} → ${to}`,
    won: {
      title: 'Vous connaissez Dune',
      text: 'Neuf phases, et vous les avez toutes jouées. D’ordinaire on joue jusqu’à dix tours et jusqu’à six factions, dont chacune enfreint les règles à sa façon : leurs feuilles le disent. Les règles avancées vous attendent.',
    },
    lost: {
      title: 'Arrakis est patiente',
      text: 'Les trois tours sont passés et tout n’est pas atteint. Dune est dure pour chacun la première fois. Rejouez : même tempête, même Épice, et le guide connaît un chemin.',
    },
    lessons: {
      aim: {
        title: 'Cinq forteresses',
        text: 'Voici les cinq forteresses. Qui en tient seul trois à la fin d’un tour gagne ; à deux alliés, il en faut quatre. Tout le reste, Épice, cartes, batailles, sert à cela.',
      },
      traitor: {
        title: 'Un traître parmi eux',
        text: 'Gardez un de ces chefs : il est à votre solde, et nul ne le sait. Si un adversaire l’envoie au combat contre vous, criez à la trahison et gagnez d’office. On envoie surtout les chefs forts.',
      },
      storm: {
        title: 'La tempête',
        text: 'Deux joueurs composent chacun un nombre en secret ; la tempête avance de leur somme. Elle tue les troupes du désert et emporte son Épice. Rochers et forteresses protègent. Elle désigne aussi le Premier Joueur.',
      },
      blow: {
        title: 'L’Explosion d’Épice',
        text: 'Une carte est retournée, et l’Épice jaillit là où elle le dit. Qui s’y trouve à la fin du tour la récolte. L’Épice paie tout : les cartes, les vaisseaux, les morts.',
      },
      bidding: {
        title: 'Des cartes en vente',
        text: 'Chaque carte Traîtrise va au plus offrant. Les autres misent à l’aveugle ; vous, Atréides, la voyez d’abord. Armes et défenses décident des batailles, d’autres ne valent rien. Personne ne voit ce que vous savez.',
      },
      price: {
        title: 'Débarquer',
        text: 'Une fois par tour, vous débarquez des troupes de la réserve où vous voulez : 1 Épice chacune dans une forteresse, 2 ailleurs. Où, combien et à quel prix, tout s’affiche avant que vous le disiez.',
      },
      ornithopters: {
        title: 'Les ornithoptères',
        text: 'Ensuite vous déplacez un groupe. À pied, c’est un territoire. Qui a des troupes à Arrakeen ou à Carthag dispose d’ornithoptères et va jusqu’à trois : laissez-y toujours quelqu’un.',
      },
      harvest: {
        title: 'La récolte',
        text: 'Vos troupes sont sur l’Épice : chacune en rapporte 2, ou 3 si vous tenez Arrakeen ou Carthag. Elle passe derrière votre bouclier, où personne ne voit combien il y en a.',
      },
      prescience: {
        title: 'La prescience',
        text: 'On se bat là où l’on n’est pas seul. Avant les plans, les Atréides peuvent demander un élément du plan adverse : chef, arme, défense ou nombre. La réponse engage. L’arme dit quelle défense il vous faut.',
      },
      plan: {
        title: 'Le plan de bataille',
        text: 'Composez un nombre : ces troupes mourront, victoire ou non. Ajoutez la force d’un chef, si aucune arme ne le tue ; le bouclier arrête les projectiles, le goûte-poison le poison. La plus forte somme gagne ; l’égalité est à l’agresseur.',
      },
      fought: {
        title: 'Après la bataille',
        text: 'Le vainqueur ne perd que ce qu’il a composé, le vaincu perd tout ; chaque chef tué rapporte de l’Épice au vainqueur, qui peut garder ses cartes. Un chef fort avec la bonne carte vaut donc mieux que le nombre.',
      },
      treason: {
        title: 'Trahison !',
        text: 'Le chef envoyé au combat était un traître, et son maître secret l’a démasqué : la bataille est gagnée d’office, sans perte. C’est la seule chose qu’aucun nombre ne peut battre.',
      },
      pause: {
        title: 'La fin du tour',
        text: 'À la Pause Mentat, on compte les forteresses de chacun. Nul n’en a assez : un autre tour commence par la tempête. Voyez qui s’en approche : il faudra l’arrêter avant le prochain compte.',
      },
      deal: {
        title: 'Les accords',
        text: 'À tout moment vous pouvez proposer ici un accord : de l’Épice contre une promesse, une carte montrée contre de l’Épice. Ce que le jeu peut vérifier, il le garantit. Le reste est sur l’honneur.',
      },
      nexus: {
        title: 'Le Nexus',
        text: 'Un ver est venu. Pendant qu’il se repaît, on peut s’allier : deux alliés ne se battent plus, s’aident de leurs pouvoirs et gagnent ensemble avec quatre forteresses. Au prochain Nexus, on pourra se séparer.',
      },
      revival: {
        title: 'Hors des cuves',
        text: 'Les morts sont dans les Cuves Tleilaxu. À chaque tour quelques troupes reviennent gratuitement dans la réserve, deux pour les Atréides, et une de plus pour 2 Épices. Les chefs, une fois tous morts.',
      },
    },
    waiting: {
      title: 'Les autres jouent',
      text: 'Regardez la carte : ce qu’ils font là, vous le retrouverez en bataille.',
    },
    tips: {
      bid: {
        title: 'Une autre carte',
        text: 'Misez plus que la dernière mise, ou passez. Vous voyez la carte.',
      },
      ship: {
        title: 'Les vaisseaux',
        text: 'Choisissez un lieu de la carte, puis dites combien. Ou ne débarquez personne.',
      },
      move: { title: 'Un mouvement', text: 'Choisissez vos troupes, puis le lieu où elles vont.' },
      plan: {
        title: 'Votre plan',
        text: 'Ce que vous composez est perdu. Ce que vous savez de l’adversaire est à côté.',
      },
      prescience: {
        title: 'Que voulez-vous voir ?',
        text: 'Demandez ce qu’il vous importe le plus de savoir.',
      },
      'keep.cards': {
        title: 'Garder ou défausser',
        text: 'Vous avez gagné : les cartes jouées peuvent rester en main. Celles sans valeur encombrent.',
      },
      'battle.pick': {
        title: 'Quelle bataille d’abord ?',
        text: 'L’ordre est à vous. Ce que vous perdez dans la première manquera dans la suivante.',
      },
      'storm.dial': { title: 'La tempête', text: 'Composez un nombre ; l’autre compose le sien.' },
      'ally.share': {
        title: 'Les alliés',
        text: 'Votre allié peut voir ce que vous voyez : la carte en vente, et derrière votre bouclier.',
      },
      other: {
        title: 'À vous de choisir',
        text: 'Lisez la question ; le guide a une idée. Le numéro de la règle l’ouvre.',
      },
    },
    why: {
      strongest: 'Le plus fort de ceux qui ne sont pas à vous.',
      worthless: 'Elle ne fait rien : laissez-la aux autres.',
      dear: 'Elle coûterait plus qu’elle ne vous vaut pour l’instant.',
      useful: 'Elle vous servira au combat, et vous savez ce que c’est.',
      stronghold: 'Les forteresses font gagner.',
      spice: 'Il y a de l’Épice à récolter.',
      stay: 'Elles sont bien où elles sont.',
      ally: 'Ensemble il vous faut quatre forteresses, et vous n’avez plus à vous battre.',
    },
  },
);

/** A reason that the coach gives. */
export type Why = keyof typeof words.en.why;
