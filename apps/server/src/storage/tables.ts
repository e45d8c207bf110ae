import type { Kysely, Transaction } from 'kysely';
import type { Queries } from './database.ts';
import { type Places, prepared } from './prepared.ts';
import { changingOf, keepable, peopleAt, peopleTextOf, rowOfTable, tableOfRow } from './rows.ts';
import type { Schema, TablesRow } from './schema.ts';
import { AlreadyKept, type KeptTable, type Storage, type TableId } from './storage.ts';

type Tables = Pick<
  Storage,
  | 'addTable'
  | 'table'
  | 'changeTable'
  | 'openTables'
  | 'watchableTables'
  | 'tablesOf'
  | 'tablesGoingOn'
  | 'waitingTables'
  | 'dueTables'
>;

export function tables(db: Kysely<Schema>): Tables {
  const publicOnes = (status: TablesRow['status']) =>
    db
      .selectFrom('tables')
      .selectAll()
      .where('status', '=', status)
      .where('visibility', '=', 'public');
  return {
    async addTable(table) {
      await db.transaction().execute((trx) => insertTable(trx, table));
    },

    async table(id) {
      const row = await db
        .selectFrom('tables')
        .selectAll()
        .where('id', '=', keepable(id))
        .executeTakeFirst();
      return row === undefined ? null : tableOfRow(row);
    },

    async changeTable(table) {
      return db.transaction().execute((trx) => updateTable(trx, table));
    },

    async openTables(limit) {
      const rows = await publicOnes('waiting')
        .orderBy('created', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(tableOfRow);
    },

    async watchableTables(limit) {
      const rows = await publicOnes('running')
        // Written by ourselves, without spaces: `settings` is JSON.
        .where('settings', 'not like', '%"spectators":"none"%')
        .orderBy('changed', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(tableOfRow);
    },

    async tablesOf(person, limit) {
      const rows = await db
        .selectFrom('members')
        .innerJoin('tables', 'tables.id', 'members.table_id')
        .selectAll('tables')
        .where('members.person', '=', person)
        .orderBy('tables.changed', 'desc')
        .orderBy('tables.id')
        .limit(limit)
        .execute();
      return rows.map(tableOfRow);
    },

    async tablesGoingOn(person) {
      const rows = await db
        .selectFrom('members')
        .innerJoin('tables', 'tables.id', 'members.table_id')
        .select('tables.id')
        .where('members.person', '=', person)
        .where('tables.status', 'in', ['waiting', 'running'])
        .orderBy('tables.id')
        .execute();
      return rows.map(({ id }) => id);
    },

    async waitingTables(since) {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('status', '=', 'waiting')
        .where(({ eb, or, and }) =>
          or(
            (['public', 'link'] as const).map((visibility) =>
              and([eb('visibility', '=', visibility), eb('changed', '<=', since[visibility])]),
            ),
          ),
        )
        .orderBy('id')
        .execute();
      return rows.map(({ id }) => id);
    },

    async dueTables(moment) {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('status', '=', 'running')
        .where('due', '<=', moment)
        .orderBy('due')
        .orderBy('id')
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}

async function insertTable(trx: Transaction<Schema>, table: KeptTable): Promise<void> {
  const people = peopleAt(table);
  const added = await trx
    .insertInto('tables')
    .values({ ...rowOfTable(table), people: JSON.stringify(people) })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) throw new AlreadyKept(`table ${table.id}`);
  await insertMembers(trx, table.id, people);
}

interface Update extends ReturnType<typeof changingOf> {
  readonly id: TableId;
  readonly before: number;
  readonly people: string;
}

const updating = (db: Queries, { id, before, people: _, ...row }: Places<Update>) =>
  db.updateTable('tables').set(row).where('id', '=', id).where('version', '=', before);

const update = prepared<Update>(updating);

/** Where nobody came or went, as at nearly every answer. */
const updateAmongSame = prepared<Update>((db, row) =>
  updating(db, row).where('people', '=', row.people),
);

/** False, and nothing changed, unless the version follows the stored one. */
export async function updateTable(trx: Transaction<Schema>, table: KeptTable): Promise<boolean> {
  const { id, version } = table;
  const row = { ...changingOf(table), id, before: version - 1, people: peopleTextOf(table) };
  if ((await updateAmongSame(trx, row)) > 0) return true;
  if ((await update(trx, row)) === 0) return false;
  await replaceMembers(trx, id, peopleAt(table));
  return true;
}

async function replaceMembers(
  trx: Transaction<Schema>,
  id: string,
  people: readonly string[],
): Promise<void> {
  await trx
    .updateTable('tables')
    .set({ people: JSON.stringify(people) })
    .where('id', '=', id)
    .execute();
  await trx.deleteFrom('members').where('table_id', '=', id).execute();
  await insertMembers(trx, id, people);
}

async function insertMembers(
  trx: Transaction<Schema>,
  id: string,
  people: readonly string[],
): Promise<void> {
  await trx
    .insertInto('members')
    .values(people.map((person) => ({ table_id: id, person })))
    .execute();
}
