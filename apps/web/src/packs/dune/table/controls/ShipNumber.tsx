import { type CellId, shipPrice } from '@landsraad/dune';
import { useWords } from '../../../../app/language.ts';
import { useDraft } from '../../../../table/desk/draft.ts';
import { NumberOf } from '../../../../table/panel/Shapes.tsx';
import type { DuneAsked } from '../../spots.ts';
import { useDune } from '../desk.ts';
import style from './Controls.module.css';
import { words } from './words.ts';

/** How many are shipped, with what it costs and what is left. */
export function ShipNumber({ decision }: { readonly decision: DuneAsked }) {
  if (decision.shape !== 'number') return null;
  return (
    <>
      <Price decision={decision} />
      <NumberOf decision={decision} />
    </>
  );
}

function Price({ decision: { seat, about } }: { readonly decision: DuneAsked }) {
  const { view } = useDune().snapshot;
  const { picks } = useDraft();
  const say = useWords(words);
  const n = picks.number;
  const to = (about?.to ?? null) as CellId | null;
  const price = shipPrice(view, seat, n, to);
  const spice = view.factions[seat]!.spice ?? 0;
  if (n === 0) return null;
  if (price === 0) return <p className={style.price}>{say.free}</p>;
  const each = price / n;
  const guild = view.factions.findIndex(({ id }) => id === 'spacing-guild');
  const receiver = guild >= 0 && guild !== seat ? say.toGuild : say.toBank;
  const rest = price > spice ? say.short(price - spice) : say.left(spice - price);
  return (
    <p className={style.price} data-price={price}>
      <b>{Number.isInteger(each) ? say.price(n, String(each), price) : `${price} (${say.half})`}</b>{' '}
      {receiver}, {rest}
    </p>
  );
}
