import type { Choice } from './decision.ts';
import type { Game, GameState } from './game.ts';
import { Problem } from './problem.ts';
import type { Seat } from './seat.ts';

export const SAVE_FORMAT = 'landsraad-match';
export const SAVE_VERSION = 1;

/** Enough to play a match again from its beginning, to the byte. */
export interface MatchRecord<S> {
  readonly format: typeof SAVE_FORMAT;
  readonly version: typeof SAVE_VERSION;
  readonly game: string;
  readonly gameVersion: number;
  readonly options: unknown;
  readonly seed: string | null;
  /** The arranged position a match without a seed began from. */
  readonly origin?: S;
  readonly answers: readonly (readonly [Seat, Choice])[];
}

/** A record with the last turn boundary, so that going on does not need the whole past. */
export interface Saved<S> extends MatchRecord<S> {
  readonly checkpoint: { readonly at: number; readonly state: S };
}

/** Reads what claims to be a saved match. The answers themselves are checked as they are given. */
export function parseSaved<S extends GameState>(game: Game<S>, input: unknown): Saved<S> {
  const saved = input as Saved<S>;
  if (!isObject(input) || saved.format !== SAVE_FORMAT)
    throw new Problem('this is not a saved Landsraad match');
  if (saved.version !== SAVE_VERSION)
    throw new Problem(`saved by another version of Landsraad (format ${String(saved.version)})`);
  if (saved.game !== game.id)
    throw new Problem(`a saved match of ${String(saved.game)}, not of ${game.id}`);
  if (saved.gameVersion !== game.version)
    throw new Problem(`saved with other rules (version ${String(saved.gameVersion)})`);
  if (saved.seed === null ? !isObject(saved.origin) : typeof saved.seed !== 'string')
    throw new Problem('the saved match has no beginning');
  if (!Array.isArray(saved.answers) || !saved.answers.every(isAnswer))
    throw new Problem('the saved match has broken answers');
  const { checkpoint } = saved;
  if (
    !isObject(checkpoint) ||
    !isObject(checkpoint.state) ||
    !Number.isInteger(checkpoint.at) ||
    checkpoint.at < 0 ||
    checkpoint.at > saved.answers.length
  )
    throw new Problem('the saved match has a broken checkpoint');
  return saved;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isAnswer = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length === 2 &&
  Number.isInteger(value[0]) &&
  ['string', 'number', 'object'].includes(typeof value[1]) &&
  value[1] !== null;
