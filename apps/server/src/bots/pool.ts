import type { Choice } from '@landsraad/kernel';
import { Piscina } from 'piscina';
import type { Question, Thinker } from './thinker.ts';

/** Bots in threads of their own; one that takes too long loses its thread. */
export function pooledThinker(
  worker: string,
  { threads = 1, limit = 5_000 }: { threads?: number; limit?: number } = {},
): Thinker {
  const pool = new Piscina({ filename: worker, minThreads: 1, maxThreads: threads });
  return {
    decide: (question: Question): Promise<Choice> =>
      pool.run(question, { signal: AbortSignal.timeout(limit) }),
    close: () => pool.destroy(),
  };
}
