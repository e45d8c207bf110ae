import { Problem } from '@landsraad/kernel';
import type { Engine } from '../packs/engine.ts';
import type { Result } from './protocol.ts';

const MOST = 100_000;

/** When only one game kept a record, its entries did not say which one. */
const KEPT_ONE_FIRST = 'imperium';

export const gameOfResult = ({ of = KEPT_ONE_FIRST }: Pick<Result, 'of'>): string => of;

/** The results of a file, as the games they are of know them. Throws `Problem`. */
export async function parseResults(
  input: unknown,
  engineOf: (game: unknown, options: unknown) => Promise<Engine>,
): Promise<Result[]> {
  if (!Array.isArray(input) || input.length > MOST)
    throw new Problem('the file is broken: results');
  const results: Result[] = [];
  for (const entry of input) {
    const { record } = await engineOf(gameOfResult(Object(entry)), {});
    if (!record) throw new Problem('the file is broken: a result of a game without a record');
    results.push(record.parse(entry));
  }
  return results;
}
