import type { Flow, Seat } from '@landsraad/kernel';
import { NO, YES } from '../choices.ts';
import { advanced, type Dune, seatOf } from '../state.ts';
import { announceFighters, flipLoneAdvisors } from './advisors.ts';
import { anytime } from './anytime.ts';
import { ask } from './ask.ts';
import { killAllIn, occupies, stormOrder, territoriesWith } from './board.ts';
import { answerDeals, offerDeals } from './deals.ts';
import { isStopped } from './karama.ts';
import { movement } from './movement.ts';
import { shipment } from './shipment.ts';
import { type Step, stepOf } from './steps.ts';

/** DUN-28.11: the opening steps, then one player's turn at a time (DUN-8.1, 28.12). */
export const shipAndMove = (game: Dune): Flow => stepOf(game, game.begun ? TURN : OPENING);

const OPENING: readonly Step[] = [beginPhase, answerDeals, open];
const TURN: readonly Step[] = [beginTurn, ship, moveAndEnd];

function* beginPhase(game: Dune): Flow {
  game.acted = [];
  game.guildInOrder = false;
  game.events?.push({ type: 'phase-started', phase: 'shipment' });
  yield* offerDeals(game);
}

function* open(game: Dune): Flow {
  const atreides = seatOf(game, 'atreides');
  if (atreides >= 0 && !(yield* isStopped(game, 'ATR-B3', atreides))) {
    game.spiceTopSeen = true; // DUN-8.18
    game.revealed++;
  }
  if (advanced(game)) yield* announceFighters(game); // DUN-8.19
  game.begun = true;
}

function* beginTurn(game: Dune): Flow {
  game.mover = yield* whoseTurn(game);
  yield* anytime(game);
}

function* ship(game: Dune): Flow {
  yield* shipment(game, game.mover!);
  game.lent = [];
  game.due = null;
}

function* moveAndEnd(game: Dune): Flow {
  const seat = game.mover!;
  yield* movement(game, seat);
  leaveAlly(game, seat);
  game.mover = undefined;
  game.acted = [...game.acted, seat];
  if (game.acted.length < game.factions.length) return;
  flipLoneAdvisors(game); // DUN-28.13
  game.acted = [];
  game.begun = false;
  game.phase = 'battle';
}

/** Storm order; the Guild may go whenever it likes (GUI-A1, DUN-8.17). */
function* whoseTurn(game: Dune): Flow<Seat> {
  const waiting = stormOrder(game).filter((seat) => !game.acted.includes(seat));
  const guild = seatOf(game, 'spacing-guild');
  const next = waiting[0]!;
  if (!advanced(game) || !waiting.includes(guild) || waiting.length === 1) return next;
  if (game.guildInOrder) return next;
  const others = waiting.filter((seat) => seat !== guild);
  const place = next === guild;
  const answer = yield* ask(guild, {
    kind: 'guild.when',
    rule: 'GUI-A1',
    options: place ? [YES, NO] : [NO, YES],
    about: { before: others[0]! },
  });
  const outOfOrder = place ? answer === NO : answer === YES;
  if (!outOfOrder) return next;
  game.guildInOrder = yield* isStopped(game, 'GUI-A1', guild);
  if (game.guildInOrder) return next; // DUN-24.4
  return place ? others[0]! : guild;
}

/** DUN-13.9: new allies in one territory; the second to act loses what still stands there. */
function leaveAlly(game: Dune, seat: Seat): void {
  for (const ally of game.factions[seat]!.allies) {
    if (!game.acted.includes(ally)) continue;
    for (const id of territoriesWith(game, seat))
      if (id !== 'polar-sink' && occupies(game, seat, id) && occupies(game, ally, id))
        killAllIn(game, seat, id, 'shared-with-ally');
  }
}
