import type { Seat } from '@landsraad/kernel';
import { cardOf } from '../content/index.ts';
import type { CardId } from '../ids.ts';
import type { Imperium, Player, Source } from '../state.ts';
import { momentsOf } from './moments.ts';
import { addPending } from './pending.ts';
import { mix } from './shuffling.ts';

export function removeOne<T>(from: T[], item: T): void {
  const at = from.indexOf(item);
  if (at < 0) throw new Error(`${String(item)} is not there`);
  from.splice(at, 1);
}

/** IMP-3.8, 3.10: draws up to n cards; on the own Reveal turn they are revealed (IMP-17.6). */
export function draw(game: Imperium, seat: Seat, n: number): void {
  const player = game.players[seat]!;
  const drawn: CardId[] = [];
  const seen: CardId[] = [];
  while (drawn.length < n) {
    if (player.deck.length === 0) {
      if (player.discard.length === 0) break; // AMB-10
      reshuffle(game, seat);
    }
    if (player.knownTop.all > 0) seen.push(player.deck.at(-1)!);
    drawn.push(takeTop(player));
  }
  if (drawn.length === 0) return;
  game.revealed++;
  if (game.turn?.kind === 'reveal' && game.turn.seat === seat) {
    game.events?.push({ type: 'drew', seat, n: drawn.length });
    reveal(game, seat, drawn);
  } else {
    player.hand.push(...drawn);
    player.knownHand.push(...seen);
    game.events?.push({
      type: 'drew',
      seat,
      n: drawn.length,
      secret: { to: [seat], cards: drawn },
    });
  }
}

function takeTop(player: Player): CardId {
  const card = player.deck.pop()!;
  const { knownTop } = player;
  if (knownTop.all > 0) knownTop.all--;
  if (knownTop.owner > 0) knownTop.owner--;
  return card;
}

/** IMP-3.8: the discard pile is shuffled into the deck; cards in play stay out of it (AMB-10). */
export function reshuffle(game: Imperium, seat: Seat): void {
  const player = game.players[seat]!;
  player.deck.push(...player.discard);
  player.discard.length = 0;
  mix(game, player.deck);
  player.knownTop = { owner: 0, all: 0 };
  game.events?.push({ type: 'reshuffled', seat });
}

export function putOnDeck(game: Imperium, seat: Seat, card: CardId): void {
  const player = game.players[seat]!;
  player.knownTop.owner = topKnownToOwner(game, seat) + 1;
  player.knownTop.all++;
  player.deck.push(card);
}

/** IMP-17.2, 17.3: cards go face up into play, and their Reveal boxes wait to be used. */
export function reveal(game: Imperium, seat: Seat, cards: readonly CardId[]): void {
  const player = game.players[seat]!;
  game.events?.push({ type: 'revealed', seat, cards: cards.slice() });
  for (const card of cards) {
    player.inPlay.push(card);
    addPending(game, seat, cardOf(card).reveal, { type: 'card', card });
  }
}

/** The card in play that an effect comes from, if it is one and still there. */
export const cardInPlay = (game: Imperium, seat: Seat, source: Source): CardId | null =>
  source.type === 'card' && isInPlay(game, seat, source.card) ? source.card : null;

/** Not so a card that only sends along with the player's own. */
export const isInPlay = ({ players, turn }: Imperium, seat: Seat, card: CardId): boolean =>
  players[seat]!.inPlay.includes(card) && turn?.sending?.borrowed !== card;

/** Takes a card from the hand; whoever knew it was there no longer does. */
export function leaveHand(player: Player, card: CardId): void {
  removeOne(player.hand, card);
  const known = player.knownHand.indexOf(card);
  if (known >= 0) player.knownHand.splice(known, 1);
}

/** How many cards on top of a deck its owner knows. */
export function topKnownToOwner(game: Imperium, seat: Seat): number {
  const { deck, knownTop } = game.players[seat]!;
  const looks = momentsOf(game, seat).some(({ seesTop }) => seesTop) ? 1 : 0;
  return Math.min(deck.length, Math.max(looks, knownTop.owner));
}
