import { useWords } from '../../../../app/language.ts';
import { rivalsOf } from '../../seats/rivals.ts';
import { useImperium } from '../desk.ts';
import { LastTurn } from './LastTurn.tsx';
import styles from './Rivals.module.css';
import { words } from './words.ts';

/** On a phone, where the Rivals' lines lie in a drawer: their last turns, always in sight. */
export default function RivalStrip() {
  const { snapshot } = useImperium();
  const say = useWords(words);
  const { view } = snapshot;
  if (view.hagal?.shown.length === 0) return null;
  return (
    <section className={styles.strip} aria-label={say.cards}>
      {rivalsOf(view).map((seat) => (
        <LastTurn key={seat} seat={seat} marked />
      ))}
    </section>
  );
}
