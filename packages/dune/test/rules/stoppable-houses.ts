import {
  BIDDING,
  battle,
  field,
  HARKONNEN,
  next,
  spice,
  tanks,
  turn,
  type Use,
} from './stoppable-use.ts';

export const atreides: readonly Use[] = [
  {
    item: 'ATR-B1',
    user: 'atreides',
    position: { ...BIDDING, factions: [{ id: 'atreides' }, HARKONNEN] },
    play: [],
    seen: (t) => t.view('atreides').auction?.card,
    used: 'crysknife',
    stopped: null,
  },
  {
    item: 'ATR-B3',
    user: 'atreides',
    position: { ...turn({ id: 'atreides' }), begun: false, spiceDeck: ['spice-south-mesa'] },
    play: [],
    seen: (t) => t.view('atreides').spiceTop,
    used: 'spice-south-mesa',
    stopped: null,
  },
  {
    item: 'ATR-B4',
    user: 'atreides',
    position: battle({ id: 'atreides' }, HARKONNEN),
    play: [['atreides', 'weapon']],
    seen: next,
    used: 'harkonnen prescience.answer',
    stopped: 'atreides plan',
  },
  {
    item: 'ATR-L1',
    user: 'atreides',
    position: battle(HARKONNEN, { id: 'emperor', allies: [2] }, { id: 'atreides', allies: [1] }),
    play: [['atreides', 'weapon']],
    seen: next,
    used: 'harkonnen prescience.answer',
    stopped: 'harkonnen plan',
  },
  {
    item: 'ATR-A2',
    user: 'atreides',
    position: battle({ id: 'atreides', kh: { losses: 7 } }, HARKONNEN),
    play: [['atreides', 'none']],
    seen: field('atreides', 'kh'),
    used: ['no', 'yes'],
    stopped: ['no'],
  },
];

export const emperor: readonly Use[] = [
  {
    item: 'EMP-B1',
    user: 'emperor',
    position: { ...BIDDING, factions: [{ id: 'fremen', spice: 5 }, { id: 'emperor' }, HARKONNEN] },
    play: [
      ['fremen', 'bid:3'],
      ['emperor', 'pass'],
      ['harkonnen', 'pass'],
    ],
    seen: spice('emperor'),
    used: 3,
    stopped: 0,
  },
  {
    item: 'EMP-L1',
    user: 'emperor',
    position: {
      phase: 'collection',
      factions: [
        { id: 'emperor', spice: 6, allies: [1] },
        { id: 'fremen', allies: [0] },
        HARKONNEN,
      ],
    },
    listen: 'anytime',
    play: [
      ['harkonnen', 'pass'],
      ['emperor', 'gift', 'seat:1', 4],
    ],
    seen: spice('fremen'),
    used: 4,
    stopped: 0,
  },
  {
    item: 'EMP-L2',
    user: 'emperor',
    position: {
      phase: 'revival',
      factions: [
        { id: 'emperor', spice: 6, allies: [1] },
        { id: 'fremen', allies: [0], tanks: 5 },
        HARKONNEN,
      ],
    },
    play: [['emperor', 2]],
    seen: tanks('fremen'),
    used: 3,
    stopped: 5,
  },
  {
    item: 'EMP-A1',
    user: 'emperor',
    position: battle(
      { id: 'emperor', board: { 'arrakeen@9': { normal: 1, special: 2 } }, spice: 9 },
      HARKONNEN,
    ),
    play: [],
    seen: field('emperor', 'dial'),
    used: 10,
    stopped: 6,
  },
];

const FREMEN = { id: 'fremen' } as const;
const ATREIDES = { id: 'atreides', hand: ['karama'] } as const;

export const harkonnen: readonly Use[] = [
  {
    item: 'HAR-B4',
    user: 'harkonnen',
    position: {
      ...BIDDING,
      factions: [
        { id: 'harkonnen', spice: 5 },
        { ...FREMEN, hand: ['karama'] },
      ],
    },
    play: [
      ['harkonnen', 'bid:1'],
      ['fremen', 'pass'],
    ],
    seen: (t) => t.of('harkonnen').hand.length,
    used: 2,
    stopped: 1,
  },
  {
    item: 'HAR-L1',
    user: 'harkonnen',
    position: battle(
      { id: 'emperor', allies: [2] },
      { ...FREMEN, hand: ['karama'] },
      { id: 'harkonnen', allies: [0], traitors: ['chani'] },
    ),
    play: [],
    seen: (t) => t.view('spectator').battle?.stopped,
    used: [],
    stopped: ['HAR-L1'],
  },
  {
    item: 'HAR-A1',
    user: 'harkonnen',
    position: battle({ id: 'harkonnen', board: { 'arrakeen@9': 9 } }, ATREIDES),
    play: [
      ['atreides', 'none'],
      ['harkonnen', 'plan'],
      ['atreides', 'plan'],
      ['harkonnen', 'yes'],
    ],
    seen: (t) => t.kind === 'capture.fate',
    used: true,
    stopped: false,
  },
];
