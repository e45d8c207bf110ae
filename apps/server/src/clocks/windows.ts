import type { SealedWindow } from '@landsraad/kernel';
import type { Clock } from '@landsraad/protocol';
import type { KeptWindow } from '../storage/storage.ts';
import type { Pace } from '../tables/needs.ts';
import { wholeTime } from './clocks.ts';

/** So often in a round a person may hold windows open. */
export const HOLDS = 3;

/**
 * Where people sit together a window lasts its beats, whatever is said in it; where a move has days
 * it lasts until all have answered, and that long at most.
 */
export function openedAt(
  now: number,
  { beats }: SealedWindow,
  clock: Clock,
  { beat }: Pick<Pace, 'beat'>,
): KeptWindow {
  const lasts = clock.kind === 'days' ? wholeTime(clock)! : beats * beat;
  return { opened: now, closes: now + lasts, answers: [], held: [] };
}

/** The same time again, for a window that nobody could answer in: no server ran. */
export const again = (window: KeptWindow, now: number): KeptWindow => ({
  ...window,
  opened: now,
  closes: now + window.closes - window.opened,
});
