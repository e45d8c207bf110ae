import { below, type Seat } from '@landsraad/kernel';
import type { IntrigueId } from '../ids.ts';
import { type Imperium, opponentsOf, type Player } from '../state.ts';
import { removeOne } from './cards.ts';
import { received } from './extension.ts';
import { mix } from './shuffling.ts';

/** IMP-6.10; nothing comes when deck and discard pile are both empty (AMB-9). */
export function drawIntrigue(game: Imperium, seat: Seat, n: number): void {
  const drawn: IntrigueId[] = [];
  while (drawn.length < n) {
    if (game.intrigueDeck.length === 0) {
      if (game.intrigueDiscard.length === 0) break;
      game.intrigueDeck.push(...game.intrigueDiscard);
      game.intrigueDiscard.length = 0;
      mix(game, game.intrigueDeck);
      game.events?.push({ type: 'intrigue-reshuffled' });
    }
    drawn.push(game.intrigueDeck.pop()!);
  }
  if (drawn.length === 0) return;
  game.revealed++;
  game.players[seat]!.intrigue.push(...drawn);
  game.events?.push({
    type: 'intrigue-drawn',
    seat,
    n: drawn.length,
    secret: { to: [seat], cards: drawn },
  });
  received(game, seat);
}

/** How many of the top two cards there are, with the discard pile shuffled under a last one. */
export function deckOfTwo(game: Imperium): number {
  if (game.intrigueDeck.length < 2 && game.intrigueDiscard.length > 0) {
    const under = game.intrigueDiscard.splice(0);
    mix(game, under);
    game.intrigueDeck.unshift(...under);
    game.events?.push({ type: 'intrigue-reshuffled' });
  }
  return Math.min(2, game.intrigueDeck.length);
}

export const STEAL_FROM = 4;

/** IMP-6.12, 6.13, clockwise (AMB-32). */
export function stealIntrigue(game: Imperium, seat: Seat): void {
  const thief = game.players[seat]!;
  for (const other of opponentsOf(game, seat)) {
    const victim = game.players[other]!;
    if (victim.intrigue.length < STEAL_FROM) continue;
    const card = victim.intrigue[below(game.random, victim.intrigue.length)]!;
    leaveIntrigue(victim, card);
    // Others cannot tell whether it was the card they knew to be there (IMP-6.13).
    victim.knownIntrigue = victim.knownIntrigue.filter(({ by }) => by === seat);
    thief.intrigue.push(card);
    thief.knownIntrigue.push({ card, by: other });
    game.revealed++;
    game.events?.push({
      type: 'intrigue-stolen',
      seat,
      from: other,
      secret: { to: [seat, other], card },
    });
  }
}

/** Takes a card from the held ones; everybody who knew one like it there is sure of one less. */
export function leaveIntrigue(player: Player, card: IntrigueId): void {
  removeOne(player.intrigue, card);
  const forgotten = new Set<Seat>();
  player.knownIntrigue = player.knownIntrigue.filter((known) => {
    if (known.card !== card || forgotten.has(known.by)) return true;
    forgotten.add(known.by);
    return false;
  });
}
