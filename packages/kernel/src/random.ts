import { isKeyed, type Keyed, keyedBy, nextKeyed } from './keyed.ts';

/** Some integers in the state, so that chance is saved, forked and replayed with it. */
export type Random = Sfc32 | Keyed;

interface Sfc32 {
  a: number;
  b: number;
  c: number;
  d: number;
  readonly key?: undefined;
}

const WARM_UP = 12;

/** sfc32, or what the key in the seed gives (`keyedSeed`). */
export function seeded(seed: string): Random {
  return keyedBy(seed) ?? sfc32(seed);
}

function sfc32(seed: string): Random {
  const random: Random = { a: hash(seed, 1), b: hash(seed, 2), c: hash(seed, 3), d: 1 };
  for (let i = 0; i < WARM_UP; i++) next32(random);
  return random;
}

/** A generator of its own: what is drawn from it never moves the first one again. */
export function split(random: Random): Random {
  return { a: next32(random), b: next32(random), c: next32(random), d: next32(random) };
}

export const copyRandom = (random: Random): Random =>
  random.key
    ? { key: random.key, drawn: random.drawn }
    : { a: random.a, b: random.b, c: random.c, d: random.d };

export function sameRandom(x: Random, y: Random): boolean {
  if (x.key || y.key) return x.key !== undefined && y.key !== undefined && sameKeyed(x, y);
  return x.a === y.a && x.b === y.b && x.c === y.c && x.d === y.d;
}

const sameKeyed = (x: Keyed, y: Keyed): boolean =>
  x.drawn === y.drawn && x.key.every((word, i) => word === y.key[i]);

/** For what comes from a file. */
export function isRandom(value: object): value is Random {
  const { a, b, c, d } = value as Partial<Sfc32>;
  return 'key' in value ? isKeyed(value as Partial<Keyed>) : [a, b, c, d].every(Number.isInteger);
}

export function next32(random: Random): number {
  return random.key ? nextKeyed(random) : nextSfc32(random);
}

function nextSfc32(random: Sfc32): number {
  const t = (((random.a + random.b) | 0) + random.d) | 0;
  random.d = (random.d + 1) | 0;
  random.a = random.b ^ (random.b >>> 9);
  random.b = (random.c + (random.c << 3)) | 0;
  random.c = (((random.c << 21) | (random.c >>> 11)) + t) | 0;
  return t >>> 0;
}

/** A whole number from 0 to n - 1, each as likely as the next: draws outside whole blocks of n are thrown away. */
export function below(random: Random, n: number): number {
  if (!(n >= 1 && n <= 0x1_0000_0000)) throw new RangeError(`no number below ${n} can be drawn`);
  for (;;) {
    const draw = next32(random);
    const block = Math.floor(draw / n) * n;
    if (block <= 0x1_0000_0000 - n) return draw - block;
  }
}

export function pickFrom<T>(random: Random, items: readonly T[]): T {
  return items[below(random, items.length)]!;
}

/** Fisher-Yates, in place. */
export function shuffle<T>(random: Random, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    const kept = items[i]!;
    items[i] = items[j]!;
    items[j] = kept;
  }
  return items;
}

/** FNV-1a over the UTF-16 code units, finished with a murmur mix. */
function hash(text: string, salt: number): number {
  let h = 0x811c9dc5 ^ salt;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) | 0;
}
