import type { Flow, Seat } from '@landsraad/kernel';
import type { Imperium } from '../state.ts';
import { boardOf } from './board.ts';
import { reveal } from './cards.ts';
import { resolveTurn } from './effects-menu.ts';
import { gainPersuasion } from './gains.ts';
import { useWaiting } from './intrigue.ts';
import { momentsOf } from './moments.ts';
import { loseSetAside } from './set-aside.ts';
import { strength } from './units.ts';

const COUNCIL_PERSUASION = 2;

/** IMP-17.1: reveal, resolve and acquire, set strength, clean up. */
export function* revealTurn(game: Imperium, seat: Seat): Flow {
  const player = game.players[seat]!;
  const turn = game.turn!;
  turn.kind = 'reveal';
  player.revealed = true;
  game.revealOrder.push(seat);
  for (const { revealTurnBegins } of momentsOf(game, seat)) revealTurnBegins?.(game, seat);
  const hand = player.hand.splice(0);
  player.knownHand.length = 0;
  if (hand.length > 0) game.revealed++;
  reveal(game, seat, hand);
  gainPersuasion(game, seat, persuasionFromBoard(game, seat));
  yield* useWaiting(game, seat);
  yield* restOfReveal(game, seat);
}

/** Once the cards lie open and Persuasion and swords are counted. */
export function* restOfReveal(game: Imperium, seat: Seat): Flow {
  yield* resolveTurn(game, seat);
  game.events?.push({ type: 'strength-set', seat, strength: strength(game, seat) });
  cleanUp(game, seat);
  for (const { revealTurnEnds } of momentsOf(game, seat)) revealTurnEnds?.(game, seat);
}

/** IMP-17.7, AMB-22 */
function persuasionFromBoard(game: Imperium, seat: Seat): number {
  let n = game.players[seat]!.council ? COUNCIL_PERSUASION : 0;
  for (const space of boardOf(game))
    if (
      space.persuasion > 0 &&
      game.agents.some((agent) => agent.seat === seat && agent.space === space.id)
    )
      n += space.persuasion;
  return n;
}

/** IMP-20.1: not a discard for effects that react to one (IMP-3.14). */
function cleanUp(game: Imperium, seat: Seat): void {
  const player = game.players[seat]!;
  player.discard.push(...player.inPlay);
  player.inPlay.length = 0;
  loseSetAside(game, seat);
}
