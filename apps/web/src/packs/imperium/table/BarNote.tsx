import { useWords } from '../../../app/language.ts';
import { Icon } from '../../../icons/Icon.tsx';
import type { IconName } from '../../../icons/paths.tsx';
import styles from './BarNote.module.css';
import { useImperium } from './desk.ts';
import { words } from './words.ts';

/** How much is left of the decks that everybody draws from. */
export function BarNote() {
  const { conflictDeckSize, intrigueDeckSize } = useImperium().snapshot.view;
  const say = useWords(words);
  return (
    <>
      <Deck icon="conflict" n={conflictDeckSize} title={say.conflictsLeft(conflictDeckSize)} />
      <Deck icon="intrigue" n={intrigueDeckSize} title={say.intrigueLeft(intrigueDeckSize)} />
    </>
  );
}

interface DeckProps {
  readonly icon: IconName;
  readonly n: number;
  readonly title: string;
}

function Deck({ icon, n, title }: DeckProps) {
  return (
    <span className={styles.deck} data-deck={icon} data-left={n}>
      <Icon name={icon} title={title} size={1.2} />
      {n}
    </span>
  );
}
