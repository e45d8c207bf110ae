import { useWords } from '../../../../app/language.ts';
import { useDesk } from '../../../../table/desk.ts';
import { rivalsOf } from '../../seats/rivals.ts';
import { LastTurn } from './LastTurn.tsx';
import styles from './Rivals.module.css';
import { words } from './words.ts';

/** On a phone, where the Rivals' lines lie in a drawer: their last turns, always in sight. */
export function RivalStrip() {
  const { snapshot } = useDesk();
  const say = useWords(words);
  const { view } = snapshot;
  if (!view.hagal || view.hagal.shown.length === 0) return null;
  return (
    <section className={styles.strip} aria-label={say.cards}>
      {rivalsOf(view).map((seat) => (
        <LastTurn key={seat} seat={seat} marked />
      ))}
    </section>
  );
}
