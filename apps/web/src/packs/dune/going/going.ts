import {
  CELLS,
  type CellId,
  type DuneOption,
  type DuneView,
  type Forces,
  goingAlong,
  type MostShipped,
  movable,
  moveDistances,
  moveGoals,
  shipPrice,
  type TerritoryId,
  TO_RESERVES,
  territoryOfCell,
} from '@landsraad/dune';
import type { Choice, Reason, Seat } from '@landsraad/kernel';
import type { Offers, Spot } from '../../../table/spots.ts';
import { countOf } from '../map/standing.ts';
import type { DuneAsked } from '../spots.ts';

/* Forces that are about to go somewhere. Nothing of it is said before all of it is. */

/** Where forces stand: in a cell, or off the planet. */
export type Source = CellId | 'reserves';

export interface Going {
  readonly by: 'ship' | 'move';
  readonly from: readonly Source[];
  readonly to: Source | null;
  /** How many of each source go; none of those that are not named. */
  readonly taken: Readonly<Record<string, Forces>>;
}

const NOBODY: Forces = { normal: 0, special: 0 };

/** What is known before anything was pressed: a shipment comes from where the decision says. */
export function begun({ kind, seat, about }: DuneAsked, view: DuneView): Going | null {
  if (kind !== 'ship') return null;
  const from = about?.from as TerritoryId | null | undefined;
  const sources: readonly Source[] = from ? movable(view, seat, from) : ['reserves'];
  return { by: 'ship', from: sources, to: null, taken: {} };
}

/** A move out of a territory; null where its forces cannot all go together. */
export function movingFrom(territory: TerritoryId, seat: Seat, view: DuneView): Going | null {
  const cells = movable(view, seat, territory);
  const [first] = cells;
  if (!first || goingAlong(view, seat, first).length < cells.length) return null;
  return { by: 'move', from: cells, to: null, taken: {} };
}

export const standing = (view: DuneView, seat: Seat, source: Source): Forces =>
  (source === 'reserves' ? view.factions[seat]!.reserves : view.factions[seat]!.board[source]) ??
  NOBODY;

export const takenFrom = ({ taken }: Going, source: Source): Forces => taken[source] ?? NOBODY;

export const takenOf = (going: Going): Forces =>
  going.from.reduce<Forces>((sum, source) => {
    const { normal, special } = takenFrom(going, source);
    return { normal: sum.normal + normal, special: sum.special + special };
  }, NOBODY);

/** How many may go there at all: as many as can be paid for. */
export function mostTo(to: Source, { about }: DuneAsked): number {
  const most = about?.most as MostShipped | undefined;
  if (!most) return Number.POSITIVE_INFINITY;
  if (to === 'reserves') return most.reserves;
  return territoryOfCell(to).type === 'stronghold' ? most.stronghold : most.elsewhere;
}

/** With a goal: all who may move, or one who is shipped, unless somebody was counted before. */
export function goingTo(going: Going, to: Source, asked: DuneAsked, view: DuneView): Going {
  const next = { ...going, to };
  if (countOf(takenOf(going)) > 0) return within(next, mostTo(to, asked));
  const there = (source: Source) => standing(view, asked.seat, source);
  if (going.by === 'move')
    return { ...next, taken: Object.fromEntries(going.from.map((at) => [at, there(at)])) };
  const [first] = going.from;
  if (first === undefined) return next;
  const one = there(first).normal > 0 ? { normal: 1, special: 0 } : { normal: 0, special: 1 };
  return within({ ...next, taken: { [first]: one } }, mostTo(to, asked));
}

/** No more than so many, the last ones left behind. */
function within(going: Going, most: number): Going {
  let left = most;
  const taken = going.from.map((source) => {
    const { normal, special } = takenFrom(going, source);
    const kept = { normal: Math.min(normal, left), special: 0 };
    left -= kept.normal;
    kept.special = Math.min(special, left);
    left -= kept.special;
    return [source, kept];
  });
  return { ...going, taken: Object.fromEntries(taken) };
}

export const withTaken = (going: Going, source: Source, forces: Forces): Going => ({
  ...going,
  taken: { ...going.taken, [source]: forces },
});

/** Out of which territory; null for the reserves. */
export function originOf({ from: [source] }: Going): TerritoryId | null {
  return source === undefined || source === 'reserves' ? null : territoryOfCell(source).id;
}

/** What a shipment costs; null for a move. */
export function priceOf(going: Going, seat: Seat, view: DuneView): number | null {
  if (going.by === 'move' || going.to === null) return null;
  const to = going.to === 'reserves' ? null : going.to;
  return shipPrice(view, seat, countOf(takenOf(going)), { from: originOf(going), to });
}

/** What may be pressed: where a move goes once its forces are known, else what the decision offers. */
export function offersAt(
  from: readonly CellId[] | null,
  asked: DuneAsked,
  offers: Offers<DuneOption>,
  view: DuneView,
): Offers<DuneOption> {
  if (!from) return offers;
  const { open, why } = moveGoals(view, asked.seat, from);
  const may = new Map<Spot, DuneOption[]>(open.map((option) => [`cell:${option.id}`, [option]]));
  const mayNot = new Map<Spot, Reason>();
  for (const cell of CELLS) {
    const reason = may.has(`cell:${cell}`) ? null : why(cell);
    if (reason) mayNot.set(`cell:${cell}`, reason);
  }
  return { may, mayNot };
}

/** How many borders are crossed on the way to each cell that may be chosen. */
export function distancesOf(
  cells: readonly CellId[] | null,
  { may }: Offers,
  seat: Seat,
  view: DuneView,
): ReadonlyMap<CellId, number> {
  const [from] = cells ?? [];
  if (from === undefined) return new Map();
  const far = moveDistances(view, seat, from);
  return new Map([...far].filter(([cell]) => may.has(`cell:${cell}`)));
}

export const bordersIn = (cells: readonly CellId[]): number =>
  cells.slice(1).filter((cell, i) => territoryOfCell(cell) !== territoryOfCell(cells[i]!)).length;

/** What is said first: where a shipment goes, where a move begins. */
export function firstAnswer({ by, from, to }: Going): string | null {
  if (to === null) return null;
  if (by === 'move') return territoryOfCell(from[0]!).id;
  return to === 'reserves' ? TO_RESERVES.id : to;
}

/**
 * The answer to what is asked after that, or null where it was not foreseen. That the first question
 * comes again is a surprise too.
 */
export function answerFor(going: Going, asked: DuneAsked): Choice | null {
  const { kind, about } = asked;
  const taken = takenFrom(going, (about?.cell as CellId | undefined) ?? 'reserves');
  switch (kind) {
    case 'ship.number':
      return ifOffered(asked, countOf(taken));
    case 'ship.special':
      return ifOffered(asked, taken.special);
    case 'move.forces':
      return ifOffered(asked, about?.force === 'special' ? taken.special : taken.normal);
    case 'move.to':
      return ifOffered(asked, going.to!);
    default:
      return null;
  }
}

function ifOffered(asked: DuneAsked, choice: number | string): Choice | null {
  if (asked.shape === 'number')
    return typeof choice === 'number' && choice >= asked.min && choice <= asked.max ? choice : null;
  return asked.shape === 'one' && asked.options.some(({ id }) => id === choice) ? choice : null;
}
