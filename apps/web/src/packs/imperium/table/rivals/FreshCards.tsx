import { hagalOf, nameOf, type Shown } from '@landsraad/imperium';
import { Fragment } from 'react';
import { useWords } from '../../../../app/language.ts';
import { useWording } from '../../../../table/desk/wording.ts';
import { SeatName } from '../../../../table/seats/SeatName.tsx';
import { ComponentFace } from '../../cards/ComponentFace.tsx';
import styles from './Rivals.module.css';
import { usedText } from './telling.ts';
import { useFresh } from './useFresh.ts';
import { words } from './words.ts';

/**
 * The cards that the Rivals have just revealed, over the board for a while. Nothing waits for them:
 * what is under them can be pressed, and the announcer reads the same to whoever listens.
 */
export default function FreshCards() {
  const fresh = useFresh();
  if (fresh.length === 0) return null;
  return (
    <div className={styles.fresh} aria-hidden="true" data-fresh={fresh.length}>
      {fresh.map((shown, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order in which they were revealed
        <FreshTurn key={i} shown={shown} />
      ))}
    </div>
  );
}

const MOST_IGNORED = 3;

function FreshTurn({ shown: { seat, bonus, cards } }: { readonly shown: Shown }) {
  const { name, language } = useWording();
  const say = useWords(words);
  const skipped = cards.filter((card) => card.skipped !== null);
  const named = skipped.slice(-MOST_IGNORED);
  return (
    <div className={styles.freshTurn} style={{ borderTopColor: `var(--seat-${seat})` }}>
      <p className={styles.freshName}>
        <SeatName seat={seat} name={name(seat)} />
        <small>{bonus ? say.bonus : say.turn}</small>
      </p>
      {skipped.length > named.length && (
        <p className={styles.freshIgnored}>{say.moreIgnored(skipped.length - named.length)}</p>
      )}
      {named.map(({ card, skipped: why }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order in which they were revealed
        <p key={i} className={styles.freshIgnored}>
          <s>{nameOf(hagalOf(card), language)}</s> {why && say.skippedShort[why]}
        </p>
      ))}
      {cards
        .filter((card) => card.skipped === null)
        .map(({ card, space }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order in which they were revealed
          <Fragment key={i}>
            <ComponentFace component={{ kind: 'hagal', id: card }} size="hand" />
            {(bonus || hagalOf(card).spaces.length > 1) && (
              <p className={styles.freshName}>{usedText({ card, space }, language, say)}</p>
            )}
          </Fragment>
        ))}
    </div>
  );
}
