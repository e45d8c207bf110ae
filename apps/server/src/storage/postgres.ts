import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Reading } from './database.ts';
import type { Schema } from './schema.ts';

/** A statement takes no longer; nor is a connection, or an answer, waited for much longer. */
const STATEMENT_MS = 10_000;

/** What a pool of connections is for. */
export type Use = { readonly is: 'migrating' } | { readonly is: 'serving'; connections: number };

export function openPostgres(url: string, use: Use): Database {
  const serving = use.is === 'serving';
  const pool = new pg.Pool({
    connectionString: url,
    max: serving ? use.connections : 1,
    connectionTimeoutMillis: STATEMENT_MS,
    ...(serving && { query_timeout: STATEMENT_MS + 2_000 }),
    types: { getTypeParser },
    onConnect: (client) => prepare(client, serving ? STATEMENT_MS : 0),
  });
  // A connection that dies in the pool is replaced when the next query wants one.
  pool.on('error', () => {});
  // One that dies in use, between two queries, fails the next query: no reason to end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, writers: 'many', snapshot: () => snapshotOf(db) };
}

async function snapshotOf(db: Kysely<Schema>): Promise<Reading> {
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

/**
 * Where an administrator chose to lose the last moments in a crash, we must not: we promised. Set
 * here and not when connecting, where PgBouncer would refuse it.
 */
async function prepare(client: pg.ClientBase, limit: number): Promise<void> {
  await client.query(
    `select set_config('statement_timeout', $1, false),
      case current_setting('synchronous_commit')
        when 'off' then set_config('synchronous_commit', 'on', false)
      end`,
    [`${limit}`],
  );
}
