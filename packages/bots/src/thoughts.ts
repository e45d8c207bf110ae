import type { Bot } from './bot.ts';

/* How long bots think. */

/** Milliseconds; a thought is a decision that took one at least: most need none. */
export interface Thoughts {
  readonly count: number;
  readonly median: number;
  /** Of a hundred thoughts ninety-five are no longer. */
  readonly p95: number;
  readonly longest: number;
}

const LEAST = 1;

/** The bot, watched with a clock in milliseconds. */
export function timed<V>(bot: Bot<V>, clock: () => number, taken: number[]): Bot<V> {
  return {
    ...bot,
    decide: (...asked) => {
      const began = clock();
      const choice = bot.decide(...asked);
      const time = clock() - began;
      if (time >= LEAST) taken.push(time);
      return choice;
    },
  };
}

export function thoughtsIn(taken: readonly number[]): Thoughts {
  const sorted = [...taken].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  return {
    count: sorted.length,
    median: Math.round(at(0.5)),
    p95: Math.round(at(0.95)),
    longest: Math.round(at(1)),
  };
}
