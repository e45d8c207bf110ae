import { BLOCK_WORDS, chacha20 } from './chacha20.ts';

/**
 * Chance from a secret key, for tables among strangers: what was dealt tells nothing of what will be.
 * The key never changes, so that copies share it; slower than sfc32, which search goes on with.
 */
export interface Keyed {
  readonly key: readonly number[];
  /** So many numbers were drawn. */
  drawn: number;
}

const KEY_BYTES = 32;
const WORD_DIGITS = 8;
const SEED = /^chacha20:([0-9a-f]{64})$/;

/** The seed for a key of 32 bytes that nobody can guess. */
export function keyedSeed(bytes: Uint8Array): string {
  if (bytes.length !== KEY_BYTES) throw new RangeError(`a key has ${KEY_BYTES} bytes`);
  return `chacha20:${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The generator that a seed with a key stands for; null for any other seed. */
export function keyedBy(seed: string): Keyed | null {
  const digits = SEED.exec(seed)?.[1];
  if (digits === undefined) return null;
  const key: number[] = [];
  for (let at = 0; at < digits.length; at += WORD_DIGITS)
    key.push(littleEndian(digits.slice(at, at + WORD_DIGITS)));
  return { key, drawn: 0 };
}

const littleEndian = (digits: string): number =>
  Number.parseInt(digits.match(/../g)!.reverse().join(''), 16);

/** The block that was drawn from last: the numbers after one are mostly of the same block. */
let last: { key: Keyed['key']; block: number; words: Uint32Array } | null = null;

function wordsOf(key: Keyed['key'], block: number): Uint32Array {
  if (last?.key !== key || last.block !== block) last = { key, block, words: chacha20(key, block) };
  return last.words;
}

export function nextKeyed(random: Keyed): number {
  const words = wordsOf(random.key, Math.floor(random.drawn / BLOCK_WORDS));
  const drawn = words[random.drawn % BLOCK_WORDS]!;
  random.drawn += 1;
  return drawn;
}

/** For what comes from a file. */
export const isKeyed = (value: Partial<Keyed>): boolean =>
  Array.isArray(value.key) &&
  value.key.length === KEY_BYTES / 4 &&
  value.key.every(Number.isInteger) &&
  Number.isInteger(value.drawn) &&
  value.drawn! >= 0;
