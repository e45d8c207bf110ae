/* The block function of ChaCha20 (RFC 8439): whoever sees some of its numbers can tell no other. */

/** "expand 32-byte k" */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
const COUNTER = 12;
const DOUBLE_ROUNDS = 10;
export const BLOCK_WORDS = 16;

/** The words of one block, for a key of eight words and a nonce of zeros. */
export function chacha20(key: readonly number[], block: number): Uint32Array {
  const start = new Uint32Array(BLOCK_WORDS);
  start.set(CONSTANTS);
  start.set(key, CONSTANTS.length);
  start[COUNTER] = block;
  const x = start.slice();
  for (let i = 0; i < DOUBLE_ROUNDS; i++) {
    quarterRound(x, 0, 4, 8, 12);
    quarterRound(x, 1, 5, 9, 13);
    quarterRound(x, 2, 6, 10, 14);
    quarterRound(x, 3, 7, 11, 15);
    quarterRound(x, 0, 5, 10, 15);
    quarterRound(x, 1, 6, 11, 12);
    quarterRound(x, 2, 7, 8, 13);
    quarterRound(x, 3, 4, 9, 14);
  }
  for (let i = 0; i < BLOCK_WORDS; i++) x[i]! += start[i]!;
  return x;
}

function quarterRound(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  x[a]! += x[b]!;
  x[d] = turned(x[d]! ^ x[a]!, 16);
  x[c]! += x[d]!;
  x[b] = turned(x[b]! ^ x[c]!, 12);
  x[a]! += x[b]!;
  x[d] = turned(x[d]! ^ x[a]!, 8);
  x[c]! += x[d]!;
  x[b] = turned(x[b]! ^ x[c]!, 7);
}

const turned = (word: number, by: number): number => (word << by) | (word >>> (32 - by));
