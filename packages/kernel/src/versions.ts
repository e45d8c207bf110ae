import type { Game, GameState } from './game.ts';
import { Problem } from './problem.ts';

/* Rules have versions: a match ends by the rules it began with, and can be watched by them for ever. */

/** The rules of every file and position that does not say which. */
export const FIRST_RULES = 1;

/** Which version of the rules a position is played by: `rulesOf(game) < 2` asks for the older rule. */
export const rulesOf = (position: Pick<GameState, 'rules'>): number =>
  position.rules ?? FIRST_RULES;

/** What a new position says of its rules: nothing in the first version, whose files knew no others. */
export const begunBy = (version: number): Pick<GameState, 'rules'> =>
  version === FIRST_RULES ? {} : { rules: version };

type Versions = Pick<Game, 'id' | 'version' | 'oldest'>;

/** A match of rules that this program does not play, or no longer; nothing was changed. */
export class OtherRules extends Problem {
  override readonly name = 'OtherRules';
  readonly game: string;
  readonly version: number;
  /** What this program plays. */
  readonly oldest: number;
  readonly newest: number;
  constructor({ id, oldest, version: newest }: Versions, version: number) {
    const played = oldest === newest ? `version ${newest}` : `versions ${oldest} to ${newest}`;
    super(`played by version ${version} of the rules of ${id}; this program plays ${played}`);
    this.game = id;
    this.version = version;
    this.oldest = oldest;
    this.newest = newest;
  }
}

/** Throws `OtherRules`, before anything is begun. */
export function mustPlay(game: Versions, version: number): void {
  if (version < game.oldest || version > game.version) throw new OtherRules(game, version);
}

/** The game as one of its versions has it; throws `OtherRules`. */
export function asOf<S extends GameState, O, V>(
  game: Game<S, O, V>,
  version: number,
): Game<S, O, V> {
  mustPlay(game, version);
  if (version === game.version) return game;
  return {
    ...game,
    version,
    parseOptions: (input) => game.parseOptions(input, version),
    setup: (options, random) => game.setup(options, random, version),
  };
}
