import { BORDERS, WITHIN } from './content/edges.ts';
import { CELLS, sectorOf, territoryOfCell } from './content/index.ts';
import type { CellId, TerritoryId } from './ids.ts';

interface Neighbours {
  readonly border: CellId[];
  readonly within: CellId[];
}

const NEIGHBOURS = new Map<CellId, Neighbours>(
  CELLS.map((cell) => [cell, { border: [], within: [] }]),
);
for (const [a, others] of BORDERS)
  for (const b of others) {
    NEIGHBOURS.get(a)!.border.push(b);
    NEIGHBOURS.get(b)!.border.push(a);
  }
for (const [a, b] of WITHIN) {
  NEIGHBOURS.get(a)!.within.push(b);
  NEIGHBOURS.get(b)!.within.push(a);
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
  let frontier: CellId[] = [from];
  reached.add(from);
  spread(frontier, reached, storm);
  for (let step = 0; step < distance; step++) {
    const next: CellId[] = [];
    for (const cell of frontier)
      for (const beyond of NEIGHBOURS.get(cell)!.border) {
        if (reached.has(beyond) || inSector(beyond, storm)) continue;
        if (!crossable(territoryOfCell(beyond).id)) continue;
        reached.add(beyond);
        next.push(beyond);
      }
    spread(next, reached, storm);
    frontier = next;
  }
  return reached;
}

/** Adds the cells of the same territory that the storm does not cut off. */
function spread(cells: CellId[], reached: Set<CellId>, storm: number | null): void {
  for (let i = 0; i < cells.length; i++)
    for (const neighbour of NEIGHBOURS.get(cells[i]!)!.within) {
      if (reached.has(neighbour) || inSector(neighbour, storm)) continue;
      reached.add(neighbour);
      cells.push(neighbour);
    }
}

/** Whether two cells of one territory are joined without passing the storm (DUN-10.3). */
export function joined(a: CellId, b: CellId, storm: number | null): boolean {
  return a === b ? !inSector(a, storm) : reach(a, 0, storm, () => true).has(b);
}
