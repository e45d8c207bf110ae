import {
  card,
  conflict,
  hagalCard,
  leader,
  line,
  space,
  startingCard,
} from '../../src/content/build.ts';
import type { ContentSet, Track } from '../../src/content/component.ts';
import { shelve } from '../../src/content/index.ts';
import {
  acquire,
  choose,
  foldspace,
  gain,
  intrigue,
  loseTroop,
  mentat,
  opponent,
  pay,
  persuasion,
  recall,
  recruit,
  retreat,
  vp,
  when,
} from '../../src/effects/verbs.ts';
import { type ToyOptions, toy } from './types.ts';
import { build, hasFlyer, market, scrap, scrapped, walk } from './words.ts';

/** A way that forks at once, comes together again and ends. */
export const TRACK: Track = {
  name: { en: 'Toy track', fr: 'Piste de jouet' },
  steps: [
    { next: [1, 2], bonus: [] },
    { next: [3], bonus: [gain({ water: 1 })] },
    { next: [3], bonus: [gain({ spice: 1 })] },
    ...line(1, { 0: [intrigue(1)], 1: [vp(1)] }).map(({ next, bonus }) => ({
      next: next.map((step) => step + 3),
      bonus,
    })),
  ],
};

/** Cards of the stall, which Persuasion cannot buy. */
const stall = (id: string, price: number) => ({
  ...card(id, { en: id, fr: id }, { copies: 2, icons: ['city'], reveal: [persuasion(1)] }),
  origin: toy('toy-stall'),
  onAcquire: [gain({ solari: price })],
});
export const PRICES: Readonly<Record<string, number>> = { 'toy-kite': 1, 'toy-drum': 2 };

export const TOY: ContentSet = {
  id: 'toy',
  isIn: (options) => (options as unknown as ToyOptions).toy,
  cards: [
    startingCard(
      'toy-map',
      { en: 'Toy map', fr: 'Carte de jouet' },
      { icons: ['spice-trade'], agent: [walk], reveal: [persuasion(1)] },
    ),
    // Never sent alone.
    card(
      'toy-twin',
      { en: 'Toy twin', fr: 'Jumeau de jouet' },
      { copies: 6, cost: 1, icons: ['city'], agent: [gain({ solari: 1 })], reveal: [scrap(1)] },
    ),
    // Passes enemy Agents on Landsraad spaces.
    card(
      'toy-mask',
      { en: 'Toy mask', fr: 'Masque de jouet' },
      {
        copies: 4,
        cost: 2,
        icons: ['landsraad'],
        agent: [scrap(2), when(hasFlyer, gain({ solari: 1 }), retreat(1))],
        reveal: [persuasion(1), pay(scrapped(1), gain({ water: 1 }))],
      },
    ),
    card(
      'toy-fork',
      { en: 'Toy fork', fr: 'Fourche de jouet' },
      { copies: 1, cost: 1, icons: ['city'], agent: [choose(retreat(1), gain({ solari: 1 }))] },
    ),
    // Pays for what may be out of reach.
    card(
      'toy-bell',
      { en: 'Toy bell', fr: 'Clochette de jouet' },
      {
        copies: 1,
        cost: 1,
        icons: ['city'],
        reveal: [
          pay({ solari: 1 }, recall),
          pay(
            { spice: 1 },
            mentat,
            foldspace,
            acquire(1),
            choose(foldspace, acquire(1)),
            opponent(loseTroop('conflict')),
            pay({ water: 1 }, gain({ solari: 1 })),
          ),
        ],
      },
    ),
    ...Object.entries(PRICES).map(([id, price]) => stall(id, price)),
  ],
  intrigue: [],
  conflicts: [
    conflict('toy-prize', { en: 'Toy prize', fr: 'Prix de jouet' }, 1, {
      first: [choose(mentat, gain({ solari: 1 }))],
      second: [],
      third: [],
    }),
  ],
  leaders: [
    leader(
      'toy-maker',
      { en: 'Toy maker', fr: 'Fabricant de jouets' },
      {
        short: { en: 'Toys', fr: 'Jouets' },
        house: { id: 'toys', name: { en: 'House of toys', fr: 'Maison des jouets' } },
        complexity: 1,
        ability: { id: toy('toy-luck'), name: { en: 'Luck', fr: 'Chance' } },
        signet: { name: { en: 'Workshop', fr: 'Atelier' }, effects: [build] },
      },
    ),
  ],
  spaces: [
    space(
      'toy-bazaar',
      { en: 'Toy bazaar', fr: 'Bazar de jouets' },
      {
        region: 'choam',
        icon: 'spice-trade',
        combat: true,
        effects: [walk, build, market, recruit(1)],
        covers: ['secure-contract', 'sell-melange'],
      },
    ),
  ],
  tracks: [],
  hagal: [
    hagalCard(
      'toy-bazaar',
      { en: 'Toy bazaar', fr: 'Bazar de jouets' },
      { copies: 4, gains: [build, walk, recruit(1), gain({ water: 1 })], swords: 1 },
    ),
  ],
  alters: (printed) => ({
    ...printed,
    conflictsOfLevel: { 1: 0, 2: 6, 3: 3 },
    cards: printed.cards.map((one) =>
      one.id === 'dune-the-desert-planet' ? { ...one, copies: 1 } : one,
    ),
  }),
};

shelve(TOY);
