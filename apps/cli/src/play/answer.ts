import type { Choice, OpenDecision, Option } from '@landsraad/kernel';
import type { TypedNumber } from '../games/playable.ts';
import type { PlayText } from '../text/text.ts';
import { optionsOf } from './choices.ts';
import { bestFit, plain } from './explain.ts';

export type Understood = { readonly choice: Choice } | { readonly problem: string };

const LARGEST = 999;
/** Letters that a name must be typed with. */
const SHORTEST = 2;

/** What an answer is read with: the names of the options, and a question typed as a number. */
export interface Reading {
  readonly text: PlayText;
  /** What an option is called, the shown name first. */
  readonly namesOf: (option: Option) => readonly string[];
  readonly typed?: TypedNumber | null;
}

/** Reads an answer: a number, several (`1 3`, `1,3`), ranges of them (`2-4`), or an option's name. */
export function readAnswer(line: string, decision: OpenDecision, reading: Reading): Understood {
  const { text, typed } = reading;
  const numbers = readNumbers(line);
  if (!numbers) return byName(line, optionsOf(decision), decision.shape === 'one', reading);
  if (typed) {
    const choice = numbers.length === 1 ? typed.choice(numbers[0]!) : null;
    return choice === null ? { problem: typed.hint } : { choice };
  }
  switch (decision.shape) {
    case 'number': {
      const [n, ...more] = numbers;
      if (more.length > 0 || n! < decision.min || n! > decision.max)
        return { problem: text.numberWanted(decision.min, decision.max) };
      return { choice: n! };
    }
    case 'one':
      return oneOf(numbers, decision.options, text);
    case 'some':
    case 'order':
      return several(numbers, decision, text);
    case 'form':
      return { problem: text.notUnderstood(line) };
  }
}

function oneOf(numbers: readonly number[], options: readonly Option[], text: PlayText): Understood {
  const [n, ...more] = numbers;
  if (more.length > 0 || n! < 1 || n! > options.length)
    return { problem: text.numberWanted(1, options.length) };
  return { choice: options[n! - 1]!.id };
}

function byName(
  line: string,
  options: readonly Option[],
  single: boolean,
  { text, namesOf }: Reading,
): Understood {
  const wanted = plain(line);
  const problem = text.notUnderstood(line.slice(0, 60));
  if (!single || wanted.length < SHORTEST || /^\d/.test(wanted)) return { problem };
  const found = bestFit(wanted, options, (option) => [...namesOf(option), option.id].map(plain));
  if (found.length === 1) return { choice: found[0]!.id };
  const names = found.slice(0, 6).map((option) => namesOf(option)[0]!);
  return { problem: found.length === 0 ? problem : text.severalCalled(names, found.length > 6) };
}

function several(numbers: readonly number[], decision: OpenDecision, text: PlayText): Understood {
  const options = optionsOf(decision);
  const [min, max] =
    decision.shape === 'some' ? [decision.min, decision.max] : [options.length, options.length];
  const none = numbers.length === 1 && numbers[0] === 0;
  const picked = none ? [] : numbers;
  if (picked.some((n) => n < 1 || n > options.length))
    return { problem: text.numberWanted(1, options.length) };
  if (new Set(picked).size < picked.length || picked.length < min || picked.length > max)
    return { problem: text.pickSeveral(min, max) };
  return { choice: picked.map((n) => options[n - 1]!.id) };
}

function readNumbers(line: string): number[] | null {
  const found: number[] = [];
  for (const part of line.split(/[\s,;]+/).filter((word) => word !== '')) {
    const range = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(part);
    if (!range) return null;
    const from = Number(range[1]);
    const to = range[2] === undefined ? from : Number(range[2]);
    if (to < from || to > LARGEST) return null;
    for (let n = from; n <= to; n++) found.push(n);
  }
  return found.length > 0 ? found : null;
}
