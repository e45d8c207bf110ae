import { seeded, shuffle } from '@landsraad/kernel';
import type { PuzzleEntry } from './shelf.ts';

const DAY = 86_400_000;

/** The same for everybody on a date, by their own calendar; none comes twice before all have come. */
export function puzzleOfTheDay(entries: readonly PuzzleEntry[], now: Date): PuzzleEntry | null {
  const order = shuffle(seeded('puzzle of the day'), [...entries]);
  const day = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY;
  return order[day % order.length] ?? null;
}
