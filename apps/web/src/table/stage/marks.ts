import type { Seat } from '@landsraad/kernel';
import type { ChoiceKit } from '../kit.ts';
import type { Spot, Thing } from '../spots.ts';
import type { Scene } from './beats.ts';

/** The n-th move since the viewer's own turn went here. */
export interface Mark {
  readonly n: number;
  readonly seat: Seat;
}

/** Where the others went since the viewer last acted. */
export function marksOf(
  since: readonly Scene[],
  { spotsOf }: Pick<ChoiceKit<never, Thing>, 'spotsOf'>,
): ReadonlyMap<Spot, Mark> {
  const marks = new Map<Spot, Mark>();
  for (const [i, { beats, passage }] of since.entries())
    for (const { place } of beats)
      if (place)
        for (const spot of spotsOf(place)) marks.set(spot, { n: i + 1, seat: passage.seat! });
  return marks;
}
