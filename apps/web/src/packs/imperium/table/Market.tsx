import { memo } from 'react';
import { useWords } from '../../../app/language.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { onArrows } from '../../../table/arrows.ts';
import { useImperium } from './desk.ts';
import styles from './Market.module.css';
import { Strip } from './Strip.tsx';
import { words } from './words.ts';

/** The Imperium Row and the reserve piles as strips; on the Reveal turn with what each costs now. */
export const Market = memo(function Market() {
  const { snapshot } = useImperium();
  const say = useWords(words);
  const { row, reserve, imperiumDeckSize } = snapshot.view;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the cards' own buttons
    <div className={styles.market} data-part="row" onKeyDown={onArrows}>
      <section className={styles.part} aria-label={say.row}>
        {row.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the Row
          <Strip key={`${card}#${i}`} card={card} spot={`row:${card}`} />
        ))}
      </section>
      <section className={styles.part} aria-label={say.reserve}>
        <h2 className={styles.label}>
          {say.reserve}
          <small>
            <Icon name="deck" title={say.rowDeck(imperiumDeckSize)} size={1.1} />
            {imperiumDeckSize}
          </small>
        </h2>
        {Object.entries(reserve).map(([card, n]) => (
          <Strip key={card} card={card} spot={`reserve:${card}`} count={n} />
        ))}
      </section>
    </div>
  );
});
