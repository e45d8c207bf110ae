import type { CardId, PlayerView } from '@landsraad/imperium';
import { useWords } from '../../../app/language.ts';
import { PressableCard } from '../../../imperium/cards/PressableCard.tsx';
import { onArrows } from '../arrows.ts';
import { useDesk } from '../desk.ts';
import { copyPicked } from '../picks.ts';
import { words } from '../side-words.ts';
import styles from './Dock.module.css';

/** The cards in hand, each copy by itself. */
export function Hand({ player }: { readonly player: PlayerView }) {
  const { offers, picks, press, inspect, decision } = useDesk();
  const say = useWords(words);
  const asked = offers.may.size > 0;
  const heldUp = decision?.kind === 'turn.kind' || decision?.kind === 'discard';
  return (
    <section className={styles.hand} aria-label={say.hand(player.hand.length)}>
      <h2 className={styles.label}>{say.hand(player.hand.length)}</h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the cards' own buttons */}
      <div
        className={styles.cards}
        onKeyDown={onArrows}
        data-many={player.hand.length > 5 || undefined}
      >
        {copiesOf(player.hand).map(({ card, copy }) => {
          const spot = `hand:${card}` as const;
          const options = offers.may.get(spot);
          const refused = offers.mayNot.has(spot);
          const picked = copyPicked(options, copy, picks);
          return (
            <PressableCard
              key={`${card}#${copy}`}
              component={{ kind: 'card', id: card }}
              spot={spot}
              size="hand"
              offered={options !== undefined}
              refused={refused && heldUp}
              picked={decision?.shape === 'some' ? picked : undefined}
              dimmed={asked && !options && !refused}
              onPress={options || refused ? () => press(spot, copy) : undefined}
              onInspect={inspect}
            />
          );
        })}
        {player.hand.length === 0 && <p className={styles.none}>{say.noCards}</p>}
      </div>
    </section>
  );
}

/** Equal cards counted apart: the second Dagger is copy 1. */
export function copiesOf(cards: readonly CardId[]): { card: CardId; copy: number }[] {
  const seen = new Map<CardId, number>();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, copy };
  });
}
