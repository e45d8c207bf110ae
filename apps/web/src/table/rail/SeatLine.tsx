import type { Seat } from '@landsraad/kernel';
import type { ReactNode } from 'react';
import { useWords } from '../../app/language.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { useBeside } from '../beside.ts';
import { useActs } from '../desk/draft.ts';
import { useKnown } from '../desk/known.ts';
import { useWording } from '../desk/wording.ts';
import { words as panelWords } from '../panel-words.ts';
import { SeatMark } from '../seats/SeatMark.tsx';
import { seatSpot } from '../spots.ts';
import { words } from '../words.ts';
import styles from './Players.module.css';

interface SeatLineProps {
  readonly seat: Seat;
  /** It is their turn. */
  readonly active: boolean;
  /** Beside the name. */
  readonly marks: ReactNode;
  /** Under it. */
  readonly amounts: ReactNode;
  /** All that the viewer may know, once the line is opened. */
  readonly children: ReactNode;
}

/** A player in one line that opens; the whole player may be what is chosen. */
export function SeatLine({ seat, active, marks, amounts, children }: SeatLineProps) {
  const { snapshot, offers } = useKnown();
  const { name } = useWording();
  const { press } = useActs();
  const beside = useBeside();
  const say = useWords(words);
  const { choose } = useWords(panelWords);
  const spot = seatSpot(seat);
  const offered = offers.may.has(spot);
  return (
    <details
      className={styles.player}
      data-spot={spot}
      data-offered={offered || undefined}
      data-active={active || undefined}
    >
      <summary>
        <span className={styles.who}>
          <SeatMark seat={seat} size={1.1} title={active ? say.atTurn : undefined} />
          <strong>{name(seat)}</strong>
          {snapshot.thinking === seat && <Spinner label={say.isThinking} />}
          {beside?.seat(seat)}
          {marks}
        </span>
        {amounts}
      </summary>
      {offered && (
        <button
          type="button"
          className={styles.choose}
          data-spot={spot}
          onClick={() => press(spot)}
        >
          {choose}
        </button>
      )}
      {children}
    </details>
  );
}
