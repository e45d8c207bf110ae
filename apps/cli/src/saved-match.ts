import { createHash } from 'node:crypto';
import { type AnyMatch, Match, Problem } from '@landsraad/kernel';
import { inFile, readJson } from './files.ts';
import type { Playable } from './games/playable.ts';
import { gameNamed } from './games.ts';
import type { Text } from './text/text.ts';

/** Who sits where, kept beside the match so that a game goes on as it was. */
export interface TableSeating {
  readonly seat: number;
  /** The bots' names by seat; the person's own places are empty. */
  readonly bots: readonly string[];
}

export const savedText = (match: AnyMatch, seating: TableSeating): string =>
  `${JSON.stringify({ ...match.save(), seating })}\n`;

/** What a file says of a match, before it is played again. */
export interface MatchFile {
  readonly playable: Playable;
  readonly record: {
    readonly answers: readonly unknown[];
    readonly seed?: unknown;
    readonly checkpoint?: unknown;
  };
  readonly seating: TableSeating | null;
  /** What a server had promised of the shuffle, where the file is one of its finished games. */
  readonly promise: Promised | null;
}

export interface Promised {
  readonly salt: string;
  readonly commitment: string;
}

/** Reads a saved match, of any game or of the one that is wanted. */
export async function readMatchFile(
  cwd: string,
  file: string,
  text: Text,
  wanted?: Playable,
): Promise<MatchFile> {
  const input = await readJson(cwd, file, text);
  const promise = isFinished(input) ? input : null;
  const content = (promise?.record ?? input) as {
    format?: unknown;
    game?: unknown;
    seating?: unknown;
  } | null;
  const foreign =
    typeof content !== 'object' || content === null || content.format !== 'landsraad-match';
  if (foreign) throw new Problem(text.errors.inFile(file, text.errors.notAMatch));
  const playable = gameNamed(content.game);
  if (!playable || (wanted && playable !== wanted))
    throw new Problem(text.errors.inFile(file, text.errors.otherGame(String(content.game))));
  const { seating, ...record } = content;
  return {
    playable,
    record: record as MatchFile['record'],
    seating: isSeating(seating) ? seating : null,
    promise,
  };
}

/** As a server gives it at `/tables/:id/record`. */
function isFinished(value: unknown): value is Promised & { readonly record: unknown } {
  const { record, salt, commitment } = (value ?? {}) as Partial<Promised & { record: unknown }>;
  return record !== undefined && typeof salt === 'string' && typeof commitment === 'string';
}

/** Whether the seed is the one that was promised before the first card. */
export const isKept = ({ salt, commitment }: Promised, seed: unknown): boolean =>
  createHash('sha256').update(`${salt}:${seed}`).digest('hex') === commitment;

function isSeating(value: unknown): value is TableSeating {
  const { seat, bots } = (value ?? {}) as Partial<TableSeating>;
  return (
    Number.isInteger(seat) &&
    seat! >= 0 &&
    Array.isArray(bots) &&
    bots.every((bot) => typeof bot === 'string')
  );
}

/** Whether a match that was played again came out as it was saved, to the byte. */
export function reproduces(match: AnyMatch, { record }: MatchFile): boolean {
  const { checkpoint } = record;
  return !checkpoint || JSON.stringify(match.save().checkpoint) === JSON.stringify(checkpoint);
}

/** Plays a saved match again from its first answer: a file is believed only as far as it replays. */
export function replayed(file: string, content: MatchFile, text: Text): AnyMatch {
  const { game } = content.playable;
  const match = inFile(file, text, () => Match.replay(game, content.record));
  if (!reproduces(match, content))
    throw new Problem(text.errors.inFile(file, text.errors.notReproduced));
  return match;
}
