import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Places } from './places.ts';
import { answer, laid, NOW, next } from './things.ts';

// Inside the project, so that Node finds the packages.
const folder = fileURLToPath(new URL('../../dist/test', import.meta.url));

export function processesSuite(places: Places): void {
  describe('two processes', () => {
    const script = path.join(folder, `writer-${places.name}.mjs`);

    beforeAll(async () => {
      mkdirSync(folder, { recursive: true });
      await build({
        entryPoints: [fileURLToPath(new URL('./writer.ts', import.meta.url))],
        outfile: script,
        bundle: true,
        platform: 'node',
        format: 'esm',
        packages: 'external',
      });
    });
    afterAll(() => rmSync(script));

    const writer =
      (place: string, count: number) =>
      (name: string, table: string): Promise<unknown> =>
        promisify(execFile)(process.execPath, [script, place, table, name, String(count)]);

    it('one after the other take nothing away with them from whoever serves all the time', async () => {
      const place = await places.newPlace();
      const storage = await places.open(place);
      const write = writer(place, 1);
      const { id } = await laid(storage);
      await write('a', id);
      const table = (await storage.table(id))!;
      const stored = await storage.append(answer(table, 1, 'mine'), next(table, { position: 2 }));
      expect(stored).toEqual({ is: 'stored' });
      await write('b', id);
      const keys = (await storage.entries(id, 0)).map(({ key }) => key);
      expect(keys).toEqual(['a-0', 'mine', 'b-0']);
    });

    it('count together what is limited, and begin anew when its time is over', async () => {
      const place = await places.newPlace();
      const [one, two] = [await places.open(place), await places.open(place)];
      const limit = { most: 3, within: 1000 };
      const spend = (n: number, now: number) => (n % 2 ? one : two).spend('a', limit, now);
      const all = await Promise.all([1, 2, 3, 4, 5].map((n) => spend(n, NOW)));
      expect(all.filter(Boolean)).toHaveLength(3);
      expect(await spend(1, NOW + 999)).toBe(false);
      expect(await one.spend('b', limit, NOW + 999)).toBe(true);
      expect(await spend(2, NOW + 1000)).toBe(true);
    });

    it('start at once, and share one log', async () => {
      const place = await places.newPlace();
      const write = writer(place, 100);
      // Both migrate the empty place, and find no table to write to.
      const early = await Promise.allSettled([write('a', 'none'), write('b', 'none')]);
      for (const { status } of early) expect(status).toBe('rejected');
      for (const result of early) {
        const { reason } = result as PromiseRejectedResult;
        expect(String(reason)).toContain('null');
      }

      const storage = await places.open(place);
      const table = await laid(storage);
      await Promise.all([write('a', table.id), write('b', table.id)]);
      const log = await storage.entries(table.id, 0);
      expect(log.map(({ seq }) => seq)).toEqual(Array.from({ length: 200 }, (_, i) => i));
      expect(new Set(log.map(({ key }) => key)).size).toBe(200);
      expect((await storage.table(table.id))?.position).toBe(200);
    });
  });
}
