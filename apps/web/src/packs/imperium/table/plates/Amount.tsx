import { colourOf } from '../../../../icons/colours.ts';
import { Icon } from '../../../../icons/Icon.tsx';
import type { IconName } from '../../../../icons/paths.tsx';
import styles from './Plates.module.css';

interface AmountProps {
  readonly icon: IconName;
  readonly n: number;
  /** How much of it something is made of. */
  readonly of?: number;
  readonly title: string;
}

/** A small figure on a plate; what there is none of stands back. */
export function Amount({ icon, n, of, title }: AmountProps) {
  return (
    <span
      className={styles.amount}
      title={title}
      data-amount={icon}
      data-n={n}
      data-zero={n === 0 || undefined}
    >
      <span style={{ color: colourOf(icon) }}>
        <Icon name={icon} title={title} size={1.15} />
      </span>
      <b>
        {n}
        {of !== undefined && <small>/{of}</small>}
      </b>
    </span>
  );
}
