import { afterAll, afterEach, describe } from 'vitest';
import { startPostgres } from '../postgres.ts';
import { chatSuite } from './chat.ts';
import { dumpSuite } from './dump.ts';
import { logSuite } from './log.ts';
import { peopleSuite } from './people.ts';
import { folders, Places, postgresPlaces } from './places.ts';
import { startingSuite } from './starting.ts';
import { tablesSuite } from './tables.ts';
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
    afterEach(() => places.closeAll());
    peopleSuite(places);
    tablesSuite(places);
    logSuite(places);
    chatSuite(places);
    startingSuite(places);
    processesSuite(places);
    dumpSuite(places, postgres === null ? sqlite : other);
  });
}
