import { besideLeader, type PlayerView } from '@landsraad/imperium';
import { memo } from 'react';
import { useWords } from '../../../../app/language.ts';
import { onArrows } from '../../../../table/arrows.ts';
import { useActs, useDraft } from '../../../../table/desk/draft.ts';
import type { Spot } from '../../../../table/spots.ts';
import { PressableCard } from '../../cards/PressableCard.tsx';
import { ModuleParts } from '../../modules/Parts.tsx';
import type { Component } from '../../spots.ts';
import { counted } from '../counted.ts';
import { useImperium, useOwnPlayer } from '../desk.ts';
import { words } from '../words.ts';
import styles from './Dock.module.css';
import { Hand } from './Hand.tsx';
import { Piles } from './Piles.tsx';

/** The viewer's own cards: hand, Intrigue cards, piles. */
export const Dock = memo(function Dock() {
  const me = useOwnPlayer();
  const { seat } = useImperium();
  const say = useWords(words);
  if (!me) return null;
  return (
    <section className={styles.dock} aria-label={say.dock}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the cards' own buttons */}
      <div
        className={styles.cards}
        data-tops=""
        data-crowded={isCrowded(me) || undefined}
        onKeyDown={onArrows}
      >
        <Hand player={me} />
        <Beside player={me} />
        {seat !== null && <ModuleParts part="Beside" seat={seat} />}
      </div>
      <Piles player={me} />
    </section>
  );
});

/** More than lie side by side in a narrow dock so that they can be told apart. */
const isCrowded = ({ hand, inPlay, intrigue, waiting }: PlayerView): boolean =>
  Math.max(hand.length, inPlay.length) + intrigue.length + waiting.length > 5 &&
  intrigue.length + waiting.length > 0;

interface Lying {
  readonly component: Component;
  readonly spot: Spot;
  readonly n: number;
  readonly note?: string;
}

/** What lies beside the hand: Intrigue cards, played ones that wait, a card set aside. */
function Beside({ player }: { readonly player: PlayerView }) {
  const { offers } = useImperium();
  const { picked } = useDraft();
  const { press, inspect } = useActs();
  const say = useWords(words);
  const intrigue = (ids: readonly string[], note?: string): Lying[] =>
    counted(ids).map(([id, n]) => ({
      component: { kind: 'intrigue', id },
      spot: `intrigue:${id}`,
      n,
      note,
    }));
  const aside = counted(besideLeader(player)).map(
    ([id, n]): Lying => ({
      component: { kind: 'card', id },
      spot: `set-aside:${id}`,
      n,
      note: say.setAside,
    }),
  );
  const cards = [...aside, ...intrigue(player.intrigue), ...intrigue(player.waiting, say.waiting)];
  if (cards.length === 0) return null;
  return (
    <section className={styles.beside} aria-label={say.intrigue(player.intrigue.length)}>
      {cards.map(({ component, spot, n, note }) => {
        const offered = offers.may.has(spot);
        const refused = offers.mayNot.has(spot);
        return (
          <PressableCard
            key={`${spot}${note ?? ''}`}
            component={component}
            spot={spot}
            size="dock"
            count={n}
            note={note}
            offered={offered}
            picked={picked.has(spot) || undefined}
            dimmed={note !== undefined && !offered}
            onPress={offered || refused ? () => press(spot) : undefined}
            onInspect={inspect}
          />
        );
      })}
    </section>
  );
}
