import {
  choose,
  chooseNumber,
  chooseSome,
  copyRandom,
  type Flow,
  fillForm,
  type Game,
  type GameEvent,
  type GameState,
  type Option,
  putInOrder,
  type Seat,
  together,
} from '@landsraad/kernel';

/* A fair: every shape of decision once, the last one of two seats at the same time. */

interface Fair extends GameState {
  events: FairEvent[] | null;
  day: number;
  bids: (number | null)[];
}

export interface FairEvent extends GameEvent {
  readonly type: 'chose' | 'bid';
  readonly seat: Seat;
  readonly what: string;
}

export interface FairView {
  readonly day: number;
  /** Nobody sees the other's bid before the end. */
  readonly bids: readonly (number | null)[];
}

const options = (...ids: string[]): Option[] => ids.map((id) => ({ id }));

const DAYS: readonly ((game: Fair, seat: Seat) => Flow<unknown>)[] = [
  (_, seat) =>
    choose({
      seat,
      kind: 'stall',
      rule: 'F-1',
      options: options('north', 'east'),
      refused: () => [{ option: { id: 'south' }, why: { code: 'closed', rule: 'F-2' } }],
    }),
  (_, seat) =>
    chooseSome({ seat, kind: 'wares', options: options('silk', 'salt', 'tea'), min: 1, max: 2 }),
  (_, seat) => chooseNumber({ seat, kind: 'coins', min: 0, max: 5 }),
  (_, seat) => putInOrder({ seat, kind: 'queue', options: options('first', 'second', 'third') }),
  (_, seat) =>
    fillForm({
      seat,
      kind: 'plan',
      fields: {
        guide: { shape: 'one', options: options('ali', 'zoe') },
        guard: { shape: 'one', options: options('none') },
        coins: { shape: 'number', min: 0, max: 4 },
        gifts: { shape: 'some', options: options('figs', 'dates'), min: 0, max: 2 },
      },
      check: ({ coins, gifts }) =>
        coins === 0 && (gifts as readonly string[]).length > 0
          ? { code: 'gifts-cost', rule: 'F-5' }
          : null,
      fallback: { guide: 'ali', guard: 'none', coins: 0, gifts: [] },
    }),
];

function* day(game: Fair): Flow {
  const asked = DAYS[game.day];
  if (asked) {
    const what = JSON.stringify(yield* asked(game, 0));
    game.events?.push({ type: 'chose', seat: 0, what });
  } else yield* together(new Map([0, 1].map((seat) => [seat, bid(game, seat)])));
  game.day++;
}

function* bid(game: Fair, seat: Seat): Flow {
  const n = yield* chooseNumber({ seat, kind: 'bid', hidden: true, min: 1, max: 9 });
  game.bids[seat] = n;
  game.events?.push({ type: 'bid', seat, what: '' });
}

const isOver = (game: Fair): boolean => game.day > DAYS.length;

export const fair: Game<Fair, object, FairView> = {
  id: 'fair',
  version: 1,
  oldest: 1,
  parseOptions: () => ({}),
  optionSets: [{}],
  seats: () => 2,
  optionsFor: () => ({}),
  seatsOf: (_, seat) => [seat],
  setup: (_, random) => ({ random, revealed: 0, events: null, day: 0, bids: [null, null] }),
  next: (game) => (isOver(game) ? null : day(game)),
  clone: (game) => ({ ...game, random: copyRandom(game.random), bids: game.bids.slice() }),
  view: (game, viewer) => ({
    day: game.day,
    bids: game.bids.map((coins, seat) => (isOver(game) || viewer === seat ? coins : null)),
  }),
  imagine: () => undefined,
  round: ({ day }) => day + 1,
  result: (game) =>
    isOver(game) ? game.bids.map((points, seat) => ({ seat, rank: 1, points: points ?? 0 })) : null,
  faults: () => [],
};
