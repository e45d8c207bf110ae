import type { Flow, Seat } from '@landsraad/kernel';
import { type DecisionKind, heldOption } from '../choices.ts';
import type { Imperium, Source } from '../state.ts';
import { ask } from './ask.ts';
import { removeOne } from './cards.ts';
import { deckOfTwo } from './intrigue-deck.ts';

/** The top two Intrigue cards are looked at in the hand, and one goes back on top. */
export function* keepOneOfTwo(
  game: Imperium,
  seat: Seat,
  why: { readonly kind: DecisionKind; readonly rule: string; readonly source: Source },
): Flow {
  const player = game.players[seat]!;
  const looked = deckOfTwo(game);
  if (looked === 0) return;
  player.intrigue.push(...game.intrigueDeck.splice(-looked).reverse());
  game.revealed++;
  const { intrigue } = yield* ask(game, seat, {
    ...why,
    options: [...new Set(player.intrigue.slice(-looked))].map(heldOption),
    veiled: true,
  });
  const seen = player.intrigue.splice(-looked);
  removeOne(seen, intrigue);
  player.intrigue.push(intrigue);
  game.intrigueDeck.push(...seen);
  game.events?.push({
    type: 'intrigue-kept',
    seat,
    secret: { to: [seat], card: intrigue, back: seen[0] ?? null },
  });
}
