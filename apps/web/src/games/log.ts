import type { Snapshot } from './protocol.ts';

export type HeardLog = Snapshot['events'];

/** A position with everything that its viewer had heard until then. */
export interface Frame {
  readonly snapshot: Snapshot;
  readonly log: HeardLog;
}

/**
 * The whole log with what a snapshot brings: news, or another past after an undo. What is only told
 * again, as after a cut line, stays the very same: a past is known by its events.
 */
export function logWith<E>(
  log: readonly E[],
  { eventsFrom, events }: { readonly eventsFrom: number; readonly events: readonly E[] },
): readonly E[] {
  const differs = events.findIndex((event, i) => !isToldAgain(event, log[eventsFrom + i]));
  const again = differs < 0 ? events.length : differs;
  const known = eventsFrom + again;
  if (again === events.length && known === log.length) return log;
  return [...log.slice(0, known), ...events.slice(again)];
}

const isToldAgain = (event: unknown, known: unknown): boolean =>
  known !== undefined && JSON.stringify(event) === JSON.stringify(known);

/** Whether one position comes after another, in the same eyes and the same past. */
export const continues = (before: Frame, after: Frame): boolean =>
  before.snapshot.id === after.snapshot.id &&
  before.snapshot.viewer === after.snapshot.viewer &&
  before.log.length <= after.log.length &&
  before.log.at(-1) === after.log[before.log.length - 1];

/** More than anybody wants to see again. */
const KEPT = 100;

/** The positions that led to the last one, so far as they are worth keeping. */
export function trailWith(trail: readonly Frame[], frame: Frame): readonly Frame[] {
  const before = trail.filter((one) => continues(one, frame) && !isRepeated(one, frame));
  return [...before.slice(1 - KEPT), frame];
}

/** The same position told again, as to whoever asks every few seconds. */
function isRepeated(before: Frame, after: Frame): boolean {
  return before.log === after.log && before.snapshot.position === after.snapshot.position;
}
