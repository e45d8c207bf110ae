import { type Kysely, sql } from 'kysely';
import type { Database, Queries } from './database.ts';
import { grouped } from './grouped.ts';
import { unpacked } from './packed.ts';
import { entryOfRow, keepable } from './rows.ts';
import type { Schema } from './schema.ts';
import type { Appended, Entry, KeptTable, Storage, TableId } from './storage.ts';
import { updateTable } from './tables.ts';

/** Ends a transaction of which nothing shall remain. */
class TableChangedMeanwhile extends Error {}

type Log = Pick<Storage, 'append' | 'entries'>;

interface Appending {
  readonly entry: Entry;
  readonly table: KeptTable | undefined;
}

export function log({ db, writers }: Pick<Database, 'db' | 'writers'>): Log {
  const alone = (one: Appending) => append(db, one);
  const store = writers === 'one' ? grouped((all) => appendAll(db, all), alone) : alone;
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
    const stored =
      table === undefined ? await insert(db, entry) : await insertWith(db, entry, table);
    return stored ? { is: 'stored' } : await whyNot(db, entry);
  } catch (error) {
    if (error instanceof TableChangedMeanwhile) return { is: 'taken' };
    throw error;
  }
}

/** All of them in one transaction, or none: throws then. */
function appendAll(db: Kysely<Schema>, all: readonly Appending[]): Promise<Appended[]> {
  return db.transaction().execute(async (trx) => {
    for (const { entry, table } of all) {
      if (!(await insert(trx, entry))) throw new TableChangedMeanwhile();
      if (table && !(await updateTable(trx, table))) throw new TableChangedMeanwhile();
    }
    return all.map(() => ({ is: 'stored' }));
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

function insertWith(db: Kysely<Schema>, entry: Entry, table: KeptTable): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // The entry first, always: writers who met the other way round would wait for each other.
    if (!(await insert(trx, entry))) return false;
    if (!(await updateTable(trx, table))) throw new TableChangedMeanwhile();
    return true;
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
    where ${seq} = 0
      or exists (select 1 from entries where table_id = ${table} and seq = ${seq - 1})
    on conflict do nothing
    returning seq`.execute(db);
  return rows.length > 0;
}

function keyOf(entry: Entry): string | null {
  return entry.key === null ? null : keepable(entry.key);
}

/** Why an entry was not inserted. The key first: whoever asks again must learn that it is stored. */
async function whyNot(db: Queries, entry: Entry): Promise<Appended> {
  const ofTable = db.selectFrom('entries').select('seq').where('table_id', '=', entry.table);
  const key = keyOf(entry);
  if (key !== null) {
    const before = await ofTable.where('key', '=', key).executeTakeFirst();
    if (before !== undefined) return { is: 'repeated', seq: before.seq };
  }
  const taken = await ofTable.where('seq', '=', entry.seq).executeTakeFirst();
  if (taken !== undefined) return { is: 'taken' };
  throw new Error(`table ${entry.table} has no entry ${entry.seq - 1} for ${entry.seq} to follow`);
}
