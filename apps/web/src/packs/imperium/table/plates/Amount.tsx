import type { Seat } from '@landsraad/kernel';
import { colourOf } from '../../../../icons/colours.ts';
import { Icon } from '../../../../icons/Icon.tsx';
import type { IconName } from '../../../../icons/paths.tsx';
import { CountingNumber } from '../../../../table/stage/CountingNumber.tsx';
import { useCount } from '../../../../table/stage/counts.ts';
import styles from './Plates.module.css';

interface AmountProps {
  readonly seat: Seat;
  /** What the beats call it. */
  readonly unit: string;
  readonly icon: IconName;
  readonly n: number;
  /** How much of it something is made of. */
  readonly of?: number;
  readonly title: string;
}

/** A small figure on a plate; what there is none of stands back. */
export function Amount({ seat, unit, icon, n: known, of, title }: AmountProps) {
  const { n, changed } = useCount(seat, unit, known);
  return (
    <span
      className={styles.amount}
      data-amount={icon}
      data-n={n}
      data-zero={n === 0 || undefined}
      data-changed={changed || undefined}
    >
      <span style={{ color: colourOf(icon) }}>
        <Icon name={icon} title={title} size={1.15} />
      </span>
      {of === undefined ? (
        <CountingNumber n={n} />
      ) : (
        <b>
          {n}
          <small>/{of}</small>
        </b>
      )}
    </span>
  );
}
