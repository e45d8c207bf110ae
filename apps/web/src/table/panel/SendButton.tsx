import type { Choice } from '@landsraad/kernel';
import { useWords } from '../../app/language.ts';
import { Button } from '../../ui/Button.tsx';
import { useActs, useDraft } from '../desk/draft.ts';
import { words } from '../panel-words.ts';
import styles from './Panel.module.css';

interface SendButtonProps {
  /** Null while it is not complete. */
  readonly choice: Choice | null;
  readonly label?: string;
  /** It was read before. */
  readonly sure?: boolean;
}

/** Sends what was put together. */
export function SendButton({ choice, label, sure }: SendButtonProps) {
  const { busy } = useDraft();
  const { answer } = useActs();
  const say = useWords(words);
  return (
    <Button
      variant="primary"
      icon="check"
      className={styles.confirm}
      data-confirm=""
      data-sure={sure ? '' : undefined}
      disabled={choice === null || busy}
      onClick={() => choice !== null && answer(choice)}
    >
      {label ?? say.confirm}
    </Button>
  );
}
