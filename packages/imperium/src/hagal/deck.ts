import { type Seat, shuffle } from '@landsraad/kernel';
import { hagalOf } from '../content/index.ts';
import type { HagalId } from '../ids.ts';
import type { Imperium } from '../state.ts';
import type { RevealedHagal } from './state.ts';

/** Turns the top card up; whoever has looked at it puts it away. */
export function turnUp(game: Imperium): HagalId {
  game.revealed++;
  return game.hagal!.deck.pop()!;
}

/** HAG-1.5; an empty deck is made anew at once. */
export function putAway(game: Imperium, card: HagalId): void {
  const { deck, discard } = game.hagal!;
  discard.push(card);
  if (deck.length === 0 || isReshuffle(card)) reshuffle(game); // HAG-1.6, 1.7
}

/** The one card that names no space and has no swords. */
export const isReshuffle = (card: HagalId): boolean => hagalOf(card).swords === null;

/** AMB-H5: everything, the card that asks for it included. */
function reshuffle(game: Imperium): void {
  const hagal = game.hagal!;
  hagal.deck.push(...hagal.discard.splice(0));
  shuffle(game.random, hagal.deck);
  game.events?.push({ type: 'hagal-reshuffled' });
}

/** Lays out what was revealed for a Rival, in place of what lay there. */
export function show(game: Imperium, seat: Seat, bonus: boolean, cards: RevealedHagal[]): void {
  const hagal = game.hagal!;
  hagal.shown = [...hagal.shown.filter((shown) => shown.seat !== seat), { seat, bonus, cards }];
}
