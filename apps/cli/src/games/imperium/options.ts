import {
  DIFFICULTIES,
  type ImperiumOptions,
  imperium,
  type LeaderId,
  SETS,
} from '@landsraad/imperium';
import { Problem } from '@landsraad/kernel';
import type { Arguments, OptionTable } from '../../arguments.ts';
import type { Text } from '../../text/text.ts';
import type { SeatingRules } from '../playable.ts';
import { imperiumText } from './text.ts';

/** The switches of a table of Dune: Imperium, the same for every command that lays one. */
const FLAGS: OptionTable = {
  players: 'value',
  with: 'value',
  epic: 'flag',
  'to-11': 'flag',
  leaders: 'value',
  'leader-mode': 'value',
  points: 'value',
  bindu: 'value',
  'tie-for-second': 'value',
  confirm: 'flag',
  difficulty: 'value',
  rivals: 'value',
  'row-churn': 'flag',
  'brutal-escalation': 'flag',
  'expert-deployment': 'value',
};

/** What `--with` can name. */
export const EXPANSIONS = ['ix', 'immortality'] as const;

/** What only a person alone against Rivals can say. */
const SOLO = ['difficulty', 'rivals', 'row-churn', 'brutal-escalation', 'expert-deployment'];

function gameOptions(args: Arguments, text: Text): ImperiumOptions {
  const players = args.integer('players', 1, 4) ?? 4;
  checkFor(players, args, text);
  const expansions = args.someOf('with', EXPANSIONS);
  const ix = expansions.includes('ix');
  const immortality = expansions.includes('immortality');
  checkVariants(args, { ix, immortality }, text);
  const leaders = [
    ...leadersIn('leaders', players, args, text),
    ...(players === 1 ? rivalsIn(args, text) : []),
  ];
  checkDifferent(leaders, text);
  const leaderMode = args.oneOf('leader-mode', ['random', 'pick']);
  const pointsToWin = args.integer('points', 5, 30);
  const bindu = args.oneOf('bindu', ['turn-ends', 'may-pass']);
  const tieForSecondBelowFour = args.oneOf('tie-for-second', ['nothing', 'third']);
  const difficulty = args.oneOf('difficulty', DIFFICULTIES);
  const expertDeployment = args.oneOf('expert-deployment', ['all-or-nothing', 'troop-by-troop']);
  return imperium.parseOptions({
    players,
    ...(ix && { ix }),
    ...(args.has('epic') && { epic: true }),
    ...(immortality && { immortality }),
    ...(args.has('to-11') && { pushed: true }),
    ...(leaders.length > 0 && { leaders }),
    ...(leaderMode && { leaderMode }),
    ...(pointsToWin && { pointsToWin }),
    ...(bindu && { bindu }),
    ...(tieForSecondBelowFour && { tieForSecondBelowFour }),
    ...(args.has('confirm') && { confirmEverything: true }),
    ...(difficulty && { difficulty }),
    ...(args.has('row-churn') && { rowChurn: true }),
    ...(args.has('brutal-escalation') && { brutalEscalation: true }),
    ...(expertDeployment && { expertDeployment }),
  });
}

/** Refuses a variant whose expansion is not in, or that goes with no other. */
function checkVariants(
  args: Arguments,
  { ix, immortality }: { ix: boolean; immortality: boolean },
  { language }: Text,
): void {
  const say = imperiumText(language);
  if (args.has('epic') && !ix) throw new Problem(say.epicNeedsIx);
  if (args.has('to-11') && !immortality) throw new Problem(say.pushedNeedsImmortality);
  if (args.has('to-11') && args.has('epic')) throw new Problem(say.epicOrPushed); // IMM-15.20
}

/** Refuses what a table of so many does not know, and says which one does. */
function checkFor(players: number, args: Arguments, { language }: Text): void {
  const say = imperiumText(language);
  const solo = SOLO.find((name) => args.has(name));
  if (players !== 1 && solo) throw new Problem(say.onlyAlone(`--${solo}`));
  if (players < 3 && args.value('tie-for-second') === 'third')
    throw new Problem(say.noThirdReward(players)); // HAG-4.7
}

/** Of every box; a table refuses those of a box that is not in. */
const LEADERS = SETS.flatMap(({ leaders }) => leaders);

type Named = readonly (LeaderId | null)[];

/** Leaders by seat, `-` for a seat left to the mode. */
function leadersIn(option: 'leaders' | 'rivals', most: number, args: Arguments, text: Text): Named {
  const given = args.value(option);
  if (given === undefined) return [];
  const leaders = given.split(',').map((word) => (word === '-' ? null : leaderCalled(word, text)));
  if (leaders.length > most) throw new Problem(text.errors.tooMany(`--${option}`, most));
  return leaders;
}

function leaderCalled(word: string, { language }: Text): LeaderId {
  const wanted = word.trim().toLowerCase();
  const found = LEADERS.filter(({ id, name }) =>
    [id, name.en, name.fr].some((known) => known.toLowerCase().includes(wanted)),
  );
  const exact =
    found.find(({ id }) => id === wanted) ?? (found.length === 1 ? found[0] : undefined);
  if (!exact || wanted === '') {
    const known = LEADERS.map(({ id }) => id);
    throw new Problem(imperiumText(language).unknownLeader(word, known));
  }
  return exact.id;
}

/** The Leaders of the two Rivals, behind the person's own. */
function rivalsIn(args: Arguments, text: Text): Named {
  const rivals = leadersIn('rivals', 2, args, text);
  const able = LEADERS.flatMap(({ id, soloRival }) => (soloRival ? [id] : []));
  for (const leader of rivals)
    if (leader !== null && !able.includes(leader))
      throw new Problem(imperiumText(text.language).noRival(leader, able)); // HAG-6.4
  const named = args.has('leaders') || rivals.length === 0;
  return named ? rivals : [null, ...rivals];
}

function checkDifferent(leaders: Named, { language }: Text): void {
  const named = leaders.filter((leader) => leader !== null);
  if (new Set(named).size < named.length) throw new Problem(imperiumText(language).sameLeader);
}

export const seating: SeatingRules<ImperiumOptions> = {
  flags: FLAGS,
  placeFlags: {},
  options: gameOptions,
  place: (args, text) => {
    const options = gameOptions(args, text);
    return { options, seat: (args.integer('seat', 1, options.players) ?? 1) - 1 };
  },
};
