import type { Roster } from '@landsraad/bots/roster';
import type { Choice, Decision, Game, GameEvent, GameState } from '@landsraad/kernel';
import type { Result } from '../games/protocol.ts';
import type { KeptGame } from '../games/store.ts';

/**
 * What the worker that runs the games needs of one beside its rules. Written as methods: a game's
 * own types then fit where any game's are wanted.
 */
export interface Engine<S extends GameState = GameState, O = unknown, V = unknown> {
  readonly game: Game<S, O, V>;
  /** The strongest that can say why advises people. */
  readonly roster: Roster<V>;
  /** What the list of games tells beside round and winner; everybody may know it. */
  factsOf(view: V): object;
  /** A person is asked even where there is only one answer. */
  isAlwaysAsked(decision: Decision): boolean;
  /** In a lesson too: whoever learns sees where a press leads before it does. */
  isAskedInLessons?(decision: Decision): boolean;
  /** What standing orders answer, or null where a person is asked. */
  ordered?(decision: Decision, orders: readonly string[]): Choice | null;
  /** A turn is over with it: replays go from one to the next. */
  endsTurn(event: GameEvent): boolean;
  /** What is remembered of games that ended, or null where nothing is. */
  readonly record: RecordBook | null;
}

/** How games ended: kept beside the games, and longer than they are. */
export interface RecordBook {
  /** What a game adds: nothing unless it is over. */
  resultOf(game: KeptGame): Result | null;
  /** An entry from a file; throws `Problem`. */
  parse(input: unknown): Result;
}

/** What a table agreed on; every game's view tells it. */
export const optionsIn = (view: unknown): object => Object(Object(view).options);
