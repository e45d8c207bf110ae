import { Icon } from '../../icons/Icon.tsx';
import { useKit } from '../desk/Desk.tsx';
import { useWording } from '../desk/wording.ts';
import { SeatMark } from '../seats/SeatMark.tsx';
import type { Amount } from './beats.ts';
import styles from './Stage.module.css';

interface ChipsProps {
  readonly amounts: readonly Amount[];
  /** Those from here on come now. */
  readonly from?: number;
  /** Whose they are is not said elsewhere. */
  readonly withSeats?: boolean;
}

/** What is paid and gained, each with its sign. */
export function Chips({ amounts, from = amounts.length, withSeats }: ChipsProps) {
  const { stage } = useKit();
  const { language, short } = useWording();
  return (
    <ul className={styles.chips}>
      {amounts.map(({ seat, unit, n }, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: in the order in which they come
          key={i}
          data-paid={n < 0 || undefined}
          data-comes={i >= from || undefined}
          aria-label={stage.amount({ seat, unit, n }, language)}
        >
          {withSeats && <SeatMark seat={seat} size={0.85} title={short(seat)} />}
          <span aria-hidden="true">
            {n > 0 ? '+' : '−'}
            {Math.abs(n)} <Icon name={stage.icon(unit)} size={1.05} />
          </span>
        </li>
      ))}
    </ul>
  );
}
