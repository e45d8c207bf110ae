import type { Snapshot } from './protocol.ts';

export type HeardLog = Snapshot['events'];

/** A position with everything that its viewer had heard until then. */
export interface Frame {
  readonly snapshot: Snapshot;
  readonly log: HeardLog;
}

/** The whole log with what a snapshot brings: news, or another past after an undo. */
export function logWith<E>(
  log: readonly E[],
  { eventsFrom, events }: { readonly eventsFrom: number; readonly events: readonly E[] },
): readonly E[] {
  if (events.length === 0 && eventsFrom === log.length) return log;
  return [...log.slice(0, eventsFrom), ...events];
}

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
  return [...trail.filter((before) => continues(before, frame)).slice(1 - KEPT), frame];
}
