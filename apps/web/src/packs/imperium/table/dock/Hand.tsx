import {
  type CardId,
  cardOf,
  type ImperiumView,
  type PlayerView,
  printedAt,
} from '@landsraad/imperium';
import { type RefObject, type SyntheticEvent, useRef } from 'react';
import { useWords } from '../../../../app/language.ts';
import { useActs, useDraft } from '../../../../table/desk/draft.ts';
import { copyPicked } from '../../../../table/picks.ts';
import { usePlan } from '../../../../table/plan/usePlan.ts';
import { pointAt } from '../../../../table/pointing.ts';
import type { Offers, Spot } from '../../../../table/spots.ts';
import { PressableCard } from '../../cards/PressableCard.tsx';
import { useImperium } from '../desk.ts';
import { words } from '../words.ts';
import { claspedIn } from './clasp.ts';
import styles from './Dock.module.css';
import { useDealt } from './moves.ts';

/** The cards in hand, each copy by itself; once they are revealed, the cards in play. */
export function Hand({ player }: { readonly player: PlayerView }) {
  const say = useWords(words);
  const { decision } = useImperium();
  const { hand, inPlay } = player;
  const section = useRef<HTMLElement>(null);
  useDealt(section, player);
  // They are chosen by their faces, over the board.
  if (decision?.kind === 'leader.pick') return <section className={styles.hand} />;
  if (showsPlay(player))
    return <Cards at={section} cards={inPlay} zone="play" label={say.inPlay(inPlay.length)} />;
  return <Cards at={section} cards={hand} zone="hand" label={say.hand(hand.length)} />;
}

/** With an empty hand its place is free for what was played. */
export const showsPlay = ({ hand, inPlay }: PlayerView): boolean =>
  hand.length === 0 && inPlay.length > 0;

interface CardsProps {
  readonly at: RefObject<HTMLElement | null>;
  readonly cards: readonly CardId[];
  readonly zone: 'hand' | 'play';
  readonly label: string;
}

function Cards({ at, cards, zone, label }: CardsProps) {
  const { offers, decision, snapshot } = useImperium();
  const { picks, picked: taken, remark } = useDraft();
  const { press, inspect } = useActs();
  const say = useWords(words);
  const { foreseen } = usePlan();
  const clasped = claspedIn(foreseen?.steps ?? []);
  const left = cards.find((card) => clasped.includes(card));
  const asked = [...offers.may.keys()].some((spot) => spot.startsWith(`${zone}:`));
  return (
    <section
      ref={at}
      className={styles.hand}
      data-part="hand"
      aria-label={label}
      {...(zone === 'hand' && pointingAt(snapshot.view, offers))}
    >
      {copiesOf(cards).map(({ card, copy }) => {
        const spot = `${zone}:${card}` as const;
        const options = offers.may.get(spot);
        const refused = offers.mayNot.has(spot);
        const planned = copy === 0 && taken.has(spot) && !options;
        const picked = planned || copyPicked(options, copy, picks);
        return (
          <PressableCard
            key={`${card}#${copy}`}
            component={{ kind: 'card', id: card }}
            spot={spot}
            takes={options && zone === 'hand' ? 'up' : undefined}
            size="dock"
            offered={options !== undefined}
            refused={remark?.is === 'refused' && remark.spot === spot}
            picked={decision?.shape === 'some' || planned ? picked : undefined}
            clasp={
              copy > 0 || !clasped.includes(card) ? undefined : card === left ? 'end' : 'start'
            }
            dimmed={asked && !options && !planned}
            onPress={options || refused || planned ? () => press(spot, copy) : undefined}
            onInspect={inspect}
          />
        );
      })}
      {cards.length === 0 && <p className={styles.none}>{say.noCards}</p>}
    </section>
  );
}

/** A card that is looked at shows on the board which spaces have its Agent icons. */
const pointingAt = (view: ImperiumView, offers: Offers) => ({
  onPointerOver: ({ target }: SyntheticEvent) => pointAt(spacesOf(target, view, offers)),
  onPointerLeave: () => pointAt([]),
  onFocus: ({ target }: SyntheticEvent) => pointAt(spacesOf(target, view, offers)),
  onBlur: () => pointAt([]),
});

/** Not those that are refused: what cannot be chosen must not stand out. */
function spacesOf(target: EventTarget, { options }: ImperiumView, { mayNot }: Offers): Spot[] {
  const spot = (target as Element).closest<HTMLElement>('[data-spot^="hand:"]')?.dataset.spot;
  if (!spot) return [];
  const { icons } = cardOf(spot.slice('hand:'.length));
  return printedAt(options)
    .spaces.filter(({ icon }) => icons.includes(icon))
    .map(({ id }) => `space:${id}` as const)
    .filter((space) => !mayNot.has(space));
}

/** Equal cards counted apart: the second Dagger is copy 1. */
function copiesOf(cards: readonly CardId[]): { card: CardId; copy: number }[] {
  const seen = new Map<CardId, number>();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, copy };
  });
}
