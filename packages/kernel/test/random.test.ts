import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  below,
  copyRandom,
  next32,
  pickFrom,
  type Random,
  sameRandom,
  seeded,
  shuffle,
  split,
} from '../src/index.ts';

const draws = (random: Random, n: number): number[] =>
  Array.from({ length: n }, () => next32(random));

describe('random', () => {
  it('is sfc32, the same on every machine', () => {
    // Both worked out apart from this code, in Python.
    expect(draws({ a: 1, b: 2, c: 3, d: 1 }, 5)).toEqual([4, 31, 56623170, 132259135, 3317874561]);
    expect(draws(seeded('landsraad'), 4)).toEqual([2044294872, 2800324069, 582936836, 3953607142]);
  });

  it('gives the same sequence for the same seed, and others for others', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (seed, other) => {
        expect(draws(seeded(seed), 8)).toEqual(draws(seeded(seed), 8));
        fc.pre(seed !== other);
        expect(draws(seeded(seed), 8)).not.toEqual(draws(seeded(other), 8));
      }),
    );
  });

  it('goes on after JSON as if nothing had happened', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(50), (seed, n) => {
        const random = seeded(seed);
        draws(random, n);
        const loaded = JSON.parse(JSON.stringify(random)) as Random;
        expect(sameRandom(loaded, random)).toBe(true);
        expect(draws(loaded, 8)).toEqual(draws(copyRandom(random), 8));
      }),
    );
  });

  it('splits off a generator that never moves the first again', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 100 }), (seed, n) => {
        const random = seeded(seed);
        const child = split(random);
        const before = copyRandom(random);
        const drawn = draws(child, n);
        expect(random).toEqual(before);
        expect(draws(split(random), n)).not.toEqual(drawn);
        expect(draws(random, n)).not.toEqual(drawn);
      }),
    );
  });

  it('draws each number below n, and no other', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
        const drawn = below(seeded(seed), n);
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < n).toBe(true);
      }),
    );
    for (const n of [0, -1, Number.NaN, 2 ** 32 + 1])
      expect(() => below(seeded('x'), n)).toThrow(RangeError);
  });

  it('draws every number as often as the next', () => {
    const random = seeded('fair');
    const counts = new Array<number>(6).fill(0);
    for (let i = 0; i < 60_000; i++) counts[below(random, 6)]!++;
    const chiSquare = counts.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0);
    expect(chiSquare).toBeLessThan(20.5); // one in a thousand for five degrees of freedom
    // A plain remainder would draw the lowest third of this range half of the time.
    let low = 0;
    for (let i = 0; i < 30_000; i++) if (below(random, 3 * 2 ** 30) < 2 ** 30) low++;
    expect(Math.abs(low - 10_000)).toBeLessThan(400);
  });

  it('shuffles in place, keeping all, each order as likely', () => {
    const random = seeded('cards');
    const orders = new Map<string, number>();
    for (let i = 0; i < 6_000; i++) {
      const items = ['a', 'b', 'c'];
      expect(shuffle(random, items)).toBe(items);
      orders.set(items.join(''), (orders.get(items.join('')) ?? 0) + 1);
    }
    expect(orders.size).toBe(6);
    for (const n of orders.values()) expect(Math.abs(n - 1_000)).toBeLessThan(150);
  });

  it('picks from a list', () => {
    const random = seeded('list');
    const picked = new Set(Array.from({ length: 50 }, () => pickFrom(random, ['a', 'b', 'c'])));
    expect(picked).toEqual(new Set(['a', 'b', 'c']));
  });
});
