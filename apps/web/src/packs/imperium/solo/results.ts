import { DIFFICULTIES, type Difficulty, isLeader, type LeaderId } from '@landsraad/imperium';
import { Problem } from '@landsraad/kernel';
import type { Result } from '../../../games/protocol.ts';
import type { KeptGame } from '../../../games/store.ts';
import type { ImperiumStanding } from '../standing.ts';

/** How a game alone against Rivals ended. Cards, difficulty and Leaders are the deal. */
export interface SoloResult extends Result {
  readonly difficulty: Difficulty;
  readonly leader: LeaderId;
  readonly rivals: readonly LeaderId[];
  readonly won: boolean;
  readonly points: number;
  readonly round: number;
  /** Milliseconds since 1970. */
  readonly ended: number;
}

/**
 * What a game adds to the record: nothing unless it is over and a person played it in earnest. A deal counts
 * once: the same cards against the same Rivals are the same game, also from a file.
 */
export function soloResultOf(game: KeptGame): SoloResult | null {
  const { id, seats, record, standing, played, practice } = game;
  const { leaders, points, round, over, winner, difficulty } = standing as ImperiumStanding;
  if (!over || practice || !difficulty || seats[0]?.is !== 'person') return null;
  const [leader, ...rivals] = leaders;
  return {
    of: 'imperium',
    deal: [record.seed, difficulty, ...leaders].join('/'),
    game: id,
    difficulty,
    leader: leader!,
    rivals,
    won: winner === 0,
    points: points[0]!,
    round,
    ended: played,
  };
}

/** An entry from a file; throws `Problem`. */
export function parseResult(input: unknown): SoloResult {
  const given = (typeof input === 'object' && input !== null ? input : {}) as Record<
    keyof SoloResult,
    unknown
  >;
  const { deal, game, difficulty, leader, rivals, won, points, round, ended } = given;
  const level = DIFFICULTIES.find((one) => one === difficulty);
  if (
    isText(deal) &&
    isText(game) &&
    level &&
    isLeaderId(leader) &&
    Array.isArray(rivals) &&
    rivals.every(isLeaderId) &&
    typeof won === 'boolean' &&
    isCount(points) &&
    isCount(round) &&
    isCount(ended)
  )
    return {
      of: 'imperium',
      deal,
      game,
      difficulty: level,
      leader,
      rivals,
      won,
      points,
      round,
      ended,
    };
  throw new Problem('the file is broken: a solo result');
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length < 500;
const isLeaderId = (value: unknown): value is string => isText(value) && isLeader(value);
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
