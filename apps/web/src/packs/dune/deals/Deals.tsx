import { type Deal, isEnforced, type Offer } from '@landsraad/dune';
import { useState } from 'react';
import { useWords } from '../../../app/language.ts';
import { useActs } from '../../../table/desk/draft.ts';
import { useWording } from '../../../table/desk/wording.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Select } from '../../../ui/Select.tsx';
import { useDune } from '../table/desk.ts';
import { type Act, Composer, useToShow } from './Composer.tsx';
import style from './Deals.module.css';
import { counterTo, type Draft, emptyDraft, mayDeal, partnersOf } from './draft.ts';
import { words } from './words.ts';

/** Offers at any moment, what became of them, and what was promised. */
export default function Deals() {
  const { snapshot, seat } = useDune();
  const { act } = useActs();
  const say = useWords(words);
  const [draft, setDraft] = useState<Draft | null>(null);
  const { view } = snapshot;
  const partners = seat === null ? [] : partnersOf(view, seat);
  const [first] = partners;
  const closed = snapshot.window !== undefined;
  const isCounter = view.standing.some(({ from, to }) => from === draft?.to && to === seat);
  return (
    <section className={style.deals} aria-label={say.title}>
      <h3>{say.offers}</h3>
      {view.standing.length === 0 && <p>{say.noOffers}</p>}
      <ul>
        {view.standing.map((offer) => (
          <li key={offer.id}>
            <Terms deal={offer} type="deal-offered" />
            {act && <Settle act={act} offer={offer} closed={closed} onCounter={setDraft} />}
          </li>
        ))}
      </ul>
      {act && seat !== null && !mayDeal(view) && <p>{say.later}</p>}
      {act && seat !== null && mayDeal(view) && first === undefined && <p>{say.alone}</p>}
      {act && mayDeal(view) && first !== undefined && (
        <Button size="small" data-compose="" onClick={() => setDraft(emptyDraft(first))}>
          {say.make}
        </Button>
      )}
      {act && draft && (
        <Dialog
          title={isCounter ? say.counter : say.make}
          open
          onOpenChange={(open) => !open && setDraft(null)}
        >
          <Composer
            act={act}
            draft={draft}
            partners={partners}
            closed={closed}
            onChange={setDraft}
          />
        </Dialog>
      )}
      {view.declined.length > 0 && (
        <>
          <h3>{say.inVain}</h3>
          <ul data-in-vain>
            {view.declined.map((offer, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal offers may follow each other
              <li key={i}>
                <Terms deal={offer} type="deal-offered" />
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{say.record}</h3>
      {view.deals.length === 0 && <p>{say.noDeals}</p>}
      <ul data-record>
        {view.deals.toReversed().map((deal, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: deals are only ever added
          <li key={view.deals.length - i}>
            <small>{say.turn(deal.turn)}</small> <Terms deal={deal} type="deal-made" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a deal says, and whether the game sees that it is kept (DUN-15.6). */
function Terms({ deal, type }: { deal: Deal; type: 'deal-offered' | 'deal-made' }) {
  const { event } = useWording();
  const say = useWords(words);
  const { turn, from, to, ...terms } = deal;
  const { spice, price = 0, promise, own, shows, sees } = deal;
  const checked = spice + price > 0 || shows || sees || isEnforced(promise) || isEnforced(own);
  return (
    <span>
      {event({ type, seat: from, to, ...terms } as never)}{' '}
      {checked && <Badge tone="good">{say.enforced}</Badge>}{' '}
      {[promise, own].some((said) => said && !isEnforced(said)) && <Badge>{say.honour}</Badge>}
    </span>
  );
}

interface SettleProps {
  readonly act: Act;
  readonly offer: Offer;
  readonly closed: boolean;
  readonly onCounter: (draft: Draft) => void;
}

/** What the viewer can do about an offer. */
function Settle({ act, offer, closed, onCounter }: SettleProps) {
  const { seat } = useDune();
  const say = useWords(words);
  const { id, from, to, sees } = offer;
  const held = useToShow(sees);
  const [which, setWhich] = useState<string | null>(null);
  const settle = (...how: string[]) => void act('deal.settle', how.join(':'));
  if (from === seat)
    return (
      <div className={style.answers}>
        <Button size="small" disabled={closed} onClick={() => settle('withdraw', `${id}`)}>
          {say.withdraw}
        </Button>
      </div>
    );
  if (to !== seat) return null;
  const shown = held && (which ?? held[0]?.value);
  return (
    <div className={style.answers}>
      {held && shown && (
        <Select label={say.which} value={shown} options={held} onChange={setWhich} />
      )}
      <Button
        size="small"
        variant="primary"
        disabled={closed}
        onClick={() => settle('accept', `${id}`, ...(shown ? [shown] : []))}
      >
        {say.accept}
      </Button>
      <Button size="small" disabled={closed} onClick={() => settle('refuse', `${id}`)}>
        {say.refuse}
      </Button>
      <Button size="small" variant="plain" onClick={() => onCounter(counterTo(offer))}>
        {say.counter}
      </Button>
    </div>
  );
}
