/** A number that stands for a word (FNV-1a). */
export function hash(word: string): number {
  let sum = 2_166_136_261;
  for (let i = 0; i < word.length; i++) {
    sum ^= word.charCodeAt(i);
    sum = Math.imul(sum, 16_777_619);
  }
  return sum >>> 0;
}

/** Numbers from 0 to 1 that depend on a word alone (mulberry32). */
export function chance(seed: string): () => number {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
