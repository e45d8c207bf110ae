import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { Scene, until } from '../kill/scene.ts';
import { ServerProcess } from '../kill/server-process.ts';
import { discard, freePort } from '../machine.ts';
import { startPostgres } from '../postgres.ts';
import { TestRedis } from '../redis.ts';

/* Two processes behind the proxy that an operator is handed, on PostgreSQL, with and without Redis. */

const PROGRAM = '/usr/sbin/haproxy';
const CONFIG = fileURLToPath(new URL('../../../../deploy/haproxy.cfg', import.meta.url));

const hasProxy = existsSync(PROGRAM);
if (!hasProxy)
  console.warn('\n!!! NO HAPROXY HERE: ITS TESTS ARE SKIPPED. Install the package "haproxy".\n');
const postgres = hasProxy ? await startPostgres() : null;
const redis = hasProxy ? await TestRedis.start() : null;
const root = mkdtempSync(path.join(tmpdir(), 'landsraad-proxy-'));
let proxy: ChildProcess | null = null;
afterAll(async () => {
  proxy?.kill('SIGKILL');
  await postgres?.stop();
  await redis?.stop();
  discard(root);
});

/** The file that is handed out, with ports of our own. */
async function proxyBefore(processes: readonly ServerProcess[]): Promise<string> {
  const port = await freePort();
  const config = readFileSync(CONFIG, 'utf8')
    .replace('127.0.0.1:1965', `127.0.0.1:${port}`)
    .replace('127.0.0.1:2101', new URL(processes[0]!.url).host)
    .replace('127.0.0.1:2102', new URL(processes[1]!.url).host);
  const file = path.join(root, 'haproxy.cfg');
  writeFileSync(file, config);
  execFileSync(PROGRAM, ['-c', '-f', file], { stdio: 'pipe' });
  proxy?.kill('SIGKILL');
  proxy = spawn(PROGRAM, ['-db', '-f', file], { stdio: 'ignore' });
  await once(proxy, 'spawn');
  const url = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${url}/readyz`)
      .then(({ ok }) => ok)
      .catch(() => false);
  let up = false;
  await until('the proxy lets people in', () => {
    void isUp().then((now) => {
      up ||= now;
    });
    return up;
  });
  return url;
}

async function tablesIn({ url }: ServerProcess): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(metrics.match(/^landsraad_tables_in_memory (\d+)/m)![1]);
}

const buses = [
  { bus: 'PostgreSQL', env: () => ({}), there: postgres !== null },
  {
    bus: 'Redis',
    env: () => ({ LANDSRAAD_BUS: `${redis!.address}/0` }),
    there: postgres !== null && redis !== null,
  },
];

describe.each(buses)('two processes behind HAProxy, told of each other by $bus', (kind) => {
  it.skipIf(!kind.there)(
    'have each table in one of them, and lose nothing when that is killed',
    async () => {
      const place = await postgres!.newDatabase();
      const env = {
        DATABASE_URL: place,
        LANDSRAAD_DATA: root,
        LANDSRAAD_PROXY: '127.0.0.1',
        ...kind.env(),
      };
      const processes = [await ServerProcess.at(env), await ServerProcess.at(env)];
      for (const one of processes) await one.start();
      const url = await proxyBefore(processes);
      expect((await fetch(`${url}/metrics`)).status).toBe(404);

      const tables = 6;
      const scene = new Scene([url], { tables, settings: [{}], thinks: 2 }, 'proxied');
      await scene.lay();
      const moves = () => scene.groups.map(({ clients }) => Math.max(...clients.map((c) => c.seq)));
      const goOn = async (what: string) => {
        const before = moves();
        await until(what, () =>
          moves().every((n, i) => n > before[i]! + 5 || scene.groups[i]!.clients[0]!.over),
        );
      };
      await goOn('games go on');
      const held = await Promise.all(processes.map(tablesIn));
      expect(held[0]! + held[1]!).toBe(tables);

      const [busier, other] = held[0]! >= held[1]! ? processes : processes.toReversed();
      await busier!.kill();
      await goOn('games go on with one process');
      expect(await tablesIn(other!)).toBe(tables);
      await busier!.start();
      await goOn('games go on with both');

      await scene.pause();
      scene.leave();
      for (const one of processes) await one.stop();
      const sums = await scene.check(place);
      console.info('proxied', kind.bus, { held, ...sums });
      expect(sums.acknowledged).toBeGreaterThan(100);
    },
    240_000,
  );
});
