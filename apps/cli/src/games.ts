import { type Bot, botNamed, botNames, seated } from '@landsraad/bots';
import { Problem } from '@landsraad/kernel';
import type { Arguments, OptionTable } from './arguments.ts';
import { dune } from './games/dune/index.ts';
import { imperium } from './games/imperium/index.ts';
import type { Playable } from './games/playable.ts';
import type { Text } from './text/text.ts';

/** Every game that the program plays. */
export const GAMES: readonly Playable[] = [imperium, dune];

export const gameNamed = (id: unknown): Playable | undefined =>
  GAMES.find(({ game }) => game.id === id);

/** The switches of the tables of all games. */
export const TABLE_FLAGS: OptionTable = merged(({ seating }) => seating.flags);
export const PLACE_FLAGS: OptionTable = merged(({ seating }) => seating.placeFlags);

function merged(flags: (playable: Playable) => OptionTable): OptionTable {
  return Object.assign({}, ...GAMES.map(flags));
}

/** The game named after the command; what only another game knows is refused. */
export function gameIn(args: Arguments, text: Text): Playable {
  const [word] = args.words;
  const playable = gameNamed(word);
  if (word !== undefined && !playable)
    throw new Problem(
      text.errors.unknownGame(
        word,
        GAMES.map(({ game }) => game.id),
      ),
    );
  args.expectWords(text.words.game);
  const { flags, placeFlags } = playable!.seating;
  for (const name of Object.keys({ ...TABLE_FLAGS, ...PLACE_FLAGS }))
    if (args.has(name) && !Object.hasOwn({ ...flags, ...placeFlags }, name))
      throw new Problem(text.errors.notOfGame(`--${name}`, playable!.title[text.language]));
  return playable!;
}

/** A comma list of bots, at least one and at most so many. */
export function botsIn(
  { game }: Playable,
  given: string,
  most: number,
  text: Text,
): Bot<unknown>[] {
  const names = given.split(',').map((name) => name.trim());
  const known = botNames(game);
  for (const name of names)
    if (!known.includes(name)) throw new Problem(text.errors.notOneOf('--bots', name, known));
  if (names.length > most) throw new Problem(text.errors.tooMany('--bots', most));
  return names.map((name) => botNamed(game, name));
}

/** The bots by the names a file has for them; an empty name is the person's place. */
export function botsByName(
  { game }: Playable,
  names: readonly string[],
  text: Text,
): (Bot<unknown> | null)[] {
  const known = botNames(game);
  return names.map((name) => {
    if (name === '') return null;
    if (!known.includes(name)) throw new Problem(text.errors.notOneOf('bots', name, known));
    return botNamed(game, name);
  });
}

/** The bots in order on the seats that the person leaves free. */
export function around(
  others: readonly Bot<unknown>[],
  own: readonly number[],
  seats: number,
): (Bot<unknown> | null)[] {
  const rest = seated(others, seats - own.length);
  return Array.from({ length: seats }, (_, seat) => (own.includes(seat) ? null : rest.shift()!));
}
