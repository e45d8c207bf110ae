import { revivalPrice } from '@landsraad/dune';
import { useWords } from '../../../../app/language.ts';
import { useDraft } from '../../../../table/desk/draft.ts';
import { NumberOf } from '../../../../table/panel/Shapes.tsx';
import type { DuneAsked } from '../../spots.ts';
import { useOwnFaction } from '../desk.ts';
import style from './Controls.module.css';
import { words } from './words.ts';

/** How many are revived, with what those beyond the free ones cost. */
export function ReviveNumber({ decision }: { readonly decision: DuneAsked }) {
  if (decision.shape !== 'number') return null;
  const { free } = decision.about ?? {};
  return (
    <>
      {typeof free === 'number' && <Price free={free} />}
      <NumberOf decision={decision} />
    </>
  );
}

function Price({ free }: { readonly free: number }) {
  const { picks } = useDraft();
  const me = useOwnFaction();
  const say = useWords(words);
  const price = revivalPrice(picks.number, free);
  return (
    <p className={style.price} data-price={price}>
      {say.freeOnes(free)}{' '}
      {price > 0 && (
        <>
          <b>{say.revival(picks.number - free, price)}</b>, {say.left((me?.spice ?? 0) - price)}
        </>
      )}
    </p>
  );
}
