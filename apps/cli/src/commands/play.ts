import { randomBytes } from 'node:crypto';
import { type Bot, botNamed, botNames, seated } from '@landsraad/bots';
import { type ImperiumView, imperium, leaderOf, nameOf } from '@landsraad/imperium';
import { Match, Problem } from '@landsraad/kernel';
import type { Call, Command } from '../command.ts';
import { botsIn, expectGame, GAME_OPTIONS, gameOptions } from '../game-options.ts';
import { line } from '../io.ts';
import { Session, type Setting } from '../play/session.ts';
import { readMatchFile, replayed } from '../saved-match.ts';

/** A person against bots, in the terminal. */
export const play: Command = {
  options: { ...GAME_OPTIONS, seat: 'value', bots: 'value', seed: 'value', load: 'value' },
  run: async (call) => {
    const { io, text, args } = call;
    expectGame(args, text);
    const setting = args.has('load') ? await loaded(call, args.value('load')!) : fresh(call);
    welcome(call, setting);
    const botsFor = (names: readonly string[]) => botsByName(names, call);
    return new Session(io, text, setting, botsFor).run();
  },
};

function fresh({ args, text }: Call): Setting {
  const options = gameOptions(args, text);
  const seat = (args.integer('seat', 1, options.players) ?? 1) - 1;
  const others = botsIn(args.value('bots') ?? 'greedy', options.players - 1, text);
  const seed = args.value('seed') ?? randomBytes(4).toString('hex');
  return {
    match: Match.start(imperium, options, seed),
    seat,
    bots: around(others, seat, options.players),
  };
}

/** The bots in order on the seats that the person leaves free. */
function around(others: readonly Bot<ImperiumView>[], seat: number, players: number) {
  const rest: (Bot<ImperiumView> | null)[] = seated(others, players - 1);
  return rest.toSpliced(seat, 0, null);
}

async function loaded(call: Call, file: string): Promise<Setting> {
  const { args, io, text } = call;
  for (const name of ['seed', ...Object.keys(GAME_OPTIONS)])
    if (args.has(name)) throw new Problem(text.errors.withLoad(`--${name}`));
  const content = await readMatchFile(io.cwd, file, text);
  const match = replayed(file, content, text);
  const { players } = match.options;
  const asked = args.integer('seat', 1, players);
  const seat = asked !== undefined ? asked - 1 : (content.seating?.seat ?? 0);
  const named = content.seating && !args.has('bots') && seat === content.seating.seat;
  if (named) {
    if (content.seating.bots.length !== players || seat >= players)
      throw new Problem(text.errors.inFile(file, text.errors.brokenSeating));
    return { match, seat, bots: botsByName(content.seating.bots, call) };
  }
  const others = botsIn(args.value('bots') ?? 'greedy', players - 1, text);
  return { match, seat, bots: around(others, seat, players) };
}

function botsByName(names: readonly string[], { text }: Call): (Bot<ImperiumView> | null)[] {
  const known = botNames(imperium);
  return names.map((name) => {
    if (name === '') return null;
    if (!known.includes(name)) throw new Problem(text.errors.notOneOf('bots', name, known));
    return botNamed(imperium, name);
  });
}

function welcome({ io, text }: Call, { match, seat, bots }: Setting): void {
  line(io.out, text.play.welcome(match.seed ?? '–'));
  match.state.players.forEach(({ leader }, i) => {
    const who = i === seat ? text.play.you : text.play.bot(bots[i]!.name);
    const name = leader === '' ? text.play.seat(i + 1) : nameOf(leaderOf(leader), text.language);
    line(io.out, `  ${i + 1}. ${name} (${who})`);
  });
  line(io.out, text.play.typeHelp);
}
