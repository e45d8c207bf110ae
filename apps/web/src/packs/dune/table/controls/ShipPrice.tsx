import { type Shipment, shipPrice } from '@landsraad/dune';
import type { Seat } from '@landsraad/kernel';
import { useWords } from '../../../../app/language.ts';
import { useDune } from '../desk.ts';
import style from './Controls.module.css';
import { words } from './words.ts';

interface ShipPriceProps {
  readonly seat: Seat;
  readonly n: number;
  readonly shipment: Shipment;
}

/** "4 × 2 = 8 spice to the Guild, 1 left" */
export function ShipPrice({ seat, n, shipment }: ShipPriceProps) {
  const { view } = useDune().snapshot;
  const say = useWords(words);
  const price = shipPrice(view, seat, n, shipment);
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
