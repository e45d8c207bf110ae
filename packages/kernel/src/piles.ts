import { type Random, shuffle } from './random.ts';

/* Piles, hands and boxes of equal things: what every card game counts and shuffles. */

/** The items without those taken, one for one. */
export function without<T>(items: readonly T[], taken: readonly T[]): T[] {
  const left = items.slice();
  for (const item of taken) left.splice(left.indexOf(item), 1);
  return left;
}

/**
 * Shuffles in place what somebody cannot know, from its sorted order: how it really lay leaves no
 * trace, so the same chance deals the same from all that looks the same.
 */
export function dealAnew<T>(random: Random, unknown: T[]): T[] {
  return shuffle(random, unknown.sort());
}

/** Deals a pile anew, in place, but for so many cards on its top, which is its end. */
export function dealBelow<T>(random: Random, pile: T[], kept: number): void {
  const below = dealAnew(random, pile.slice(0, pile.length - kept));
  pile.splice(0, below.length, ...below);
}

/** As many of each as it has copies. */
export function copiesOf(things: readonly { id: string; copies: number }[]): string[] {
  return things.flatMap(({ id, copies }) => Array<string>(copies).fill(id));
}

/** How many there are of each. */
export type Tally = ReadonlyMap<string, number>;

export function tally(things: readonly string[]): Tally {
  const count = new Map<string, number>();
  for (const id of things) count.set(id, (count.get(id) ?? 0) + 1);
  return count;
}

/** Where the things found differ from those expected, in words. */
export function miscounted(what: string, found: readonly string[], expected: Tally): string[] {
  const missing = new Map(expected);
  for (const id of found) missing.set(id, (missing.get(id) ?? 0) - 1);
  const faults: string[] = [];
  for (const [id, n] of missing)
    if (n !== 0) faults.push(`${what} ${id}: ${Math.abs(n)} too ${n < 0 ? 'many' : 'few'}`);
  return faults;
}
