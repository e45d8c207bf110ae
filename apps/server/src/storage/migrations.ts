import { type Kysely, type Migration, type MigrationProvider, Migrator, sql } from 'kysely';
import type { Schema } from './schema.ts';

// A migration is never changed once released: it uses no type of today's schema.
type Database = Kysely<unknown>;

async function firstTables(db: Database): Promise<void> {
  await db.schema
    .createTable('people')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text')
    .addColumn('created', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('recoveries')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull().references('people.id'))
    .addColumn('expires', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull().references('people.id'))
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('counter', 'bigint', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('subscriptions')
    .addColumn('endpoint', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull().references('people.id'))
    .addColumn('json', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('passkeys_of').on('passkeys').column('person').execute();
  await db.schema.createIndex('subscriptions_of').on('subscriptions').column('person').execute();
  await tablesOfTheGame(db);
  await chat(db);
}

async function tablesOfTheGame(db: Database): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('host', 'text', (c) => c.notNull().references('people.id'))
    .addColumn('visibility', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('settings', 'text', (c) => c.notNull())
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('salt', 'text', (c) => c.notNull())
    .addColumn('seats', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('changed', 'bigint', (c) => c.notNull())
    .addColumn('round', 'integer', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('clocks', 'text')
    .addColumn('undo', 'text')
    .addColumn('rematch', 'text')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('people', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('tables_by_status')
    .on('tables')
    .columns(['status', 'visibility', 'created'])
    .execute();
  await db.schema
    .createTable('members')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
    .addColumn('person', 'text', (c) => c.notNull().references('people.id'))
    .addPrimaryKeyConstraint('members_key', ['table_id', 'person'])
    .execute();
  await db.schema.createIndex('members_of').on('members').column('person').execute();
  await db.schema
    .createTable('entries')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('key', 'text')
    .addColumn('step', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('entries_key', ['table_id', 'seq'])
    .execute();
  await db.schema
    .createIndex('entries_once')
    .unique()
    .on('entries')
    .columns(['table_id', 'key'])
    .where('key' as never, 'is not', null as never)
    .execute();
}

async function chat(db: Database): Promise<void> {
  await db.schema
    .createTable('lines')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull().references('people.id'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('lines_key', ['table_id', 'n'])
    .execute();
  await db.schema
    .createTable('mutes')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
    .addColumn('by', 'text', (c) => c.notNull().references('people.id'))
    .addColumn('muted', 'text', (c) => c.notNull().references('people.id'))
    .addPrimaryKeyConstraint('mutes_key', ['table_id', 'by', 'muted'])
    .execute();
}

async function knownWithoutTheGame(db: Database): Promise<void> {
  const tables = db.schema.alterTable('tables');
  await tables.addColumn('sat', 'text', (c) => c.notNull().defaultTo('{}')).execute();
  await tables.addColumn('pending', 'text', (c) => c.notNull().defaultTo('[]')).execute();
  // Of a table of before nobody knows when it is due: it is looked at once.
  await tables.addColumn('due', 'bigint', (c) => c.defaultTo(0)).execute();
  await db.schema.createIndex('tables_due').on('tables').columns(['status', 'due']).execute();
}

async function linesOnce(db: Database): Promise<void> {
  await db.schema
    .createIndex('lines_once')
    .unique()
    .on('lines')
    .columns(['table_id', 'person', 'key'])
    .where('key' as never, 'is not', null as never)
    .execute();
}

async function onceOnly(db: Database): Promise<void> {
  await db.schema.alterTable('lines').addColumn('key', 'text').execute();
  await linesOnce(db);
  await db.schema
    .createTable('challenges')
    .addColumn('challenge', 'text', (c) => c.primaryKey())
    .addColumn('expires', 'bigint', (c) => c.notNull())
    .execute();
}

async function absences(db: Database): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('absent', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute();
}

async function rulesHaveVersions(db: Database): Promise<void> {
  // Whatever was begun before there were versions is of the first one.
  await db.schema
    .alterTable('tables')
    .addColumn('rules', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
}

async function mailsThatWait(db: Database): Promise<void> {
  await db.schema.alterTable('people').addColumn('language', 'text').execute();
  await db.schema
    .createTable('turns')
    .addColumn('person', 'text', (c) => c.notNull().references('people.id'))
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
    .addColumn('since', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('turns_key', ['person', 'table_id'])
    .execute();
  await db.schema.createIndex('turns_since').on('turns').column('since').execute();
  await db.schema
    .createTable('mailed')
    .addColumn('person', 'text', (c) => c.primaryKey().references('people.id'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
}

async function fingerprints(db: Database): Promise<void> {
  await db.schema.alterTable('tables').addColumn('fingerprint', 'text').execute();
}

async function sessionsThatEnd(db: Database): Promise<void> {
  const people = db.schema.alterTable('people');
  await people.addColumn('logged_out', 'bigint', (c) => c.notNull().defaultTo(0)).execute();
  await people.addColumn('gone', 'integer', (c) => c.notNull().defaultTo(0)).execute();
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull().references('people.id'))
    .addColumn('browser', 'text')
    .addColumn('system', 'text')
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('seen', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('sessions_of').on('sessions').column('person').execute();
  await db.schema.createIndex('sessions_seen').on('sessions').column('seen').execute();
}

async function orderAtTables(db: Database): Promise<void> {
  const people = db.schema.alterTable('people');
  for (const role of ['admin', 'banned'])
    await people.addColumn(role, 'integer', (c) => c.notNull().defaultTo(0)).execute();
  const tables = db.schema.alterTable('tables');
  for (const list of ['barred', 'silenced'])
    await tables.addColumn(list, 'text', (c) => c.notNull().defaultTo('[]')).execute();
  await db.schema
    .alterTable('lines')
    .addColumn('beside', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('notes')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
    .addColumn('person', 'text', (c) => c.notNull().references('people.id'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('notes_key', ['table_id', 'person'])
    .execute();
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
    .addColumn('line', 'integer')
    .addColumn('said', 'text', (c) => c.notNull())
    .addColumn('why', 'text', (c) => c.notNull())
    .addColumn('by', 'text', (c) => c.notNull().references('people.id'))
    .addColumn('about', 'text', (c) => c.notNull().references('people.id'))
    .addColumn('done', 'bigint')
    .execute();
  await db.schema
    .createTable('deeds')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('who', 'text', (c) => c.notNull())
    .addColumn('did', 'text', (c) => c.notNull())
    .addColumn('whom', 'text')
    .addColumn('what', 'text')
    .execute();
  await db.schema.createIndex('deeds_at').on('deeds').column('at').execute();
}

async function packedLogs(db: Database): Promise<void> {
  await db.schema
    .createTable('packed')
    .addColumn('table_id', 'text', (c) => c.primaryKey().references('tables.id'))
    .addColumn('log', 'text', (c) => c.notNull())
    .execute();
}

/** Of each log that is not packed its first entry: there are few of them. */
async function unpackedLogs(db: Database): Promise<void> {
  await sql`create index entries_unpacked on entries (table_id) where seq = 0`.execute(db);
}

async function limitsOfAllProcesses(db: Database): Promise<void> {
  await db.schema
    .createTable('spent')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute();
}

async function tracesOfTheBanned(db: Database): Promise<void> {
  await db.schema
    .createTable('traces')
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull().references('people.id'))
    .addColumn('until', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('traces_key', ['key', 'person'])
    .execute();
}

async function sealedWindows(db: Database): Promise<void> {
  await db.schema.alterTable('tables').addColumn('sealed', 'text').execute();
}

async function standingOrders(db: Database): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('orders', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute();
}

/** Each room numbers its lines by itself, which the key of before did not allow. */
async function roomsOfTheChat(db: Database): Promise<void> {
  await db.schema.alterTable('lines').renameTo('lines_before').execute();
  await db.schema.dropIndex('lines_once').execute();
  await db.schema
    .createTable('lines')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
    .addColumn('room', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull().references('people.id'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('key', 'text')
    .addColumn('beside', 'integer', (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('lines_in_rooms', ['table_id', 'room', 'n'])
    .execute();
  await sql`
    insert into lines (table_id, n, person, text, at, key, beside)
    select table_id, n, person, text, at, key, beside from lines_before`.execute(db);
  await db.schema.dropTable('lines_before').execute();
  await linesOnce(db);
  await db.schema
    .alterTable('reports')
    .addColumn('room', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
}

/** In the order of their names. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-first-tables': { up: firstTables },
  '0002-known-without-the-game': { up: knownWithoutTheGame },
  '0003-once-only': { up: onceOnly },
  '0004-absences': { up: absences },
  '0005-rules-have-versions': { up: rulesHaveVersions },
  '0006-mails-that-wait': { up: mailsThatWait },
  '0007-fingerprints': { up: fingerprints },
  '0008-sessions-that-end': { up: sessionsThatEnd },
  '0009-order-at-tables': { up: orderAtTables },
  '0010-packed-logs': { up: packedLogs },
  '0011-unpacked-logs': { up: unpackedLogs },
  '0012-limits-of-all-processes': { up: limitsOfAllProcesses },
  '0013-traces-of-the-banned': { up: tracesOfTheBanned },
  '0014-sealed-windows': { up: sealedWindows },
  '0015-standing-orders': { up: standingOrders },
  '0016-rooms-of-the-chat': { up: roomsOfTheChat },
};

/**
 * Brings the database to today's schema, all or nothing. Of several processes that start at once one
 * migrates and the others wait: for PostgreSQL's advisory lock, or for SQLite's write lock.
 */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const provider: MigrationProvider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined)
    throw new Error('The database cannot be brought to the schema of this version', {
      cause: error,
    });
}
