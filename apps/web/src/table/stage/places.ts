import type { Seat } from '@landsraad/kernel';
import type { Spot } from '../spots.ts';

/* Where on the screen things lie, for what moves there. */

export function elementOf(spots: readonly Spot[]): Element | null {
  for (const spot of spots) {
    const found = document.querySelector(`[data-spot="${CSS.escape(spot)}"]`);
    if (found) return found;
  }
  return null;
}

/** A player's plate; the viewer's own lies at their side of the table. */
export const plateOf = (seat: Seat): Element | null =>
  document.querySelector(`[data-plate="${seat}"]`);
