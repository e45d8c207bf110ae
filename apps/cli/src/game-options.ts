import { type Bot, botNamed, botNames } from '@landsraad/bots';
import {
  BASE,
  type ImperiumOptions,
  type ImperiumView,
  imperium,
  type LeaderId,
} from '@landsraad/imperium';
import { Problem } from '@landsraad/kernel';
import type { Arguments, OptionTable } from './arguments.ts';
import type { Text } from './text/text.ts';

/** The switches of a table of Dune: Imperium, the same for every command that lays one. */
export const GAME_OPTIONS: OptionTable = {
  players: 'value',
  leaders: 'value',
  'leader-mode': 'value',
  points: 'value',
  bindu: 'value',
  'tie-for-second': 'value',
  confirm: 'flag',
};

export function gameOptions(args: Arguments, text: Text): ImperiumOptions {
  const players = args.integer('players', 3, 4) ?? 4;
  const leaders = leadersIn(args.value('leaders'), players, text);
  const leaderMode = args.oneOf('leader-mode', ['random', 'pick']);
  const pointsToWin = args.integer('points', 5, 30);
  const bindu = args.oneOf('bindu', ['turn-ends', 'may-pass']);
  const tieForSecondBelowFour = args.oneOf('tie-for-second', ['nothing', 'third']);
  return imperium.parseOptions({
    players,
    ...(leaders && { leaders }),
    ...(leaderMode && { leaderMode }),
    ...(pointsToWin && { pointsToWin }),
    ...(bindu && { bindu }),
    ...(tieForSecondBelowFour && { tieForSecondBelowFour }),
    ...(args.has('confirm') && { confirmEverything: true }),
  });
}

/** The game named after the command; there is one so far. */
export function expectGame(args: Arguments, text: Text): void {
  const [word] = args.words;
  if (word !== undefined && word !== imperium.id) throw new Problem(text.errors.unknownGame(word));
  args.expectWords(text.words.game);
}

/** Leaders by seat, `-` for a seat left to the mode. */
function leadersIn(
  given: string | undefined,
  players: number,
  text: Text,
): (LeaderId | null)[] | undefined {
  if (given === undefined) return undefined;
  const leaders = given.split(',').map((word) => {
    if (word === '-') return null;
    const wanted = word.trim().toLowerCase();
    const found = BASE.leaders.filter(({ id, name }) =>
      [id, name.en, name.fr].some((known) => known.toLowerCase().includes(wanted)),
    );
    const exact =
      found.find(({ id }) => id === wanted) ?? (found.length === 1 ? found[0] : undefined);
    if (!exact || wanted === '')
      throw new Problem(
        text.errors.unknownLeader(
          word,
          BASE.leaders.map(({ id }) => id),
        ),
      );
    return exact.id;
  });
  if (leaders.length > players) throw new Problem(text.errors.tooMany('--leaders', players));
  const named = leaders.filter((leader) => leader !== null);
  if (new Set(named).size < named.length) throw new Problem(text.errors.sameLeader);
  return leaders;
}

/** A comma list of bots, at least one and at most so many. */
export function botsIn(given: string, most: number, text: Text): Bot<ImperiumView>[] {
  const names = given.split(',').map((name) => name.trim());
  const known = botNames(imperium);
  for (const name of names)
    if (!known.includes(name)) throw new Problem(text.errors.notOneOf('--bots', name, known));
  if (names.length > most) throw new Problem(text.errors.tooMany('--bots', most));
  return names.map((name) => botNamed(imperium, name));
}
