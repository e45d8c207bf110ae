import { colourOf } from '../../../../icons/colours.ts';
import { Icon } from '../../../../icons/Icon.tsx';
import type { IconName } from '../../../../icons/paths.tsx';
import { Tooltip } from '../../../../ui/Tooltip.tsx';
import styles from './OwnPlate.module.css';

interface AmountProps {
  readonly icon: IconName;
  readonly n: number;
  readonly label: string;
}

/** How much the viewer has of a thing. */
export function Amount({ icon, n, label }: AmountProps) {
  return (
    <Tooltip text={label}>
      <li className={styles.amount} data-amount={icon} data-n={n}>
        <span style={{ color: colourOf(icon) }}>
          <Icon name={icon} title={label} size={1.2} />
        </span>
        <b>{n}</b>
      </li>
    </Tooltip>
  );
}
