import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Snapshot } from './database.ts';
import type { Schema } from './schema.ts';

const CONNECTIONS = 10;

export function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: { getTypeParser },
    onConnect: keepItsPromises,
  });
  // A connection that dies in the pool is replaced when the next query wants one.
  pool.on('error', () => {});
  // One that dies in use, between two queries, fails the next query: no reason to end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, snapshot: () => snapshotOf(db) };
}

async function snapshotOf(db: Kysely<Schema>): Promise<Snapshot> {
  const reading = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  return {
    db: reading,
    close: async () => {
      await reading.rollback().execute();
    },
  };
}

/** Times and counters are far below 2^53: numbers, not pg's strings. */
function getTypeParser(type: number, format?: 'text' | 'binary') {
  if (type === pg.types.builtins.INT8 && format !== 'binary') return Number;
  return pg.types.getTypeParser(type, format as 'text');
}

/** Where an administrator chose to lose the last moments in a crash, we must not: we promised. */
async function keepItsPromises(client: pg.ClientBase): Promise<void> {
  await client.query(
    `select set_config('synchronous_commit', 'on', false)
      where current_setting('synchronous_commit') = 'off'`,
  );
}
