import {
  type AnytimeEffect,
  type ImperiumView,
  recalledFrom,
  tileOf,
  transported,
} from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';

/* What the shipping track promises, from what everybody sees. */

/** What a recall from a step would give to this seat (IX-6.5, 15.14). */
export function recallOf(
  { ix, phase }: Pick<ImperiumView, 'ix' | 'phase'>,
  seat: Seat,
  from: number,
): readonly AnytimeEffect[] {
  const rewards = recalledFrom(from);
  const transports = ix!.seats[seat]!.tiles.some(({ tile }) => tileOf(tile).rule === 'transports');
  return transports ? transported(rewards, phase) : rewards;
}
