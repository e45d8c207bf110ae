import type { AnyMatch, GameState } from '@landsraad/kernel';
import type { KeptFingerprint } from '../storage/storage.ts';

/** It is taken anew once in so many answers, and at the end. */
const EVERY = 4;

/** What is kept of a match after a step. */
export function notedOf(
  { position, over, state }: AnyMatch,
  last: KeptFingerprint | null,
): KeptFingerprint {
  const stands = last !== null && last.at <= position && position % EVERY !== 0 && !over;
  return stands ? last : { at: position, is: fingerprintOf(state) };
}

/** What a text comes to: those of a state are ids, and the same ones again and again. */
const texts = new Map<string, number>();
const MOST_TEXTS = 20_000;

/**
 * A short name for a position: the same position has the same one, whatever the order of its fields,
 * and another position has, but for one chance in four billion, another one.
 */
export const fingerprintOf = (state: Readonly<GameState>): string =>
  (ofValue(state) >>> 0).toString(36);

function ofValue(value: unknown): number {
  if (typeof value === 'string') return ofText(value);
  if (typeof value === 'number')
    return Number.isInteger(value) ? ofWhole(value) : ofText(`${value}`);
  if (typeof value !== 'object') return value ? 3 : 2;
  if (value === null) return 1;
  return Array.isArray(value)
    ? ofList(value)
    : ofFields(value as Readonly<Record<string, unknown>>);
}

/** Both halves: a whole number may have more than 32 bits. */
const ofWhole = (value: number): number =>
  mixed(mixed(0x9e3779b9, value | 0), Math.floor(value / 0x1_0000_0000));

function ofText(text: string): number {
  const known = texts.get(text);
  if (known !== undefined) return known;
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = mixed(hash, text.charCodeAt(i));
  if (texts.size >= MOST_TEXTS) texts.clear();
  texts.set(text, hash);
  return hash;
}

function ofList(items: readonly unknown[]): number {
  let hash = items.length + 5;
  for (let i = 0; i < items.length; i++) hash = mixed(hash, ofValue(items[i]));
  return hash;
}

/** A sum: a copy may have its fields in another order. What is undefined is not there. */
function ofFields(fields: Readonly<Record<string, unknown>>): number {
  let sum = 7;
  for (const key in fields) {
    const value = fields[key];
    if (value !== undefined) sum = (sum + mixed(ofText(key), ofValue(value))) | 0;
  }
  return mixed(sum, 11);
}

/** Murmur's way to stir one number into another. */
function mixed(hash: number, value: number): number {
  let k = Math.imul(value, 0xcc9e2d51);
  k = Math.imul((k << 15) | (k >>> 17), 0x1b873593);
  const h = hash ^ k;
  const turned = Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64;
  const x = Math.imul(turned ^ (turned >>> 16), 0x85ebca6b);
  return x ^ (x >>> 13);
}
