import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { imperium } from '@landsraad/imperium';
import { Match } from '@landsraad/kernel';
import { afterAll, describe, expect, it, vi } from 'vitest';

import { openStorage } from '../../src/storage/open.ts';
import { PACE } from '../../src/tables/needs.ts';
import { Client, playOn, running, setting } from './setting.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'landsraad-packed-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FOUR = ['Jessica', 'Stilgar', 'Gurney', 'Kynes'];

describe('a game of four that is over', () => {
  it('is kept in less than 25 kB after a day, and can be watched as before', async () => {
    const storage = await openStorage(folder);
    const sizeOf = async (id: string) => {
      let bytes = 0;
      for await (const { row } of storage.dump())
        if (row.id === id || row.table_id === id) bytes += JSON.stringify(row).length;
      return bytes;
    };
    const made = setting({ storage: storage as never });
    const seats = FOUR.map(() => ({ is: 'open' }) as const);
    const { id, persons } = await running(made, { seats }, ...FOUR);
    const clients = [];
    for (const who of persons) clients.push(await Client.at(made.house, id, who));
    await playOn(clients);
    for (const client of clients) client.attendance.leave();
    const record = await made.house.record(id);
    const before = await sizeOf(id);

    await made.time.pass(PACE.packAfter + 2 * PACE.tidyEvery);
    const after = await vi.waitUntil(async () => {
      const bytes = await sizeOf(id);
      return bytes < before && bytes;
    }, 5_000);
    console.log(`a game of four: ${before} bytes of rows, ${after} when packed`);
    expect(before).toBeGreaterThan(25_000);
    expect(after).toBeLessThan(25_000);
    await made.house.stop();

    const again = setting({ storage: storage as never, time: made.time });
    expect(await again.house.record(id)).toEqual(record);
    const { result } = Match.replay(imperium, JSON.parse(JSON.stringify(record.record)));
    const client = await Client.at(again.house, id, persons[0]!);
    expect(client.snapshot!.result).toEqual(result);
    expect(again.errors).toEqual([]);
    await again.house.stop();
    await storage.close();
  });
});
