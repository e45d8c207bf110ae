import { type AutoBid, type BidOrder, type DuneView, isFor } from '@landsraad/dune';
import { create } from 'zustand';
import type { Snapshot } from '../../../games/protocol.ts';
import { useGiven } from './given.ts';

/** At a table of this device: nobody's business, and forgotten with the page. */
const useHere = create<{ readonly game: string; readonly bids: readonly BidOrder[] }>()(() => ({
  game: '',
  bids: [],
}));

interface Bidding {
  /** The order that counts for the card on sale. */
  readonly order: BidOrder | null;
  readonly start: (order: AutoBid, scope: 'card' | 'turn') => void;
  readonly stop: () => void;
}

/** Bids that are made without asking: by this page, or by the server that has the table. */
export function useBidding({ id, view, viewer }: Snapshot<DuneView>): Bidding {
  const here = useHere();
  const given = useGiven();
  const kept = given?.orders.bids ?? (here.game === id ? here.bids : []);
  const { turn, auction } = view;
  const left = auction?.left ?? 0;
  const others = kept.filter(({ seat }) => seat !== viewer);
  const own = kept.find(({ seat }) => seat === viewer);
  const keep = (bids: readonly BidOrder[]) =>
    given ? given.give({ bids }) : useHere.setState({ game: id, bids });
  return {
    order: own && auction && isFor(own, { turn, left }) ? own : null,
    start: (order, scope) => {
      if (typeof viewer !== 'number') return;
      keep([...others, { ...order, seat: viewer, turn, left: scope === 'card' ? left : null }]);
    },
    stop: () => own && keep(others),
  };
}
