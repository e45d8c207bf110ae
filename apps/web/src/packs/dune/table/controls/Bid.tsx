import { autoBid } from '@landsraad/dune';
import { useState } from 'react';
import { useWords } from '../../../../app/language.ts';
import { useActs, useDraft } from '../../../../table/desk/draft.ts';
import { useWording } from '../../../../table/desk/wording.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Slider } from '../../../../ui/Slider.tsx';
import { AutoBidForm, AutoBidNote } from '../../orders/AutoBidForm.tsx';
import { useBidding } from '../../orders/auto-bid.ts';
import type { DuneAsked } from '../../spots.ts';
import { useDune, useOwnFaction } from '../desk.ts';
import style from './Controls.module.css';
import { words } from './words.ts';

/** The next bids at a press, any other with a slider, or none. */
export function Bid({ decision }: { readonly decision: DuneAsked }) {
  const { answer } = useActs();
  const { busy } = useDraft();
  const { snapshot } = useDune();
  const { order } = useBidding(snapshot);
  const { option: word } = useWording();
  const me = useOwnFaction();
  const say = useWords(words);
  const options = decision.shape === 'one' ? decision.options : [];
  const bids = options.flatMap((option) => (option.type === 'bid' ? [option] : []));
  const others = options.filter(({ type }) => type !== 'bid');
  const least = bids[0]?.n ?? 0;
  const [higher, setHigher] = useState(least + 2);
  const wanted = bids.find(({ n }) => n === Math.max(higher, least + 2));
  if (order && autoBid(decision, order) !== null) return <AutoBidNote />;
  return (
    <div className={style.bid}>
      <div className={style.row}>
        {bids.slice(0, 2).map(({ id, n }, i) => (
          <Button
            key={id}
            className={style.big}
            variant={i === 0 ? 'primary' : undefined}
            data-option={id}
            disabled={busy}
            onClick={() => answer(id)}
          >
            {say.bid(n)}
          </Button>
        ))}
        {others.map((option) => (
          <Button
            key={option.id}
            className={style.big}
            data-option={option.id}
            disabled={busy}
            onClick={() => answer(option.id)}
          >
            {word(option, decision)}
          </Button>
        ))}
      </div>
      {wanted && (
        <div className={`${style.row} ${style.other}`}>
          <Slider
            label={say.other}
            value={wanted.n}
            min={least + 2}
            max={bids.at(-1)!.n}
            onChange={setHigher}
          />
          <Button data-option={wanted.id} disabled={busy} onClick={() => answer(wanted.id)}>
            {say.bid(wanted.n)}
          </Button>
        </div>
      )}
      {me?.spice != null && <p className={style.price}>{say.most(me.spice)}</p>}
      {bids.length > 0 && <AutoBidForm least={least} most={bids.at(-1)!.n} />}
    </div>
  );
}
