import { type CardId, cardOf } from '@landsraad/imperium';
import { type CSSProperties, memo } from 'react';
import { useWords } from '../../../app/language.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { onArrows } from '../../../table/arrows.ts';
import { useActs, useDraft } from '../../../table/desk/draft.ts';
import type { Spot } from '../../../table/spots.ts';
import { PressableCard } from '../cards/PressableCard.tsx';
import { useImperium } from './desk.ts';
import styles from './Market.module.css';
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

interface StripProps {
  readonly card: CardId;
  readonly spot: Spot;
  readonly count?: number;
}

function Strip({ card, spot, count }: StripProps) {
  const { offers, decision } = useImperium();
  const { picked, remark } = useDraft();
  const { press, inspect } = useActs();
  const say = useWords(words);
  const options = offers.may.get(spot);
  const refused = offers.mayNot.has(spot);
  const option = options?.[0];
  const printed = cardOf(card).cost;
  const now = option?.type === 'acquire' && decision?.kind === 'reveal.order' ? option.cost : null;
  const reduced = now !== null && printed !== null && now < printed ? now : null;
  const note = [
    count !== undefined && say.left(count),
    reduced !== null && say.reduced(reduced),
  ].filter((part) => part !== false);
  return (
    <span
      className={styles.strip}
      style={reduced === null ? undefined : (ROOM_FOR_TWO as CSSProperties)}
    >
      <PressableCard
        component={{ kind: 'card', id: card }}
        spot={spot}
        takes={options && 'aside'}
        size="strip"
        offered={options !== undefined}
        refused={remark?.is === 'refused' && remark.spot === spot}
        picked={picked.has(spot) || undefined}
        dimmed={count === 0}
        count={count}
        note={note.join(', ') || undefined}
        onPress={options || refused || picked.has(spot) ? () => press(spot) : undefined}
        onInspect={inspect}
      />
      {reduced !== null && (
        <span className={styles.price} aria-hidden="true">
          {reduced}
        </span>
      )}
    </span>
  );
}

/** Beside the printed price there is room for the one of now. */
const ROOM_FOR_TWO = { '--price-room': 'calc(58 * var(--u))' };
