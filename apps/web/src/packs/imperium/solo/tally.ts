import { DIFFICULTIES, type Difficulty, type LeaderId } from '@landsraad/imperium';
import type { SoloResult } from './results.ts';

/** What some games alone come to. */
export interface Tally {
  readonly games: number;
  readonly wins: number;
  /** Null where there was no game. */
  readonly best: number | null;
  /** Milliseconds since 1970. */
  readonly last: number | null;
}

export const tallyOf = (results: readonly SoloResult[]): Tally => ({
  games: results.length,
  wins: results.filter(({ won }) => won).length,
  best: results.length > 0 ? Math.max(...results.map(({ points }) => points)) : null,
  last: results.length > 0 ? Math.max(...results.map(({ ended }) => ended)) : null,
});

/** Every difficulty, the easiest first. */
export const byDifficulty = (
  results: readonly SoloResult[],
): readonly { readonly difficulty: Difficulty; readonly tally: Tally }[] =>
  DIFFICULTIES.map((difficulty) => ({
    difficulty,
    tally: tallyOf(results.filter((result) => result.difficulty === difficulty)),
  }));

/** Every Leader that was played: the most played first, then the last played. */
export const byLeader = (
  results: readonly SoloResult[],
): readonly { readonly leader: LeaderId; readonly tally: Tally }[] =>
  [...new Set(results.map(({ leader }) => leader))]
    .map((leader) => ({
      leader,
      tally: tallyOf(results.filter((result) => result.leader === leader)),
    }))
    .sort((a, b) => b.tally.games - a.tally.games || b.tally.last! - a.tally.last!);
