import { type Kysely, type Selectable, sql } from 'kysely';
import { keepable } from './rows.ts';
import type { LinesRow, Schema } from './schema.ts';
import type { KeptLine, Storage, TableId } from './storage.ts';

type Chat = Pick<Storage, 'addLine' | 'lines' | 'unsay' | 'mute' | 'mutedBy' | 'mutersOf'>;

/** A table keeps so many lines of its chat; those before them go now and then. */
const LINES_KEPT = 500;
const PRUNED_EVERY = 100;

export function chat(db: Kysely<Schema>): Chat {
  return {
    async addLine({ table, person, text, at, beside, ...named }) {
      const key = keepable(named.key);
      const line = { table, person, text: keepable(text), at, beside };
      for (;;) {
        const n = await insertNext(db, line, key);
        if (n !== null && n % PRUNED_EVERY === 0) await prune(db, table, n - LINES_KEPT);
        if (n !== null) return { ...line, n };
        const before = await db
          .selectFrom('lines')
          .selectAll()
          .where('table_id', '=', table)
          .where('person', '=', person)
          .where('key', '=', key)
          .executeTakeFirst();
        if (before !== undefined) return lineOfRow(before);
        // Another writer took the number: one of us got further, so this ends.
      }
    },

    async lines(table, last) {
      const rows = await db
        .selectFrom('lines')
        .selectAll()
        .where('table_id', '=', table)
        .orderBy('n', 'desc')
        .limit(last)
        .execute();
      return rows.reverse().map(lineOfRow);
    },

    async unsay(table, n) {
      const row = await db
        .updateTable('lines')
        .set({ text: '' })
        .where('table_id', '=', table)
        .where('n', '=', n)
        .returning('person')
        .executeTakeFirst();
      return row?.person ?? null;
    },

    async mute(table, by, muted, on) {
      const row = { table_id: table, by, muted };
      if (on) {
        await db
          .insertInto('mutes')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return;
      }
      await db
        .deleteFrom('mutes')
        .where('table_id', '=', table)
        .where('by', '=', by)
        .where('muted', '=', muted)
        .execute();
    },

    async mutedBy(table, by) {
      const rows = await db
        .selectFrom('mutes')
        .select('muted')
        .where('table_id', '=', table)
        .where('by', '=', by)
        .orderBy('muted')
        .execute();
      return rows.map(({ muted }) => muted);
    },

    async mutersOf(table, muted) {
      const rows = await db
        .selectFrom('mutes')
        .select('by')
        .where('table_id', '=', table)
        .where('muted', '=', muted)
        .orderBy('by')
        .execute();
      return rows.map(({ by }) => by);
    },
  };
}

async function prune(db: Kysely<Schema>, table: TableId, before: number): Promise<void> {
  await db.deleteFrom('lines').where('table_id', '=', table).where('n', '<', before).execute();
}

async function insertNext(
  db: Kysely<Schema>,
  { table, person, text, at, beside }: Omit<KeptLine, 'n'>,
  key: string,
): Promise<number | null> {
  const { rows } = await sql<{ n: number }>`
    insert into lines (table_id, n, person, text, at, key, beside)
    select ${table}, coalesce(max(n), -1) + 1, ${person}, ${text}, ${at}, ${key}, ${Number(beside)}
    from lines where table_id = ${table}
    on conflict do nothing
    returning n`.execute(db);
  return rows[0]?.n ?? null;
}

function lineOfRow({ table_id, n, person, text, at, beside }: Selectable<LinesRow>): KeptLine {
  return { table: table_id, n, person, text, at, beside: beside === 1 };
}
