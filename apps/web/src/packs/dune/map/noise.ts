/* Chance that is always the same: what is drawn depends on nothing but where it lies. */

const SEED = 1965;

/** From 0 to 1. */
export function hash(x: number, y: number, salt: number): number {
  let h =
    Math.imul(x | 0, 0x27d4eb2f) ^
    Math.imul(y | 0, 0x165667b1) ^
    Math.imul(salt + SEED, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32;
}

export const hashOf = (text: string): number =>
  [...text].reduce((h, c) => (Math.imul(h, 31) + c.charCodeAt(0)) | 0, 7) & 0xffff;

export const smooth = (t: number): number => t * t * (3 - 2 * t);

/** Smooth, from -1 to 1. */
export function noise(x: number, y: number, salt: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [smooth(x - i), smooth(y - j)];
  const mix = (a: number, b: number, t: number) => a + (b - a) * t;
  const row = (k: number) => mix(hash(i, j + k, salt), hash(i + 1, j + k, salt), u);
  return mix(row(0), row(1), v) * 2 - 1;
}
