import { type Seat, shuffle } from '@landsraad/kernel';
import { factionOf, treacheryOf } from '../content/index.ts';
import type { TreacheryId } from '../ids.ts';
import { advanced, type Dune, isFaction } from '../state.ts';

/** DUN-1.4, 6.5: the discard pile becomes a new deck; with no card left at all there is none. */
export function takeTreachery(game: Dune): TreacheryId | null {
  if (game.treacheryDeck.length === 0) {
    if (game.treacheryDiscard.length === 0) return null;
    game.treacheryDeck.push(...game.treacheryDiscard);
    game.treacheryDiscard.length = 0;
    shuffle(game.random, game.treacheryDeck);
  }
  game.revealed++;
  return game.treacheryDeck.pop()!;
}

export function handRoom(game: Dune, seat: Seat): number {
  const { id, hand } = game.factions[seat]!;
  return factionOf(id).handLimit - hand.length; // DUN-6.2
}

export const holds = (game: Dune, seat: Seat, card: TreacheryId): boolean =>
  game.factions[seat]!.hand.includes(card);

export function leaveHand(game: Dune, seat: Seat, card: TreacheryId): void {
  const { hand, knownCards } = game.factions[seat]!;
  hand.splice(hand.indexOf(card), 1);
  const known = knownCards.findIndex((entry) => entry.card === card);
  if (known >= 0) knownCards.splice(known, 1);
}

/** Played and discarded (DUN-19.16). */
export function playCard(game: Dune, seat: Seat, card: TreacheryId): void {
  leaveHand(game, seat, card);
  game.treacheryDiscard.push(card);
  game.revealed++;
  game.events?.push({ type: 'card-played', seat, card });
}

export function discardCard(game: Dune, seat: Seat, card: TreacheryId): void {
  leaveHand(game, seat, card);
  game.treacheryDiscard.push(card);
  game.events?.push({ type: 'card-discarded', seat, card });
}

const isWorthless = (card: TreacheryId): boolean => treacheryOf(card).type === 'worthless';

/** What a seat may discard as a Karama; Bene Gesserit any worthless card (DUN-18.12). */
export function karamas(game: Dune, seat: Seat): TreacheryId[] {
  const hand = [...new Set(game.factions[seat]!.hand)];
  const asKarama = advanced(game) && isFaction(game, seat, 'bene-gesserit');
  return hand.filter((card) => card === 'karama' || (asKarama && isWorthless(card)));
}
