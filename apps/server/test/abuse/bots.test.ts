import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { pooledThinker } from '../../src/bots/pool.ts';
import { discard } from '../machine.ts';

/* Somebody lays table after table with bots that think for long. */

const folder = mkdtempSync(path.join(tmpdir(), 'landsraad-bots-'));
afterAll(() => discard(folder));

const THINKS_MS = 100;
const LIMIT_MS = 3_000;
const TABLES = 40;

describe('many tables with bots', () => {
  it('of one host cost others one thought, and no bot its answer for having waited', async () => {
    const worker = path.join(folder, 'brooding.mjs');
    const broods = `const end = performance.now() + ${THINKS_MS}; while (performance.now() < end);`;
    writeFileSync(worker, `export default ({ bot }) => { ${broods} return bot; };`);
    const pool = pooledThinker(worker, { limit: LIMIT_MS });
    const question = { game: '', view: '', decision: '', seed: '', sealed: null };
    let done = 0;
    const asked = Array.from({ length: TABLES }, async () => {
      const choice = await pool.decide({ ...question, bot: 'slow' }, 'Rabban');
      done += 1;
      return choice;
    });
    expect(await pool.decide({ ...question, bot: 'honest' }, 'Chani')).toBe('honest');
    expect(done).toBeLessThan(4);
    // The last of them wait longer than a bot may think.
    expect(TABLES * THINKS_MS).toBeGreaterThan(LIMIT_MS);
    expect(await Promise.all(asked)).toEqual(Array(TABLES).fill('slow'));
    await pool.close();
  });
});
