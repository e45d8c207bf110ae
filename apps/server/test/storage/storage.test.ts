import { afterAll, afterEach, describe, expect, it } from 'vitest';
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
import { answer, laid, next } from './things.ts';
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
