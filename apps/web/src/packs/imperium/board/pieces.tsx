import type { Seat } from '@landsraad/kernel';
import { DrawnIcon } from '../../../icons/Icon.tsx';
import { DrawnSeatMark } from '../../../table/seats/SeatMark.tsx';
import { seatColour } from '../../../table/seats/shapes.ts';
import style from './Board.module.css';

/* The wooden pieces, drawn around the point where they stand. */

const PAWN =
  'M0-12.5a5.2 5.2 0 0 1 3.4 9.1c3.8 1.6 6.6 5.6 7.2 13.4h-21.2c.6-7.8 3.4-11.8 7.2-13.4a5.2 5.2 0 0 1 3.4-9.1z';

/** A standing figure with its owner's mark on the breast. */
export function AgentPiece({ seat }: { readonly seat: Seat }) {
  return (
    <g transform="scale(1.12)">
      <ellipse cx={0} cy={10} rx={11} ry={3.2} className={style.shadow} />
      <path d={PAWN} fill={seatColour(seat)} className={style.wood} />
      <g className={style.engraved}>
        <DrawnSeatMark seat={seat} x={0} y={4.4} size={8.5} />
      </g>
    </g>
  );
}

/** Dark wood and a brass rim; on a player's errand it bears the mark of the sender. */
export function MentatPiece({ seat }: { readonly seat: Seat | null }) {
  return (
    <g transform="scale(1.12)">
      <ellipse cx={0} cy={10} rx={11} ry={3.2} className={style.shadow} />
      <path d={PAWN} className={style.mentat} />
      {seat === null ? (
        <g color="var(--brass)">
          <DrawnIcon name="mentat" x={0} y={3} size={13} />
        </g>
      ) : (
        <DrawnSeatMark seat={seat} x={0} y={4} size={11} />
      )}
    </g>
  );
}

export function CubePiece({ seat, size }: { readonly seat: Seat; readonly size: number }) {
  return <DrawnSeatMark seat={seat} x={0} y={0} size={size} />;
}

/** A wooden cube, seen from its edge. */
export function TroopPiece({ seat }: { readonly seat: Seat }) {
  return (
    <g>
      <path
        d="M0-6.8l6.3 3.2v6.8L0 6.8l-6.3-3.6v-6.8z"
        fill={seatColour(seat)}
        className={style.wood}
      />
      <path d="M0-6.8l6.3 3.2L0-.4l-6.3-3.2z" className={style.lit} />
    </g>
  );
}

/** A hull with a tower, longer than a troop is wide. */
export function DreadnoughtPiece({ seat }: { readonly seat: Seat }) {
  return (
    <g>
      <path
        d="M-9.5 .8L-5.4-2.2H-2.6L-.6-6.8H1.4L3-2.2H5.6L9.5 .8L5.4 5H-5.4z"
        fill={seatColour(seat)}
        className={style.wood}
      />
      <path d="M-9.5 .8L-5.4-2.2H5.6L9.5 .8z" className={style.lit} />
    </g>
  );
}

/** A Control marker on its pole; hollow while nobody holds the place. */
export function Flag({ seat, x, y }: { seat: Seat | null; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(0.74)`}>
      <path d="M-8 11V-11" className={style.pole} />
      <path
        d="M-8-11H9l-3.5 6L9 1H-8z"
        className={seat === null ? style.freeFlag : style.flag}
        fill={seat === null ? 'none' : seatColour(seat)}
      />
      {seat !== null && (
        <g className={style.engraved}>
          <DrawnSeatMark seat={seat} x={-1.5} y={-5} size={8} />
        </g>
      )}
    </g>
  );
}

/** Waves from a mouth, in the colour of whoever spoke. */
export function VoiceTag({ seat, x, y }: { seat: Seat; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} data-voice={seat}>
      <rect x={-19} y={-10} width={38} height={20} rx={10} className={style.tag} />
      <DrawnSeatMark seat={seat} x={-9} y={0} size={11} />
      <path
        d="M1-3a4 4 0 0 1 0 6M5-5.5a7.5 7.5 0 0 1 0 11M9-7a10 10 0 0 1 0 14"
        className={style.waves}
        stroke={seatColour(seat)}
      />
    </g>
  );
}
