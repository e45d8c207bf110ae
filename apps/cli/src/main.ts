import { Problem } from '@landsraad/kernel';
import { Arguments } from './arguments.ts';
import {
  COMMAND_NAMES,
  type Command,
  type CommandName,
  DONE,
  FAILED,
  WRONG_CALL,
} from './command.ts';
import { bench } from './commands/bench.ts';
import { catalogue } from './commands/catalogue.ts';
import { ladder } from './commands/ladder.ts';
import { play } from './commands/play.ts';
import { puzzles } from './commands/puzzles.ts';
import { replay } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { scenario } from './commands/scenario.ts';
import { simulate } from './commands/simulate.ts';
import { train } from './commands/train.ts';
import { type Io, line } from './io.ts';
import { nodeIo } from './node-io.ts';
import { printable } from './screen/layout.ts';
import { chosenLanguage, textIn } from './text/index.ts';
import type { Text } from './text/text.ts';
import { version } from './version.ts';

const COMMANDS: Readonly<Record<CommandName, Command>> = {
  play,
  simulate,
  ladder,
  train,
  puzzles,
  replay,
  catalogue,
  scenario,
  rules,
  bench,
};

const isCommand = (word: string): word is CommandName =>
  (COMMAND_NAMES as readonly string[]).includes(word);

/** Runs one command line; gives the exit code, and never throws. */
export async function main(argv: readonly string[], io: Io = nodeIo()): Promise<number> {
  const text = textIn(chosenLanguage(argv, io.env));
  try {
    return await run(argv, io, text);
  } catch (error) {
    const wrong = error instanceof Problem;
    const message = error instanceof Error ? error.message : String(error);
    const oneLine = printable(message).slice(0, 500);
    line(io.err, `landsraad: ${wrong ? oneLine : text.errors.internal(oneLine)}`);
    if (io.env.LANDSRAAD_DEBUG && error instanceof Error) line(io.err, error.stack);
    return wrong ? WRONG_CALL : FAILED;
  } finally {
    io.close();
  }
}

async function run(argv: readonly string[], io: Io, text: Text): Promise<number> {
  const [name, ...rest] = argv;
  if (name === undefined || !isCommand(name)) return general(argv, io, text);
  const command = COMMANDS[name];
  const args = new Arguments(rest, command.options, text);
  if (args.has('help')) {
    io.out.write(text.help[name]);
    return DONE;
  }
  args.oneOf('lang', ['en', 'fr']);
  return command.run({ io, text, args });
}

/** What is said without a command: help or version. */
function general(argv: readonly string[], io: Io, text: Text): number {
  const args = new Arguments(argv, { version: 'flag' }, text);
  const [word, about] = args.words;
  args.oneOf('lang', ['en', 'fr']);
  if (args.has('version')) line(io.out, version());
  else if (word === 'help' && about !== undefined && isCommand(about))
    io.out.write(text.help[about]);
  else if (args.has('help') || word === 'help') io.out.write(text.help.all);
  else if (word === undefined) throw new Problem(text.errors.noCommand);
  else throw new Problem(text.errors.unknownCommand(word, COMMAND_NAMES));
  return DONE;
}
