import type { FactionId } from '@landsraad/dune';
import type { FactionPosition, Position, Table } from '@landsraad/dune/scenario';

/* Every advantage that a Karama may stop; K-1 to K-26 of the decision catalogue. */

/** An advantage on the point of being used, with a Karama in another hand, and what it changes. */
export interface Use {
  readonly item: string;
  readonly user: FactionId;
  readonly position: Position;
  /** Answers up to the one that declares the advantage. */
  readonly play: readonly (readonly [FactionId, ...(string | number)[]])[];
  readonly listen?: 'anytime';
  readonly seen: (t: Table) => unknown;
  readonly used: unknown;
  readonly stopped: unknown;
}

const HARKONNEN: FactionPosition = { id: 'harkonnen', hand: ['karama'] };
const BIDDING = {
  phase: 'bidding',
  treacheryDeck: ['crysknife', 'shield', 'hajr', 'kulon'],
} as const;

const turn = (...factions: FactionPosition[]): Position => ({ factions: [...factions, HARKONNEN] });

const battle = (a: FactionPosition, b: FactionPosition, ...more: FactionPosition[]): Position => ({
  phase: 'battle',
  begun: true,
  factions: [{ board: { 'arrakeen@9': 4 }, ...a }, { board: { 'arrakeen@9': 4 }, ...b }, ...more],
});

const blow = (...factions: FactionPosition[]): Position => ({
  phase: 'spice-blow',
  spiceDeck: ['shai-hulud', 'shai-hulud', 'spice-south-mesa', 'spice-cielago-south'],
  spiceDiscard: [['spice-the-great-flat'], []],
  factions: [...factions, HARKONNEN],
});

const spice = (faction: FactionId) => (t: Table) => t.of(faction).spice;
const tanks = (faction: FactionId) => (t: Table) => t.of(faction).tanks.normal;
const board = (faction: FactionId) => (t: Table) => t.of(faction).board;
const advisors = (t: Table) => t.of('bene-gesserit').advisors;
const next = (t: Table) => `${t.faction} ${t.kind}`;
const field = (faction: FactionId, name: string) => (t: Table) => {
  const decision = t.runUntil('plan').decision(faction);
  const asked = decision.shape === 'form' ? decision.fields[name] : undefined;
  if (asked?.shape === 'number') return asked.max;
  return asked?.options.map(({ id }) => id);
};

const atreides: readonly Use[] = [
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

const SISTERS = { id: 'bene-gesserit', spice: 5 } as const;

const beneGesserit: readonly Use[] = [
  {
    item: 'BEN-B2',
    user: 'bene-gesserit',
    position: turn({ id: 'atreides', spice: 5 }, SISTERS),
    play: [
      ['atreides', 'arrakeen@9', 1],
      ['bene-gesserit', 'polar-sink'],
    ],
    seen: board('bene-gesserit'),
    used: { 'polar-sink': 1 },
    stopped: {},
  },
  {
    item: 'BEN-A4',
    user: 'bene-gesserit',
    position: turn({ id: 'atreides', spice: 5 }, SISTERS),
    play: [
      ['atreides', 'arrakeen@9', 1],
      ['bene-gesserit', 'arrakeen@9'],
    ],
    seen: board('bene-gesserit'),
    used: { 'arrakeen@9': 1 },
    stopped: {},
  },
  {
    item: 'BEN-B3',
    user: 'bene-gesserit',
    position: battle(SISTERS, HARKONNEN),
    play: [['bene-gesserit', 'play:worthless']],
    seen: (t) => t.view('spectator').battle?.voice?.target ?? null,
    used: 'worthless',
    stopped: null,
  },
  {
    item: 'BEN-L1',
    user: 'bene-gesserit',
    position: battle(HARKONNEN, { id: 'emperor', allies: [2] }, { ...SISTERS, allies: [1] }),
    play: [['bene-gesserit', 'play:worthless']],
    seen: (t) => t.view('spectator').battle?.voice?.target ?? null,
    used: 'worthless',
    stopped: null,
  },
  {
    item: 'BEN-A2',
    user: 'bene-gesserit',
    position: { phase: 'charity', factions: [SISTERS, HARKONNEN] },
    play: [],
    seen: spice('bene-gesserit'),
    used: 7,
    stopped: 5,
  },
  {
    item: 'BEN-A6',
    user: 'bene-gesserit',
    position: turn(
      { ...SISTERS, reserves: 0, board: { 'arrakeen@9': 1 }, advisors: ['arrakeen'] },
      { id: 'atreides', board: { 'imperial-basin@9': 1, 'arrakeen@9': 1 } },
    ),
    play: [['bene-gesserit', 'arrakeen', 1, 'imperial-basin@9', 'yes']],
    seen: advisors,
    used: [],
    stopped: ['imperial-basin'],
  },
  {
    item: 'BEN-A7',
    user: 'bene-gesserit',
    position: turn({ id: 'atreides', spice: 5 }, { ...SISTERS, board: { 'arrakeen@9': 1 } }),
    play: [
      ['atreides', 'arrakeen@9', 1],
      ['bene-gesserit', 'yes'],
    ],
    seen: advisors,
    used: ['arrakeen'],
    stopped: [],
  },
  {
    item: 'BEN-A8',
    user: 'bene-gesserit',
    position: {
      ...turn(
        { ...SISTERS, board: { 'arrakeen@9': 1 }, advisors: ['arrakeen'] },
        { id: 'emperor', board: { 'arrakeen@9': 1 } },
      ),
      begun: false,
    },
    play: [['bene-gesserit', 'yes']],
    seen: advisors,
    used: [],
    stopped: ['arrakeen'],
  },
  {
    item: 'BEN-A10',
    user: 'bene-gesserit',
    position: {
      ...BIDDING,
      factions: [{ id: 'atreides' }, { ...SISTERS, hand: ['kulon'] }, HARKONNEN],
    },
    play: [
      ['bene-gesserit', 'as-karama:kulon'],
      ['harkonnen', 'no'],
    ],
    seen: (t) => t.view('atreides').auction?.card,
    used: null,
    stopped: 'crysknife',
  },
];

const emperor: readonly Use[] = [
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

const GUILD = { id: 'spacing-guild', spice: 9 } as const;
const FREMEN = { id: 'fremen' } as const;
const IN_FLAT = { ...FREMEN, board: { 'the-great-flat@14': 4 } };

const fremen: readonly Use[] = [
  {
    item: 'FRE-B2',
    user: 'fremen',
    position: turn({ ...FREMEN, reserves: 0, board: { 'sietch-tabr@13': 3 } }),
    play: [['fremen', 'sietch-tabr', 3, 'hagga-basin@12']],
    seen: board('fremen'),
    used: { 'hagga-basin@12': 3 },
    stopped: { 'sietch-tabr@13': 3 },
  },
  {
    item: 'FRE-B3',
    user: 'fremen',
    position: blow(IN_FLAT),
    play: [],
    seen: tanks('fremen'),
    used: 0,
    stopped: 4,
  },
  {
    item: 'FRE-L1',
    user: 'fremen',
    position: blow(
      { ...FREMEN, allies: [1] },
      { id: 'emperor', allies: [0], board: { 'the-great-flat@14': 4 } },
    ),
    play: [['fremen', 'yes']],
    seen: tanks('emperor'),
    used: 0,
    stopped: 4,
  },
  {
    item: 'FRE-L2',
    user: 'fremen',
    position: {
      phase: 'revival',
      factions: [{ ...FREMEN, allies: [1] }, { id: 'emperor', allies: [0], tanks: 5 }, HARKONNEN],
    },
    play: [['fremen', 'yes']],
    seen: (t) => t.options('emperor'),
    used: ['0', '1', '2', '3'],
    stopped: ['0', '1'],
  },
  {
    item: 'FRE-A1',
    user: 'fremen',
    position: { phase: 'storm', stormCard: 3, factions: [FREMEN, HARKONNEN] },
    play: [],
    seen: (t) => t.view('fremen').stormCard !== null,
    used: true,
    stopped: false,
  },
  {
    item: 'FRE-A2',
    user: 'fremen',
    position: blow(FREMEN, { id: 'emperor', board: { 'meridian@1': 4 } }),
    play: [['fremen', 'meridian']],
    seen: tanks('emperor'),
    used: 4,
    stopped: 0,
  },
  {
    item: 'FRE-A3',
    user: 'fremen',
    position: {
      phase: 'storm',
      stormCard: 2,
      factions: [{ ...FREMEN, board: { 'meridian@1': 4 } }, HARKONNEN],
    },
    play: [],
    seen: tanks('fremen'),
    used: 2,
    stopped: 4,
  },
  {
    item: 'FRE-A4',
    user: 'fremen',
    position: { ...turn(FREMEN), storm: 14 },
    play: [['fremen', 'the-great-flat@14', 4, 0]],
    seen: board('fremen'),
    used: { 'the-great-flat@14': 2 },
    stopped: {},
  },
  {
    item: 'FRE-A5',
    user: 'fremen',
    position: battle({ ...FREMEN, board: { 'arrakeen@9': { normal: 1, special: 2 } } }, HARKONNEN),
    play: [],
    seen: field('fremen', 'dial'),
    used: 10,
    stopped: 6,
  },
  {
    item: 'FRE-A7',
    user: 'fremen',
    position: battle({ ...FREMEN, spice: 9 }, HARKONNEN),
    play: [],
    seen: field('fremen', 'spice'),
    used: 0,
    stopped: 4,
  },
];

const guild: readonly Use[] = [
  {
    item: 'GUI-B1',
    user: 'spacing-guild',
    position: turn({ id: 'atreides', spice: 5 }, GUILD),
    play: [
      ['spacing-guild', 'no'],
      ['atreides', 'arrakeen@9', 3],
    ],
    seen: spice('spacing-guild'),
    used: 12,
    stopped: 9,
  },
  {
    item: 'GUI-B2',
    user: 'spacing-guild',
    position: turn({ ...GUILD, board: { 'arrakeen@9': 2 } }),
    play: [['spacing-guild', 'yes', 'arrakeen', 'carthag@10', 2]],
    seen: board('spacing-guild'),
    used: { 'carthag@10': 2 },
    stopped: { 'arrakeen@9': 2 },
  },
  {
    item: 'GUI-B3',
    user: 'spacing-guild',
    position: turn(GUILD),
    play: [['spacing-guild', 'yes', 'carthag@10', 4]],
    seen: spice('spacing-guild'),
    used: 7,
    stopped: 9,
  },
  {
    item: 'GUI-L1',
    user: 'spacing-guild',
    position: turn({ id: 'emperor', spice: 9, allies: [1] }, { ...GUILD, allies: [0] }),
    play: [
      ['spacing-guild', 'no'],
      ['emperor', 'carthag@10', 4, 0],
    ],
    seen: spice('emperor'),
    used: 7,
    stopped: 9,
  },
  {
    item: 'GUI-A1',
    user: 'spacing-guild',
    position: turn({ id: 'atreides', spice: 5 }, GUILD),
    play: [['spacing-guild', 'yes']],
    seen: (t) => t.faction,
    used: 'spacing-guild',
    stopped: 'atreides',
  },
];

const ATREIDES = { id: 'atreides', hand: ['karama'] } as const;

const harkonnen: readonly Use[] = [
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

export const USES: readonly Use[] = [
  ...atreides,
  ...beneGesserit,
  ...emperor,
  ...fremen,
  ...guild,
  ...harkonnen,
];
