import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { below, seeded } from '@landsraad/kernel';
import type { TableInfo } from '@landsraad/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import { Guest } from '../client.ts';
import { discard } from '../machine.ts';
import { startPostgres } from '../postgres.ts';
import { sizeOf, timeFor } from '../size.ts';
import { Scene, SETTINGS, until } from './scene.ts';
import { ServerProcess } from './server-process.ts';

/* The server is killed under load, again and again. `LANDSRAAD_KILLS=100` does it that often. */

const KILLS = sizeOf('LANDSRAAD_KILLS', 3);
const SEED = process.env.LANDSRAAD_SEED ?? 'kill';
const LONG = timeFor(KILLS, 120_000);
const TABLES = KILLS > 10 ? 6 : 2;
/** At most so long does a server live. */
const LIFE_MS = 1_000;

const postgres = await startPostgres();
const root = mkdtempSync(path.join(tmpdir(), 'landsraad-kill-'));
afterAll(async () => {
  discard(root);
  await postgres?.stop();
});

interface Where {
  readonly place: string;
  readonly env: Readonly<Record<string, string>>;
}

const PLACES: readonly (readonly [string, () => Promise<Where>])[] = [
  ['SQLite', async () => ({ place: path.join(root, 'sqlite'), env: {} })],
  ['PostgreSQL', postgresPlace],
];

async function postgresPlace(): Promise<Where> {
  const place = await postgres!.newDatabase();
  return { place, env: { DATABASE_URL: place } };
}

const data = (name: string) => ({ LANDSRAAD_DATA: path.join(root, name.toLowerCase()) });
const SECRET = { LANDSRAAD_SECRET: 'one-secret-for-all-processes-of-one-server' };

const say = (...words: unknown[]) => console.info(...words);

for (const [name, where] of PLACES)
  describe.skipIf(name === 'PostgreSQL' && postgres === null)(
    `${name}, killed`,
    { concurrent: true },
    () => {
      it(
        `${KILLS} times, keeps what it acknowledged, and finishes every game`,
        async () => {
          const { place, env } = await where();
          const random = seeded(`${SEED} ${name}`);
          const server = await ServerProcess.at({ ...env, ...data(name), ...SECRET });
          await server.start();
          const settings = [
            {},
            { seats: Array.from({ length: 4 }, () => ({ is: 'open' }) as const) },
          ];
          const scene = new Scene([server.url], { tables: TABLES, settings }, `${SEED} ${name}`);
          await scene.lay();
          let [compared, unheard] = [0, 0];
          for (let kill = 1; kill <= KILLS; kill += 1) {
            if (kill % 3 === 0) {
              await scene.pause();
              compared += await scene.compareWithLook();
              await scene.renew();
              scene.play();
            }
            await sleep(below(random, LIFE_MS));
            await server.kill();
            const sums = await scene.check(place);
            unheard += sums.unheard;
            if (KILLS > 10) say(name, 'kill', kill, sums);
            await server.start();
          }
          await scene.toTheEnd();
          await scene.pause();
          compared += await scene.compareWithLook();
          for (const { id, players } of scene.groups)
            expect(await players[0].guest.ask('GET', `tables/${id}/record`)).toHaveProperty('salt');
          const sums = await scene.check(place);
          scene.leave();
          await server.stop();
          expect(server.errors).toBe('');
          say(name, { kills: KILLS, games: scene.all.length, ...sums, unheard, compared });
        },
        LONG,
      );
    },
  );

describe.skipIf(postgres === null)('two processes on one PostgreSQL', { concurrent: true }, () => {
  it(
    'one of them killed, its tables go on through the other',
    async () => {
      const { place, env } = await postgresPlace();
      const all = { ...env, ...data('two'), ...SECRET };
      const servers = [await ServerProcess.at(all), await ServerProcess.at(all)];
      await Promise.all(servers.map((server) => server.start()));
      const urls = servers.map(({ url }) => url);
      const bot = { is: 'bot', bot: 'random' } as const;
      const settings = [{}, { seats: [{ is: 'open' }, { is: 'open' }, bot] as const }] as const;
      const scene = new Scene(urls, { tables: 2, settings: settings as never }, `${SEED} two`);
      await scene.lay();
      await sleep(500);
      const [one, other] = servers;
      await one.kill();
      const before = scene.groups.map(({ clients }) => Math.max(...clients.map((c) => c.highest)));
      await until('all tables go on', () =>
        scene.groups.every(({ clients }, i) =>
          clients.every((client) => client.isOpen && client.seq > before[i] + 10),
        ),
      );
      await scene.pause();
      await scene.compareWithLook(other.url);
      await scene.check(place);
      scene.leave();
      await other.stop();
      expect(other.errors).toBe('');
    },
    LONG,
  );

  it(
    'one of them killed, the other plays its bots on though nobody comes',
    async () => {
      const { env } = await postgresPlace();
      const all = { ...env, ...data('alone'), ...SECRET };
      const [one, other] = [await ServerProcess.at(all), await ServerProcess.at(all)];
      await Promise.all([one.start(), other.start()]);
      const guest = new Guest([one.url]);
      const bot = { is: 'bot', bot: 'greedy' } as const;
      const table = { ...SETTINGS, seats: [{ is: 'open' }, bot, bot] };
      const { id } = await guest.ask<TableInfo>('POST', 'tables', table);
      await guest.ask('POST', `tables/${id}/start`);
      await guest.ask('DELETE', `tables/${id}/seat`);
      await one.kill();
      const look = () => guest.ask<TableInfo>('GET', `tables/${id}`, undefined, other.url);
      expect((await look()).status).toBe('running');
      while ((await look()).status === 'running') await sleep(500);
      expect((await look()).status).toBe('over');
      await other.stop();
      expect(other.errors).toBe('');
    },
    LONG,
  );
});
