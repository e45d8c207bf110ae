import { bilingual } from '../../app/language.ts';

export const words = bilingual(
  {
    title: 'New game',
    players: 'Players',
    table: 'Who plays',
    seat: (n: number) => `Seat ${n}`,
    is: 'Played by',
    person: 'Person',
    bot: 'Bot',
    name: 'Name',
    nameOptional: 'Name (optional)',
    level: 'Level',
    bots: {
      greedy: {
        name: 'Calculating',
        hint: 'Takes what each turn gives most, and defends itself. A fair opponent.',
      },
      random: {
        name: 'Erratic',
        hint: 'Any legal move, at random. For learning in peace, or for trying things out.',
      },
    },
    clockwise:
      'Seats are in clockwise order. Who is First Player is drawn when the game begins (IMP-2.19).',
    shared:
      'Several persons share this device: between two persons’ decisions a curtain hides the hand until the next one takes over.',
    watch: 'No person sits at this table: you watch the bots play.',
    leaders: {
      title: 'Leaders',
      random: 'Drawn',
      chosen: 'Chosen here',
      pick: 'Picked at the table',
      randomHint: 'Every seat gets a Leader by chance.',
      chosenHint: 'Choose for each seat; what you leave open is drawn.',
      pickHint:
        'When the game begins, everyone picks in reverse turn order: the last player first.',
      of: (seat: string) => `Leader of ${seat}`,
      any: 'Drawn at random',
      taken: (name: string) => `${name} (taken)`,
    },
    rules: {
      title: 'Rules',
      hint: 'Changed rarely: these are house rules, or questions that the rulebook leaves open.',
      changed: 'changed',
      pointsToWin:
        'At the end of a round, the game ends when somebody has that many Victory Points, or when the Conflict deck is empty.',
      tieForSecondBelowFour:
        'The rulebook gives the third reward to those tied for second place, but says that three players have no third reward.',
      bindu: 'The card says “you may pass your turn”; the rulebook says that the turn ends.',
      rule: (number: string) => `Rule ${number}`,
      ruling: (number: string) => `Ruling ${number}`,
    },
    advanced: {
      title: 'Advanced',
      seed: 'Seed',
      seedHint:
        'The same seed deals the same game: to play a deal again or to compare with a friend. Empty: drawn.',
    },
    start: 'Begin the game',
    starting: 'Setting up the table…',
    reset: 'As in the rulebook',
    mend: 'This must be mended first:',
    faults: {
      points: (least: number, most: number) =>
        `The points that end the game must be between ${least} and ${most}.`,
      seed: 'The seed is too long.',
      noName: 'Everybody at a shared table needs a name.',
      sameName: 'Somebody else has this name already.',
      longName: (most: number) => `At most ${most} letters, please.`,
      sameLeader: 'Another seat has this Leader already.',
      at: (seat: string, what: string) => `${seat}: ${what}`,
    },
  },
  {
    title: 'Nouvelle partie',
    players: 'Joueurs',
    table: 'Qui joue',
    seat: (n: number) => `Place ${n}`,
    is: 'Jouée par',
    person: 'Personne',
    bot: 'Bot',
    name: 'Nom',
    nameOptional: 'Nom (facultatif)',
    level: 'Niveau',
    bots: {
      greedy: {
        name: 'Calculateur',
        hint: 'Prend ce que chaque tour offre de mieux et sait se défendre. Un adversaire honnête.',
      },
      random: {
        name: 'Imprévisible',
        hint: 'Joue n’importe quel coup permis, au hasard. Pour apprendre tranquillement ou pour essayer.',
      },
    },
    clockwise:
      'Les places se suivent dans le sens horaire. Le Premier Joueur est tiré au sort en début de partie (IMP-2.19).',
    shared:
      'Plusieurs personnes se partagent cet appareil : entre les décisions de deux personnes, un rideau cache la main jusqu’à ce que la suivante prenne le relais.',
    watch: 'Aucune personne à cette table : vous regardez jouer les bots.',
    leaders: {
      title: 'Dirigeants',
      random: 'Tirés au sort',
      chosen: 'Choisis ici',
      pick: 'Choisis à la table',
      randomHint: 'Chaque place reçoit un Dirigeant au hasard.',
      chosenHint: 'Choisissez pour chaque place ; ce que vous laissez ouvert est tiré au sort.',
      pickHint:
        'En début de partie, chacun choisit dans l’ordre inverse du tour : le dernier joueur d’abord.',
      of: (seat: string) => `Dirigeant pour : ${seat}`,
      any: 'Tiré au sort',
      taken: (name: string) => `${name} (déjà pris)`,
    },
    rules: {
      title: 'Règles',
      hint: 'À changer rarement : ce sont des variantes, ou des points que le livret laisse ouverts.',
      changed: 'modifiée',
      pointsToWin:
        'À la fin d’une manche, la partie se termine si quelqu’un a autant de Points de Victoire, ou si la pioche Conflit est vide.',
      tieForSecondBelowFour:
        'Le livret donne la troisième récompense aux deuxièmes à égalité, mais dit aussi qu’à trois joueurs il n’y a pas de troisième récompense.',
      bindu:
        'La carte dit « vous pouvez passer votre tour » ; le livret dit que le tour se termine.',
      rule: (number: string) => `Règle ${number}`,
      ruling: (number: string) => `Précision ${number}`,
    },
    advanced: {
      title: 'Avancé',
      seed: 'Graine',
      seedHint:
        'La même graine donne la même mise en place et les mêmes tirages : pour rejouer une donne ou la comparer entre amis. Vide : tirée au sort.',
    },
    start: 'Commencer la partie',
    starting: 'Mise en place…',
    reset: 'Comme dans le livret',
    mend: 'À corriger d’abord :',
    faults: {
      points: (least: number, most: number) =>
        `Le nombre de points qui termine la partie doit être compris entre ${least} et ${most}.`,
      seed: 'La graine est trop longue.',
      noName: 'À une table partagée, chaque personne a besoin d’un nom.',
      sameName: 'Quelqu’un d’autre porte déjà ce nom.',
      longName: (most: number) => `${most} lettres au plus, s’il vous plaît.`,
      sameLeader: 'Une autre place a déjà ce Dirigeant.',
      at: (seat: string, what: string) => `${seat} : ${what}`,
    },
  },
);
