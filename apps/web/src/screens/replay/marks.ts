import type { Log } from '../../games/log.ts';

/* Where rounds and turns begin, found by looking: the log of a position tells how far it is. */

/** How many rounds began and how many turns ended; neither ever falls as a game goes on. */
export interface Progress {
  readonly rounds: number;
  readonly turns: number;
}

export function progressOf(log: Log): Progress {
  let rounds = 0;
  let turns = 0;
  for (const { type } of log) {
    if (type === 'round-started') rounds++;
    if (type === 'turn-ended' || type === 'turn-passed') turns++;
  }
  return { rounds, turns };
}

export type Looking = (position: number) => Promise<Progress>;

/**
 * The first position after `from` up to `to` that passes; `to` where none does. What passes once
 * passes ever after. Near ones are found with few looks.
 */
export async function firstAfter(
  from: number,
  to: number,
  look: Looking,
  passes: (progress: Progress) => boolean,
): Promise<number> {
  let [below, above] = [from, to];
  for (let stride = 1; below + stride < to; stride *= 2) {
    if (passes(await look(below + stride))) {
      above = below + stride;
      break;
    }
    below += stride;
  }
  while (above - below > 1) {
    const middle = (below + above) >> 1;
    if (passes(await look(middle))) above = middle;
    else below = middle;
  }
  return above;
}

/** The position where the turn before `at` began: the start of this one when it has gone on a while. */
export async function turnBefore(at: number, look: Looking): Promise<number> {
  if (at <= 1) return 0;
  const { turns } = await look(at - 1);
  if (turns === 0) return 0;
  let [below, above] = [0, at - 1];
  // Turns are short: look near the end first.
  for (let stride = 1; above - stride > 0; stride *= 2) {
    if ((await look(above - stride)).turns < turns) {
      below = above - stride;
      break;
    }
    above -= stride;
  }
  while (above - below > 1) {
    const middle = (below + above) >> 1;
    if ((await look(middle)).turns >= turns) above = middle;
    else below = middle;
  }
  return above;
}
