import { type CardId, cardOf } from '@landsraad/imperium';
import { type CSSProperties, useRef } from 'react';
import { useWords } from '../../../app/language.ts';
import { useActs, useDraft } from '../../../table/desk/draft.ts';
import type { Spot } from '../../../table/spots.ts';
import { PressableCard } from '../cards/PressableCard.tsx';
import { useImperium } from './desk.ts';
import { useLeaving } from './dock/moves.ts';
import styles from './Market.module.css';
import { words } from './words.ts';

interface StripProps {
  readonly card: CardId;
  readonly spot: Spot;
  readonly count?: number;
}

/** A card of a market; on the Reveal turn with what it costs now. */
export function Strip({ card, spot, count }: StripProps) {
  const strip = useRef<HTMLSpanElement>(null);
  useLeaving(strip, card);
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
      ref={strip}
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
