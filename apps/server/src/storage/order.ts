import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { KNOWN } from './people.ts';
import { keepable } from './rows.ts';
import type { Schema } from './schema.ts';
import type { Storage } from './storage.ts';

type Order = Pick<
  Storage,
  | 'roleOf'
  | 'setRole'
  | 'admins'
  | 'peopleNamed'
  | 'bannedAtTables'
  | 'bannedMails'
  | 'addTrace'
  | 'isTraced'
  | 'addReport'
  | 'reports'
  | 'settleReport'
  | 'addDeed'
  | 'deeds'
>;

/** Who keeps order, who was sent away, what was reported, and who did what. */
export function order(db: Kysely<Schema>): Order {
  const known = () => db.selectFrom('people').select(KNOWN).where('gone', '=', 0);
  return {
    async roleOf(person) {
      const row = await db
        .selectFrom('people')
        .select(['admin', 'banned'])
        .where('id', '=', person)
        .executeTakeFirst();
      return { admin: row?.admin === 1, banned: row?.banned === 1 };
    },

    async setRole(person, { admin, banned }) {
      if (admin === undefined && banned === undefined) return;
      await db.transaction().execute(async (trx) => {
        await trx
          .updateTable('people')
          .set({
            ...(admin !== undefined && { admin: Number(admin) }),
            ...(banned !== undefined && { banned: Number(banned) }),
          })
          .where('id', '=', person)
          .execute();
        if (banned === false) await trx.deleteFrom('traces').where('person', '=', person).execute();
      });
    },

    admins: () => known().where('admin', '=', 1).orderBy('name').orderBy('id').execute(),

    peopleNamed: (name) =>
      known().where('name', '=', keepable(name)).orderBy('created').orderBy('id').execute(),

    async bannedAtTables() {
      const rows = await db
        .selectFrom('people')
        .innerJoin('members', 'members.person', 'people.id')
        .innerJoin('tables', 'tables.id', 'members.table_id')
        .select('people.id')
        .distinct()
        .where('people.banned', '=', 1)
        .where('tables.status', 'in', ['waiting', 'running'])
        .execute();
      return rows.map(({ id }) => id);
    },

    async bannedMails() {
      const rows = await db
        .selectFrom('people')
        .select('email')
        .where('banned', '=', 1)
        .where('email', 'is not', null)
        .execute();
      return rows.map(({ email }) => email!);
    },

    async addTrace(key, person, until) {
      await db
        .insertInto('traces')
        .values({ key, person, until })
        .onConflict((on) => on.columns(['key', 'person']).doUpdateSet({ until }))
        .execute();
    },

    async isTraced(key, now) {
      const found = await db
        .selectFrom('traces')
        .select('key')
        .where('key', '=', key)
        .where('until', '>', now)
        .executeTakeFirst();
      return found !== undefined;
    },

    async addReport({ table, ...report }) {
      const [said, why] = [keepable(report.said), keepable(report.why)];
      await db
        .insertInto('reports')
        .values({ ...report, said, why, id: randomUUID(), table_id: table, done: null })
        .execute();
    },

    async reports(limit) {
      const rows = await db
        .selectFrom('reports')
        .selectAll()
        .where('done', 'is', null)
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ table_id, done: _, ...report }) => ({ ...report, table: table_id }));
    },

    async settleReport(id, done) {
      const settled = await db
        .updateTable('reports')
        .set({ done })
        .where('id', '=', keepable(id))
        .where('done', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return settled !== undefined;
    },

    async addDeed(deed) {
      const what = deed.what && keepable(deed.what);
      await db
        .insertInto('deeds')
        .values({ ...deed, what, id: randomUUID() })
        .execute();
    },

    async deeds(last) {
      const rows = await db
        .selectFrom('deeds')
        .selectAll()
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(last)
        .execute();
      return rows.map(({ id: _, ...deed }) => deed);
    },
  };
}
