import { BASE, type ImperiumOptions, imperium, type LeaderId } from '@landsraad/imperium';
import { Problem } from '@landsraad/kernel';
import type { Arguments, OptionTable } from '../../arguments.ts';
import type { Text } from '../../text/text.ts';
import type { SeatingRules } from '../playable.ts';
import { imperiumText } from './text.ts';

/** The switches of a table of Dune: Imperium, the same for every command that lays one. */
const FLAGS: OptionTable = {
  players: 'value',
  leaders: 'value',
  'leader-mode': 'value',
  points: 'value',
  bindu: 'value',
  'tie-for-second': 'value',
  confirm: 'flag',
};

function gameOptions(args: Arguments, text: Text): ImperiumOptions {
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
        imperiumText(text.language).unknownLeader(
          word,
          BASE.leaders.map(({ id }) => id),
        ),
      );
    return exact.id;
  });
  if (leaders.length > players) throw new Problem(text.errors.tooMany('--leaders', players));
  const named = leaders.filter((leader) => leader !== null);
  if (new Set(named).size < named.length) throw new Problem(imperiumText(text.language).sameLeader);
  return leaders;
}

export const seating: SeatingRules<ImperiumOptions> = {
  flags: FLAGS,
  placeFlags: {},
  options: gameOptions,
  place: (args, text) => {
    const options = gameOptions(args, text);
    return { options, seat: (args.integer('seat', 1, options.players) ?? 1) - 1 };
  },
  seatsOf: (_, seat) => [seat],
};
