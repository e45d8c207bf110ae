import type { CellId } from '@landsraad/dune';
import type { Offers, Spot } from '../../../table/spots.ts';
import { inside, toEdge, type Vec } from './geometry.ts';
import { CELLS } from './planet.ts';

/* What may be chosen on the map, and what somebody meant who pressed beside it. */

/** Where a cell is pressed: for itself, or for the whole of its territory. */
export function spotOfCell({ may, mayNot }: Offers, cell: CellId): Spot {
  const own = `cell:${cell}`;
  if (may.has(own) || mayNot.has(own)) return own;
  const whole = `territory:${CELLS.get(cell)!.territory.id}`;
  return may.has(whole) || mayNot.has(whole) ? whole : own;
}

/** The offers that lie within reach of a point, the nearest first. */
export function offersNear(p: Vec, reach: number, offers: Offers): readonly Spot[] {
  const far = new Map<Spot, number>();
  for (const { cell, polygon } of CELLS.values()) {
    const spot = spotOfCell(offers, cell);
    if (!offers.may.has(spot)) continue;
    const n = inside(p, polygon) ? 0 : toEdge(p, polygon);
    if (n <= Math.min(reach, far.get(spot) ?? reach)) far.set(spot, n);
  }
  return [...far].sort(([, a], [, b]) => a - b).map(([spot]) => spot);
}
