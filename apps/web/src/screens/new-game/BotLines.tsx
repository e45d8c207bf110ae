import { useWords } from '../../app/language.ts';
import { type SeatForm, seatsOf, type TableForm } from './form.ts';
import style from './NewGame.module.css';
import { words } from './words.ts';

/** What the bots at the table are like, each kind once. */
export function BotLines({ form }: { readonly form: TableForm }) {
  const text = useWords(words);
  const seats: readonly SeatForm[] = seatsOf(form);
  const kinds = [...new Set(seats.flatMap(({ is, bot }) => (is === 'bot' ? [bot] : [])))];
  return kinds.map((bot) => (
    <p key={bot} className={style.hint}>
      <b>{text.bots[bot].name}</b> · {text.bots[bot].hint}
    </p>
  ));
}
