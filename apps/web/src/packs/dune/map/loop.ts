import type { Vec } from './geometry.ts';

/** The lines around a cell, end to end, each from where the last one ended. */
export function loopOf(lines: readonly (readonly Vec[])[]): (readonly Vec[])[] {
  const left = lines.slice(1);
  const parts = [lines[0]!];
  while (left.length > 0) {
    const end = parts.at(-1)!.at(-1)!;
    const i = left.findIndex((line) => meets(line[0]!, end) || meets(line.at(-1)!, end));
    if (i < 0) throw new Error('a cell that is not closed');
    const [next] = left.splice(i, 1);
    parts.push(meets(next![0]!, end) ? next! : next!.toReversed());
  }
  return parts;
}

const meets = (a: Vec, b: Vec): boolean => a[0] === b[0] && a[1] === b[1];
