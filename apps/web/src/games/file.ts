import { botIn } from '@landsraad/bots/roster';
import {
  type GameState,
  Match,
  type MatchRecord,
  Problem,
  RuleError,
  SAVE_FORMAT,
} from '@landsraad/kernel';
import type { Engine } from '../packs/engine.ts';
import type { GameFile } from './file-text.ts';
import type { Seating } from './protocol.ts';

export { fileText } from './file-text.ts';

/* A game as a text that leaves the device, and back. */

/** A whole game takes about 10 kB; the terminal adds a position of about as much. */
const LARGEST = 1_000_000;
const LONGEST_NAME = 60;

interface ReadFile extends GameFile {
  readonly engine: Engine;
  readonly match: Match<GameState, unknown, unknown>;
}

/** Reads a file of this client or of the terminal. Throws `Problem`; believes only what replays. */
export async function parseFile(
  text: string,
  engineOf: (game: unknown, options: unknown) => Promise<Engine>,
): Promise<ReadFile> {
  if (text.length > LARGEST) throw new Problem('the file is too large for a saved game');
  const content = parsed(text);
  if (!isObject(content) || content.format !== SAVE_FORMAT)
    throw new Problem('this is not a saved Landsraad match');
  const { format, version, game, gameVersion, options, seed, answers, seating, table } = content;
  const record = { format, version, game, gameVersion, options, seed, answers };
  if (seed === null) throw new Problem('a match from an arranged position cannot be taken up');
  const engine = await engineOf(game, options);
  const match = replayed(engine, record);
  const own = isObject(table) ? table : null;
  return {
    engine,
    match,
    record: record as MatchRecord<GameState>,
    seats: parseSeats(
      engine,
      own ? own.seats : fromTerminal(seating),
      engine.game.seats(match.options),
    ),
    guide: own ? parseGuide(own.guide) : false,
    practice: own?.practice === true,
  };
}

/** The name of a chapter; before there were several, whether a game was coached. */
function parseGuide(guide: unknown): boolean | string {
  if (typeof guide === 'boolean' || typeof guide === 'string') return guide;
  throw new Problem('the file is broken: guide');
}

function replayed({ game }: Engine, record: unknown) {
  try {
    return Match.replay(game, record);
  } catch (cause) {
    if (cause instanceof RuleError) throw new Problem('a rule fails in this match', { cause });
    throw cause;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Problem('this is not a saved Landsraad match', { cause });
  }
}

/** The terminal names the bots by seat; an empty name is a person. */
function fromTerminal(seating: unknown): unknown {
  if (!isObject(seating) || !Array.isArray(seating.bots)) return null;
  return seating.bots.map((bot) =>
    bot === '' ? { is: 'person', name: '' } : { is: 'bot', bot: bot as unknown },
  );
}

/** Who sits where, as somebody outside says it. */
export function parseSeats({ roster }: Engine, input: unknown, players: number): Seating[] {
  if (!Array.isArray(input)) throw new Problem('the file does not say who sits where');
  if (input.length !== players) throw new Problem(`${input.length} seats for ${players} players`);
  return input.map((seat) => parseSeating(roster, seat));
}

function parseSeating(roster: Engine['roster'], input: unknown): Seating {
  if (isObject(input)) {
    const { is, name, bot } = input;
    if (is === 'person' && typeof name === 'string')
      return { is, name: name.trim().slice(0, LONGEST_NAME) };
    if (is === 'bot' && typeof bot === 'string') return { is, bot: botIn(roster, bot).name };
  }
  throw new Problem('a seat is neither a person’s nor a bot’s');
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
