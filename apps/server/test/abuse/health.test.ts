import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { Guest } from '../client.ts';
import { ServerProcess } from '../kill/server-process.ts';
import { discard } from '../machine.ts';
import { startPostgres } from '../postgres.ts';
import { FrozenLine } from './frozen-line.ts';
import { refusal, scene } from './scene.ts';

/* Alive is not ready: whoever sends people here must know whether anything can be stored. */

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

const LIMIT_MS = 8_000;
const PRLIMIT = '/usr/bin/prlimit';
/** Root may write to whatever it likes, but for this; anybody else may not anyway. */
const AS_SAID =
  process.getuid?.() === 0 && existsSync('/usr/bin/setpriv')
    ? ['--bounding-set', '-dac_override']
    : [];

/** Alive and ready, as a proxy or a watchdog would ask. */
async function states(url: string): Promise<[number, number]> {
  const ask = async (where: string) => {
    const reply = await fetch(`${url}${where}`, { signal: AbortSignal.timeout(LIMIT_MS) });
    return reply.status;
  };
  return [await ask('/healthz'), await ask('/readyz')];
}

describe.skipIf(postgres === null)('on PostgreSQL', () => {
  it('a database that takes no writes is told, and told again once it does', async () => {
    const place = await postgres!.newDatabase();
    const server = await scene({ DATABASE_URL: place });
    expect(await states(server.url)).toEqual([200, 200]);
    const name = new URL(place).pathname.slice(1);
    const admin = new pg.Client({ connectionString: place });
    await admin.connect();
    const readOnly = async (on: boolean) => {
      await admin.query(`alter database ${name} set default_transaction_read_only = ${on}`);
      // Only connections of later know it.
      await admin.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = $1',
        [name],
      );
    };
    await readOnly(true);
    await expect.poll(() => states(server.url), { timeout: 20_000 }).toEqual([200, 503]);
    const guest = new Guest([server.url]);
    expect(await refusal(guest.ask('PATCH', 'me', { name: 'Yueh' }))).toBe('unavailable');
    await admin.query('set default_transaction_read_only = off');
    await readOnly(false);
    await expect.poll(() => states(server.url), { timeout: 20_000 }).toEqual([200, 200]);
    await admin.end();
    await server.close();
  });

  it('a database that hangs is told in time, and nobody waits for it for ever', async () => {
    const place = new URL(await postgres!.newDatabase());
    const line = new FrozenLine(place.hostname, Number(place.port));
    place.port = String(await line.open());
    const server = await scene({ DATABASE_URL: place.href });
    const guest = await server.guest('Yueh');
    line.freeze();
    expect(await states(server.url)).toEqual([200, 503]);
    const began = Date.now();
    expect(await refusal(guest.ask('PATCH', 'me', { name: 'Piter' }))).toBe('unavailable');
    expect(Date.now() - began).toBeLessThan(30_000);
    line.thaw();
    await expect.poll(() => states(server.url), { timeout: 20_000 }).toEqual([200, 200]);
    await server.close();
    line.close();
  });

  it('holds as many connections as it was told', async () => {
    const place = await postgres!.newDatabase();
    const server = await scene({ DATABASE_URL: place, LANDSRAAD_DATABASE_CONNECTIONS: '2' });
    const guest = await server.guest('Yueh');
    await Promise.all(Array.from({ length: 30 }, () => guest.ask('GET', 'me/tables')));
    const admin = new pg.Client({ connectionString: place });
    await admin.connect();
    const { rows } = await admin.query(
      "select count(*)::int as n from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database() and application_name <> 'landsraad bus'",
    );
    expect(rows[0].n).toBe(2);
    await admin.end();
    await server.close();
  });
});

describe.skipIf(!existsSync(PRLIMIT))('on SQLite', () => {
  it('a full disk is told', async () => {
    const data = mkdtempSync(path.join(tmpdir(), 'landsraad-full-'));
    const server = await ServerProcess.at({ LANDSRAAD_DATA: data, LANDSRAAD_LOG: 'silent' });
    await server.start();
    expect(await states(server.url)).toEqual([200, 200]);
    const guest = new Guest([server.url]);
    await guest.ask('PATCH', 'me', { name: 'Yueh' });
    const { size } = statSync(path.join(data, 'landsraad.db-wal'));
    const limit = (bytes: number | string) =>
      execFileSync(PRLIMIT, ['--pid', String(server.pid), `--fsize=${bytes}:`]);
    limit(size);
    await expect.poll(() => states(server.url), { timeout: 20_000 }).toEqual([200, 503]);
    const name = 'x'.repeat(24);
    expect(await refusal(guest.ask('PATCH', 'me', { name }))).toBe('unavailable');
    limit('unlimited');
    await expect.poll(() => states(server.url), { timeout: 20_000 }).toEqual([200, 200]);
    await server.stop();
    discard(data);
  });

  it('a file that may only be read is told', async () => {
    const data = mkdtempSync(path.join(tmpdir(), 'landsraad-read-only-'));
    const env = { LANDSRAAD_DATA: data, LANDSRAAD_LOG: 'silent' };
    const before = await ServerProcess.at(env);
    await before.start();
    await before.stop();
    chmodSync(path.join(data, 'landsraad.db'), 0o400);
    const server = await ServerProcess.at(env, AS_SAID);
    await server.start();
    expect(await states(server.url)).toEqual([200, 503]);
    const guest = new Guest([server.url]);
    expect(await refusal(guest.ask('PATCH', 'me', { name: 'Yueh' }))).toBe('unavailable');
    await server.stop();
    discard(data);
  });
});
