import { type Flow, rulesOf, type Seat } from '@landsraad/kernel';
import { cardInZone, type OptionOf } from '../choices.ts';
import { cardOf } from '../content/index.ts';
import type { CardZone } from '../events.ts';
import type { CardId } from '../ids.ts';
import type { Imperium } from '../state.ts';
import { leaveHand, removeOne } from './cards.ts';
import type { Leaving } from './extension.ts';
import { takeFromRow } from './markets.ts';
import { momentsOf } from './moments.ts';
import { dropPending, groupOfCard } from './pending.ts';
import { offer } from './resolve.ts';

/** IMP-12.8: hand, discard pile and cards in play, each different card once per zone. */
export function trashable(game: Imperium, seat: Seat, from?: 'play'): OptionOf<'card-in-zone'>[] {
  const { hand, discard: discarded, inPlay } = game.players[seat]!;
  if (from === 'play') return inZone(inPlay, 'play');
  return [...inZone(hand, 'hand'), ...inZone(discarded, 'discard'), ...inZone(inPlay, 'play')];
}

function inZone(cards: readonly CardId[], zone: CardZone): OptionOf<'card-in-zone'>[] {
  return [...new Set(cards)].map((card) => cardInZone(card, zone));
}

/** Defaults of decisions.md, section 0, item 4: what is given up first; since version 4. */
export function leastMissed(
  game: Imperium,
  options: readonly OptionOf<'card-in-zone'>[],
): readonly string[] | undefined {
  if (rulesOf(game) < 4) return undefined;
  const worth = ({ card }: OptionOf<'card-in-zone'>): number => {
    const { origin, cost, specimens } = cardOf(card);
    return origin === 'starting' ? -1 : (cost ?? specimens ?? 0);
  };
  return [...options].sort((a, b) => worth(a) - worth(b)).map(({ id }) => id);
}

export const hasTrashable = (game: Imperium, seat: Seat): boolean => {
  const { hand, discard: discarded, inPlay } = game.players[seat]!;
  return hand.length + discarded.length + inPlay.length > 0;
};

/** IMP-3.11: out of the game, or back to its Reserve stack. `group` names the very card in play. */
export function* trash(
  game: Imperium,
  seat: Seat,
  card: CardId,
  from: CardZone,
  group?: number,
): Flow {
  const player = game.players[seat]!;
  switch (from) {
    case 'hand':
      leaveHand(player, card);
      break;
    case 'discard':
      removeOne(player.discard, card);
      break;
    case 'deck':
      removeTop(game, seat, card);
      break;
    case 'row':
      takeFromRow(game, card);
      break;
    case 'play': {
      const effects = group ?? groupOfCard(game, card, copiesAtHand(game, seat, card));
      if (effects !== null) dropPending(game, effects);
      removeOne(player.inPlay, card);
      break;
    }
  }
  if (cardOf(card).origin === 'reserve') game.reserve[card]!++;
  else game.trashed.push(card);
  game.events?.push({ type: 'trashed', seat, card, from });
  yield* hasLeft(game, seat, card, 'trashed');
}

/** In play, and since version 4 one that a turn borrows, whose effects are not those of its twins (RUL-2). */
function copiesAtHand(game: Imperium, seat: Seat, card: CardId): number {
  const inPlay = game.players[seat]!.inPlay.filter((id) => id === card).length;
  const borrowed = game.turn?.sending?.borrowed === card && rulesOf(game) >= 4;
  return inPlay + Number(borrowed);
}

/** IMP-3.13: from the hand, all at once. */
export function* discard(game: Imperium, seat: Seat, cards: readonly CardId[]): Flow {
  const player = game.players[seat]!;
  for (const card of cards) {
    leaveHand(player, card);
    player.discard.push(card);
  }
  game.events?.push({ type: 'discarded', seat, cards: cards.slice() });
  for (const card of cards) yield* hasLeft(game, seat, card, 'discarded');
}

/** Every card that was discarded or trashed comes by here, on whoever's turn it was. */
function* hasLeft(game: Imperium, seat: Seat, card: CardId, how: Leaving): Flow {
  if (how === 'trashed') yield* offer(game, seat, cardOf(card).onTrash, { type: 'card', card }); // IMP-29.1
  for (const { cardLeft } of momentsOf(game, seat))
    if (cardLeft) yield* cardLeft(game, seat, card, how);
}

function removeTop(game: Imperium, seat: Seat, card: CardId): void {
  const { deck, knownTop } = game.players[seat]!;
  if (deck.pop() !== card) throw new Error(`${card} is not on top of the deck`);
  knownTop.owner = Math.max(0, knownTop.owner - 1);
  knownTop.all = Math.max(0, knownTop.all - 1);
  game.revealed++; // the card to all, the next one to Paul
}
