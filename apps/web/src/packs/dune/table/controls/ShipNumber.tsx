import type { Shipment } from '@landsraad/dune';
import { useDraft } from '../../../../table/desk/draft.ts';
import { NumberOf } from '../../../../table/panel/Shapes.tsx';
import type { DuneAsked } from '../../spots.ts';
import { ShipPrice } from './ShipPrice.tsx';

/** How many are shipped, with what it costs and what is left. */
export function ShipNumber({ decision }: { readonly decision: DuneAsked }) {
  const { picks } = useDraft();
  if (decision.shape !== 'number') return null;
  const { from, to } = decision.about as unknown as Shipment;
  return (
    <>
      <ShipPrice seat={decision.seat} n={picks.number} shipment={{ from, to }} />
      <NumberOf decision={decision} />
    </>
  );
}
