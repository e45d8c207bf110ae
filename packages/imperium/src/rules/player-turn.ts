import { type Flow, type Refused, refusedAmong, type Seat } from '@landsraad/kernel';
import { cardOption, type ImperiumOption, REVEAL } from '../choices.ts';
import type { Imperium, Turn } from '../state.ts';
import { sendAgent } from './agent-turn.ts';
import { ask } from './ask.ts';
import { playableCards, whyNotSend } from './board.ts';
import { resolveTurn, settle } from './effects-menu.ts';
import { allArePlayed, automataOf, isPlayed } from './extension.ts';
import { playableIntrigue, playIntrigue, refusedIntrigue } from './intrigue.ts';
import { revealTurn } from './reveal-turn.ts';
import { sendingOf } from './sending.ts';

/** IMP-9.2: an Agent turn or a Reveal turn; Plot cards may come first (AMB-17). */
export function* playerTurn(game: Imperium, seat: Seat): Flow {
  game.voices = game.voices.filter((voice) => voice.by !== seat); // IMP-26.9
  const turn = newTurn(seat);
  game.turn = turn;
  while (turn.kind === 'choosing' && !turn.ended) yield* begin(game, seat);
  game.events?.push(
    turn.kind === 'choosing'
      ? { type: 'turn-passed', seat }
      : { type: 'turn-ended', seat, kind: turn.kind },
  );
  game.turn = null;
  const interjects = allArePlayed(game) ? null : automataOf(game).interjects(game, turn);
  if (interjects === null) passOn(game, seat);
  else game.active = interjects;
}

function* begin(game: Imperium, seat: Seat): Flow {
  const options: ImperiumOption[] = [
    ...playableCards(game, seat).map(cardOption),
    ...playableIntrigue(game, seat, 'plot'),
    REVEAL, // IMP-9.3
  ];
  const picked = yield* ask(game, seat, {
    kind: 'turn.kind',
    rule: 'IMP-9.2',
    options,
    fallback: REVEAL.id,
    refused: () => refused(game, seat),
    veiled: true,
  });
  switch (picked.type) {
    case 'card':
      yield* sendAgent(game, seat, sendingOf(game, seat, [picked.card]));
      return yield* resolveTurn(game, seat);
    case 'intrigue':
      yield* playIntrigue(game, seat, picked);
      game.turn!.started = true;
      return yield* settle(game, seat);
    default:
      return yield* revealTurn(game, seat);
  }
}

function refused(game: Imperium, seat: Seat): Refused<ImperiumOption>[] {
  const cards = refusedAmong(
    new Set(game.players[seat]!.hand),
    (card) => whyNotSend(game, seat, sendingOf(game, seat, [card])),
    cardOption,
  );
  return [...cards, ...refusedIntrigue(game, seat, 'plot')];
}

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
    return;
  }
  game.phase = 'combat';
}
