import { bilingual } from '../../../../app/language.ts';

/** What the decision panel says of this game: groups of options, numbers of troops, meters. */
export const words = bilingual(
  {
    effects: 'Still to resolve, in your order',
    uses: 'Your tech tiles',
    anytime: 'At any moment of your turn',
    purchases: 'You can acquire',
    plots: 'Intrigue cards',
    deployN: (n: number) => (n === 0 ? 'Deploy none' : `Deploy ${n}`),
    retreatN: (n: number) => (n === 0 ? 'Retreat none' : `Retreat ${n}`),
    pieces: {
      troop: (n: number) => `Troop ${n}`,
      dreadnought: (n: number) => `Dreadnought ${n}`,
      negotiator: (n: number) => `Negotiator ${n}`,
      specimen: (n: number) => `Specimen ${n}`,
    },
    returnN: (n: number, price: number) =>
      n === 0 ? `Acquire for ${price}` : `Return ${n}, acquire for ${price}`,
    returnSpecimens: (n: number) => (n === 0 ? 'Return none' : `Return ${n}`),
    intrigue: 'Intrigue',
    leaders: 'Leaders',
    playAs: (leader: string) => `Play ${leader}`,
    all: 'All',
    persuasionLeft: (n: number) => `${n} Persuasion left`,
    strength: (n: number) => `Strength ${n}`,
    noStrength: 'No troop in the Conflict',
    affordable: (n: number) =>
      n === 0
        ? 'Nothing left to acquire'
        : n === 1
          ? '1 card within reach'
          : `${n} cards within reach`,
    zones: { hand: 'Hand', play: 'In play', discard: 'Discard', deck: 'Deck' },
    combat: 'Strength in the Conflict',
    passed: 'passed',
    out: 'not involved',
  },
  {
    effects: 'À résoudre, dans l’ordre de votre choix',
    uses: 'Vos tuiles Techno',
    anytime: 'À tout moment de votre tour',
    purchases: 'Vous pouvez acquérir',
    plots: 'Cartes Intrigue',
    deployN: (n: number) => (n === 0 ? 'Ne rien déployer' : `Déployer ${n}`),
    retreatN: (n: number) => (n === 0 ? 'Ne rien replier' : `Replier ${n}`),
    pieces: {
      troop: (n: number) => `Troupe ${n}`,
      dreadnought: (n: number) => `Cuirassé ${n}`,
      negotiator: (n: number) => `Négociateur ${n}`,
      specimen: (n: number) => `Spécimen ${n}`,
    },
    returnN: (n: number, price: number) =>
      n === 0 ? `Acquérir pour ${price}` : `En rendre ${n}, acquérir pour ${price}`,
    returnSpecimens: (n: number) => (n === 0 ? 'Ne rien renvoyer' : `En renvoyer ${n}`),
    intrigue: 'Intrigue',
    leaders: 'Dirigeants',
    playAs: (leader: string) => `Incarner ${leader}`,
    all: 'Toutes',
    persuasionLeft: (n: number) => `Il reste ${n} Persuasion`,
    strength: (n: number) => `Force ${n}`,
    noStrength: 'Aucune troupe dans le Conflit',
    affordable: (n: number) =>
      n === 0
        ? 'Plus rien à acquérir'
        : n === 1
          ? '1 carte à votre portée'
          : `${n} cartes à votre portée`,
    zones: { hand: 'Main', play: 'En jeu', discard: 'Défausse', deck: 'Deck' },
    combat: 'Forces dans le Conflit',
    passed: 'a passé',
    out: 'n’y participe pas',
  },
);
