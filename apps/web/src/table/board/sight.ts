import type { ImperiumView } from '@landsraad/imperium';
import { type BoardPlan, placeOf, type Rect } from '../../packs/imperium/board/layout.ts';
import { campSlots } from '../../packs/imperium/board/slots.ts';
import type { Spot } from '../../packs/imperium/spots.ts';

/* What of the board can be seen in its box, and what should be. All lengths are those of the screen. */

/** From where to where something reaches, from the top. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

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

const MARGIN = 12;

const inside = (window: Span) => (span: Span) => span.from >= window.from && span.to <= window.to;

/** How many lie above and how many below what can be seen; half seen is seen. */
export function beyond(spans: readonly Span[], window: Span): { above: number; below: number } {
  const middle = ({ from, to }: Span) => (from + to) / 2;
  return {
    above: spans.filter((span) => middle(span) < window.from).length,
    below: spans.filter((span) => middle(span) > window.to).length,
  };
}

/**
 * How far the window should move so that as many as possible can be seen, the first ones where it
 * comes to the same; zero when it shows as many already.
 */
export function towards(spans: readonly Span[], window: Span): number {
  const height = window.to - window.from;
  let best = spans.filter(inside(window));
  for (const { from } of [...spans].sort((a, b) => a.from - b.from)) {
    const group = spans.filter(inside({ from, to: from + Math.max(0, height - 2 * MARGIN) }));
    if (group.length > best.length) best = group;
  }
  if (best.length === 0) return 0;
  const from = Math.min(...best.map((span) => span.from)) - MARGIN;
  const to = Math.max(...best.map((span) => span.to)) + MARGIN;
  if (inside(window)({ from: from + MARGIN, to: to - MARGIN })) return 0;
  return from < window.from
    ? from - window.from
    : Math.max(0, Math.min(to - window.to, from - window.from));
}
