import type { Flow, Seat } from '@landsraad/kernel';
import { NO, YES } from '../choices.ts';
import { advanced, type Dune, seatOf } from '../state.ts';
import { announceFighters, flipLoneAdvisors } from './advisors.ts';
import { anytime } from './anytime.ts';
import { ask } from './ask.ts';
import { killAllIn, occupies, stormOrder, territoriesWith } from './board.ts';
import { dealsMayBeMade } from './deals.ts';
import { isStopped } from './karama.ts';
import { movement } from './movement.ts';
import { shipment } from './shipment.ts';

/** DUN-28.11: the opening steps, then one player's turn at a time. */
export function* shipAndMove(game: Dune): Flow {
  if (!game.begun) {
    yield* open(game);
    return;
  }
  const seat = yield* whoseTurn(game);
  yield* takeTurn(game, seat);
  game.acted = [...game.acted, seat];
  if (game.acted.length < game.factions.length) return;
  flipLoneAdvisors(game); // DUN-28.13
  game.acted = [];
  game.begun = false;
  game.phase = 'battle';
}

function* open(game: Dune): Flow {
  game.begun = true;
  game.acted = [];
  game.guildInOrder = false;
  game.events?.push({ type: 'phase-started', phase: 'shipment' });
  yield* dealsMayBeMade(game);
  const atreides = seatOf(game, 'atreides');
  if (atreides >= 0 && !(yield* isStopped(game, 'ATR-B3', atreides))) {
    game.spiceTopSeen = true; // DUN-8.18
    game.revealed++;
  }
  if (advanced(game)) yield* announceFighters(game); // DUN-8.19
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

/** DUN-8.1, 28.12 */
function* takeTurn(game: Dune, seat: Seat): Flow {
  yield* anytime(game);
  yield* shipment(game, seat);
  game.lent = [];
  game.due = null;
  yield* movement(game, seat);
  leaveAlly(game, seat);
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
