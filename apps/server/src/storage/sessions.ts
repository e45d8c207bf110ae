import type { Kysely } from 'kysely';
import { keepable } from './rows.ts';
import type { Schema } from './schema.ts';
import type { Storage } from './storage.ts';

type Sessions = Pick<
  Storage,
  | 'addSession'
  | 'session'
  | 'standingSessions'
  | 'sessionsOf'
  | 'seenSession'
  | 'endSessions'
  | 'loggedOut'
>;

export function sessions(db: Kysely<Schema>): Sessions {
  return {
    async addSession(session) {
      await db
        .insertInto('sessions')
        .values(session)
        .onConflict((on) => on.doNothing())
        .execute();
    },

    async session(id) {
      const row = await db
        .selectFrom('sessions')
        .innerJoin('people', 'people.id', 'sessions.person')
        .selectAll('sessions')
        .select('people.banned')
        .where('sessions.id', '=', keepable(id))
        .executeTakeFirst();
      return row === undefined ? null : { ...row, banned: row.banned === 1 };
    },

    async standingSessions(ids) {
      if (ids.length === 0) return [];
      const rows = await db
        .selectFrom('sessions')
        .innerJoin('people', 'people.id', 'sessions.person')
        .select('sessions.id')
        .where('sessions.id', 'in', [...ids])
        .where('people.banned', '=', 0)
        .execute();
      return rows.map(({ id }) => id);
    },

    async sessionsOf(person) {
      return db
        .selectFrom('sessions')
        .selectAll()
        .where('person', '=', person)
        .orderBy('seen', 'desc')
        .orderBy('id')
        .execute();
    },

    async seenSession(id, seen) {
      await db
        .updateTable('sessions')
        .set({ seen })
        .where('id', '=', id)
        .where('seen', '<', seen)
        .execute();
    },

    async endSessions(person, id, now) {
      await db.transaction().execute(async (trx) => {
        await trx.updateTable('people').set({ logged_out: now }).where('id', '=', person).execute();
        const ended = trx.deleteFrom('sessions').where('person', '=', person);
        await (id === null ? ended : ended.where('id', '=', keepable(id))).execute();
      });
    },

    async loggedOut(person) {
      const row = await db
        .selectFrom('people')
        .select('logged_out')
        .where('id', '=', keepable(person))
        .where('gone', '=', 0)
        .executeTakeFirst();
      return row?.logged_out ?? null;
    },
  };
}
