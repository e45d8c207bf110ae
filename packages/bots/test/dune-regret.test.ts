import { describe, expect, it } from 'vitest';
import { mixture, type Opponent } from '../src/dune/knowing/regret.ts';

/** Somebody who wants nothing but that we lose. */
const against = (ours: readonly number[][]): Opponent => ({
  ours: ours.map((row) => Float64Array.from(row)),
  theirs: ours.map((row) => Float64Array.from(row, (worth) => -worth)),
  glance: new Float64Array(ours[0]!.length),
});

describe('regret matching', () => {
  it('finds the mixture that nobody can exploit', () => {
    const game = against([
      [2, -1],
      [-1, 1],
    ]);
    const [first] = mixture(2, [game], 2000);
    expect(first).toBeCloseTo(0.4, 1);
  });

  it('leaves what is always worse', () => {
    const game = against([
      [3, 1],
      [2, 0],
    ]);
    expect(mixture(2, [game], 200)[0]).toBeGreaterThan(0.98);
  });

  it('answers those who do what they like at a glance', () => {
    const game = {
      ...against([
        [1, -1],
        [-1, 1],
      ]),
      glance: Float64Array.of(50, 0),
    };
    expect(mixture(2, [game], 400)[0]).toBeGreaterThan(0.95);
  });
});
