import Beside from 'libsql/promise';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { startPostgres } from '../postgres.ts';
import { chatSuite } from './chat.ts';
import { dumpSuite } from './dump.ts';
import { logSuite } from './log.ts';
import { orderSuite } from './order.ts';
import { packingSuite } from './packing.ts';
import { peopleSuite } from './people.ts';
import { folders, Places, postgresPlaces } from './places.ts';
import { sessionsSuite } from './sessions.ts';
import { startingSuite } from './starting.ts';
import { tablesSuite } from './tables.ts';
import { answer, laid, next, somebody } from './things.ts';
import { processesSuite } from './two-processes.ts';

/* One suite, both databases. */

const postgres = await startPostgres();
const temporary = folders();
const sqlite = new Places('SQLite', temporary.newFolder);
const server = postgresPlaces(postgres);

afterAll(async () => {
  temporary.remove();
  await postgres?.stop();
});

for (const [places, other] of [
  [sqlite, server],
  [server, sqlite],
] as const) {
  describe.skipIf(places === server && postgres === null)(places.name, () => {
    afterEach(async () => {
      await places.clear();
      await other.clear();
    });
    peopleSuite(places);
    sessionsSuite(places);
    orderSuite(places);
    tablesSuite(places);
    logSuite(places);
    packingSuite(places);
    chatSuite(places);
    startingSuite(places);
    processesSuite(places);
    dumpSuite(places, postgres === null ? sqlite : other);
  });
}

describe('SQLite', () => {
  afterEach(() => sqlite.clear());

  it('waits for the disk beside those who play, whatever is written', async () => {
    const storage = await sqlite.open();
    const commits = vi.spyOn(Beside.prototype, 'exec');
    try {
      const { id } = await somebody(storage);
      await storage.changePerson(id, { name: 'Liet' });
      await storage.setRole(id, { banned: true });
      await storage.addTrace('k', id, 1);
      expect(commits.mock.calls).toEqual(Array(4).fill(['commit']));
      await expect(storage.addTrace('k', 'nobody', 1)).rejects.toThrow();
      expect((await storage.person(id))?.name).toBe('Liet');
      await storage.changePerson(id, { name: 'Kynes' });
      expect((await storage.person(id))?.name).toBe('Kynes');
    } finally {
      commits.mockRestore();
    }
  });
});

describe.skipIf(postgres === null)('PostgreSQL after a crash', () => {
  afterEach(() => server.clear());

  it('has what was stored, and serves the open storages again', async () => {
    const storage = await server.open();
    const table = await laid(storage);
    await Promise.all(Array.from({ length: 5 }, () => laid(storage)));
    expect(await storage.append(answer(table, 0, 'a'), next(table))).toEqual({ is: 'stored' });
    await postgres?.crash();
    expect(await storage.entries(table.id, 0)).toEqual([answer(table, 0, 'a')]);
    expect(await storage.append(answer(table, 0, 'a'))).toEqual({ is: 'repeated', seq: 0 });
    expect(await storage.append(answer(table, 1, 'b'))).toEqual({ is: 'stored' });
  });

  it('fails whoever was reading at that moment, and nobody else', async () => {
    const storage = await server.open();
    const table = await laid(storage);
    const rows = storage.dump()[Symbol.asyncIterator]();
    await rows.next();
    await postgres?.crash();
    const rest = async () => {
      while (!(await rows.next()).done);
    };
    await expect(rest()).rejects.toThrow();
    expect(await storage.table(table.id)).toEqual(table);
  });
});
