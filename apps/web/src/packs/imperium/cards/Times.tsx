import { useWords } from '../../../app/language.ts';
import styles from './Frame.module.css';
import { words } from './words.ts';

/** How many equal ones lie here; nothing for one. */
export function Times({ n = 1 }: { readonly n?: number }) {
  const say = useWords(words);
  return n === 1 ? null : <span className={styles.count}>{say.times(n)}</span>;
}
