import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { discard } from '../machine.ts';
import { startPostgres } from '../postgres.ts';
import { TestRedis } from '../redis.ts';
import { sizeOf, timeFor } from '../size.ts';
import { Scene, until } from './scene.ts';
import { ServerProcess } from './server-process.ts';

/* An upgrade as docs/hosting.md has it: one process after the other, while people play. */

const postgres = await startPostgres();
const redis = await TestRedis.start();
const root = mkdtempSync(path.join(tmpdir(), 'landsraad-rolling-'));
afterAll(async () => {
  discard(root);
  await postgres?.stop();
  await redis?.stop();
});

/** Each stops both processes, told by each bus: four stops. */
const ROUNDS = Math.ceil(sizeOf('LANDSRAAD_KILLS', 8) / 4);
const LONG = timeFor(ROUNDS, 240_000);

const buses: { bus: string; env: Record<string, string> }[] = [
  { bus: 'PostgreSQL', env: {} },
  ...(redis ? [{ bus: 'Redis', env: { LANDSRAAD_BUS: redis.address } }] : []),
];

describe.skipIf(postgres === null)('two processes on PostgreSQL, replaced in turn', () => {
  it.each(buses)(
    'lose nothing that was acknowledged, and no game stands still, told by $bus',
    async (told) => {
      const place = await postgres!.newDatabase();
      const env = { DATABASE_URL: place, LANDSRAAD_DATA: root, ...told.env };
      const processes = [await ServerProcess.at(env), await ServerProcess.at(env)];
      for (const one of processes) await one.start();
      const urls = processes.map(({ url }) => url);
      const plan = { tables: 3, settings: [{}], thinks: 2 };
      const scene = new Scene(urls, plan, process.env.LANDSRAAD_SEED ?? 'rolling');
      await scene.lay();
      const moves = () => scene.groups.map(({ clients }) => Math.max(...clients.map((c) => c.seq)));
      const goOn = async (what: string) => {
        const before = moves();
        await until(what, () =>
          moves().every((n, i) => n > before[i]! + 5 || scene.groups[i]!.clients[0]!.over),
        );
      };
      await goOn('games go on at first');
      for (let round = 0; round < ROUNDS; round += 1) {
        await scene.renew();
        for (const one of processes) {
          await one.stop();
          await goOn('games go on with one process');
          await one.start();
          await goOn('games go on with both');
        }
      }
      await scene.pause();
      await scene.compareWithLook(urls[1]);
      scene.leave();
      for (const one of processes) await one.stop();
      const sums = await scene.check(place);
      console.info('rolling', told.bus, { stops: 2 * ROUNDS, ...sums });
      expect(sums.acknowledged).toBeGreaterThan(100);
      expect(sums.unheard).toBe(0);
      expect(processes.map(({ errors }) => errors)).toEqual(['', '']);
    },
    LONG,
  );
});
