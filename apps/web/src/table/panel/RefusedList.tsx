import { useWords } from '../../app/language.ts';
import { useWording } from '../desk/wording.ts';
import { words } from '../panel-words.ts';
import type { Asked } from '../spots.ts';
import styles from './Panel.module.css';

/** What one might expect and cannot do, each with the reason; closed until it is asked for. */
export function RefusedList({ decision }: { readonly decision: Asked }) {
  const wording = useWording();
  const say = useWords(words);
  const { refused } = decision;
  if (refused.length === 0) return null;
  return (
    <details className={styles.refused}>
      <summary>{say.refused(refused.length)}</summary>
      <ul>
        {refused.map(({ option, why }) => (
          <li key={option.id} data-refused={option.id}>
            <strong>{wording.option(option, decision)}</strong> {wording.reason(why)}
          </li>
        ))}
      </ul>
    </details>
  );
}
