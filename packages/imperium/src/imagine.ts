import { dealAnew, dealBelow, type Random, type Seat, shuffle, without } from '@landsraad/kernel';
import { conflictOf } from './content/index.ts';
import { type ConflictId, FACTIONS, type IntrigueId } from './ids.ts';
import { topKnownToOwner } from './rules/cards.ts';
import { extensionsOf } from './rules/extension.ts';
import type { Imperium, Player } from './state.ts';

/** Deals anew, in place, all that the seat cannot know, keeping every count and all it does know. */
export function imagine(game: Imperium, seat: Seat, random: Random): void {
  for (const [other, player] of game.players.entries()) {
    if (other === seat) dealBelow(random, player.deck, topKnownToOwner(game, seat));
    else {
      dealHand(random, player);
      if (player.tokens && !player.tokens.revealed) {
        const lot = shuffle(random, [...FACTIONS]).slice(0, 2);
        player.tokens.factions = FACTIONS.filter((faction) => lot.includes(faction));
      }
    }
  }
  dealIntrigue(game, seat, random);
  dealAnew(random, game.imperiumDeck);
  dealConflicts(game, random);
  for (const { pieces } of extensionsOf(game)) pieces?.imagine?.(game, seat, random);
}

/** Everybody can tell what an opponent owns, but not what of it is in hand. */
function dealHand(random: Random, player: Player): void {
  const known = player.knownHand.slice();
  const top = player.deck.splice(
    player.deck.length - Math.min(player.knownTop.all, player.deck.length),
  );
  const pool = [...player.deck, ...without(player.hand, known)];
  dealAnew(random, pool);
  player.hand = [...known, ...pool.splice(0, player.hand.length - known.length)];
  player.deck = [...pool, ...top];
}

function dealIntrigue(game: Imperium, seat: Seat, random: Random): void {
  const pool: IntrigueId[] = game.intrigueDeck.slice();
  const kept = game.players.map((player, other) =>
    other === seat
      ? player.intrigue
      : player.knownIntrigue.flatMap(({ card, by }) => (by === seat ? [card] : [])),
  );
  game.players.forEach((player, other) => {
    pool.push(...without(player.intrigue, kept[other]!));
  });
  dealAnew(random, pool);
  game.players.forEach((player, other) => {
    if (other === seat) return;
    const unknown = player.intrigue.length - kept[other]!.length;
    player.intrigue = [...kept[other]!, ...pool.splice(0, unknown)];
    player.knownIntrigue = player.knownIntrigue.filter(({ by }) => by === seat);
  });
  game.intrigueDeck = pool;
}

/** The levels of the Conflict cards to come are known, the cards are not (IMP-2.4, 2.5). */
function dealConflicts(game: Imperium, random: Random): void {
  const unseen = new Map<number, ConflictId[]>([
    [1, []],
    [2, []],
    [3, []],
  ]);
  for (const id of [...game.conflictDeck, ...game.conflictUnused])
    unseen.get(conflictOf(id).level)!.push(id);
  for (const cards of unseen.values()) dealAnew(random, cards);
  game.conflictDeck = game.conflictDeck.map((id) => unseen.get(conflictOf(id).level)!.pop()!);
  game.conflictUnused = [...unseen.values()].flat();
}
