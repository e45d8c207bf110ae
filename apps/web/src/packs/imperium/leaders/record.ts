import type { LeaderId } from '@landsraad/imperium';
import { ownSeat } from '../../../screens/home/order.ts';
import type { SoloResult } from '../solo/results.ts';
import type { ImperiumSummary } from '../standing.ts';

export interface LeaderRecord {
  readonly games: number;
  readonly wins: number;
}

/**
 * What a person of this device has done with a Leader: the games that are kept and over, but for
 * lessons and practice, and the record of games alone, which outlives them.
 */
export function recordWith(
  leader: LeaderId,
  games: readonly ImperiumSummary[],
  solo: readonly SoloResult[],
): LeaderRecord {
  const won = [
    ...games.filter((game) => counts(game) && game.leaders[ownSeat(game)] === leader).map(isWon),
    ...solo.filter((result) => result.leader === leader).map((result) => result.won),
  ];
  return { games: won.length, wins: won.filter(Boolean).length };
}

const counts = ({ over, guide, practice, difficulty, seats }: ImperiumSummary): boolean =>
  over && guide === false && !practice && !difficulty && seats.some(({ is }) => is === 'person');

const isWon = (game: ImperiumSummary): boolean => game.winner === ownSeat(game);
