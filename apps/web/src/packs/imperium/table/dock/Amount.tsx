import { useWords } from '../../../../app/language.ts';
import { colourOf } from '../../../../icons/colours.ts';
import { Icon } from '../../../../icons/Icon.tsx';
import type { IconName } from '../../../../icons/paths.tsx';
import { words } from '../../../../table/plan/words.ts';
import { Tooltip } from '../../../../ui/Tooltip.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import styles from './OwnPlate.module.css';

interface AmountProps {
  readonly icon: IconName;
  readonly n: number;
  readonly label: string;
  /** How much after what is planned. */
  readonly then?: number;
}

/** How much the viewer has of a thing. */
export function Amount({ icon, n, label, then = n }: AmountProps) {
  const say = useWords(words);
  return (
    <Tooltip text={label}>
      <li className={styles.amount} data-amount={icon} data-n={n}>
        <span style={{ color: colourOf(icon) }}>
          <Icon name={icon} title={label} size={1.2} />
        </span>
        <b>{n}</b>
        {then !== n && (
          <b className={styles.then} data-then={then} data-less={then < n || undefined}>
            <span aria-hidden="true">▸</span>
            <VisuallyHidden>{say.to} </VisuallyHidden>
            {then}
          </b>
        )}
      </li>
    </Tooltip>
  );
}
