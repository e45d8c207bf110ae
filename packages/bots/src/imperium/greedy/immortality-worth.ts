import { type Effect, markersAt, RESEARCH, TLEILAXU } from '@landsraad/imperium';
import { drawWorth } from './cards.ts';
import { labOf, markersOf } from './immortality.ts';
import type { Gains } from './ix-worth.ts';
import { type Outlook, once } from './outlook.ts';

/* What research, the Tleilaxu track and specimens are worth: read off the bonuses of the board. */

/** How much of what lies one step further counts. */
const AHEAD = 0.55;

const isResearch = (effect: Effect): boolean => effect.do === 'research';

/** What standing on each space of the research track gives, and what lies ahead of it. */
function researched(outlook: Outlook, gains: Gains): readonly { now: number; ahead: number }[] {
  return once(outlook, 'research', () => {
    const { future, weights } = outlook;
    const found: { now: number; ahead: number }[] = [];
    // From the right: every space leads to later ones.
    for (let at = RESEARCH.steps.length - 1; at >= 0; at--) {
      const { next, bonus, column } = RESEARCH.steps[at]!;
      const best = Math.max(0, ...next.map((to) => found[to]!.now + found[to]!.ahead));
      const marker = markersAt(at) > markersBefore(column) ? weights.marker * future : 0;
      const given = gains(
        bonus.filter((effect) => !isResearch(effect)),
        { type: 'research' },
      );
      const goesOn = bonus.some(isResearch);
      found[at] = {
        now: given + marker + (goesOn ? best : 0),
        ahead: goesOn ? 0 : AHEAD * future * best,
      };
    }
    return found;
  });
}

const markersBefore = (column: number): number => (column > 4 ? 1 : 0);

/** What going to a space of the research track is worth. */
export function spaceWorth(outlook: Outlook, step: number, gains: Gains): number {
  const { now, ahead } = researched(outlook, gains)[step]!;
  return now + ahead;
}

/** What a research icon is worth, beyond what lies ahead anyway. */
export function researchWorth(outlook: Outlook, gains: Gains): number {
  if (markersOf(outlook) >= 2) return drawWorth(outlook);
  const at = labOf(outlook).research;
  const { next } = RESEARCH.steps[at]!;
  const best = Math.max(...next.map((step) => spaceWorth(outlook, step, gains)));
  return best - researched(outlook, gains)[at]!.ahead;
}

/** What lies ahead on the Tleilaxu track, the nearer the more. */
function ahead(outlook: Outlook, from: number, gains: Gains): number {
  let worth = 0;
  for (let step = from + 1; step < TLEILAXU.steps.length; step++)
    worth += AHEAD ** (step - from) * gains(TLEILAXU.steps[step]!.bonus, { type: 'tleilaxu' });
  return worth * outlook.future;
}

export function tleilaxuWorth(outlook: Outlook, n: number, gains: Gains): number {
  const work = () => {
    const from = labOf(outlook).tleilaxu;
    const to = Math.min(from + n, TLEILAXU.steps.length - 1);
    let given = 0;
    for (let step = from + 1; step <= to; step++)
      given += gains(TLEILAXU.steps[step]!.bonus, { type: 'tleilaxu' });
    return given + ahead(outlook, to, gains) - ahead(outlook, from, gains);
  };
  return once(outlook, 'tleilaxu', work, n);
}

/** Specimens buy cards of later rounds, or come back as troops. */
export function specimensWorth({ weights, future, me }: Outlook, n: number): number {
  return weights.specimen * Math.max(0.2, future) * Math.min(n, me.supply);
}
