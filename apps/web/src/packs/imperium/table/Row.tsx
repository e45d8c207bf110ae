import { type CardId, cardOf } from '@landsraad/imperium';
import { memo } from 'react';
import { useWords } from '../../../app/language.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { onArrows } from '../../../table/arrows.ts';
import { useActs, useDraft } from '../../../table/desk/draft.ts';
import type { Spot } from '../../../table/spots.ts';
import { PressableCard } from '../cards/PressableCard.tsx';
import { useImperium } from './desk.ts';
import styles from './Row.module.css';
import { words } from './words.ts';

/** The Imperium Row and the reserve piles; on the Reveal turn with what each costs now. */
export const Row = memo(function Row() {
  const { snapshot } = useImperium();
  const say = useWords(words);
  const { row, reserve, imperiumDeckSize } = snapshot.view;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the cards' own buttons
    <div className={styles.market} data-part="row" onKeyDown={onArrows}>
      <section className={styles.row} aria-label={say.row}>
        <h2 className={styles.label} title={say.rowDeck(imperiumDeckSize)}>
          {say.rowShort}
        </h2>
        {row.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the Row
          <Tile key={`${card}#${i}`} card={card} spot={`row:${card}`} />
        ))}
      </section>
      <section className={styles.reserve} aria-label={say.reserve}>
        <h2 className={styles.label}>{say.reserve}</h2>
        {Object.entries(reserve).map(([card, n]) => (
          <Tile key={card} card={card} spot={`reserve:${card}`} count={n} />
        ))}
      </section>
    </div>
  );
});

interface TileProps {
  readonly card: CardId;
  readonly spot: Spot;
  readonly count?: number;
}

function Tile({ card, spot, count }: TileProps) {
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
    <span className={styles.tile} data-empty={count === 0 || undefined}>
      <PressableCard
        component={{ kind: 'card', id: card }}
        spot={spot}
        size="tile"
        offered={options !== undefined}
        refused={remark?.is === 'refused' && remark.spot === spot}
        picked={picked.has(spot) || undefined}
        dimmed={count === 0}
        count={count}
        note={note.join(', ') || undefined}
        onPress={options || refused ? () => press(spot) : undefined}
        onInspect={inspect}
      />
      {reduced !== null && (
        <span className={styles.price} aria-hidden="true">
          <Icon name="persuasion" size={1} /> {reduced}
        </span>
      )}
    </span>
  );
}
