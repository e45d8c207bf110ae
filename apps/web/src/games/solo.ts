import { DIFFICULTIES, isLeader } from '@landsraad/imperium';
import { Problem } from '@landsraad/kernel';
import type { SoloResult } from './protocol.ts';
import type { KeptGame } from './store.ts';

/* How games alone against Rivals ended: kept beside the games, and longer than they are. */

/**
 * What a game adds to the record: nothing unless it is over and a person played it. A deal counts
 * once: the same cards against the same Rivals are the same game, also from a file.
 */
export function soloResultOf(game: KeptGame): SoloResult | null {
  const { id, seats, record, standing, played } = game;
  const { leaders, points, round, over, winner, difficulty } = standing;
  if (!over || !difficulty || seats[0]?.is !== 'person') return null;
  const [leader, ...rivals] = leaders;
  return {
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

/** Whether a game may change the entry of its deal: the first one that was finished keeps it. */
export const mayEnter = (game: KeptGame, entry: SoloResult | undefined): boolean =>
  entry === undefined || entry.game === game.id;

const MOST_RESULTS = 100_000;

/** The results of a file. Throws `Problem`. */
export function parseResults(input: unknown): SoloResult[] {
  if (!Array.isArray(input) || input.length > MOST_RESULTS)
    throw new Problem('the file is broken: solo results');
  return input.map(parseResult);
}

function parseResult(input: unknown): SoloResult {
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
    return { deal, game, difficulty: level, leader, rivals, won, points, round, ended };
  throw new Problem('the file is broken: a solo result');
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length < 500;
const isLeaderId = (value: unknown): value is string => isText(value) && isLeader(value);
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
