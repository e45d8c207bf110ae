import { createCipheriv, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  below,
  copyRandom,
  keyedSeed,
  Match,
  next32,
  type Random,
  sameRandom,
  seeded,
  shuffle,
  split,
} from '../src/index.ts';
import { bazaar } from './tiny-game.ts';

const draws = (random: Random, n: number): number[] =>
  Array.from({ length: n }, () => next32(random));

const key = fc.uint8Array({ minLength: 32, maxLength: 32 });

/** What Node's own ChaCha20 gives for a key, a counter and a nonce of zeros: so many words. */
function keystream(bytes: Uint8Array, words: number, block = 0): number[] {
  const counter = Buffer.alloc(16);
  counter.writeUInt32LE(block);
  const stream = createCipheriv('chacha20', bytes, counter).update(Buffer.alloc(words * 4));
  return Array.from({ length: words }, (_, i) => stream.readUInt32LE(i * 4));
}

describe('chance from a key', () => {
  it('is ChaCha20: RFC 8439, appendix A.1, vectors 1 and 2', () => {
    const first = draws(seeded(keyedSeed(new Uint8Array(32))), 32);
    expect(first.slice(0, 4)).toEqual([0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653]);
    expect(first.slice(16, 20)).toEqual([0xbee7079f, 0x7a385155, 0x7c97ba98, 0x0d082d73]);
  });

  it('is what Node makes of the same key, block after block', () => {
    fc.assert(
      fc.property(key, (bytes) => {
        expect(draws(seeded(keyedSeed(bytes)), 70)).toEqual(keystream(bytes, 70));
      }),
    );
  });

  it('goes on after JSON and in a copy as if nothing had happened', () => {
    fc.assert(
      fc.property(key, fc.nat(50), (bytes, n) => {
        const random = seeded(keyedSeed(bytes));
        draws(random, n);
        const loaded = JSON.parse(JSON.stringify(random)) as Random;
        const copy = copyRandom(random);
        expect(sameRandom(loaded, random)).toBe(true);
        expect(draws(loaded, 8)).toEqual(draws(copy, 8));
        expect(sameRandom(copy, random)).toBe(false);
        expect(draws(random, 8)).toEqual(keystream(bytes, n + 8).slice(n));
      }),
    );
  });

  it('is not the same as another, whatever kind that is', () => {
    const one = seeded(keyedSeed(new Uint8Array(32)));
    const other = seeded(keyedSeed(new Uint8Array(32).fill(1)));
    for (const random of [other, seeded('sfc32')]) {
      expect(sameRandom(one, random)).toBe(false);
      expect(sameRandom(random, one)).toBe(false);
    }
  });

  it('comes from no seed but a key of 32 bytes', () => {
    expect(() => keyedSeed(new Uint8Array(16))).toThrow(RangeError);
    const seed = keyedSeed(new Uint8Array(32));
    for (const near of [seed.toUpperCase(), `${seed}0`, seed.slice(0, -1), ` ${seed}`])
      expect(seeded(near)).toHaveProperty('a');
    expect(seeded(seed)).not.toHaveProperty('a');
  });

  it('gives what is split off it no key', () => {
    const random = seeded(keyedSeed(new Uint8Array(32)));
    expect(JSON.stringify(split(random))).not.toContain('key');
  });

  it('shuffles evenly: every card in every place as often', () => {
    const random = seeded(keyedSeed(randomBytes(32)));
    const cards = 6;
    const deals = 6000;
    const seen = Array.from({ length: cards * cards }, () => 0);
    for (let i = 0; i < deals; i++)
      for (const [place, card] of shuffle(random, [0, 1, 2, 3, 4, 5]).entries())
        seen[card * cards + place]! += 1;
    const expected = deals / cards;
    const chi = seen.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    // 25 degrees of freedom: above 80 once in ten million runs.
    expect(chi).toBeLessThan(80);
    expect(new Set(Array.from({ length: 200 }, () => below(random, 6))).size).toBe(6);
  });

  it('plays, saves, undoes, forks and replays a match as any other', () => {
    const seed = keyedSeed(new Uint8Array(32).fill(7));
    const match = Match.start(bazaar, bazaar.optionSets[0]!, seed);
    while (!match.over) {
      const [decision] = match.pending;
      for (const told of [match.view(decision!.seat), match.sealed(decision!.seat, seeded('bot'))])
        expect(JSON.stringify(told)).not.toContain('"drawn"');
      match.answer(decision!.seat, decision!.fallback);
      const loaded = Match.load(bazaar, JSON.parse(JSON.stringify(match.save())));
      expect(JSON.stringify(loaded.state)).toBe(JSON.stringify(match.state));
      expect(JSON.stringify(match.fork().state)).toBe(JSON.stringify(match.state));
    }
    const again = Match.replay(bazaar, match.save());
    expect(JSON.stringify(again.state)).toBe(JSON.stringify(match.state));
    const broken = JSON.parse(JSON.stringify(match.save()));
    broken.checkpoint.state.random.key.pop();
    expect(() => Match.load(bazaar, broken)).toThrow('broken checkpoint');
  });
});
