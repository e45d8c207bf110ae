import type { Seat } from '@landsraad/kernel';
import type { IconName } from '../../../icons/paths.tsx';
import type { Thing } from '../../spots.ts';

/* What a round came to, in the game's words; the table lays it out, for any game. */

export interface Recap<T extends Thing = Thing> {
  /** "End of round 4" */
  readonly eyebrow: string;
  readonly headline: string;
  /** How it came to that, and what else happened. */
  readonly lines: readonly RecapLine[];
  readonly players: readonly RecapPlayer<T>[];
  readonly next: RecapNext<T>;
}

export interface RecapPlayer<T extends Thing = Thing> {
  readonly seat: Seat;
  /** How they came off: "2nd in the Conflict". */
  readonly note: string;
  readonly score: Counted;
  /** Where the change comes from. */
  readonly sources: readonly RecapLine[];
  readonly groups: readonly CountedGroup[];
  /** What they acquired. */
  readonly things: readonly T[];
  /** The score at the start, then at the end of each round. */
  readonly scores: readonly number[];
}

export interface RecapLine {
  readonly icon: IconName | null;
  readonly text: string;
  /** Of the score, where it changes that. */
  readonly change?: number;
}

/** So much of something, and so much more or less than a round ago. */
export interface Counted {
  readonly icon: IconName;
  readonly name: string;
  readonly n: number;
  readonly change: number;
}

export interface CountedGroup {
  readonly title: string;
  readonly counted: readonly Counted[];
}

/** How the next round begins. */
export interface RecapNext<T extends Thing = Thing> {
  readonly eyebrow: string;
  readonly title: string;
  readonly thing: T | null;
  readonly lines: readonly RecapLine[];
}

/** "+2", "−1", "=". */
export const wordChange = (change: number): string =>
  change === 0 ? '=' : change > 0 ? `+${change}` : `−${-change}`;
