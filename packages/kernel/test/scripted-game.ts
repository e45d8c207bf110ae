import {
  copyRandom,
  type Flow,
  type Game,
  type GameEvent,
  type GameState,
  Match,
} from '../src/index.ts';

export interface Scripted extends GameState {
  turn: number;
  /** What the turns want remembered. */
  notes: unknown[];
}

export type Turn = (game: Scripted) => Flow;

/** A game of the given turns, for tests that need one certain thing to happen. */
export function scripted(...turns: Turn[]): Game<Scripted, null, unknown[]> {
  return {
    id: 'scripted',
    version: 1,
    oldest: 1,
    parseOptions: () => null,
    optionSets: [null],
    seats: () => 2,
    optionsFor: () => null,
    seatsOf: (_, seat) => [seat],
    setup: (_, random) => ({ random, revealed: 0, events: null, turn: 0, notes: [] }),
    next: (game) => (turns[game.turn] ? played(game, turns[game.turn]!) : null),
    clone: (game) => ({
      ...game,
      random: copyRandom(game.random),
      events: null,
      notes: game.notes.slice(),
    }),
    view: (game) => game.notes.slice(),
    imagine: () => {},
    round: ({ turn }) => turn,
    result: (game) =>
      game.turn < turns.length ? null : [0, 1].map((seat) => ({ seat, rank: 1, points: 0 })),
    faults: (game) => (Array.isArray(game.notes) ? [] : ['notes']),
  };
}

function* played(game: Scripted, turn: Turn): Flow {
  yield* turn(game);
  game.turn++;
}

export const startOf = (...turns: Turn[]) => Match.start(scripted(...turns), null, 'seed');

export const say = (game: Scripted, type: string, secret?: GameEvent['secret']): void =>
  void game.events?.push({ type, ...(secret && { secret }) });
