import type { Seat } from '@landsraad/kernel';
import { SeatMark } from './SeatMark.tsx';
import style from './SeatName.module.css';

interface SeatNameProps {
  readonly seat: Seat;
  readonly name: string;
}

/** A player's mark and name, in as many lines as its place needs. */
export function SeatName({ seat, name }: SeatNameProps) {
  return (
    <span className={style.name}>
      <SeatMark seat={seat} /> {name}
    </span>
  );
}
