import type { EventOf, PlaceTaken } from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';

/** Equal strength where a reward was at stake. */
export interface Tie {
  /** The place they would have shared. */
  readonly place: PlaceTaken;
  readonly seats: readonly Seat[];
  readonly strength: number;
  /** The reward that each takes instead; null for none. */
  readonly takes: PlaceTaken | null;
}

/** Who tied in a Conflict, the best first (IMP-22.4 to 22.8). */
export function tiesIn({
  strengths,
  places,
}: Pick<EventOf<'conflict-resolved'>, 'strengths' | 'places'>): readonly Tie[] {
  const levels = [...new Set(strengths)].filter((strength) => strength > 0).sort((a, b) => b - a);
  let ahead = 0;
  return levels.flatMap((strength): Tie[] => {
    const seats = strengths.flatMap((one, seat) => (one === strength ? [seat] : []));
    const place = ahead + 1;
    ahead += seats.length;
    if (seats.length < 2 || place > 3) return [];
    return [{ place: place as PlaceTaken, seats, strength, takes: places[seats[0]!] ?? null }];
  });
}
