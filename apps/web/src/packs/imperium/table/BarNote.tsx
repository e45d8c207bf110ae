import { useWords } from '../../../app/language.ts';
import { Icon } from '../../../icons/Icon.tsx';
import styles from './BarNote.module.css';
import { useImperium } from './desk.ts';
import { words } from './words.ts';

/** How many Conflicts are left. */
export function BarNote() {
  const { conflictDeckSize } = useImperium().snapshot.view;
  const left = useWords(words).conflictsLeft(conflictDeckSize);
  return (
    <span className={styles.deck} title={left}>
      <Icon name="conflict" title={left} size={1.1} />
      {conflictDeckSize}
    </span>
  );
}
