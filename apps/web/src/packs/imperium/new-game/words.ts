import { bilingual } from '../../../app/language.ts';

export const words = bilingual(
  {
    manyPlayers: {
      1: 'You alone against two Rivals of House Hagal. There are no bots and no waiting.',
      2: 'Two players, and House Hagal in their way. The second may be a friend at this device, or a bot.',
      3: 'Three players: friends at this device, bots, or both.',
      4: 'Four players: friends at this device, bots, or both.',
    },
    rival: (n: number) => `Rival ${n}`,
    hagal: 'House Hagal',
    solo: {
      rivalHint: 'Takes spaces, troops, rewards and Victory Points.',
      about:
        'House Hagal is the rulebook’s game for one: whenever it is a Rival’s turn, a card of the Hagal deck says where its Agent goes and what it gets there. You make the few choices that are left to it.',
      begins: 'The Rival on your left begins; you play third.',
      first: 'For a first game alone',
      firstHint: (level: string, first: string, second: string) =>
        `${level}, with ${first} and ${second} as Rivals: this is what the rulebook recommends.`,
      takeFirst: 'Set it up so',
      winning: 'You win if you rank above both Rivals when the game ends.',
    },
    two: {
      hagalHint: 'Takes spaces and troops, never a Victory Point.',
      about:
        'House Hagal plays for nobody: a card of the Hagal deck says where its Agent goes, so that spaces are taken, Alliances are at risk and Conflicts are contested, as with more players.',
      begins:
        'The First Player is drawn and changes every round; House Hagal acts after each of their Agent turns.',
    },
    clockwise:
      'Seats are in clockwise order. Who is First Player is drawn when the game begins (IMP-2.19).',
    expansions: {
      title: 'Expansions',
      ix: 'Adds the Ix board with its tech tiles, Freighters and dreadnoughts, 6 Leaders and 56 cards. A game takes somewhat longer, and there is more to keep in mind.',
      epic: 'A longer game: it ends at 12 points, everybody begins with 5 troops and an Intrigue card, and the Conflicts are larger from the start. Made for three or four.',
      immortality:
        'Adds the Bene Tleilax board with research, specimens and Tleilaxu cards, and 63 cards, some of them grafted in pairs. Turns take more thought, and there is more to keep in mind.',
      pushed:
        'A slightly longer game: with up to three it ends at 11 points; with four everybody begins at 0, and it ends at 10.',
    },
    leaders: {
      title: 'Leaders',
      random: 'Drawn',
      chosen: 'Chosen here',
      pick: 'Picked at the table',
      randomHint: 'Every seat gets a Leader by chance.',
      chosenHint: 'Choose for each seat; what you leave open is drawn.',
      pickHint:
        'When the game begins, everyone picks in reverse turn order: the last player first.',
      solo: {
        randomHint: 'You and both Rivals get a Leader by chance.',
        chosenHint:
          'Choose your own and those of your Rivals; what you leave open is drawn. A Rival only uses the Signet Ring ability of its Leader.',
        pickHint: 'When the game begins, you pick your own Leader, then those of both Rivals.',
      },
      never: (names: string) => `Never Rivals: ${names}.`,
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
      rowChurn:
        'After each of your Reveal turns, each die from 1 to 5 trashes the card of the Row in that place. The Row changes faster, as if Rivals bought cards.',
      brutalEscalation:
        'In the last Conflicts, two cards instead of one are revealed for each Rival’s swords.',
      expertDeployment:
        'How a Rival deploys that leads, or would, by 4 strength: the rulebook can be read both ways.',
      bindu: 'The card says “you may pass your turn”; the rulebook says that the turn ends.',
      rule: (number: string) => `Rule ${number}`,
      ruling: (number: string) => `Ruling ${number}`,
    },
    reset: 'As in the rulebook',
    faults: {
      points: (least: number, most: number) =>
        `The points that end the game must be between ${least} and ${most}.`,
      sameLeader: 'Another seat has this Leader already.',
    },
  },
  {
    manyPlayers: {
      1: 'Vous seul contre deux Rivaux de la Maison Hagal. Ni bots ni attente.',
      2: 'Deux joueurs, et la Maison Hagal en travers de leur route. Le second peut être un ami sur cet appareil, ou un bot.',
      3: 'Trois joueurs : des amis sur cet appareil, des bots, ou les deux.',
      4: 'Quatre joueurs : des amis sur cet appareil, des bots, ou les deux.',
    },
    rival: (n: number) => `Rival ${n}`,
    hagal: 'Maison Hagal',
    solo: {
      rivalHint: 'Prend emplacements, troupes, récompenses et Points de Victoire.',
      about:
        'La Maison Hagal est la façon de jouer seul prévue par le livret : au tour d’un Rival, une carte du deck Maison Hagal indique où va son Agent et ce qu’il y gagne. Les rares choix qui lui restent, vous les faites pour lui.',
      begins: 'Le Rival à votre gauche commence ; vous jouez en troisième.',
      first: 'Pour une première partie en solitaire',
      firstHint: (level: string, first: string, second: string) =>
        `${level}, et pour Rivaux ${first} et ${second} : c’est ce que le livret recommande.`,
      takeFirst: 'Régler ainsi',
      winning: 'Vous gagnez si vous êtes classé devant les deux Rivaux à la fin de la partie.',
    },
    two: {
      hagalHint: 'Prend emplacements et troupes, jamais de Point de Victoire.',
      about:
        'La Maison Hagal ne joue pour personne : une carte du deck Maison Hagal indique où va son Agent, si bien que des emplacements sont pris, des Alliances menacées et des Conflits disputés, comme à plus de joueurs.',
      begins:
        'Le Premier Joueur est tiré au sort et change à chaque manche ; la Maison Hagal agit après chacun de ses tours Agent.',
    },
    clockwise:
      'Les places se suivent dans le sens horaire. Le Premier Joueur est tiré au sort en début de partie (IMP-2.19).',
    expansions: {
      title: 'Extensions',
      ix: 'Ajoute le plateau d’Ix avec ses tuiles Techno, des Cargos et des cuirassés, 6 Dirigeants et 56 cartes. La partie dure un peu plus longtemps, et il y a davantage à retenir.',
      epic: 'Une partie plus longue : elle se termine à 12 points, chacun commence avec 5 troupes et une carte Intrigue, et les Conflits sont plus importants dès le début. Conçue pour trois ou quatre.',
      immortality:
        'Ajoute le plateau du Bene Tleilax avec la recherche, les Spécimens et les cartes Tleilaxu, et 63 cartes, dont certaines se greffent par deux. Les tours demandent plus de réflexion, et il y a davantage à retenir.',
      pushed:
        'Une partie un peu plus longue : jusqu’à trois, elle se termine à 11 points ; à quatre, chacun commence à 0 et elle se termine à 10.',
    },
    leaders: {
      title: 'Dirigeants',
      random: 'Tirés au sort',
      chosen: 'Choisis ici',
      pick: 'Choisis à la table',
      randomHint: 'Chaque place reçoit un Dirigeant au hasard.',
      chosenHint: 'Choisissez pour chaque place ; ce que vous laissez ouvert est tiré au sort.',
      pickHint:
        'En début de partie, chacun choisit dans l’ordre inverse du tour : le dernier joueur d’abord.',
      solo: {
        randomHint: 'Vous et les deux Rivaux recevez un Dirigeant au hasard.',
        chosenHint:
          'Choisissez le vôtre et ceux de vos Rivaux ; ce que vous laissez ouvert est tiré au sort. Un Rival n’utilise que la capacité de Chevalière de son Dirigeant.',
        pickHint: 'En début de partie, vous choisissez votre Dirigeant, puis ceux des deux Rivaux.',
      },
      never: (names: string) => `Jamais Rivaux : ${names}.`,
      of: (seat: string) => `Dirigeant pour : ${seat}`,
      any: 'Tiré au sort',
      taken: (name: string) => `${name} (déjà pris)`,
    },
    rules: {
      title: 'Règles',
      hint: 'À changer rarement : ce sont des variantes, ou des points que le livret laisse ouverts.',
      changed: 'modifiée',
      pointsToWin:
        'À la fin d’une manche, la partie se termine si quelqu’un a autant de Points de Victoire, ou si le deck Conflit est vide.',
      tieForSecondBelowFour:
        'Le livret donne la troisième récompense aux deuxièmes à égalité, mais dit aussi qu’à trois joueurs il n’y a pas de troisième récompense.',
      rowChurn:
        'Après chacun de vos tours Révélation, chaque dé de 1 à 5 détruit la carte de la Rangée à cette place. La Rangée se renouvelle plus vite, comme si les Rivaux achetaient.',
      brutalEscalation:
        'Dans les derniers Conflits, deux cartes au lieu d’une sont révélées pour les épées de chaque Rival.',
      expertDeployment:
        'Comment déploie un Rival qui mène, ou mènerait, de 4 points de force : le livret se lit des deux façons.',
      bindu:
        'La carte dit « vous pouvez passer votre tour » ; le livret dit que le tour se termine.',
      rule: (number: string) => `Règle ${number}`,
      ruling: (number: string) => `Précision ${number}`,
    },
    reset: 'Comme dans le livret',
    faults: {
      points: (least: number, most: number) =>
        `Le nombre de points qui termine la partie doit être compris entre ${least} et ${most}.`,
      sameLeader: 'Une autre place a déjà ce Dirigeant.',
    },
  },
);
