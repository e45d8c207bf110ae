import { describe, expect, it } from 'vitest';
import { Past } from '../src/past.ts';

const past = (...choices: string[]): Past => {
  const made = new Past();
  for (const choice of choices) made.add({ seat: 0, choice }, undefined);
  return made;
};
const told = (of: Past, from = 0): string =>
  of
    .answers(from)
    .map(({ choice }) => choice)
    .join('');

describe('A past', () => {
  it('goes on otherwise without changing the one it was taken from', () => {
    const first = past('a', 'b', 'c');
    const second = first.upTo(2);
    second.add({ seat: 1, choice: 'x' }, undefined);
    first.add({ seat: 0, choice: 'd' }, undefined);
    expect([told(first), told(second)]).toEqual(['abcd', 'abx']);
    expect([first.length, second.length]).toEqual([4, 3]);
  });

  it('can be taken from one that was taken from another, before and behind where they part', () => {
    const second = past('a', 'b', 'c').upTo(2);
    second.add({ seat: 1, choice: 'x' }, undefined);
    expect([0, 1, 2, 3].map((n) => told(second.upTo(n)))).toEqual(['', 'a', 'ab', 'abx']);
    expect(told(second, 1)).toBe('bx');
  });

  it('is nothing before its first answer and after its last', () => {
    const two = past('a', 'b').upTo(1);
    expect([two.at(-1), two.at(0)?.answer.choice, two.at(1)]).toEqual([undefined, 'a', undefined]);
  });
});
