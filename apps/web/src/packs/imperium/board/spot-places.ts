import type { ImperiumView } from '@landsraad/imperium';
import type { Rect } from '../../../table/board/geometry.ts';
import type { Spot } from '../../../table/spots.ts';
import { type BoardPlan, placeOf } from './layout.ts';
import { plateOf } from './slots.ts';

/** Where a spot is printed; null for what does not lie on the board. */
export function placeOfSpot(spot: Spot, plan: BoardPlan, view: ImperiumView): Rect | null {
  const [where, id] = spot.split(/:(.*)/) as [string, string];
  if (where === 'space') return placeOf(plan, id) ?? null;
  if (where === 'seat') return plan.tall ? null : plateOf(plan, view, Number(id)).rect;
  if (where === 'faction') return plan.factions[id as keyof BoardPlan['factions']]?.track ?? null;
  return null;
}
