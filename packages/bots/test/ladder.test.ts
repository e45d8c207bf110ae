import { imperium } from '@landsraad/imperium';
import { below, seeded } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { climb, greedy, random, ratingsOf, type Won } from '../src/index.ts';

/** Tables of four at which a seat wins with the chance of its strength. */
function played(strengths: Readonly<Record<string, number>>, games: number): Won[] {
  const chance = seeded('ratings');
  const names = Object.keys(strengths);
  return Array.from({ length: games }, () => {
    const seats = Array.from({ length: 4 }, () => names[below(chance, names.length)]!);
    const all = seats.reduce((sum, name) => sum + strengths[name]!, 0);
    let drawn = (below(chance, 1_000_000) / 1_000_000) * all;
    const winner = seats.findIndex((name) => {
      drawn -= strengths[name]!;
      return drawn < 0;
    });
    return { seats, winners: [winner] };
  });
}

describe('ratings', () => {
  it('find the strengths that the games were played with', () => {
    const found = ratingsOf(
      ['weak', 'strong', 'middle'],
      played({ weak: 1, middle: 3, strong: 10 }, 4000),
    );
    expect(found.map(({ name }) => name)).toEqual(['strong', 'middle', 'weak']);
    const [strong, middle, weak] = found;
    expect(Math.abs(strong!.rating - weak!.rating - 400)).toBeLessThan(30);
    expect(Math.abs(middle!.rating - weak!.rating - 191)).toBeLessThan(30);
  });

  it('are twice as sure after four times the games', () => {
    const error = (games: number) => ratingsOf(['a', 'b'], played({ a: 1, b: 2 }, games))[0]!.error;
    expect(error(400) / error(1600)).toBeGreaterThan(1.8);
    expect(error(400) / error(1600)).toBeLessThan(2.2);
  });

  it('keep whoever always wins within reach, and share a victory that is shared', () => {
    const always = Array.from({ length: 20 }, () => ({ seats: ['a', 'b'], winners: [0] }));
    const [first, second] = ratingsOf(['b', 'a'], always);
    expect(first).toMatchObject({ name: 'a' });
    expect(first!.rating - second!.rating).toBeLessThan(800);
    const together = always.map(({ seats }) => ({ seats, winners: [0, 1] }));
    for (const { rating } of ratingsOf(['a', 'b'], together)) expect(rating).toBe(1500);
  });
});

describe('a ladder', () => {
  const options = imperium.parseOptions({ players: 3 });

  it('seats everybody equally often, and ranks greedy above random', () => {
    const third = { ...random, name: 'third' };
    const request = {
      game: imperium,
      options,
      bots: [random, third, greedy],
      games: 9,
      seed: 'ladder',
    };
    const { rungs, failures } = climb(request);
    expect(failures).toEqual([]);
    expect(rungs.map(({ seats }) => seats)).toEqual([9, 9, 9]);
    expect(rungs.reduce((sum, { won }) => sum + won, 0)).toBeCloseTo(9);
    expect(rungs[0]!.name).toBe('greedy');
    expect(climb(request).rungs).toEqual(rungs);
  });

  it('needs somebody to compare with', () => {
    const alone = { game: imperium, options, bots: [random], games: 1, seed: 'alone' };
    expect(() => climb(alone)).toThrow('two bots');
  });
});
