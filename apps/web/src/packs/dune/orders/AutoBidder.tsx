import { autoBid } from '@landsraad/dune';
import { useEffect, useRef } from 'react';
import { useBeside } from '../../../table/beside.ts';
import { useActs, useDraft } from '../../../table/desk/draft.ts';
import { useDune } from '../table/desk.ts';
import { useBidding } from './auto-bid.ts';

/** Makes the bids that were ordered, where no server does. It shows nothing. */
export function AutoBidder(): null {
  const { decision, snapshot } = useDune();
  const { busy } = useDraft();
  const { answer } = useActs();
  const { order, stop } = useBidding(snapshot);
  const isServed = useBeside() !== null;
  const choice = order && decision && !isServed ? autoBid(decision, order) : null;
  const answered = useRef(decision);
  const { position } = snapshot;
  const before = useRef(position);
  useEffect(() => {
    // Whoever takes a bid back wants to be asked.
    if (position < before.current) stop();
    before.current = position;
  }, [position, stop]);
  useEffect(() => {
    if (choice === null || busy || answered.current === decision) return;
    answered.current = decision;
    answer(choice);
  }, [choice, busy, decision, answer]);
  return null;
}
