import { useWords } from '../../../../app/language.ts';
import { Icon } from '../../../../icons/Icon.tsx';
import { useActs } from '../../../../table/desk/draft.ts';
import { useCount } from '../../../../table/stage/counts.ts';
import { useImperium } from '../../table/desk.ts';
import styles from '../../table/dock/OwnPlate.module.css';
import type { OfSeat } from '../module.ts';
import { words } from './words.ts';

/** One's own dreadnoughts: a press sends them to the Conflict, where that may be. */
export function Pieces({ seat }: OfSeat) {
  const { snapshot, offers } = useImperium();
  const { press } = useActs();
  const say = useWords(words);
  const { supply, garrison, conflict } = snapshot.view.ix!.seats[seat]!.dreadnoughts;
  const { n, changed } = useCount(seat, 'dreadnought', garrison);
  const offered = offers.may.has('dreadnoughts');
  return (
    <button
      type="button"
      className={styles.garrison}
      data-spot="dreadnoughts"
      data-offered={offered || undefined}
      data-changed={changed || undefined}
      aria-label={say.dreadnoughts(supply, garrison, conflict)}
      aria-disabled={!offered || undefined}
      onClick={() => offered && press('dreadnoughts')}
    >
      <span data-amount="dreadnought" data-n={n}>
        <Icon name="dreadnought" size={1.15} /> <b>{n}</b>
      </span>
    </button>
  );
}
