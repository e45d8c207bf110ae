import type { Seat } from '@landsraad/kernel';
import { cardInZone, type OptionOf } from '../choices.ts';
import { cardOf } from '../content/index.ts';
import type { CardZone } from '../events.ts';
import type { CardId } from '../ids.ts';
import type { Imperium } from '../state.ts';
import { leaveHand, removeOne } from './cards.ts';
import { gain } from './gains.ts';
import { dropPending, groupOfCard } from './pending.ts';

/** IMP-12.8: hand, discard pile and cards in play, each different card once per zone. */
export function trashable(game: Imperium, seat: Seat): OptionOf<'card-in-zone'>[] {
  const { hand, discard, inPlay } = game.players[seat]!;
  return [...inZone(hand, 'hand'), ...inZone(discard, 'discard'), ...inZone(inPlay, 'play')];
}

function inZone(cards: readonly CardId[], zone: CardZone): OptionOf<'card-in-zone'>[] {
  return [...new Set(cards)].map((card) => cardInZone(card, zone));
}

/** IMP-3.11: out of the game, or back to its Reserve stack. `group` names the very card in play. */
export function trash(
  game: Imperium,
  seat: Seat,
  card: CardId,
  from: CardZone,
  group?: number,
): void {
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
    case 'play': {
      const copies = player.inPlay.filter((id) => id === card).length;
      const effects = group ?? groupOfCard(game, card, copies);
      if (effects !== null) dropPending(game, effects);
      removeOne(player.inPlay, card);
      break;
    }
  }
  if (cardOf(card).origin === 'reserve') game.reserve[card]!++;
  else game.trashed.push(card);
  game.events?.push({ type: 'trashed', seat, card, from });
  for (const effect of cardOf(card).onTrash) gain(game, seat, effect, { type: 'card', card }); // IMP-29.1
}

function removeTop(game: Imperium, seat: Seat, card: CardId): void {
  const { deck, knownTop } = game.players[seat]!;
  if (deck.pop() !== card) throw new Error(`${card} is not on top of the deck`);
  knownTop.owner = Math.max(0, knownTop.owner - 1);
  knownTop.all = Math.max(0, knownTop.all - 1);
  game.revealed++; // the card to all, the next one to Paul
}
