import type { Database, Queries } from './database.ts';
import { entriesOf, logOf } from './log.ts';
import { tableOfRow } from './rows.ts';
import type { TablesRow } from './schema.ts';
import type { Storage, TableId } from './storage.ts';

/** So many tables at once in memory; their logs one by one. */
const PAGE = 100;
const BEGUN = ['running', 'over', 'frozen'] as const;

export function begunTables({ snapshot }: Database): Pick<Storage, 'begun'> {
  return {
    async *begun() {
      const moment = await snapshot();
      try {
        const of = await countIn(moment.db);
        for await (const row of rowsIn(moment.db)) {
          // A database that is not brought up to date yet knows of no packed logs, and has none.
          const read = row.status === 'over' ? logOf : entriesOf;
          const entries = await read(moment.db, row.id, 0);
          yield { table: tableOfRow(row), entries, of };
        }
      } finally {
        await moment.close();
      }
    },
  };
}

async function countIn(db: Queries): Promise<number> {
  const { tables } = await db
    .selectFrom('tables')
    .select(({ fn }) => fn.countAll<number>().as('tables'))
    .where('status', 'in', BEGUN)
    .executeTakeFirstOrThrow();
  return tables;
}

async function* rowsIn(db: Queries): AsyncIterable<TablesRow> {
  let last: TableId = '';
  for (;;) {
    const page = await db
      .selectFrom('tables')
      .selectAll()
      .where('id', '>', last)
      .where('status', 'in', BEGUN)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    yield* page;
    if (page.length < PAGE) return;
    last = page.at(-1)!.id;
  }
}
