import { BORDERS, WITHIN } from './content/edges.ts';
import { CELLS, sectorOf, territoryOfCell } from './content/index.ts';
import type { CellId, TerritoryId } from './ids.ts';

/** A cell and its neighbours, which are such places themselves: no way over the map looks one up. */
interface Place {
  readonly cell: CellId;
  readonly territory: TerritoryId;
  readonly sector: number | null;
  readonly border: Place[];
  readonly within: Place[];
}

const PLACES = new Map<CellId, Place>(
  CELLS.map((cell) => [
    cell,
    {
      cell,
      territory: territoryOfCell(cell).id,
      sector: sectorOf(cell),
      border: [],
      within: [],
    },
  ]),
);
const placeOf = (cell: CellId): Place => PLACES.get(cell)!;

for (const [a, others] of BORDERS)
  for (const b of others) {
    placeOf(a).border.push(placeOf(b));
    placeOf(b).border.push(placeOf(a));
  }
for (const [a, b] of WITHIN) {
  placeOf(a).within.push(placeOf(b));
  placeOf(b).within.push(placeOf(a));
}

/** Polar Sink is never in storm (DUN-3.13). */
export const inSector = (cell: CellId, sector: number | null): boolean =>
  sector !== null && sectorOf(cell) === sector;

/**
 * The cells a group can reach from one cell, crossing at most so many borders. Changing sectors
 * inside a territory is free (DUN-9.7). Cells in storm are closed; `crossable` says which territories
 * may be entered at all on the way.
 */
export function reach(
  from: CellId,
  distance: number,
  storm: number | null,
  crossable: (territory: TerritoryId) => boolean,
): Set<CellId> {
  const reached = new Set<CellId>();
  if (inSector(from, storm)) return reached;
  let frontier = [placeOf(from)];
  reached.add(from);
  spread(frontier, reached, storm);
  for (let step = 0; step < distance; step++) {
    const next: Place[] = [];
    for (const { border } of frontier)
      for (const beyond of border) {
        if (isClosed(beyond, storm) || reached.has(beyond.cell)) continue;
        if (!crossable(beyond.territory)) continue;
        reached.add(beyond.cell);
        next.push(beyond);
      }
    spread(next, reached, storm);
    frontier = next;
  }
  return reached;
}

const isClosed = ({ sector }: Place, storm: number | null): boolean =>
  sector !== null && sector === storm;

/** Adds the cells of the same territory that the storm does not cut off. */
function spread(places: Place[], reached: Set<CellId>, storm: number | null): void {
  for (let i = 0; i < places.length; i++)
    for (const neighbour of places[i]!.within) {
      if (isClosed(neighbour, storm) || reached.has(neighbour.cell)) continue;
      reached.add(neighbour.cell);
      places.push(neighbour);
    }
}

/** The cells of a way across the fewest borders, as `reach` goes; null where none leads there. */
export function route(
  from: CellId,
  to: CellId,
  storm: number | null,
  crossable: (territory: TerritoryId) => boolean,
): CellId[] | null {
  const [start, goal] = [placeOf(from), placeOf(to)];
  const before = new Map<Place, Place | null>([[start, null]]);
  const visit = (place: Place, by: Place, places: Place[]): void => {
    if (isClosed(place, storm) || before.has(place)) return;
    before.set(place, by);
    places.push(place);
  };
  let frontier = isClosed(start, storm) ? [] : [start];
  while (frontier.length > 0) {
    for (let i = 0; i < frontier.length; i++)
      for (const beside of frontier[i]!.within) visit(beside, frontier[i]!, frontier);
    if (before.has(goal)) break;
    const next: Place[] = [];
    for (const place of frontier)
      for (const beyond of place.border)
        if (crossable(beyond.territory)) visit(beyond, place, next);
    frontier = next;
  }
  const way: CellId[] = [];
  for (let at = before.has(goal) ? goal : null; at; at = before.get(at)!) way.unshift(at.cell);
  return way.length > 0 ? way : null;
}

/** Whether two cells of one territory are joined without passing the storm (DUN-10.3). */
export function joined(a: CellId, b: CellId, storm: number | null): boolean {
  return a === b ? !inSector(a, storm) : reach(a, 0, storm, () => true).has(b);
}
