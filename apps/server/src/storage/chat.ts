import { type Kysely, type Selectable, sql } from 'kysely';
import { keepable } from './rows.ts';
import type { LinesRow, Schema } from './schema.ts';
import type { KeptLine, Storage, TableId } from './storage.ts';

type Chat = Pick<
  Storage,
  'addLine' | 'lines' | 'rooms' | 'unsay' | 'mute' | 'mutedBy' | 'mutersOf'
>;

/** A table keeps so many lines of its chat; those before them go now and then. */
const LINES_KEPT = 500;
const PRUNED_EVERY = 100;

export function chat(db: Kysely<Schema>): Chat {
  return {
    async addLine({ table, room, person, text, at, beside, ...named }) {
      const key = keepable(named.key);
      const line = { table, room, person, text: keepable(text), at, beside };
      for (;;) {
        const n = await insertNext(db, line, key);
        if (n !== null && n % PRUNED_EVERY === 0) await prune(db, line, n - LINES_KEPT);
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

    async lines(table, last, rooms) {
      const asked = rooms ?? [...(await roomsOf(db, table)).keys()];
      const said = await Promise.all(asked.map((room) => linesIn(db, table, room, last)));
      return merged(said).slice(-last);
    },

    rooms: (table) => roomsOf(db, table),

    async unsay(table, room, n) {
      const row = await db
        .updateTable('lines')
        .set({ text: '' })
        .where('table_id', '=', table)
        .where('room', '=', room)
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

async function roomsOf(db: Kysely<Schema>, table: TableId): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('lines')
    .select(({ fn }) => ['room', fn.max('n').as('last')])
    .where('table_id', '=', table)
    .groupBy('room')
    .orderBy('room')
    .execute();
  return new Map(rows.map(({ room, last }) => [room, Number(last)]));
}

async function linesIn(
  db: Kysely<Schema>,
  table: TableId,
  room: string,
  last: number,
): Promise<KeptLine[]> {
  const rows = await db
    .selectFrom('lines')
    .selectAll()
    .where('table_id', '=', table)
    .where('room', '=', room)
    .orderBy('n', 'desc')
    .limit(last)
    .execute();
  return rows.reverse().map(lineOfRow);
}

/** Each room in its own order, whatever the clocks of several processes said. */
function merged(rooms: readonly (readonly KeptLine[])[]): KeptLine[] {
  const left = rooms.filter(({ length }) => length > 0).map((lines) => [...lines]);
  const all: KeptLine[] = [];
  while (left.length > 0) {
    const first = left.reduce((a, b) => (b[0]!.at < a[0]!.at ? b : a));
    all.push(first.shift()!);
    if (first.length === 0) left.splice(left.indexOf(first), 1);
  }
  return all;
}

async function prune(
  db: Kysely<Schema>,
  { table, room }: Pick<KeptLine, 'table' | 'room'>,
  before: number,
): Promise<void> {
  await db
    .deleteFrom('lines')
    .where('table_id', '=', table)
    .where('room', '=', room)
    .where('n', '<', before)
    .execute();
}

async function insertNext(
  db: Kysely<Schema>,
  { table, room, person, text, at, beside }: Omit<KeptLine, 'n'>,
  key: string,
): Promise<number | null> {
  const { rows } = await sql<{ n: number }>`
    insert into lines (table_id, room, n, person, text, at, key, beside)
    select ${table}, ${room}, coalesce(max(n), -1) + 1, ${person}, ${text}, ${at}, ${key}, ${Number(beside)}
    from lines where table_id = ${table} and room = ${room}
    on conflict do nothing
    returning n`.execute(db);
  return rows[0]?.n ?? null;
}

function lineOfRow({ table_id, key: _, beside, ...line }: Selectable<LinesRow>): KeptLine {
  return { table: table_id, ...line, beside: beside === 1 };
}
