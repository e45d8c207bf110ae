import type { Place, Seat } from '@landsraad/kernel';
import type { EventOf } from '../events.ts';

export interface Standing {
  readonly reward: 1 | 2 | 3;
  readonly seats: readonly Seat[];
  readonly strength: number;
}

/** Who takes which reward of a Conflict, best first; equal ones together. */
export function standingsOf({ strengths, places }: EventOf<'conflict-resolved'>): Standing[] {
  return ([1, 2, 3] as const).flatMap((reward) => {
    const seats = places.flatMap((place, seat) => (place === reward ? [seat] : []));
    return seats.length > 0 ? [{ reward, seats, strength: strengths[seats[0]!]! }] : [];
  });
}

export const winnersOf = (ranking: readonly Place[]): Place[] =>
  ranking.filter(({ rank }) => rank === 1);
