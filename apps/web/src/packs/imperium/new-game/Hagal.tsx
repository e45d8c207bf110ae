import { Link } from 'wouter';
import { useWords } from '../../../app/language.ts';
import style from '../../../screens/new-game/NewGame.module.css';
import seat from '../../../screens/new-game/SeatFields.module.css';
import { seatColours } from '../../../screens/new-game/SeatFields.tsx';
import { SeatMark } from '../../../table/seats/SeatMark.tsx';
import type { ImperiumForm } from './form.ts';
import { words } from './words.ts';

interface HagalProps {
  readonly form: ImperiumForm;
}

/** Who else sits at a table of one or two: nobody plays them. */
export function HagalSeats({ form: { players } }: HagalProps) {
  const text = useWords(words);
  if (players > 2) return null;
  const places = players === 1 ? [1, 2] : [2];
  return places.map((place) => (
    <fieldset key={place} className={seat.seat} data-hagal={place} style={seatColours(place)}>
      <legend className={seat.legend}>
        <SeatMark seat={place} size={1.1} /> {players === 1 ? text.rival(place) : text.hagal}
      </legend>
      <p className={seat.hint}>{players === 1 ? text.solo.rivalHint : text.two.hagalHint}</p>
    </fieldset>
  ));
}

/** What House Hagal is, and who begins. */
export function HagalLines({ form: { players } }: HagalProps) {
  const text = useWords(words);
  if (players > 2) return <p className={style.hint}>{text.clockwise}</p>;
  const { rule } = text.rules;
  const { about, begins } = players === 1 ? text.solo : text.two;
  const [what, first] = players === 1 ? ['HAG-6.1', 'HAG-6.8'] : ['HAG-5.1', 'HAG-5.6'];
  return (
    <>
      <p className={style.hint}>
        {about} <Link href={`/rules/${what}`}>{rule(what)}</Link>
      </p>
      <p className={style.hint}>
        {begins} <Link href={`/rules/${first}`}>{rule(first)}</Link>
      </p>
    </>
  );
}
