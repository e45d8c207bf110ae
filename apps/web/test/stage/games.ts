import { imperium } from '@landsraad/imperium';
import { type GameState, Match, randomChoice, type Seat, seeded } from '@landsraad/kernel';
import type { Frame, HeardLog } from '../../src/games/log.ts';
import type { Snapshot } from '../../src/games/protocol.ts';

/* Whole games as one seat sees them. */

export const PLAYERS = {
  4: {},
  3: { players: 3 },
  2: { players: 2 },
  1: { players: 1 },
  '3 with Rise of Ix': {
    players: 3,
    ix: true,
    leaders: ['ilesa-ecaz', 'tessia-vernius', 'viscount-hundro-moritani'],
  },
  '2 with Rise of Ix': { players: 2, ix: true },
  '1 with Rise of Ix': { players: 1, ix: true },
  '4 with Immortality': { immortality: true },
  '1 with both': { players: 1, ix: true, immortality: true },
} as const;

export function frameOf<S extends GameState, O, V>(
  match: Match<S, O, V>,
  viewer: Seat,
  log: HeardLog,
): Frame {
  const { game, options } = match;
  const snapshot: Snapshot = {
    id: 'played',
    game: game.id,
    position: match.position,
    round: game.round(match.state),
    viewer,
    view: match.view(viewer),
    seats: Array.from({ length: game.seats(options) }, () => ({ is: 'bot', bot: 'random' })),
    decision: match.decision(viewer) as Snapshot['decision'],
    waiting: match.pending.map(({ seat }) => seat),
    curtain: null,
    thinking: null,
    canUndo: false,
    result: match.result,
    eventsFrom: 0,
    events: log,
    guide: false,
  };
  return { snapshot, log };
}

/** Plays at random; every position as every seat knows it, one after the other. */
export function* played(options: object, seed: string): Generator<readonly Frame[]> {
  const match = Match.start(imperium, imperium.parseOptions(options), seed);
  const random = seeded(seed);
  const logs: HeardLog[] = Array.from({ length: match.options.players }, () => []);
  const frames = () =>
    logs.map((log, seat) => {
      logs[seat] = [...log, ...(match.events(seat, log.length) as HeardLog)];
      return frameOf(match, seat, logs[seat]!);
    });
  yield frames();
  while (match.pending.length > 0) {
    const decision = match.pending[0]!;
    match.answer(decision.seat, randomChoice(decision, random));
    yield frames();
  }
}
