import type { Snapshot } from './protocol.ts';

export type HeardLog = Snapshot['events'];

/** The whole log with what a snapshot brings: news, or another past after an undo. */
export function logWith<E>(
  log: readonly E[],
  { eventsFrom, events }: { readonly eventsFrom: number; readonly events: readonly E[] },
): readonly E[] {
  if (events.length === 0 && eventsFrom === log.length) return log;
  return [...log.slice(0, eventsFrom), ...events];
}
