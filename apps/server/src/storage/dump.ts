import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database, Queries } from './database.ts';
import { PRIMARY_KEYS, type Schema, TABLE_NAMES } from './schema.ts';
import type { DumpedRow, Storage } from './storage.ts';

/** Entries may be big: this many at once in memory. */
const PAGE = 200;

type TableName = keyof Schema;
type Row = DumpedRow['row'];

export function dumps({ db, snapshot }: Database): Pick<Storage, 'dump' | 'restore'> {
  return {
    async *dump() {
      const moment = await snapshot();
      try {
        for (const into of TABLE_NAMES)
          for await (const row of rowsOf(moment.db, into)) yield { into, row };
      } finally {
        await moment.close();
      }
    },

    async restore(rows) {
      await db.transaction().execute(async (trx) => {
        await demandEmpty(trx);
        await insertAll(trx, rows);
      });
    },
  };
}

async function* rowsOf(db: Queries, table: TableName): AsyncIterable<Row> {
  let page: Row[] = [];
  do {
    page = await pageAfter(db, table, page.at(-1));
    yield* page;
  } while (page.length === PAGE);
}

/** Page by page along the primary key: one way for both databases, and nothing is read twice. */
async function pageAfter(db: Queries, table: TableName, last: Row | undefined): Promise<Row[]> {
  const key: readonly string[] = PRIMARY_KEYS[table];
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const after = last && sql` where (${columns}) > (${sql.join(key.map((column) => last[column]))})`;
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)}${after ?? sql``}
    order by ${columns} limit ${PAGE}`.execute(db);
  return rows;
}

async function demandEmpty(db: Kysely<Schema>): Promise<void> {
  for (const table of TABLE_NAMES) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) throw new Error(`The database is not empty: there are rows in "${table}"`);
  }
}

async function insertAll(trx: Transaction<Schema>, rows: AsyncIterable<DumpedRow>): Promise<void> {
  let into: TableName | null = null;
  let batch: Row[] = [];
  for await (const dumped of rows) {
    if (dumped.into !== into || batch.length === PAGE) {
      await insertBatch(trx, into, batch);
      into = tableNamed(dumped.into);
      batch = [];
    }
    batch.push(dumped.row);
  }
  await insertBatch(trx, into, batch);
}

function tableNamed(name: string): TableName {
  const known = TABLE_NAMES.find((table) => table === name);
  if (known === undefined) throw new Error(`The dump has rows for "${name}", which nobody knows`);
  return known;
}

async function insertBatch(
  trx: Transaction<Schema>,
  into: TableName | null,
  rows: readonly Row[],
): Promise<void> {
  if (into === null || rows.length === 0) return;
  // The database checks columns and references; the types end at the file.
  await trx
    .insertInto(into)
    .values(rows as never)
    .execute();
}
