import type { ImperiumView } from '@landsraad/imperium';
import type { Rect } from '../../../table/board/geometry.ts';
import type { Spot } from '../../../table/spots.ts';
import { type BoardPlan, placeOf } from './layout.ts';
import { campSlots } from './slots.ts';

/** Where a spot is printed; null for what does not lie on the board. */
export function placeOfSpot(spot: Spot, plan: BoardPlan, view: ImperiumView): Rect | null {
  if (spot === 'garrison') {
    const camp = typeof view.viewer === 'number' && plan.camps[view.viewer];
    return camp ? campSlots(camp).garrison : null;
  }
  const [where, id] = spot.split(/:(.*)/) as [string, string];
  if (where === 'space') return placeOf(plan, id) ?? null;
  if (where === 'seat') return plan.camps[Number(id)]?.rect ?? null;
  if (where === 'faction') return plan.factions[id as keyof BoardPlan['factions']]?.track ?? null;
  return null;
}
