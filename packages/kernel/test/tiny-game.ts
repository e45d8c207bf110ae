import {
  agrees,
  begunBy,
  below,
  choose,
  chooseNumber,
  chooseSome,
  clockwise,
  copyRandom,
  dealAnew,
  type Flavor,
  type Flow,
  fillForm,
  type Game,
  type GameEvent,
  type GameState,
  type Option,
  type Place,
  Problem,
  putInOrder,
  type Random,
  rulesOf,
  type Seat,
  shuffle,
  together,
  type Viewer,
  window,
} from '../src/index.ts';

/*
 * A bazaar: sealed bids, dice for the winner, a market where everyone trades, and thieves at night.
 * It needs every shape of decision, chance, secrets and a window, so it proves the kernel alone.
 */

export type Ware = Flavor<string, 'ware'>;

export interface BazaarOptions {
  readonly players: 2 | 3 | 4;
  readonly rounds: number;
  readonly thieves: boolean;
}

interface Bid {
  readonly coins: number;
  readonly ware: Ware | null;
}

interface Trader {
  coins: number;
  points: number;
  hand: Ware[];
  /** Sealed until all have bid. */
  bid: Bid | null;
}

export interface Bazaar extends GameState {
  events: BazaarEvent[] | null;
  readonly options: BazaarOptions;
  phase: 'auction' | 'market' | 'night' | 'over';
  round: number;
  first: Seat;
  active: Seat;
  /** The top is at the end. */
  deck: Ware[];
  discard: Ware[];
  /** Who has looked at the top of the deck, and how much of it is still there. */
  looked: { seat: Seat; n: number } | null;
  bank: number;
  traders: Trader[];
}

export interface BazaarEvent extends GameEvent {
  readonly type: 'bid' | 'won' | 'rolled' | 'looked' | 'drew' | 'sold' | 'donated' | 'robbed';
  readonly seat: Seat;
  readonly n?: number;
  readonly secret?: { readonly to: readonly Seat[]; readonly wares?: readonly Ware[] };
}

/** In the first version a sale was paid in whole fours, and a bazaar lasted two rounds unless said. */
const VERSION = 2;

const WARES: readonly Ware[] = Array.from({ length: 20 }, (_, i) => `w${i + 1}`);
const COINS = 40;
const CHEAPEST_SOLD = 4;
const CHEAPEST_THIEF = 12;

const worth = (ware: Ware): number => Number(ware.slice(1));
const seatsFrom = (game: Bazaar, first: Seat): Seat[] => clockwise(first, game.traders.length);
const tell = (game: Bazaar, event: BazaarEvent): void => void game.events?.push(event);

function setup(options: BazaarOptions, random: Random, version = VERSION): Bazaar {
  const deck = shuffle(random, [...WARES]);
  const traders = Array.from(
    { length: options.players },
    (): Trader => ({ coins: 5, points: 0, hand: deck.splice(-3), bid: null }),
  );
  return {
    random,
    revealed: 0,
    events: null,
    ...begunBy(version),
    options,
    phase: 'auction',
    round: 1,
    first: 0,
    active: 0,
    deck,
    discard: [],
    looked: null,
    bank: COINS - 5 * options.players,
    traders,
  };
}

function next(game: Bazaar): Flow | null {
  switch (game.phase) {
    case 'auction':
      return auction(game);
    case 'market':
      return market(game, game.active);
    case 'night':
      return night(game);
    case 'over':
      return null;
  }
}

function* auction(game: Bazaar): Flow {
  const seats = seatsFrom(game, game.first);
  yield* together(new Map(seats.map((seat) => [seat, sealBid(game, seat)])));
  const winner = openBids(game, seats);
  yield* throwDice(game, winner);
  yield* lookAtDeck(game, winner);
  game.first = winner;
  game.active = winner;
  game.phase = 'market';
}

function* sealBid(game: Bazaar, seat: Seat): Flow {
  const trader = game.traders[seat]!;
  const form = yield* fillForm({
    seat,
    kind: 'bid',
    rule: 'B-1',
    hidden: true,
    fields: {
      coins: { shape: 'number', min: 0, max: trader.coins },
      ware: { shape: 'one', options: [{ id: 'none' }, ...trader.hand.map((id) => ({ id }))] },
    },
    check: ({ coins, ware }) =>
      coins === 0 && ware !== 'none' ? { code: 'ware-without-coins', rule: 'B-2' } : null,
    fallback: { coins: 0, ware: 'none' },
  });
  const insists = yield* agrees({ seat, kind: 'insist', rule: 'B-3', hidden: true });
  const coins = Math.min(trader.coins, Number(form.coins) + (insists ? 1 : 0));
  trader.bid = { coins, ware: form.ware === 'none' ? null : (form.ware as Ware) };
  tell(game, { type: 'bid', seat });
}

/** The bids are read from the state: what a seat imagines of the others' bids lies there. */
function openBids(game: Bazaar, seats: readonly Seat[]): Seat {
  const strength = ({ bid }: Trader) => bid!.coins + (bid!.ware ? worth(bid!.ware) : 0);
  const best = Math.max(...game.traders.map(strength));
  const winner = seats.find((seat) => strength(game.traders[seat]!) === best)!;
  const trader = game.traders[winner]!;
  const { coins, ware } = trader.bid!;
  pay(game, trader, coins);
  if (ware) discard(game, trader, ware);
  for (const each of game.traders) each.bid = null;
  game.revealed++;
  tell(game, { type: 'won', seat: winner, n: best });
  return winner;
}

function* throwDice(game: Bazaar, seat: Seat): Flow {
  const options = ['a', 'b', 'c'].map((id) => ({ id, pips: 1 + below(game.random, 6) }));
  tell(game, { type: 'rolled', seat, n: options.reduce((sum, { pips }) => sum + pips, 0) });
  const kept = yield* chooseSome({ seat, kind: 'dice', rule: 'B-4', options, min: 1, max: 2 });
  for (const { pips } of kept) pay(game, game.traders[seat]!, -Math.min(pips, game.bank));
}

function* lookAtDeck(game: Bazaar, seat: Seat): Flow {
  const n = Math.min(3, game.deck.length);
  if (n < 2) return;
  const wares = game.deck.slice(-n);
  game.looked = { seat, n };
  game.revealed++;
  tell(game, { type: 'looked', seat, n, secret: { to: [seat], wares } });
  const options = wares.map((id) => ({ id }));
  const ordered = yield* putInOrder({ seat, kind: 'deck-order', rule: 'B-5', options });
  game.deck.splice(-n, n, ...ordered.map(({ id }) => id));
}

const END: Option = { id: 'end' };

/** Each trade once, in any order, until the trader has enough. */
function* market(game: Bazaar, seat: Seat): Flow {
  const trader = game.traders[seat]!;
  const done = new Set<string>();
  for (;;) {
    const open = [
      ...(game.deck.length > 0 ? ['draw'] : []),
      ...(trader.hand.some(sellable) ? ['sell'] : []),
      ...(trader.coins > 0 ? ['donate'] : []),
    ].filter((id) => !done.has(id));
    if (open.length === 0) break;
    const options = [...open.map((id) => ({ id })), END];
    const { id } = yield* choose({ seat, kind: 'trade', rule: 'B-6', options });
    if (id === END.id) break;
    done.add(id);
    yield* TRADES[id]!(game, seat);
  }
  game.active = seatsFrom(game, seat)[1]!;
  if (game.active !== game.first) return;
  if (game.options.thieves) game.phase = 'night';
  else endRound(game);
}

const TRADES: Readonly<Record<string, (game: Bazaar, seat: Seat) => Flow>> = { draw, sell, donate };

function* draw(game: Bazaar, seat: Seat): Flow {
  const ware = game.deck.pop()!;
  game.traders[seat]!.hand.push(ware);
  if (game.looked && --game.looked.n === 0) game.looked = null;
  game.revealed++;
  tell(game, { type: 'drew', seat, n: 1, secret: { to: [seat], wares: [ware] } });
}

const paysBrokenFours = (game: Bazaar): boolean => rulesOf(game) >= 2;

const sellable = (ware: Ware): boolean => worth(ware) >= CHEAPEST_SOLD;

function* sell(game: Bazaar, seat: Seat): Flow {
  const trader = game.traders[seat]!;
  const asOption = (id: Ware): Option => ({ id });
  const { id } = yield* choose({
    seat,
    kind: 'sell',
    rule: 'B-7',
    options: trader.hand.filter(sellable).map(asOption),
    refused: () =>
      trader.hand
        .filter((ware) => !sellable(ware))
        .map((ware) => ({ option: asOption(ware), why: { code: 'too-cheap', rule: 'B-7' } })),
  });
  discard(game, trader, id);
  game.revealed++;
  const fours = worth(id) / CHEAPEST_SOLD;
  const price = Math.min(game.bank, paysBrokenFours(game) ? Math.ceil(fours) : Math.floor(fours));
  pay(game, trader, -price);
  tell(game, { type: 'sold', seat, n: price });
}

function* donate(game: Bazaar, seat: Seat): Flow {
  const trader = game.traders[seat]!;
  const n = yield* chooseNumber({ seat, kind: 'donate', rule: 'B-8', min: 0, max: trader.coins });
  pay(game, trader, n);
  trader.points += n;
  tell(game, { type: 'donated', seat, n });
}

/** Whoever has coins may send thieves, and nobody sees who could: all are asked. */
function* night(game: Bazaar): Flow {
  const awake = () => seatsFrom(game, game.first).filter((seat) => game.traders[seat]!.coins > 0);
  yield* window(awake, (seat) => thieves(game, seat));
  endRound(game);
}

function* thieves(game: Bazaar, seat: Seat): Flow<boolean> {
  const trader = game.traders[seat]!;
  const able = trader.hand.filter((ware) => worth(ware) >= CHEAPEST_THIEF).map((id) => ({ id }));
  const options: Option[] = [{ id: 'pass' }, ...able];
  const { id } = yield* choose({ seat, kind: 'thieves', rule: 'B-9', hidden: true, options });
  if (id === 'pass') return false;
  discard(game, trader, id);
  game.revealed++;
  for (const other of game.traders)
    if (other !== trader) pay(game, other, Math.min(2, other.coins));
  tell(game, { type: 'robbed', seat });
  return true;
}

function endRound(game: Bazaar): void {
  game.round++;
  game.phase = game.round > game.options.rounds ? 'over' : 'auction';
}

function pay(game: Bazaar, trader: Trader, coins: number): void {
  trader.coins -= coins;
  game.bank += coins;
}

function discard(game: Bazaar, trader: Trader, ware: Ware): void {
  trader.hand.splice(trader.hand.indexOf(ware), 1);
  game.discard.push(ware);
}

function clone(game: Bazaar): Bazaar {
  return {
    ...game,
    random: copyRandom(game.random),
    events: null,
    deck: game.deck.slice(),
    discard: game.discard.slice(),
    looked: game.looked && { ...game.looked },
    traders: game.traders.map((trader) => ({
      ...trader,
      hand: trader.hand.slice(),
      bid: trader.bid && { ...trader.bid },
    })),
  };
}

function view(game: Bazaar, viewer: Viewer) {
  const { phase, round, first, active, bank, looked, deck } = game;
  const knows = (seat: Seat) => viewer === seat || viewer === 'afterwards';
  return {
    phase,
    round,
    first,
    active,
    bank,
    deck: viewer === 'afterwards' ? deck.slice() : deck.length,
    discard: game.discard.slice(),
    looked: looked && {
      ...looked,
      wares: knows(looked.seat) ? deck.slice(-looked.n) : null,
    },
    traders: game.traders.map(({ coins, points, hand, bid }, seat) => ({
      coins,
      points,
      hand: knows(seat) ? hand.slice() : hand.length,
      bid: bid && (knows(seat) ? { ...bid } : 'sealed'),
    })),
  };
}

function imagine(game: Bazaar, seat: Seat, random: Random): void {
  const known = game.looked?.seat === seat ? game.deck.splice(-game.looked.n) : [];
  const others = game.traders.filter((_, other) => other !== seat);
  const unknown = dealAnew(random, [...others.flatMap(({ hand }) => hand), ...game.deck]);
  for (const other of others) {
    other.hand = unknown.splice(0, other.hand.length);
    if (other.bid) other.bid = imaginedBid(other, random);
  }
  game.deck = [...unknown, ...known];
}

function imaginedBid({ coins, hand }: Trader, random: Random): Bid {
  const bid = below(random, coins + 1);
  return { coins: bid, ware: bid > 0 ? (hand[below(random, hand.length + 1)] ?? null) : null };
}

function result(game: Bazaar): Place[] | null {
  if (game.phase !== 'over') return null;
  const ranked = game.traders
    .map(({ points, coins }, seat) => ({ seat, points, coins }))
    .sort((a, b) => b.points - a.points || b.coins - a.coins);
  let rank = 1;
  return ranked.map(({ seat, points, coins }, i) => {
    const above = ranked[i - 1];
    const below = ranked[i + 1];
    if (above && (above.points !== points || above.coins !== coins)) rank = i + 1;
    const tie = below?.points === points && below.coins !== coins;
    return { seat, rank, points, ...(tie && { tieBreak: 'coins' }) };
  });
}

/** Strict enough that a position without faults can be played: a loaded one may hold anything. */
function faults(game: Bazaar): string[] {
  const { options, traders, deck, discard: gone, looked } = game;
  const found: string[] = [];
  const check = (sound: boolean, what: string) => {
    if (!sound) found.push(what);
  };
  const counts = [game.bank, ...traders.flatMap(({ coins, points }) => [coins, points])];
  const isSeat = (seat: Seat) => seat in traders && Number.isInteger(seat);
  const piles = [deck, gone, ...traders.map(({ hand }) => hand)];
  const wares = piles.flat();
  check(sameOptions(options), 'options');
  check(traders.length === options.players, 'number of traders');
  check(['auction', 'market', 'night', 'over'].includes(game.phase), 'phase');
  check(Number.isInteger(game.round) && game.round >= 1, 'round');
  check(isSeat(game.first) && isSeat(game.active), 'seats');
  check(
    counts.every((n) => Number.isInteger(n) && n >= 0),
    'a count',
  );
  check(game.bank + traders.reduce((sum, { coins }) => sum + coins, 0) === COINS, 'coins');
  check(piles.every(Array.isArray), 'a pile');
  check(wares.sort().join() === [...WARES].sort().join(), 'wares lost or doubled');
  check(
    looked === null || (isSeat(looked.seat) && looked.n > 0 && looked.n <= deck.length),
    'what was looked at',
  );
  for (const { bid, hand, coins } of traders)
    if (bid) check(bid.coins <= coins && (!bid.ware || hand.includes(bid.ware)), 'a bid');
  return found;
}

function sameOptions(options: BazaarOptions): boolean {
  return JSON.stringify(parseOptions(options)) === JSON.stringify(options);
}

function parseOptions(input: unknown, version = VERSION): BazaarOptions {
  if (typeof input !== 'object' || input === null) throw new Problem('options must be an object');
  const given = { players: 2, rounds: version < 2 ? 2 : 3, thieves: true, ...input };
  const { players, rounds, thieves, ...rest } = given as BazaarOptions;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) throw new Problem(`unknown option: ${unknown}`);
  if (![2, 3, 4].includes(players)) throw new Problem('a bazaar is for 2 to 4 players');
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > 9) throw new Problem('1 to 9 rounds');
  if (typeof thieves !== 'boolean') throw new Problem('thieves is true or false');
  return { players, rounds, thieves };
}

export type BazaarView = ReturnType<typeof view>;

export const bazaar: Game<Bazaar, BazaarOptions, BazaarView> = {
  id: 'bazaar',
  version: VERSION,
  oldest: 1,
  parseOptions,
  optionSets: [
    { players: 2, rounds: 3, thieves: true },
    { players: 3, rounds: 3, thieves: false },
    { players: 4, rounds: 2, thieves: true },
  ],
  seats: ({ players }) => players,
  optionsFor: (players, chosen) => parseOptions({ ...chosen, players }),
  seatsOf: (_, seat) => [seat],
  setup,
  next,
  clone,
  view,
  imagine,
  round: ({ round }) => round,
  result,
  faults,
};
