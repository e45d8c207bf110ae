import { type AnytimeEffect, MARKER_COLUMNS, markersAt, RESEARCH } from '@landsraad/imperium';

/* What a step on the research track comes to, before it is taken. */

export const stepAt = (step: number) => RESEARCH.steps[step]!;

const isResearch = ({ do: verb }: AnytimeEffect): boolean => verb === 'research';

/** The spaces that a token comes to when it is put on this one: a bonus may move it on (IMM-2.6). */
export function courseFrom(step: number): readonly number[] {
  const { next, bonus } = stepAt(step);
  if (!bonus.some(isResearch) || next.length !== 1) return [step];
  return [step, ...courseFrom(next[0]!)];
}

/** All that is gained on the way. */
export const gainsFrom = (step: number): readonly AnytimeEffect[] =>
  courseFrom(step).flatMap((at) => stepAt(at).bonus.filter((effect) => !isResearch(effect)));

/** The genetic marker that is reached by it, or null (IMM-3.1, 3.2). */
export function markerReached(from: number, step: number): number | null {
  const then = markersAt(courseFrom(step).at(-1)!);
  return then > markersAt(from) ? then : null;
}

/** The genetic markers of a column, from its first. */
export const markerOf = (column: number): number => COLUMNS.indexOf(column) + 1;
const COLUMNS: readonly number[] = MARKER_COLUMNS;
