import { type Flow, refusedAmong, rulesOf, type Seat } from '@landsraad/kernel';
import { cardOption, type OptionOf, REVEAL } from '../choices.ts';
import type { Imperium, Turn } from '../state.ts';
import { sendAgent } from './agent-turn.ts';
import { playableCards, whyNotSend } from './board.ts';
import { resolveTurn, settle } from './effects-menu.ts';
import { automataOf, extensionsOf, gathered, isPlayed } from './extension.ts';
import { chooseTask, type Task } from './menu.ts';
import { momentsOf } from './moments.ts';
import { restOfReveal, revealTurn } from './reveal-turn.ts';
import { sendingOf } from './sending.ts';

/** IMP-9.2: an Agent turn or a Reveal turn; Plot cards may come first (AMB-17). */
export function* playerTurn(game: Imperium, seat: Seat): Flow {
  if (!lastsThroughExtraTurns(game)) endVoice(game, seat);
  game.turn = newTurn(seat);
  for (const { turnBegins } of momentsOf(game, seat)) turnBegins?.(game, seat);
  yield* restOfTurn(game, seat);
}

/** From the beginning of a turn on, or from where its menu is open again: the data says which. */
export function* restOfTurn(game: Imperium, seat: Seat): Flow {
  const turn = game.turn!;
  if (turn.kind === 'agent') yield* resolveTurn(game, seat);
  if (turn.kind === 'reveal') yield* restOfReveal(game, seat);
  while (turn.kind === 'choosing' && !turn.ended) {
    const task = yield* chooseTask(game, seat, {
      kind: 'turn.kind',
      rule: 'IMP-9.2',
      tasks: gathered(game).firstTasks,
      last: REVEALING,
      veiled: true,
    });
    if (task) yield* task;
    if (turn.kind === 'choosing') yield* settle(game, seat);
  }
  for (const { turnEnds } of momentsOf(game, seat)) if (turnEnds) yield* turnEnds(game, seat);
  game.events?.push(
    turn.kind === 'choosing'
      ? { type: 'turn-passed', seat }
      : { type: 'turn-ended', seat, kind: turn.kind },
  );
  game.turn = null;
  if (extensionsOf(game).some(({ goesOn }) => goesOn?.(game, turn))) return;
  for (const { interjects } of extensionsOf(game)) {
    const next = interjects?.(game, turn) ?? null;
    if (next === null) continue;
    game.active = next;
    return;
  }
  passOn(game, seat);
}

/** IMP-9.4: a card that sends an Agent, which takes the rest of the turn. */
export const SENDING: Task<OptionOf<'card'>> = {
  offered: (game, seat) => playableCards(game, seat).map(cardOption),
  refused: (game, seat) =>
    refusedAmong(
      new Set(game.players[seat]!.hand),
      (card) => whyNotSend(game, seat, sendingOf(game, seat, [card])),
      cardOption,
    ),
  *run(game, seat, { card }) {
    yield* sendAgent(game, seat, sendingOf(game, seat, [card]));
    yield* resolveTurn(game, seat);
  },
};

/** IMP-9.3 */
const REVEALING: Task = { offered: () => [REVEAL], run: revealTurn };

export function newTurn(seat: Seat): Turn {
  return {
    seat,
    kind: 'choosing',
    started: false,
    ended: false,
    sending: null,
    space: null,
    pending: [],
    groups: 0,
    combat: false,
    recruits: {},
    others: 2,
    deployed: 0,
    persuasion: 0,
    discounts: [],
    toDeck: false,
    extraIcons: [],
    ignoreEnemyAgents: false,
  };
}

const hasTurn = (game: Imperium, seat: Seat): boolean =>
  isPlayed(game, seat) ? !game.players[seat]!.revealed : automataOf(game).hasTurn(game, seat);

/** IMP-9.1, 9.5, 9.6: the next player who has not revealed; none left, the phase ends. */
export function passOn(game: Imperium, from: Seat): void {
  const seats = game.players.length;
  for (let step = 1; step <= seats; step++) {
    const seat = (from + step) % seats;
    if (!hasTurn(game, seat)) continue;
    game.active = seat;
    if (lastsThroughExtraTurns(game)) endVoice(game, seat);
    return;
  }
  game.phase = 'combat';
}

/** AMB-28: since version 4 the ban does not end where its owner takes an extra turn straight away. */
const lastsThroughExtraTurns = (game: Imperium): boolean => rulesOf(game) >= 4;

/** IMP-26.9 */
function endVoice(game: Imperium, seat: Seat): void {
  game.voices = game.voices.filter(({ by }) => by !== seat);
}
