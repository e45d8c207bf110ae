import type { Choice, Reason, Seat } from '@landsraad/kernel';
import type { Seating } from '@landsraad/protocol';

/* What goes between a page and the worker that runs its games. All of it is plain data. */

export type {
  Lesson,
  Reason as Difference,
  TaughtStep,
  TaughtWay,
} from '@landsraad/bots/teaching';
export type { Seating, Snapshot } from '@landsraad/protocol';

export interface NewGame<O extends object = object> {
  readonly game: string;
  /** What the host chose; the game knows the rest, and how many play follows from the seats. */
  readonly options: O;
  readonly seats: readonly Seating[];
  /** Drawn when it is not given. */
  readonly seed?: string;
  /** The chapter of a coached game. */
  readonly guide?: string;
}

/** A position at the beginning of a turn, and who plays from there. */
export interface Arranged {
  readonly game: string;
  readonly options: unknown;
  readonly position: unknown;
  readonly seat: Seat;
}

/** What is kept with a game to be told in a list, together with what the game adds. */
export interface Standing {
  readonly round: number;
  readonly over: boolean;
  /** Null until the game is over; games kept by older versions did not tell. */
  readonly winner?: Seat | null;
}

/** A game in the list of those kept on this device, together with what the game adds. */
export interface GameSummary {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly Seating[];
  readonly round: number;
  readonly position: number;
  readonly over: boolean;
  /** Null until the game is over, and for games kept by versions that did not tell. */
  readonly winner: Seat | null;
  readonly guide: boolean | string;
  /** It counts for nothing. */
  readonly practice?: boolean;
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly played: number;
}

/** How a game ended, together with what its kind of record tells. */
export interface Result {
  /** Which game's record it is in; entries of before there were several do not say. */
  readonly of?: string;
  /** The same deal counts once. */
  readonly deal: string;
  /** The id of the game that was played here, or elsewhere. */
  readonly game: string;
}

/** One choice that the adviser weighed, best first. */
export interface Advice {
  readonly choice: Choice;
  readonly score: number;
  readonly motives: readonly {
    readonly why: string;
    readonly about?: string;
    readonly worth: number;
  }[];
}

/** What went wrong, in a form that can be worded. */
export type Fault =
  | { readonly fault: 'refused'; readonly reason: Reason }
  /** The answer was meant for a position that is past: pressed twice, or played in another tab. */
  | { readonly fault: 'moved-on' }
  /** The file or the stored game cannot be used; `detail` is English, for a report. */
  | { readonly fault: 'unreadable'; readonly detail: string }
  /** The game began with rules that this version does not play, or no longer. */
  | {
      readonly fault: 'other-rules';
      readonly version: number;
      readonly oldest: number;
      readonly newest: number;
    }
  | { readonly fault: 'no-such-game' }
  /** The device has no room or forbids storing. */
  | { readonly fault: 'not-stored'; readonly detail: string }
  /** A rule failed and the game stands still before it; the file replays it. */
  | { readonly fault: 'rule-error'; readonly file: string }
  | { readonly fault: 'crashed'; readonly detail: string };

/** Where the parts of a game begin: after so many answers. */
export interface Marks {
  readonly rounds: readonly number[];
  readonly turns: readonly number[];
}
