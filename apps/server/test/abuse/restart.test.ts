import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openStorage } from '../../src/storage/open.ts';
import { discard } from '../machine.ts';
import { begun, scene } from './scene.ts';

/* Many tables wait for a server that starts anew, and so do people. */

const TABLES = 60;
const data = mkdtempSync(path.join(tmpdir(), 'landsraad-restart-'));
afterAll(() => discard(data));

/** A data folder with so many running games whose clocks ran out long ago. */
async function manyClockedGames(): Promise<void> {
  const server = await scene({ LANDSRAAD_DATA: data });
  const people = [await server.guest('Gurney'), await server.guest('Rabban')];
  const clock = { kind: 'bank', minutes: 10, increment: 0 } as const;
  const id = await begun(people, { clock });
  await server.close();
  const storage = await openStorage(data);
  const [table, entries] = [(await storage.table(id))!, await storage.entries(id, 0)];
  for (let n = 0; n < TABLES; n++) {
    const copy = `Copy${String(n).padStart(8, '0')}`;
    await storage.addTable({ ...table, id: copy, due: 1 });
    for (const entry of entries) await storage.append({ ...entry, table: copy });
  }
  await storage.close();
}

describe('a server that starts with many clocked games', () => {
  it('answers people while it opens them, one after the other', async () => {
    await manyClockedGames();
    const server = await scene({ LANDSRAAD_DATA: data });
    const inMemory = async () => {
      const metrics = await (await fetch(`${server.url}/metrics`)).text();
      return Number(metrics.match(/^landsraad_tables_in_memory (\d+)/m)![1]);
    };
    const seen: number[] = [];
    while ((seen.at(-1) ?? 0) < TABLES) seen.push(await inMemory());
    expect(seen[0]).toBeLessThan(TABLES / 3);
    expect(seen.length).toBeGreaterThan(5);
    await server.close();
  });
});
