import { clockwise, type Flow, rulesOf, type Seat } from '@landsraad/kernel';
import { NO, YES } from '../choices.ts';
import { conflictOf } from '../content/index.ts';
import { type Imperium, seatsOf } from '../state.ts';
import { ask } from './ask.ts';
import { draw } from './cards.ts';
import { controllerOf } from './control.ts';
import { deployTroops } from './deploy.ts';
import { contends, extensionsOf } from './extension.ts';
import { momentsOf } from './moments.ts';
import { fillSupply } from './supply.ts';

const HAND = 5;

/** IMP-8.5: reveal the Conflict, defend, what starts with the round, draw. */
export function* roundStart(game: Imperium): Flow {
  const conflict = game.conflictDeck.pop()!;
  game.round++;
  game.conflict = conflict; // IMP-8.1
  game.revealed++;
  const { round, firstPlayer } = game;
  game.events?.push({ type: 'round-started', round, conflict, firstPlayer });
  for (const extension of extensionsOf(game)) extension.roundStarts?.(game);
  deliverMentat(game);
  yield* defend(game);
  const inOrder = clockwise(firstPlayer, seatsOf(game));
  if (startsBeforeHands(game)) for (const seat of inOrder) yield* atStart(game, seat);
  for (const seat of inOrder) draw(game, seat, HAND); // IMP-8.4
  for (const seat of inOrder) {
    if (!startsBeforeHands(game)) yield* atStart(game, seat);
    for (const { handsDrawn } of momentsOf(game, seat))
      if (handsDrawn) yield* handsDrawn(game, seat);
  }
  game.active = firstPlayer; // IMP-9.1
  game.phase = 'turns';
}

/** AMB-12: since version 4 what starts with the round comes before the hands. */
const startsBeforeHands = (game: Imperium): boolean => rulesOf(game) >= 4;

function* atStart(game: Imperium, seat: Seat): Flow {
  for (const { roundStarts } of momentsOf(game, seat))
    if (roundStarts) yield* roundStarts(game, seat);
}

/** IMP-22.16 */
function deliverMentat(game: Imperium): void {
  if (game.mentatPromised === null) return;
  game.mentat = game.mentatPromised;
  game.events?.push({ type: 'mentat-delivered', seat: game.mentatPromised });
  game.mentatPromised = null;
}

/** IMP-8.2, 8.3, 14.6 */
function* defend(game: Imperium): Flow {
  const { control } = conflictOf(game.conflict!);
  const seat = control === null ? null : controllerOf(game, control);
  if (seat === null || !contends(game, seat)) return;
  yield* fillSupply(game, seat, 1);
  if (game.players[seat]!.supply === 0) return;
  const answer = yield* ask(game, seat, {
    kind: 'control.defend',
    rule: 'IMP-8.2',
    options: [NO, YES],
    source: { type: 'conflict', conflict: game.conflict! },
  });
  if (answer === YES) yield* deployTroops(game, seat, 1, 'supply');
}
