import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database, Queries } from './database.ts';
import { grouped } from './grouped.ts';
import { unpacked } from './packed.ts';
import { prepared } from './prepared.ts';
import { changingOf, entryOfRow, keepable, peopleTextOf } from './rows.ts';
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
  const people = peopleTextOf(table);
  return (await both(db, { ...changingOf(table), ...placed(entry), people })) > 0;
}

type Both = ReturnType<typeof changingOf> & Placed & { readonly people: string };

const both = prepared<Both>((_, { table, seq, last, key, step, at, people, ...row }) => {
  const sets = Object.entries(row).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  return sql`
    with mine as (
      select id from tables
      where id = ${table} and version = ${row.version} - 1 and people = ${people}
      for update
    ), stored as (
      insert into entries (table_id, seq, key, step, at)
      select id, ${seq}, ${key}, ${step}, ${at} from mine
      where ${follows({ table, last })}
      on conflict do nothing
      returning seq
    )
    update tables set ${sql.join(sets)}
    where id = ${table} and exists (select 1 from stored)`;
});

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
  return (await one(db, placed(entry))) > 0;
}

const one = prepared<Placed>(
  (_, { table, seq, last, key, step, at }) => sql`
    insert into entries (table_id, seq, key, step, at)
    select ${table}, ${seq}, ${key}, ${step}, ${at}
    where ${follows({ table, last })}
    on conflict do nothing`,
);

type Placed = ReturnType<typeof placed>;

const placed = (entry: Entry) => ({
  table: entry.table,
  seq: entry.seq,
  last: entry.seq - 1,
  key: keyOf(entry),
  step: JSON.stringify(entry.step),
  at: entry.at,
});

/** Its number is the next one of its table. */
const follows = ({ table, last }: Record<'table' | 'last', RawBuilder<never>>) =>
  sql`(${last} = -1 or exists (select 1 from entries where table_id = ${table} and seq = ${last}))`;

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
