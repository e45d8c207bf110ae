import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TableInfo } from '@landsraad/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import { backup, restore } from '../../src/backup.ts';
import { configFrom } from '../../src/config.ts';
import { openStorage } from '../../src/storage/open.ts';
import { Guest } from '../client.ts';
import { discard } from '../machine.ts';
import { startPostgres } from '../postgres.ts';
import { Scene, until } from './scene.ts';
import { ServerProcess } from './server-process.ts';

/* Everything is kept in a file while people play, and is there again in an empty place. */

const postgres = await startPostgres();
const root = mkdtempSync(path.join(tmpdir(), 'landsraad-backup-'));
afterAll(async () => {
  discard(root);
  await postgres?.stop();
});

/** The environment of a server with an empty database of this kind. */
const emptyPlace = async (name: string, folder: string): Promise<Record<string, string>> => ({
  LANDSRAAD_DATA: path.join(root, `${name}-${folder}`),
  ...(name === 'PostgreSQL' && { DATABASE_URL: await postgres!.newDatabase() }),
});
const placeOf = (env: Readonly<Record<string, string>>): string =>
  env.DATABASE_URL ?? env.LANDSRAAD_DATA!;

describe.for([['SQLite'], ['PostgreSQL']] as const)('a backup of %s', ([name]) => {
  it.skipIf(name === 'PostgreSQL' && postgres === null)(
    'taken while moves are made is whole, and plays on elsewhere',
    async () => {
      const [from, to] = [await emptyPlace(name, 'from'), await emptyPlace(name, 'to')];
      const server = await ServerProcess.at(from);
      await server.start();
      const scene = new Scene([server.url], { tables: 2, settings: [{}], thinks: 2 }, name);
      await scene.lay();
      const moves = () =>
        scene.groups.map(({ clients }) => Math.max(...clients.map((c) => c.highest)));
      await until('some moves', () => moves().every((n) => n > 20));
      const before = moves();
      const file = path.join(root, `${name}.backup`);
      const rows = await backup(configFrom(from), file);
      const after = moves();
      expect(rows).toBeGreaterThan(before.reduce((sum, n) => sum + n));
      await scene.pause();
      scene.leave();
      await server.stop();

      expect(await restore(configFrom(to), file)).toBe(rows);
      const [old, fresh] = [await openStorage(placeOf(from)), await openStorage(placeOf(to))];
      for (const [i, { id }] of scene.groups.entries()) {
        const kept = await fresh.entries(id, 0);
        // All that was acknowledged before it began, and nothing that was never played.
        expect(kept.length).toBeGreaterThanOrEqual(before[i]!);
        expect(kept).toEqual((await old.entries(id, 0)).slice(0, kept.length));
      }
      await Promise.all([old.close(), fresh.close()]);
      console.info(name, { rows, before, after });

      const again = await ServerProcess.at(to);
      await again.start();
      // By the cookies of before: the secrets came along.
      for (const { id, players } of scene.groups) {
        const guest = Object.assign(new Guest([again.url]), { cookie: players[0]!.guest.cookie });
        const mine = await guest.ask<TableInfo[]>('GET', 'me/tables');
        expect(mine.map((table) => table.id)).toEqual([id]);
      }
      await again.stop();
    },
    120_000,
  );
});

describe('a backup', () => {
  const config = configFrom({ LANDSRAAD_DATA: path.join(root, 'files') });

  it('is for its owner, and never written over', async () => {
    const file = path.join(root, 'once.backup');
    expect(await backup(config, file)).toBe(0);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(backup(config, file)).rejects.toThrow('EEXIST');
    expect(() => statSync(`${file}.part`)).toThrow('ENOENT');
  });

  it('that was cut off restores nothing, nor does one of people with another secret', async () => {
    const storage = await openStorage(config.data);
    const known = { name: 'Chani', email: null, language: null, created: 1 };
    for (const id of ['a', 'b', 'c']) await storage.addPerson({ id, ...known });
    await storage.close();
    writeFileSync(path.join(config.data, 'secret'), 'x'.repeat(43));
    const file = path.join(root, 'whole.backup');
    await backup(config, file);
    const target = configFrom({ LANDSRAAD_DATA: path.join(root, 'target') });
    const cut = path.join(root, 'cut.backup');
    writeFileSync(cut, readFileSync(file).subarray(0, -20));
    await expect(restore(target, cut)).rejects.toThrow();
    const other = configFrom({ LANDSRAAD_DATA: path.join(root, 'other') });
    await restore(other, path.join(root, 'once.backup'));
    writeFileSync(path.join(other.data, 'secret'), 'y'.repeat(43));
    await expect(restore(other, file)).rejects.toThrow('There is another secret');
    expect(await restore(target, file)).toBe(3);
    expect(readFileSync(path.join(target.data, 'secret'), 'utf8')).toBe('x'.repeat(43));
    await expect(restore(target, file)).rejects.toThrow('not empty');
  });
});
