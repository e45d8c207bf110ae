import { useWords } from '../../../../app/language.ts';
import { Icon } from '../../../../icons/Icon.tsx';
import { useImperium } from '../../table/desk.ts';
import type { OfSeat } from '../module.ts';
import styles from './Plate.module.css';
import { words } from './pane-words.ts';

/** The Family Atomics, until they are used; what lies in the tanks is told on their board. */
export function Tokens({ seat }: OfSeat) {
  const { atomics } = useImperium().snapshot.view.immortality!.seats[seat]!;
  const say = useWords(words);
  return (
    atomics && (
      <span className={styles.atomics}>
        <Icon name="atomics" title={say.atomicsKept} size={1.1} />
      </span>
    )
  );
}
