import { createReadStream, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { imperium } from '@landsraad/imperium';
import { Match } from '@landsraad/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { importAll } from '../../src/storage/export.ts';
import { openStorage } from '../../src/storage/open.ts';
import type { KeptTable, PersonId, Storage } from '../../src/storage/storage.ts';
import { discard } from '../machine.ts';
import { Client, playOn, setting } from './setting.ts';

/* What a server had exported, for each version of the rules: never written again. */

const DUMPS = new URL('../fixtures/', import.meta.url);
const folder = mkdtempSync(path.join(tmpdir(), 'landsraad-kept-'));
afterAll(() => discard(folder));

async function imported(version: string): Promise<Storage> {
  const storage = await openStorage(path.join(folder, `${version}-${readdirSync(folder).length}`));
  await importAll(storage, createReadStream(new URL(`${version}/dump.jsonl`, DUMPS)));
  return storage;
}

async function tablesIn(storage: Storage): Promise<KeptTable[]> {
  const ids = new Set<string>();
  for await (const { into, row } of storage.dump()) if (into === 'tables') ids.add(String(row.id));
  return Promise.all([...ids].map(async (id) => (await storage.table(id))!));
}

const personsAt = ({ seats }: KeptTable): PersonId[] =>
  seats.flatMap((seat) => (seat.is === 'person' ? [seat.person] : []));

describe.each(readdirSync(DUMPS))('tables kept before: %s', (version) => {
  const rules = Number(version.slice(1));

  it('are opened where they stood, go on to their end, and can be watched', async () => {
    const storage = await imported(version);
    const tables = await tablesIn(storage);
    expect(tables.map(({ status }) => status).sort()).toEqual([
      'over',
      'running',
      'running',
      'waiting',
    ]);
    const at = setting({ storage: storage as never });
    for (const table of tables.filter(({ status }) => status !== 'waiting')) {
      expect(table.rules).toBe(rules);
      const clients: Client[] = [];
      for (const person of personsAt(table))
        clients.push(await Client.at(at.house, table.id, person));
      expect(clients[0]!.snapshot!.position).toBe(table.position);
      await playOn(clients, { time: at.time });
      const { record } = await at.house.record(table.id);
      expect(record).toMatchObject({ gameVersion: rules });
      expect(Match.replay(imperium, record).result).toEqual(clients[0]!.snapshot!.result);
    }
    expect(at.errors).toEqual([]);
    await at.house.stop();
    await storage.close();
  });

  it('that have not begun are begun', async () => {
    const storage = await imported(version);
    const waiting = (await tablesIn(storage)).find(({ status }) => status === 'waiting')!;
    const { house } = setting({ storage: storage as never });
    await house.start(waiting.id, waiting.host);
    expect((await house.info(waiting.id, waiting.host)).status).toBe('running');
    await house.stop();
    await storage.close();
  });

  it('of rules that this server does not play are refused, and stay as they are', async () => {
    const storage = await imported(version);
    const young = { ...imperium, version: 9, oldest: 9 } as never;
    const { house } = setting({ storage: storage as never, games: { imperium: young } });
    for (const table of await tablesIn(storage)) {
      const opened =
        table.status === 'waiting'
          ? house.start(table.id, table.host)
          : house.look(table.id, table.host);
      await expect(opened).rejects.toMatchObject({
        fault: {
          fault: 'other-rules',
          detail: `played by version ${rules} of the rules of imperium; this program plays version 9`,
        },
      });
      expect(await storage.table(table.id)).toEqual(table);
    }
    await house.stop();
    await storage.close();
  });
});
