import type { CardId, PlayerView } from '@landsraad/imperium';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { flyIn, flyOut, type Gone, isMoving } from '../../../../table/stage/fly.ts';

/* How cards come to the viewer: drawn from the deck, or taken from the Row. */

/** Strips that the last picture took away; for those who look at the new one. */
const gone = new Map<CardId, Gone>();

/** Lets a card of the Row be seen going where it is taken. */
export function useLeaving(strip: RefObject<HTMLElement | null>, card: CardId): void {
  useLayoutEffect(() => {
    const element = strip.current;
    return () => {
      if (!element || !isMoving()) return;
      gone.set(card, { card: element, rect: element.getBoundingClientRect() });
      requestAnimationFrame(() => gone.delete(card));
    };
  }, [strip, card]);
}

/** What was acquired goes to the discard pile. */
export function useAcquired(pile: RefObject<HTMLElement | null>, player: PlayerView): void {
  const last = useRef(player);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = player;
    if (before === player || !pile.current || !isMoving()) return;
    const own = [...before.discard, ...before.hand, ...before.inPlay];
    for (const at of added(own, player.discard)) {
      const card = player.discard[at]!;
      const lay = gone.get(card) ?? inReserve(card);
      if (lay) flyOut(lay, pile.current);
    }
  }, [pile, player]);
}

function inReserve(id: CardId): Gone | null {
  const card = document.querySelector(`[data-spot="reserve:${CSS.escape(id)}"]`)?.parentElement;
  return card ? { card, rect: card.getBoundingClientRect() } : null;
}

/** What was drawn comes from the deck; a card that is taken back was never there. */
export function useDealt(hand: RefObject<HTMLElement | null>, player: PlayerView): void {
  const last = useRef(player);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = player;
    if (before.deckSize === player.deckSize || !isMoving()) return;
    const deck = document.querySelector('button[data-pile="deck"]');
    const cards = hand.current?.querySelectorAll('[data-spot^="hand:"]');
    if (!deck || !cards) return;
    for (const [n, at] of added(before.hand, player.hand).entries()) flyIn(cards[at]!, deck, n);
  }, [hand, player]);
}

/** Which of them were not there before; two of a kind are two. */
function added(before: readonly CardId[], now: readonly CardId[]): number[] {
  const rest = [...before];
  return now.flatMap((card, n) => {
    const at = rest.indexOf(card);
    if (at < 0) return [n];
    rest.splice(at, 1);
    return [];
  });
}
