import type { Choice, OpenDecision } from '@landsraad/kernel';
import type { PlayText } from '../text/text.ts';
import { optionsOf } from './choices.ts';

export type Understood = { readonly choice: Choice } | { readonly problem: string };

const LARGEST = 999;

/** Reads an answer: a number, several (`1 3`, `1,3`), or ranges of them (`2-4`). */
export function readAnswer(line: string, decision: OpenDecision, text: PlayText): Understood {
  const numbers = readNumbers(line);
  if (!numbers) return { problem: text.notUnderstood(line.slice(0, 60)) };
  switch (decision.shape) {
    case 'number': {
      const [n, ...more] = numbers;
      if (more.length > 0 || n! < decision.min || n! > decision.max)
        return { problem: text.numberWanted(decision.min, decision.max) };
      return { choice: n! };
    }
    case 'one': {
      const { length } = decision.options;
      const [n, ...more] = numbers;
      if (more.length > 0 || n! < 1 || n! > length)
        return { problem: text.numberWanted(1, length) };
      return { choice: decision.options[n! - 1]!.id };
    }
    case 'some':
    case 'order':
      return several(numbers, decision, text);
    case 'form':
      return { problem: text.notUnderstood(line) };
  }
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
