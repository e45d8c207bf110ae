import { type DuneEvent, factionOf, treacheryOf } from '@landsraad/dune';
import { clockwise, type Heard, type Seat } from '@landsraad/kernel';
import { useMemo } from 'react';
import { useWords } from '../../../app/language.ts';
import { useWording } from '../../../table/desk/wording.ts';
import { thingMark } from '../../../table/explain/pointed.ts';
import { FactionMark } from '../FactionMark.tsx';
import { AutoBidNote } from '../orders/AutoBidForm.tsx';
import { isAwaited, useDune } from './desk.ts';
import style from './MapArea.module.css';
import { words } from './words.ts';

/** What each said last of the card that is on sale: a bid, or 0 for a pass (DUN-6.8: not for good). */
export function saidOf(log: readonly Heard<DuneEvent>[]): ReadonlyMap<Seat, number> {
  const said = new Map<Seat, number>();
  for (const event of log)
    if (event.type === 'auction-opened') said.clear();
    else if (event.type === 'bid') said.set(event.seat, event.n);
    else if (event.type === 'passed') said.set(event.seat, 0);
  return said;
}

/** While cards are sold: over the foot of the map, the bid, and how everybody stands to it. */
export function Bidding() {
  const { log, snapshot } = useDune();
  const { language, short } = useWording();
  const say = useWords(words).auction;
  const { view, waiting } = snapshot;
  const { auction, factions } = view;
  const said = useMemo(() => saidOf(log), [log]);
  if (!auction || view.phase !== 'bidding') return null;
  const { left, bid, bidder, opener, card } = auction;
  return (
    <section className={style.auction} data-auction={left}>
      <span>{say.card(left)}</span>
      <b>{bidder === null ? say.none : say.bid(bid, short(bidder))}</b>
      {card && (
        <span {...thingMark({ kind: 'treachery', id: card })}>
          {say.sees(treacheryOf(card).name[language])}
        </span>
      )}
      <ol className={style.bidders}>
        {clockwise(opener, factions.length).map((seat) => {
          const { id, handSize } = factions[seat]!;
          const full = handSize >= factionOf(id).handLimit && seat !== bidder; // DUN-6.13
          return (
            <li
              key={seat}
              data-highest={seat === bidder || undefined}
              data-awaited={isAwaited(waiting, seat) || undefined}
              title={short(seat)}
            >
              <FactionMark faction={id} /> {full ? say.full : say.said(said.get(seat))}
            </li>
          );
        })}
      </ol>
      <AutoBidNote />
    </section>
  );
}
