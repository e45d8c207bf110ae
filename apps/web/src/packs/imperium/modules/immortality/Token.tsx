import type { Seat } from '@landsraad/kernel';
import type { CSSProperties } from 'react';
import { SeatMark } from '../../../../table/seats/SeatMark.tsx';
import { seatColour } from '../../../../table/seats/shapes.ts';
import styles from './Pane.module.css';

interface TokenProps {
  readonly seat: Seat;
  /** It would stand there. */
  readonly ghost?: boolean;
  readonly style?: CSSProperties;
}

/** Somebody's token on a track. */
export function Token({ seat, ghost, style }: TokenProps) {
  return (
    <span
      className={styles.token}
      style={{ ...style, '--seat': seatColour(seat) } as CSSProperties}
      data-token={seat}
      data-ghost={ghost || undefined}
      aria-hidden="true"
    >
      <SeatMark seat={seat} size={0.8} />
    </span>
  );
}
