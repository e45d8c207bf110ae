import { type DuneOrders, isOrder } from '@landsraad/dune';
import { useBeside } from '../../../table/beside.ts';

/** What the settings of this device order at any table. */
export const deviceOrders = (standing: readonly string[]): DuneOrders => ({
  standing: standing.filter(isOrder),
  bids: [],
});

interface Given {
  readonly orders: DuneOrders;
  readonly give: (change: Partial<DuneOrders>) => void;
}

/** What a server keeps for whoever sits here; null at a table of this device. */
export function useGiven(): Given | null {
  const kept = useBeside()?.orders;
  if (!kept) return null;
  const orders = (kept.given as DuneOrders | undefined) ?? deviceOrders([]);
  return { orders, give: (change) => kept.give({ ...orders, ...change }) };
}
