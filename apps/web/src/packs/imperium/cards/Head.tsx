import type { CSSProperties } from 'react';
import { useWords } from '../../../app/language.ts';
import { Factions, stripesOf } from './Factions.tsx';
import styles from './Frame.module.css';
import { HAND, nameLines } from './fit.ts';
import type { Printed } from './printed.ts';
import { words } from './words.ts';

/** The top of a small card: its name on the colours of its Factions, its cost. */
export function Head(printed: Printed & { readonly count?: number }) {
  const { name, factions = [], badge, count = 1 } = printed;
  const say = useWords(words);
  const lines = nameLines(printed, HAND.width);
  return (
    <span
      className={styles.head}
      data-faction={factions[0]}
      data-long={lines > 2 || undefined}
      style={stripesOf(factions) as CSSProperties}
    >
      <span className={styles.name}>{name}</span>
      {(factions.length > 0 || badge || count > 1) && (
        <span className={styles.corner} data-low={lines === 1 || undefined}>
          {badge}
          {(factions.length > 0 || count > 1) && (
            <span className={styles.factions}>
              <Factions of={factions} />
              {count > 1 && <span className={styles.count}>{say.times(count)}</span>}
            </span>
          )}
        </span>
      )}
    </span>
  );
}
