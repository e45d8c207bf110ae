import { type Seat, shuffle, without } from '@landsraad/kernel';
import { factionOf, TREACHERY, treacheryOf } from '../content/index.ts';
import type { TreacheryId } from '../ids.ts';
import { advanced, type Dune, isFaction } from '../state.ts';
import { strikeNote } from './notes.ts';
import { forgetCard } from './showing.ts';

/** DUN-1.4, 6.5: the discard pile becomes a new deck; with no card left at all there is none. */
export function takeTreachery(game: Dune): TreacheryId | null {
  if (game.treacheryDeck.length === 0) {
    if (game.treacheryDiscard.length === 0) return null;
    game.treacheryDeck = shuffle(game.random, game.treacheryDiscard.slice());
    game.treacheryDiscard = [];
  }
  game.revealed++;
  const card = game.treacheryDeck.at(-1)!;
  game.treacheryDeck = game.treacheryDeck.slice(0, -1);
  return card;
}

export function handRoom(game: Dune, seat: Seat): number {
  const { id, hand } = game.factions[seat]!;
  return factionOf(id).handLimit - hand.length; // DUN-6.2
}

export const holds = (game: Dune, seat: Seat, card: TreacheryId): boolean =>
  game.factions[seat]!.hand.includes(card);

export function joinHand(game: Dune, seat: Seat, card: TreacheryId): void {
  const faction = game.factions[seat]!;
  faction.hand = [...faction.hand, card];
}

/** Where all can see it. */
export function leaveHand(game: Dune, seat: Seat, card: TreacheryId): void {
  const faction = game.factions[seat]!;
  faction.hand = without(faction.hand, [card]);
  strikeNote(game, card, seat);
  forgetCard(game, seat, card);
}

/** Played and discarded (DUN-19.16). */
export function playCard(game: Dune, seat: Seat, card: TreacheryId): void {
  leaveHand(game, seat, card);
  game.treacheryDiscard = [...game.treacheryDiscard, card];
  game.revealed++;
  game.events?.push({ type: 'card-played', seat, card });
}

export function discardCard(game: Dune, seat: Seat, card: TreacheryId): void {
  leaveHand(game, seat, card);
  game.treacheryDiscard = [...game.treacheryDiscard, card];
  game.events?.push({ type: 'card-discarded', seat, card });
}

/** Every copy lies open in the discard pile or is out of the game, so nobody can hold one. */
export function allLieOpen(game: Dune, card: TreacheryId): boolean {
  let open = 0;
  for (const other of game.treacheryDiscard) if (other === card) open++;
  for (const other of game.removed) if (other === card) open++;
  return open >= treacheryOf(card).copies;
}

const WORTHLESS = TREACHERY.flatMap(({ id, type }) => (type === 'worthless' ? [id] : []));

const usesWorthless = (game: Dune, seat: Seat): boolean =>
  advanced(game) && isFaction(game, seat, 'bene-gesserit'); // DUN-18.12

/** What a seat may discard as a Karama; Bene Gesserit any worthless card. */
export function karamas(game: Dune, seat: Seat): readonly TreacheryId[] {
  const { hand } = game.factions[seat]!;
  const found: TreacheryId[] = hand.includes('karama') ? ['karama'] : [];
  if (usesWorthless(game, seat))
    for (const card of hand)
      if (WORTHLESS.includes(card) && !found.includes(card)) found.push(card);
  return found.length === 0 ? found : found.filter((card) => !isPromised(game, seat, card));
}

/** Shown to prescience, it has to be there for the plan (ATR-B4). */
function isPromised({ battle }: Dune, seat: Seat, card: TreacheryId): boolean {
  if (battle?.prescience?.on !== seat) return false;
  const { weapon, defense } = battle.prescience.answer;
  return card === weapon || card === defense;
}

/** Who might hold something to discard as a Karama, as far as all can see. */
export function mayHoldKarama(game: Dune): (seat: Seat) => boolean {
  const none = allLieOpen(game, 'karama');
  return (seat) =>
    game.factions[seat]!.hand.length > 0 &&
    (!none || (usesWorthless(game, seat) && !WORTHLESS.every((card) => allLieOpen(game, card))));
}
