import { type Kysely, sql } from 'kysely';
import { entriesOf } from './log.ts';
import { packed } from './packed.ts';
import type { Schema } from './schema.ts';
import type { Storage, TableId } from './storage.ts';

export function packing(db: Kysely<Schema>): Pick<Storage, 'packOver'> {
  return {
    async packOver(since, most) {
      const ids = await overSince(db, since, most);
      for (const id of ids) await pack(db, id);
      return ids.length;
    },
  };
}

/** By the index of logs that are not packed, which wants its condition word for word. */
async function overSince(db: Kysely<Schema>, since: number, most: number): Promise<TableId[]> {
  const rows = await db
    .selectFrom('entries')
    .innerJoin('tables', 'tables.id', 'entries.table_id')
    .select('tables.id')
    .where(sql<boolean>`entries.seq = 0`)
    .where('tables.status', '=', 'over')
    .where('tables.changed', '<=', since)
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Of several who do it at once one stores it; whoever comes later finds no entries any more. */
async function pack(db: Kysely<Schema>, id: TableId): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const log = packed(await entriesOf(trx, id, 0));
    await trx
      .insertInto('packed')
      .values({ table_id: id, log })
      .onConflict((on) => on.doNothing())
      .execute();
    await trx.deleteFrom('entries').where('table_id', '=', id).execute();
  });
}
