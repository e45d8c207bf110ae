import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signature is good for: one made for one purpose says nothing about another. */
export type Purpose = 'session' | 'person' | 'challenge' | 'confirm-mail' | 'unsubscribe';

/** Signs with the first key, knows the signatures of all of them: so keys can be replaced. */
export class Signing {
  readonly #keys: readonly string[];
  constructor(keys: readonly string[]) {
    if (keys.length === 0) throw new Error('nothing can be signed without a key');
    this.#keys = keys;
  }

  sign(purpose: Purpose, text: string): string {
    const body = Buffer.from(text).toString('base64url');
    return `${body}.${signature(this.#keys[0], purpose, body)}`;
  }

  /** What was signed, and whether with the newest key; null if it was not signed here, or so. */
  open(purpose: Purpose, signed: string): { text: string; newest: boolean } | null {
    const [body, given, ...rest] = signed.split('.');
    if (body === undefined || given === undefined || rest.length > 0) return null;
    const index = this.#keys.findIndex((key) => same(signature(key, purpose, body), given));
    if (index < 0) return null;
    return { text: Buffer.from(body, 'base64url').toString(), newest: index === 0 };
  }
}

const signature = (key: string, purpose: Purpose, body: string): string =>
  createHmac('sha256', key).update(`${purpose}\0${body}`).digest('base64url');

/** A name for something, of which only whoever has the key can tell what it names. */
export const secretName = (keys: readonly string[], what: string): string =>
  createHmac('sha256', keys[0]!).update(what).digest('base64url');

/** Compares in a time that tells nothing. */
export function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
