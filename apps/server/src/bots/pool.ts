import type { Choice } from '@landsraad/kernel';
import { Piscina } from 'piscina';
import type { Question, Thinker } from './thinker.ts';
import { Turns } from './turns.ts';

/**
 * Bots in threads of their own; one that takes too long loses its thread. Its time begins when it has
 * the thread: what others wait for is not its fault.
 */
export function pooledThinker(
  worker: string,
  { threads = 1, limit = 5_000 }: { threads?: number; limit?: number } = {},
): Thinker {
  const pool = new Piscina({ filename: worker, minThreads: 1, maxThreads: threads });
  const turns = new Turns(threads);
  return {
    decide: (question: Question, whose: string): Promise<Choice> =>
      turns.take(whose, () => pool.run(question, { signal: AbortSignal.timeout(limit) })),
    close: () => pool.destroy(),
  };
}
