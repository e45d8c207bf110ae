import type { Tried } from './memory.ts';
import type { PuzzleEntry } from './shelf.ts';

/** How hard a puzzle is, by its rating. */
export const BANDS = ['easy', 'medium', 'hard'] as const;
export type Band = (typeof BANDS)[number];

export const bandOf = ({ rating }: Pick<PuzzleEntry, 'rating'>): Band => {
  if (rating < 1150) return 'easy';
  return rating < 1400 ? 'medium' : 'hard';
};

/** After that one: the next of its set that is not solved, from the beginning again after the last. */
export function nextAfter(
  entry: PuzzleEntry,
  entries: readonly PuzzleEntry[],
  tried: Readonly<Record<string, Tried>>,
): PuzzleEntry | null {
  const set = entries.filter(({ game, set }) => game === entry.game && set === entry.set);
  const at = set.findIndex(({ id }) => id === entry.id);
  const order = [...set.slice(at + 1), ...set.slice(0, at)];
  return order.find(({ id }) => tried[id] !== 'solved') ?? order[0] ?? null;
}
