import type { Seat } from '@landsraad/kernel';
import type { TableInfo } from '@landsraad/protocol';
import type { Hearers } from '../connection.ts';

/** Those whom somebody may talk to besides all: whoever is allied, then each other person. */
export function hearersAt(
  { seats }: Pick<TableInfo, 'seats'>,
  own: Seat | null,
  allies: readonly Seat[],
): Hearers[] {
  if (own === null) return [];
  const isOther = (seat: Seat) => {
    const sits = seats[seat];
    return sits?.is === 'person' && !sits.you;
  };
  const others = seats.flatMap((_, seat) => (isOther(seat) ? [seat] : []));
  return allies.some(isOther) ? ['allies', ...others] : others;
}
