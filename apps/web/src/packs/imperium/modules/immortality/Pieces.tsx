import { amountOf } from '@landsraad/imperium';
import { useWords } from '../../../../app/language.ts';
import { colourOf } from '../../../../icons/colours.ts';
import { Icon } from '../../../../icons/Icon.tsx';
import { useActs } from '../../../../table/desk/draft.ts';
import { useWording } from '../../../../table/desk/wording.ts';
import { useCount } from '../../../../table/stage/counts.ts';
import { useImperium } from '../../table/desk.ts';
import styles from '../../table/dock/OwnPlate.module.css';
import type { OfSeat } from '../module.ts';
import { words } from './pane-words.ts';

/** One's own specimens, which a press returns to the supply. */
export function Pieces({ seat }: OfSeat) {
  const { snapshot, offers } = useImperium();
  const { press } = useActs();
  const { language } = useWording();
  const say = useWords(words);
  const { specimens } = snapshot.view.immortality!.seats[seat]!;
  const { n, changed } = useCount(seat, 'specimen', specimens);
  const offered = offers.may.has('specimens');
  const label = [say.specimens(amountOf(n, 'specimen', language)), offered && say.returns];
  return (
    <button
      type="button"
      className={styles.garrison}
      data-spot="specimens"
      data-changed={changed || undefined}
      aria-label={label.filter(Boolean).join(', ')}
      aria-disabled={!offered || undefined}
      onClick={() => offered && press('specimens')}
    >
      <span data-amount="specimen" data-n={n}>
        <span style={{ color: colourOf('specimen'), display: 'contents' }}>
          <Icon name="specimen" size={1.15} />
        </span>{' '}
        <b>{n}</b>
      </span>
    </button>
  );
}

/** The Family Atomics, until they are used. */
export function Marks({ seat }: OfSeat) {
  const { snapshot, offers } = useImperium();
  const { press } = useActs();
  const say = useWords(words);
  if (!snapshot.view.immortality!.seats[seat]!.atomics) return null;
  const offered = offers.may.has('atomics');
  return (
    <button
      type="button"
      className={styles.mark}
      style={{ color: colourOf('atomics') }}
      data-spot="atomics"
      aria-label={offered ? say.useAtomics : say.atomicsKept}
      aria-disabled={!offered || undefined}
      onClick={() => offered && press('atomics')}
    >
      <Icon name="atomics" size={1.3} />
    </button>
  );
}
