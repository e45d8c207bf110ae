import { wordOption, wordReason } from '@landsraad/imperium';
import { useWords } from '../../app/language.ts';
import type { ImperiumAsked as Asked } from '../../packs/imperium/spots.ts';
import { useDesk } from '../desk.ts';
import { words } from '../panel-words.ts';
import styles from './Panel.module.css';

/** What one might expect and cannot do, each with the reason; closed until it is asked for. */
export function RefusedList({ decision }: { readonly decision: Asked }) {
  const { speaking, language } = useDesk();
  const say = useWords(words);
  const { refused } = decision;
  if (refused.length === 0) return null;
  return (
    <details className={styles.refused}>
      <summary>{say.refused(refused.length)}</summary>
      <ul>
        {refused.map(({ option, why }) => (
          <li key={option.id} data-refused={option.id}>
            <strong>{wordOption(option, speaking, language)}</strong>{' '}
            {wordReason(why, speaking, language)}
          </li>
        ))}
      </ul>
    </details>
  );
}
