import type { Seat } from '@landsraad/kernel';
import { type CSSProperties, lazy, type ReactNode, Suspense, useState } from 'react';
import { useWords } from '../../app/language.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { useBeside } from '../beside.ts';
import { useActs } from '../desk/draft.ts';
import { useKnown } from '../desk/known.ts';
import { useWording } from '../desk/wording.ts';
import { thingMark } from '../explain/pointed.ts';
import { SeatMark } from '../seats/SeatMark.tsx';
import { seatColour } from '../seats/shapes.ts';
import { seatSpot } from '../spots.ts';
import { words } from '../words.ts';
import styles from './Plate.module.css';

const LastMove = lazy(async () => ({
  default: (await import('../stage/LastMove.tsx')).LastMove,
}));
const Dialog = lazy(async () => ({ default: (await import('../../ui/Dialog.tsx')).Dialog }));

export interface PlateProps {
  readonly seat: Seat;
  /** It is their turn. */
  readonly active: boolean;
  /** A picture of whoever it is. */
  readonly face: ReactNode;
  /** At the end of the first line: the score. */
  readonly score: ReactNode;
  /** Under it, a line for each child. */
  readonly children?: ReactNode;
  /** What they have where it is fought for, on the side that is turned there. */
  readonly lane?: ReactNode;
  readonly faces?: 'left' | 'right';
  /** All of it in words. */
  readonly label: string;
  /** All that the viewer may know, once it is opened. */
  readonly details: ReactNode;
  /** `plate` beside what is fought for, `strip` in a row where there is little room. */
  readonly look: 'plate' | 'strip';
}

/** A player at the table. A press opens all there is to know; or chooses them, when that is asked. */
export function Plate(props: PlateProps) {
  const { seat, active, face, score, children, lane, faces, label, details, look } = props;
  const { snapshot, offers } = useKnown();
  const { name, short } = useWording();
  const { press } = useActs();
  const beside = useBeside();
  const say = useWords(words);
  const [open, setOpen] = useState(false);
  const spot = seatSpot(seat);
  const offered = offers.may.has(spot);
  const refused = offers.mayNot.has(spot);
  return (
    <div
      className={styles.plate}
      data-look={look}
      data-plate={seat}
      {...thingMark({ kind: 'seat', id: String(seat) })}
      data-faces={faces}
      data-active={active || undefined}
      style={{ '--seat': seatColour(seat) } as CSSProperties}
    >
      <button
        type="button"
        className={styles.press}
        data-spot={spot}
        data-state={offered ? 'offered' : refused ? 'refused' : 'calm'}
        data-offered={offered || undefined}
        aria-label={label}
        aria-haspopup={offered ? undefined : 'dialog'}
        aria-disabled={refused || undefined}
        onClick={() => {
          if (offered || refused) press(spot);
          else setOpen(true);
        }}
        onContextMenu={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      />
      <div className={styles.body}>
        <div className={styles.who}>
          <span className={styles.face}>
            <span>{face}</span>
            <SeatMark seat={seat} size={0.85} title={active ? say.atTurn : undefined} />
          </span>
          <span className={styles.name} data-part="name">
            {short(seat)}
          </span>
          {snapshot.thinking === seat && <Spinner label={say.isThinking} />}
          <span className={styles.around}>{beside?.seat(seat)}</span>
          <span className={styles.score}>{score}</span>
        </div>
        {children}
      </div>
      {lane !== undefined && <div className={styles.lane}>{lane}</div>}
      {open && (
        <Suspense fallback={null}>
          <Dialog title={name(seat)} open onOpenChange={setOpen}>
            <LastMove seat={seat} />
            {details}
          </Dialog>
        </Suspense>
      )}
    </div>
  );
}
