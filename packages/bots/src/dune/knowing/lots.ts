import { below, type Random } from '@landsraad/kernel';

const FINE = 1_000_000;

/** The place of a lot, drawn as often as it is large beside the others. */
export function drawnLot(lots: readonly number[], random: Random): number {
  let left = (below(random, FINE) / FINE) * lots.reduce((sum, lot) => sum + lot, 0);
  const at = lots.findIndex((lot) => {
    left -= lot;
    return left < 0;
  });
  return at >= 0 ? at : lots.indexOf(Math.max(...lots));
}
