import { type Kysely, sql } from 'kysely';
import type { Database, Queries } from './database.ts';
import { grouped } from './grouped.ts';
import { unpacked } from './packed.ts';
import { changingOf, entryOfRow, keepable, peopleAt } from './rows.ts';
import type { Schema } from './schema.ts';
import type { Appended, Entry, KeptTable, Storage, TableId } from './storage.ts';
import { updateTable } from './tables.ts';

/** These end a transaction of which nothing shall remain. */
class TableChangedMeanwhile extends Error {}
class NotInserted extends Error {}

const STORED: Appended = { is: 'stored' };
const TAKEN: Appended = { is: 'taken' };

type Log = Pick<Storage, 'append' | 'entries'>;

interface Appending {
  readonly entry: Entry;
  readonly table: KeptTable | undefined;
}

export function log({ db, writers }: Pick<Database, 'db' | 'writers'>): Log {
  const alone = (one: Appending) => append(db, one);
  const store =
    writers === 'one'
      ? grouped((all) => appendAll(db, all), alone)
      : async (one: Appending) => ((await atOnce(db, one)) ? STORED : alone(one));
  return {
    async append(entry, table) {
      if (table && table.id !== entry.table)
        throw new Error(`an entry of table ${entry.table} with the row of ${table.id}`);
      return store({ entry, table });
    },
    entries: (table, from) => logOf(db, table, from),
  };
}

async function append(db: Kysely<Schema>, { entry, table }: Appending): Promise<Appended> {
  try {
    if (table) await insertWith(db, entry, table);
    else if (!(await insert(db, entry))) return whyNot(db, entry);
    return STORED;
  } catch (error) {
    if (error instanceof NotInserted) return whyNot(db, entry);
    if (error instanceof TableChangedMeanwhile) return (await repeated(db, entry)) ?? TAKEN;
    throw error;
  }
}

/**
 * In one round trip, where nothing stands against it and nobody comes or goes; false otherwise, and
 * nothing stored. The row is locked before the entry is stored: who waits for it sees it as it is then.
 */
async function atOnce(db: Kysely<Schema>, { entry, table }: Appending): Promise<boolean> {
  if (!table) return false;
  const { id, version } = table;
  const sets = Object.entries(changingOf(table)).map(
    ([column, value]) => sql`${sql.ref(column)} = ${value}`,
  );
  const { rows } = await sql`
    with mine as (
      select id from tables
      where id = ${id} and version = ${version - 1} and people = ${JSON.stringify(peopleAt(table))}
      for update
    ), stored as (
      insert into entries (table_id, seq, key, step, at)
      select id, ${entry.seq}, ${keyOf(entry)}, ${JSON.stringify(entry.step)}, ${entry.at} from mine
      where ${follows(entry)}
      on conflict do nothing
      returning seq
    )
    update tables set ${sql.join(sets)}
    where id = ${id} and exists (select 1 from stored)
    returning id`.execute(db);
  return rows.length > 0;
}

/** All of them in one transaction, or none: throws then. */
function appendAll(db: Kysely<Schema>, all: readonly Appending[]): Promise<Appended[]> {
  return db.transaction().execute(async (trx) => {
    for (const { entry, table } of all) {
      if (!(await insert(trx, entry))) throw new NotInserted();
      if (table && !(await updateTable(trx, table))) throw new TableChangedMeanwhile();
    }
    return all.map(() => STORED);
  });
}

/**
 * The log, whether it is packed or not. The entry before tells: where it is missing as well, there
 * are none.
 */
export async function logOf(db: Queries, table: TableId, from: number): Promise<Entry[]> {
  const rows = await entriesOf(db, table, Math.max(0, from - 1));
  if (rows.length > 0) return rows.filter(({ seq }) => seq >= from);
  const row = await db
    .selectFrom('packed')
    .select('log')
    .where('table_id', '=', table)
    .executeTakeFirst();
  return row ? unpacked(table, row.log).slice(from) : [];
}

export async function entriesOf(db: Queries, table: TableId, from: number): Promise<Entry[]> {
  const rows = await db
    .selectFrom('entries')
    .selectAll()
    .where('table_id', '=', table)
    .where('seq', '>=', from)
    .orderBy('seq')
    .execute();
  return rows.map(entryOfRow);
}

function insertWith(db: Kysely<Schema>, entry: Entry, table: KeptTable): Promise<void> {
  return db.transaction().execute(async (trx) => {
    // The row first, always: writers who met the other way round would wait for each other.
    if (!(await updateTable(trx, table))) throw new TableChangedMeanwhile();
    if (!(await insert(trx, entry))) throw new NotInserted();
  });
}

/**
 * False, and nothing inserted, when number or key are there already (a writer who is about to store
 * them is waited for), or when the number does not follow the last one.
 */
async function insert(db: Queries, entry: Entry): Promise<boolean> {
  const { table, seq, step, at } = entry;
  const key = keyOf(entry);
  const { rows } = await sql`
    insert into entries (table_id, seq, key, step, at)
    select ${table}, ${seq}, ${key}, ${JSON.stringify(step)}, ${at}
    where ${follows(entry)}
    on conflict do nothing
    returning seq`.execute(db);
  return rows.length > 0;
}

/** Its number is the next one of its table. */
const follows = ({ table, seq }: Entry) =>
  sql`(${seq} = 0 or exists (select 1 from entries where table_id = ${table} and seq = ${seq - 1}))`;

function keyOf(entry: Entry): string | null {
  return entry.key === null ? null : keepable(entry.key);
}

/** Why an entry was not inserted. The key first: whoever asks again must learn that it is stored. */
async function whyNot(db: Queries, entry: Entry): Promise<Appended> {
  const before = await repeated(db, entry);
  if (before) return before;
  const [taken] = await entriesOf(db, entry.table, entry.seq);
  if (taken?.seq === entry.seq) return TAKEN;
  throw new Error(`table ${entry.table} has no entry ${entry.seq - 1} for ${entry.seq} to follow`);
}

async function repeated(db: Queries, entry: Entry): Promise<Appended | null> {
  const key = keyOf(entry);
  if (key === null) return null;
  const before = await db
    .selectFrom('entries')
    .select('seq')
    .where('table_id', '=', entry.table)
    .where('key', '=', key)
    .executeTakeFirst();
  return before ? { is: 'repeated', seq: before.seq } : null;
}
