import { createHash } from 'node:crypto';

/**
 * So many of them, chosen by the seed: the same again for the same things, and nearly the same after
 * some were added.
 * @template T
 * @param {readonly T[]} things
 * @param {number} size
 * @param {string} seed
 * @param {(thing: T) => string} nameOf
 * @returns {T[]} in the order they came
 */
export function sample(things, size, seed, nameOf) {
  const drawn = things.map((thing) => ({
    thing,
    lot: createHash('sha256')
      .update(`${seed} ${nameOf(thing)}`)
      .digest('hex'),
  }));
  const chosen = new Set(drawn.toSorted((a, b) => (a.lot < b.lot ? -1 : 1)).slice(0, size));
  return drawn.filter((entry) => chosen.has(entry)).map(({ thing }) => thing);
}
