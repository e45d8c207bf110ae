import { useState } from 'react';
import { useWords } from '../../../app/language.ts';
import { Button } from '../../../ui/Button.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { Slider } from '../../../ui/Slider.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { useDune, useOwnFaction } from '../table/desk.ts';
import style from './AutoBid.module.css';
import { useBidding } from './auto-bid.ts';
import { words } from './words.ts';

interface AutoBidFormProps {
  /** From the least that may be bid now to the most. */
  readonly least: number;
  readonly most: number;
}

/** Bids up to a number without being asked again. */
export function AutoBidForm({ least, most }: AutoBidFormProps) {
  const { snapshot } = useDune();
  const { start } = useBidding(snapshot);
  const me = useOwnFaction();
  const text = useWords(words).bids;
  const [upTo, setUpTo] = useState(least);
  const [beyond, setBeyond] = useState<'pass' | 'ask'>('pass');
  const [scope, setScope] = useState<'card' | 'turn'>('card');
  const [spares, setSpares] = useState(true);
  const value = Math.min(most, Math.max(least, upTo));
  const allies = me?.allies ?? [];
  return (
    <details className={style.form} data-auto-bid="">
      <summary>{text.title}</summary>
      <Slider label={text.upTo} value={value} min={least} max={most} onChange={setUpTo} />
      <Segmented
        label={text.beyond}
        hideLabel
        value={beyond}
        options={(['pass', 'ask'] as const).map((one) => ({ value: one, label: text[one] }))}
        onChange={setBeyond}
      />
      <Segmented
        label={text.scope}
        hideLabel
        value={scope}
        options={(['card', 'turn'] as const).map((one) => ({ value: one, label: text[one] }))}
        onChange={setScope}
      />
      {allies.length > 0 && <Switch label={text.spares} checked={spares} onChange={setSpares} />}
      <Button
        icon="check"
        data-start=""
        onClick={() => start({ upTo: value, beyond, spares: spares ? allies : [] }, scope)}
      >
        {text.start(value)}
      </Button>
    </details>
  );
}

/** What was ordered, as long as it counts, and the way to end it. */
export function AutoBidNote() {
  const { snapshot } = useDune();
  const { order, stop } = useBidding(snapshot);
  const text = useWords(words).bids;
  if (!order) return null;
  return (
    <span className={style.note} data-bidding={order.upTo}>
      {text.running(order.upTo)}{' '}
      <Button size="small" onClick={stop}>
        {text.stop}
      </Button>
    </span>
  );
}
