import type { Choice, Seat } from '@landsraad/kernel';
import type { Reason } from '../thinking/teaching.ts';

/* A turn with one best way, proved by playing every way on in many worlds; and how an answer is judged. */

export interface Puzzle {
  /** Its set, then where it was found: seed, game and turn. */
  readonly id: string;
  readonly game: string;
  readonly set: string;
  readonly options: unknown;
  readonly seat: Seat;
  /** Where the turn begins; all that the seat cannot know was dealt anew. */
  readonly position: unknown;
  /** All that can be done, best first. */
  readonly ways: readonly PuzzleWay[];
  /** The seat's chance to win with the best. */
  readonly chance: number;
  /** The higher, the harder. */
  readonly rating: number;
  /** Which levels found it, weakest first. */
  readonly found: readonly boolean[];
  readonly proof: {
    /** Worlds in which the best was played on, */
    readonly worlds: number;
    /** and the model that judged them. */
    readonly model: string;
  };
}

export interface PuzzleWay {
  /** A card and its space are one way. */
  readonly path: readonly Choice[];
  /** So much less likely to win than with the best one, in the same worlds, */
  readonly behind: number;
  /** and how far that may be off (a standard error). Both are 0 where it comes to the same. */
  readonly error: number;
  /** What is different from the best one; for that, from the next. Weightiest first. */
  readonly reasons: readonly Reason[];
}

/** So far behind, and so many standard errors, everything else must be. */
export const MARGIN = 0.025;
export const SURE = 3;

/** A reason that speaks for the best way is worth so much: what nobody can explain teaches nothing. */
export const SAID = 0.01;

/** Closer than this an answer was nearly as good. */
export const NEAR = 0.04;

/** How puzzles are kept: so many in a file, which is fetched whole, */
export const PUZZLES_IN_FILE = 20;

/** and for each set a list of them, with how far its search has come. */
export interface PuzzleShelf {
  readonly seed: string;
  /** Games that were searched. */
  readonly games: number;
  readonly puzzles: readonly PuzzleLine[];
}

export interface PuzzleLine {
  readonly id: string;
  readonly rating: number;
  /** Whom the seat plays, as the game calls it. */
  readonly plays: string;
  readonly round: number;
}

/** Of one game, by sets. */
export type PuzzleIndex = Readonly<Record<string, PuzzleShelf>>;

export type Verdict = 'right' | 'near' | 'worse';

export interface Judgement {
  readonly verdict: Verdict;
  readonly way: PuzzleWay;
}

/** What the answers so far come to; null where it depends on the next one. */
export function judged({ ways }: Puzzle, given: readonly Choice[]): Judgement | null {
  const meant = ways.filter(({ path }) => beginsAs(path, given));
  const [way] = meant;
  return way && meant.length === 1 ? { verdict: verdictOf(way), way } : null;
}

const beginsAs = (path: readonly Choice[], given: readonly Choice[]): boolean =>
  path.every((choice, n) => n >= given.length || choice === given[n]);

const verdictOf = ({ behind }: PuzzleWay): Verdict => {
  if (behind === 0) return 'right';
  return behind < NEAR ? 'near' : 'worse';
};
