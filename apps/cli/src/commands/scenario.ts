import { Problem } from '@landsraad/kernel';
import type { ScenarioFailure, ScenarioResult } from '@landsraad/kernel/scenario';
import { type Command, DONE, FAILED } from '../command.ts';
import { inFile, readJson } from '../files.ts';
import { GAMES, gameNamed } from '../games.ts';
import { type Io, line } from '../io.ts';
import { projectRoot } from '../root.ts';
import { readStatements } from '../rules/documents.ts';
import { cut, printable } from '../screen/layout.ts';
import type { Text } from '../text/text.ts';

interface Ran extends ScenarioResult {
  readonly file: string;
}

/** Arranged positions, played and checked. All files are read and run before anything is said. */
export const scenario: Command = {
  options: { json: 'flag' },
  run: async ({ io, text, args }) => {
    if (args.words.length === 0) throw new Problem(text.errors.missingWord(text.words.file));
    const known = new Set(readStatements(projectRoot()).map(({ id }) => id));
    const results: Ran[] = [];
    for (const file of args.words) {
      const input = await readJson(io.cwd, file, text);
      results.push({ file, ...inFile(file, text, () => checkedRun(input, known, text)) });
    }
    if (args.has('json')) line(io.out, JSON.stringify(results.length === 1 ? results[0] : results));
    else print(io, text, results);
    return results.every(({ passed }) => passed) ? DONE : FAILED;
  },
};

function checkedRun(input: unknown, known: ReadonlySet<string>, text: Text): ScenarioResult {
  // What names no game is the first one's to refuse.
  const { game } = (input ?? {}) as { readonly game?: unknown };
  const result = (gameNamed(game) ?? GAMES[0]!).runScenario(input);
  const unknown = result.rules.find((rule) => !known.has(rule));
  if (unknown) throw new Problem(text.scenario.unknownRule(unknown));
  return result;
}

function print(io: Io, text: Text, results: readonly Ran[]): void {
  const { scenario: say } = text;
  for (const { file, title, rules, passed, failures } of results) {
    const numbers = rules.length > 0 ? ` [${rules.join(', ')}]` : '';
    line(
      io.out,
      cut(`${passed ? say.passed : say.failed}  ${printable(title)}${numbers}`, io.out.width()),
    );
    if (passed) continue;
    line(io.out, `  ${file}`);
    for (const failure of failures) printFailure(io, text, failure);
  }
  if (results.length > 1) {
    const passed = results.filter((result) => result.passed).length;
    line(io.out, say.summary(passed, results.length - passed));
  }
}

function printFailure(io: Io, { scenario: say }: Text, failure: ScenarioFailure): void {
  const { step, message, expected, got } = failure;
  line(io.out, `  ${step === null ? say.atTheEnd : say.step(step)}: ${printable(message)}`);
  if (expected !== undefined) line(io.out, `    ${say.expected} ${JSON.stringify(expected)}`);
  if (got !== undefined) line(io.out, `    ${say.got} ${JSON.stringify(got)}`);
}
