import type { GameEvent } from './event.ts';
import type { Flow } from './flow.ts';
import type { StandingOrders } from './orders.ts';
import type { Random } from './random.ts';
import type { Seat, Viewer } from './seat.ts';
import type { Unasked } from './unasked.ts';

/** What the kernel needs in every game's state, which is otherwise the game's own plain data. */
export interface GameState {
  /** Chance comes from here and from nowhere else. */
  random: Random;
  /** Counts what was shown that somebody did not know before; undo never goes past a change. */
  revealed: number;
  /** Events of the current step, or null where nobody listens (search, re-runs). */
  events: GameEvent[] | null;
  /** The version of the rules it is played by (`rulesOf`); absent in the first. */
  readonly rules?: number;
}

/** One line of the final ranking; equal places share a rank. */
export interface Place {
  readonly seat: Seat;
  readonly rank: number;
  readonly points: number;
  /** The tie-break that put this seat above the next, if one had to. */
  readonly tieBreak?: string;
}

export interface Game<S extends GameState = GameState, O = unknown, V = unknown> {
  readonly id: string;
  /** The rules of new games: one more whenever a saved game would go on differently. */
  readonly version: number;
  /** From these rules on, a match can still be played and watched by those it began with. */
  readonly oldest: number;
  /**
   * Checks options from outside and fills in the rest, as the newest rules have it or those of
   * `version`; throws `Problem`.
   */
  parseOptions(input: unknown, version?: number): O;
  /** Option sets that together exercise every switch; the generic suite plays them all. */
  readonly optionSets: readonly O[];
  /** How many decide; players that rules alone move come after them. */
  seats(options: O): number;
  /** What people agree on who lay a table with so many seats and chose this; throws `Problem`. */
  optionsFor(seats: number, chosen: object): O;
  /** All the seats of whoever sits there, this one first: one may play for several. */
  seatsOf(options: O, seat: Seat): readonly Seat[];
  /** By the newest rules, or by those of `version`; the position says which (`begunBy`). */
  setup(options: O, random: Random, version?: number): S;
  /** The next turn, found from the plain data alone, or null when the game is over. */
  next(state: S): Flow | null;
  /** What seats may do of their own accord, where a game has such a thing. */
  readonly unasked?: Unasked<S>;
  /** What may be answered before it is asked, where a game has such a thing. */
  readonly orders?: StandingOrders;
  /** With whom a seat is allied, as everybody can see; absent where nobody ever is. */
  alliesOf?(state: S, seat: Seat): readonly Seat[];
  clone(state: S): S;
  /** Builds what a viewer may know. */
  view(state: S, viewer: Viewer): V;
  /** The same without a copy, for who lets go of it before the game goes on. */
  glimpse?(state: S, viewer: Viewer): V;
  /** Those of several viewers, where what is the same for some of them can be one object. */
  views?(state: S, viewers: readonly Viewer[]): V[];
  /**
   * Deals anew, in place, everything that the seat cannot know, from what it can know: two positions
   * that look the same to the seat become the same, but for the chance to come.
   */
  imagine(state: S, seat: Seat, random: Random): void;
  /** Which round is played, or turn where a game calls it so; 0 before the first. */
  round(state: S): number;
  /** The ranking, best first, or null while the game runs; whoever nobody plays may be in it. */
  result(state: S): readonly Place[] | null;
  /** What is wrong with the position: pieces lost or doubled, limits broken. Empty when sound. */
  faults(state: S): string[];
}
