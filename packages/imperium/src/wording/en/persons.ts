import type { Seat } from '@landsraad/kernel';
import type { Speaker } from '../wording.ts';

/** Somebody's doing, in the third person or, for whoever reads it, in the second. */
export const does = (say: Speaker, seat: Seat, third: string, second: string): string =>
  `${say.seat(seat)} ${say.isYou(seat) ? second : third}`;

export const their = (say: Speaker, seat: Seat): string => (say.isYou(seat) ? 'your' : 'their');
