import type { Seat } from '@landsraad/kernel';
import { useWords } from '../../../../app/language.ts';
import { colourOf } from '../../../../icons/colours.ts';
import { Icon } from '../../../../icons/Icon.tsx';
import type { IconName } from '../../../../icons/paths.tsx';
import { words } from '../../../../table/plan/words.ts';
import { CountingNumber } from '../../../../table/stage/CountingNumber.tsx';
import { useCount } from '../../../../table/stage/counts.ts';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import styles from './OwnPlate.module.css';

interface AmountProps {
  readonly seat: Seat;
  /** What the beats call it. */
  readonly unit: string;
  readonly icon: IconName;
  readonly n: number;
  readonly label: string;
  /** How much after what is planned. */
  readonly then?: number;
}

/** How much the viewer has of a thing. */
export function Amount({ seat, unit, icon, n: known, label, then: planned }: AmountProps) {
  const { n, changed } = useCount(seat, unit, known);
  const then = planned ?? n;
  const say = useWords(words);
  return (
    <li className={styles.amount} data-amount={icon} data-n={n} data-changed={changed || undefined}>
      <span style={{ color: colourOf(icon) }}>
        <Icon name={icon} title={label} size={1.2} />
      </span>
      <CountingNumber n={n} />
      {then !== n && (
        <b className={styles.then} data-then={then} data-less={then < n || undefined}>
          <span aria-hidden="true">▸</span>
          <VisuallyHidden>{say.to} </VisuallyHidden>
          {then}
        </b>
      )}
    </li>
  );
}
