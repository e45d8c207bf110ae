import type { Choice } from './decision.ts';
import type { Game, GameState } from './game.ts';
import { Problem } from './problem.ts';
import { isRandom, type Random } from './random.ts';
import type { Seat } from './seat.ts';
import { FIRST_RULES, mustPlay, rulesOf } from './versions.ts';

export const SAVE_FORMAT = 'landsraad-match';
export const SAVE_VERSION = 1;

/** Enough to play a match again from its beginning, to the byte. */
export interface MatchRecord<S> {
  readonly format: typeof SAVE_FORMAT;
  readonly version: typeof SAVE_VERSION;
  readonly game: string;
  /** The version of the rules it began with, and is played by to its end. */
  readonly gameVersion: number;
  readonly options: unknown;
  readonly seed: string | null;
  /** The arranged position a match without a seed began from. */
  readonly origin?: S;
  /** With the kind of what was done unasked. */
  readonly answers: readonly (readonly [Seat, Choice, string?])[];
}

/** A record with the last turn boundary, so that going on does not need the whole past. */
export interface Saved<S> extends MatchRecord<S> {
  readonly checkpoint: {
    readonly at: number;
    readonly state: S;
    /** What stood before the last answer of the turn before, so that it can still be undone. */
    readonly before?: { readonly revealed: number; readonly random: Random };
  };
}

/** Reads what claims to be a match. The answers themselves are checked as they are given. */
export function parseRecord<S extends GameState>(game: Game<S>, input: unknown): MatchRecord<S> {
  if (!isObject(input) || (input as MatchRecord<S>).format !== SAVE_FORMAT)
    throw new Problem('this is not a saved Landsraad match');
  const { gameVersion = FIRST_RULES, ...rest } = input as MatchRecord<S>;
  const record: MatchRecord<S> = { ...rest, gameVersion };
  if (record.version !== SAVE_VERSION)
    throw new Problem(`saved by another version of Landsraad (format ${shown(record.version)})`);
  if (record.game !== game.id)
    throw new Problem(`a saved match of ${shown(record.game)}, not of ${game.id}`);
  if (!Number.isInteger(gameVersion))
    throw new Problem(`no version of the rules: ${shown(gameVersion)}`);
  mustPlay(game, gameVersion);
  if (record.seed === null ? !isPositionOf(record, record.origin) : typeof record.seed !== 'string')
    throw new Problem('the saved match has no beginning');
  if (!Array.isArray(record.answers) || !record.answers.every(isAnswer))
    throw new Problem('the saved match has broken answers');
  return record;
}

/** Reads what claims to be a saved match: a record with a checkpoint. */
export function parseSaved<S extends GameState>(game: Game<S>, input: unknown): Saved<S> {
  const saved = parseRecord<S>(game, input) as Saved<S>;
  const { checkpoint } = saved;
  if (
    !isObject(checkpoint) ||
    !isPositionOf(saved, checkpoint.state) ||
    !Number.isInteger(checkpoint.at) ||
    checkpoint.at < 0 ||
    checkpoint.at > saved.answers.length ||
    (checkpoint.before !== undefined && (checkpoint.at === 0 || !isPosition(checkpoint.before)))
  )
    throw new Problem('the saved match has a broken checkpoint');
  return saved;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What the kernel itself needs of a position; the rest is the game's to judge. */
function isPosition(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { random, revealed } = value as Partial<GameState>;
  return isObject(random) && Number.isInteger(revealed) && isRandom(random);
}

/** By the rules that the record names. */
const isPositionOf = ({ gameVersion }: MatchRecord<unknown>, value: unknown): boolean =>
  isPosition(value) && rulesOf(value as GameState) === gameVersion;

const isAnswer = (value: unknown): boolean =>
  Array.isArray(value) &&
  (value.length === 2 || (value.length === 3 && typeof value[2] === 'string')) &&
  Number.isInteger(value[0]) &&
  ['string', 'number', 'object'].includes(typeof value[1]) &&
  value[1] !== null;

/** A word or a number from a foreign file, short enough for one line. */
const shown = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 40) : 'unknown';
