import { useWords } from '../../app/language.ts';
import { SeatMark } from '../../table/seats/SeatMark.tsx';
import style from './OnlineTable.module.css';
import { words } from './words.ts';

export interface ShieldsShown {
  readonly seats: readonly number[];
  readonly shown: number;
  /** Those who owe something. */
  readonly asked: readonly number[];
  readonly onShow: (seat: number) => void;
}

interface ShieldsProps extends ShieldsShown {
  readonly name: (seat: number) => string;
}

/** The own shields, one beside the other: whose is looked behind, and who is asked. */
export function Shields({ seats, shown, asked, onShow, name }: ShieldsProps) {
  const text = useWords(words).shields;
  return (
    <fieldset className={style.shields} aria-label={text.title}>
      {seats.map((seat) => (
        <button
          key={seat}
          type="button"
          data-shield={seat}
          data-asked={asked.includes(seat) || undefined}
          aria-pressed={seat === shown}
          aria-label={asked.includes(seat) ? text.asked(name(seat)) : text.of(name(seat))}
          title={name(seat)}
          onClick={() => onShow(seat)}
        >
          <SeatMark seat={seat} size={1.2} />
        </button>
      ))}
    </fieldset>
  );
}
