import {
  type Dune,
  FACTIONS,
  type FactionId,
  type FactionState,
  type Forces,
  leaderOf,
  STRONGHOLDS,
  type TerritoryId,
  territoryOfCell,
  treacheryOf,
} from '@landsraad/dune';
import type { Seat } from '@landsraad/kernel';

/*
 * A position between two turns as one seat may know it, in numbers: a row for each seat. What lies
 * behind the shields of others is not looked at.
 */

const count = ({ normal, special }: Forces): number => normal + special;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** What all rows of a position need. */
interface Standing {
  readonly game: Dune;
  readonly viewer: Seat;
  /** Who has fighters in each stronghold. */
  readonly there: ReadonlyMap<TerritoryId, readonly Seat[]>;
}

function standingOf(game: Dune, viewer: Seat): Standing {
  const there = new Map<TerritoryId, Seat[]>(STRONGHOLDS.map((id) => [id, []]));
  for (const [seat, { board, advisors }] of game.factions.entries())
    for (const cell in board) {
      const { id } = territoryOfCell(cell);
      const seats = there.get(id);
      if (seats && !advisors.includes(id) && !seats.includes(seat)) seats.push(seat);
    }
  return { game, viewer, there };
}

const sideOf = ({ game }: Standing, seat: Seat): Seat[] => [seat, ...game.factions[seat]!.allies];

const holds = (seats: readonly Seat[], side: readonly Seat[]): boolean =>
  seats.length > 0 && seats.every((seat) => side.includes(seat));

const heldBy = ({ there }: Standing, side: readonly Seat[]): number =>
  [...there.values()].filter((seats) => holds(seats, side)).length;

/** Strongholds that a side still needs, were the turn to end now. */
function missing(standing: Standing, seat: Seat): number {
  const { options, factions } = standing.game;
  const side = sideOf(standing, seat);
  const needed = side.length > 1 ? options.allianceStrongholds : factions.length === 2 ? 4 : 3;
  return needed - heldBy(standing, side);
}

/** FRE-V1, as things stand. */
function fremenPrevail({ game, there }: Standing): boolean {
  const by = (seat: Seat) => game.factions[seat]!.id;
  const onlyFremen = (id: TerritoryId) => there.get(id)!.every((seat) => by(seat) === 'fremen');
  const rivals: readonly FactionId[] = ['harkonnen', 'atreides', 'emperor'];
  return (
    onlyFremen('sietch-tabr') &&
    onlyFremen('habbanya-sietch') &&
    !there.get('tueks-sietch')!.some((seat) => rivals.includes(by(seat)))
  );
}

const has = ({ game }: Standing, side: readonly Seat[], id: FactionId): number =>
  Number(side.some((seat) => game.factions[seat]!.id === id));

const flags = <K extends string | number>(
  name: string,
  keys: readonly K[],
  is: (key: K) => boolean,
) => Object.fromEntries(keys.map((key) => [`${name}: ${key}`, Number(is(key))]));

/** A seat's features by their names, in an order that never changes. */
function rowOf(standing: Standing, seat: Seat): Readonly<Record<string, number>> {
  const { game, viewer, there } = standing;
  const me = game.factions[seat]!;
  const side = sideOf(standing, seat);
  const others = game.factions.flatMap((_, other) => (side.includes(other) ? [] : [other]));
  const left = game.options.turns - game.turn;
  const lacks = missing(standing, seat);
  return {
    'seen from here': Number(seat === viewer),
    advanced: Number(game.options.mode === 'advanced'),
    'turns left': left,
    ...flags('turns left', [0, 1, 2], (n) => left === n),
    ...flags('faction', FACTIONS, (id) => me.id === id),
    'at the table': game.factions.length,
    ...flags('ally', FACTIONS, (id) => me.allies.some((ally) => game.factions[ally]!.id === id)),
    'strongholds held': heldBy(standing, [seat]),
    'strongholds shared': STRONGHOLDS.filter((id) => there.get(id)!.includes(seat)).length,
    ...flags('missing', [0, 1, 2, 3], (n) => lacks <= n),
    'missing to the nearest other': Math.min(...others.map((other) => missing(standing, other)), 4),
    ...end(standing, side, left),
    ...forces(me),
    ...leaders(standing, seat),
    'hand size': me.hand.length,
    ...(seat === viewer ? own(standing, me) : NOTHING_OWN),
  };
}

/** Who wins when the last turn is over. */
function end(standing: Standing, side: readonly Seat[], left: number) {
  const [fremen, guild] = [has(standing, side, 'fremen'), has(standing, side, 'spacing-guild')];
  const prevail = Number(fremenPrevail(standing));
  const near = left <= 3 ? 1 : 0;
  return {
    'Fremen prevail': fremen * prevail,
    'Fremen prevail soon': fremen * prevail * near,
    'Guild unless Fremen': guild * (1 - prevail),
    'Guild soon': guild * (1 - prevail) * near,
  };
}

function forces({ board, advisors, reserves, tanks }: FactionState) {
  const [strong, sand, advising] = [[], [], []] as [number[], number[], number[]];
  for (const cell in board) {
    const { id, type } = territoryOfCell(cell);
    const to = advisors.includes(id) ? advising : type === 'stronghold' ? strong : sand;
    to.push(count(board[cell]!));
  }
  return {
    'in strongholds': sum(strong),
    'weakest garrison': Math.min(9, ...strong),
    'in the field': sum(sand),
    advisors: sum(advising),
    reserves: count(reserves),
    tanks: count(tanks),
    specials: reserves.special + sum(Object.values(board).map(({ special }) => special)),
  };
}

function leaders({ game }: Standing, seat: Seat) {
  const alive = Object.entries(game.leaders).filter(
    ([, leader]) => leader.owner === seat && !leader.dead,
  );
  return { leaders: alive.length, strength: sum(alive.map(([id]) => leaderOf(id).strength)) };
}

/** What only the seat itself knows. */
function own({ game }: Standing, me: FactionState) {
  const of = (type: string) =>
    me.hand.filter((card) => treacheryOf(card).type.startsWith(type)).length;
  const { prediction } = me;
  return {
    spice: Math.min(20, me.spice),
    weapons: of('weapon'),
    defenses: of('defense'),
    karama: me.hand.filter((card) => card === 'karama').length,
    worthless: of('worthless'),
    'foretold turns away': prediction ? Math.max(-1, prediction.turn - game.turn) : -1,
  };
}

const NOTHING_OWN: { readonly [K in keyof ReturnType<typeof own>]: number } = {
  spice: 0,
  weapons: 0,
  defenses: 0,
  karama: 0,
  worthless: 0,
  'foretold turns away': -1,
};

/** The rows of all seats, one after the other. */
export function featuresOf(game: Dune, viewer: Seat): Float32Array {
  const standing = standingOf(game, viewer);
  return Float32Array.from(
    game.factions.flatMap((_, seat) => Object.values(rowOf(standing, seat))),
  );
}

export const namesOf = (game: Dune): string[] => Object.keys(rowOf(standingOf(game, 0), 0));
