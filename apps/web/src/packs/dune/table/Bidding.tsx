import { treacheryOf } from '@landsraad/dune';
import { clockwise } from '@landsraad/kernel';
import { useWords } from '../../../app/language.ts';
import { useWording } from '../../../table/desk/wording.ts';
import { thingMark } from '../../../table/explain/pointed.ts';
import { FactionMark } from '../FactionMark.tsx';
import { AutoBidNote } from '../orders/AutoBidForm.tsx';
import { useDune } from './desk.ts';
import style from './MapArea.module.css';
import { words } from './words.ts';

/** While cards are sold: over the foot of the map, the bid and who made it. */
export function Bidding() {
  const { view } = useDune().snapshot;
  const { language, short } = useWording();
  const say = useWords(words).auction;
  const { auction, factions } = view;
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
        {clockwise(opener, factions.length).map((seat) => (
          <li key={seat} data-highest={seat === bidder || undefined} title={short(seat)}>
            <FactionMark faction={factions[seat]!.id} />
            {factions[seat]!.handSize}
          </li>
        ))}
      </ol>
      <AutoBidNote />
    </section>
  );
}
