import type { CellId } from '@landsraad/dune';
import { useDraft } from '../../../../table/desk/draft.ts';
import { NumberOf } from '../../../../table/panel/Shapes.tsx';
import type { DuneAsked } from '../../spots.ts';
import { ShipPrice } from './ShipPrice.tsx';

/** How many are shipped, with what it costs and what is left. */
export function ShipNumber({ decision }: { readonly decision: DuneAsked }) {
  const { picks } = useDraft();
  if (decision.shape !== 'number') return null;
  const to = (decision.about?.to ?? null) as CellId | null;
  return (
    <>
      <ShipPrice seat={decision.seat} n={picks.number} to={to} />
      <NumberOf decision={decision} />
    </>
  );
}
