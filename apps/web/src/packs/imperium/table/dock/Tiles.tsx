import type { PlayerView } from '@landsraad/imperium';
import { useWords } from '../../../../app/language.ts';
import { onArrows } from '../../../../table/arrows.ts';
import { useActs, useDraft } from '../../../../table/desk/draft.ts';
import type { Spot } from '../../../../table/spots.ts';
import { PressableCard } from '../../cards/PressableCard.tsx';
import type { Component } from '../../spots.ts';
import { useImperium } from '../desk.ts';
import { words } from '../words.ts';
import styles from './Dock.module.css';
import { showsPlay } from './Hand.tsx';

interface Tile {
  readonly component: Component;
  readonly spot: Spot;
  readonly n: number;
  readonly note?: string;
}

/** What lies face up or held beside the hand: Intrigue cards, cards in play. */
export function Tiles({ player }: { readonly player: PlayerView }) {
  const say = useWords(words);
  const intrigue = counted(player.intrigue).map(([id, n]) => ({
    component: { kind: 'intrigue', id } as const,
    spot: `intrigue:${id}` as const,
    n,
  }));
  const waiting = counted(player.waiting).map(([id, n]) => ({
    component: { kind: 'intrigue', id } as const,
    spot: `intrigue:${id}` as const,
    n,
    note: say.waiting,
  }));
  const inPlay = counted(player.inPlay).map(([id, n]) => ({
    component: { kind: 'card', id } as const,
    spot: `play:${id}` as const,
    n,
  }));
  const aside: Tile[] = player.setAside
    ? [
        {
          component: { kind: 'card', id: player.setAside },
          spot: `set-aside:${player.setAside}`,
          n: 1,
          note: say.setAside,
        },
      ]
    : [];
  return (
    <>
      {!showsPlay(player) && <Group label={say.inPlay(player.inPlay.length)} tiles={inPlay} />}
      <Group label={say.setAside} tiles={aside} />
      <Group label={say.intrigue(player.intrigue.length)} tiles={[...intrigue, ...waiting]} />
    </>
  );
}

function Group({ label, tiles }: { readonly label: string; readonly tiles: readonly Tile[] }) {
  const { offers } = useImperium();
  const { picked } = useDraft();
  const { press, inspect } = useActs();
  if (tiles.length === 0) return null;
  return (
    <section className={styles.tiles} aria-label={label} data-many={tiles.length > 2 || undefined}>
      <h2 className={styles.label}>{label}</h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the cards' own buttons */}
      <div className={styles.grid} onKeyDown={onArrows}>
        {tiles.map(({ component, spot, n, note }) => {
          const offered = offers.may.has(spot);
          const refused = offers.mayNot.has(spot);
          return (
            <PressableCard
              key={`${spot}${note ?? ''}`}
              component={component}
              spot={spot}
              size="tile"
              played={spot.startsWith('play:')}
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
      </div>
    </section>
  );
}

export function counted<T extends string>(ids: readonly T[]): [T, number][] {
  const counts = new Map<T, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}
