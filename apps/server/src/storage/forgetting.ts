import type { Kysely } from 'kysely';
import { KNOWN } from './people.ts';
import type { Schema } from './schema.ts';
import type { Storage } from './storage.ts';

/** What is a person's own, and nobody else's to need. */
const OWN = [
  'sessions',
  'recoveries',
  'passkeys',
  'subscriptions',
  'turns',
  'mailed',
  'notes',
] as const;

export function forgetting(db: Kysely<Schema>): Pick<Storage, 'forgetPerson' | 'dataOf'> {
  return {
    async forgetPerson(person) {
      await db.transaction().execute(async (trx) => {
        for (const own of OWN) await trx.deleteFrom(own).where('person', '=', person).execute();
        await trx.deleteFrom('mutes').where('by', '=', person).execute();
        // What was reported of them quotes them.
        await trx.deleteFrom('reports').where('about', '=', person).execute();
        await trx
          .updateTable('people')
          .set({ name: '', email: null, language: null, created: 0, gone: 1, admin: 0 })
          .where('id', '=', person)
          .execute();
      });
    },

    async dataOf(person) {
      const [you] = await db
        .selectFrom('people')
        .select([...KNOWN, 'admin', 'banned'])
        .where('id', '=', person)
        .execute();
      return {
        you,
        sessions: await db
          .selectFrom('sessions')
          .select(['browser', 'system', 'created', 'seen'])
          .where('person', '=', person)
          .orderBy('created')
          .execute(),
        passkeys: await db
          .selectFrom('passkeys')
          .select(['id', 'public_key', 'counter', 'created'])
          .where('person', '=', person)
          .orderBy('created')
          .execute(),
        push: await db
          .selectFrom('subscriptions')
          .select(['endpoint', 'json'])
          .where('person', '=', person)
          .orderBy('endpoint')
          .execute(),
        turnsToBeMailed: await db
          .selectFrom('turns')
          .select(['table_id', 'since'])
          .where('person', '=', person)
          .orderBy('since')
          .execute(),
        lastMailed: await db
          .selectFrom('mailed')
          .select('at')
          .where('person', '=', person)
          .execute(),
        tables: await db
          .selectFrom('members')
          .innerJoin('tables', 'tables.id', 'members.table_id')
          .select(['tables.id', 'tables.status', 'tables.settings', 'tables.created'])
          .where('members.person', '=', person)
          .orderBy('tables.created')
          .execute(),
        said: await db
          .selectFrom('lines')
          .select(['table_id', 'room', 'n', 'text', 'at'])
          .where('person', '=', person)
          .orderBy('at')
          .orderBy('n')
          .execute(),
        notes: await db
          .selectFrom('notes')
          .select(['table_id', 'text', 'at'])
          .where('person', '=', person)
          .orderBy('at')
          .execute(),
        reported: await db
          .selectFrom('reports')
          .select(['table_id', 'line', 'why', 'at'])
          .where('by', '=', person)
          .orderBy('at')
          .execute(),
        muted: await db
          .selectFrom('mutes')
          .innerJoin('people', 'people.id', 'mutes.muted')
          .select(['mutes.table_id', 'people.name'])
          .where('mutes.by', '=', person)
          .orderBy('mutes.table_id')
          .execute(),
        // What was done by those who keep order, not by which of them.
        done: await db
          .selectFrom('deeds')
          .select(['did', 'what', 'at'])
          .where('whom', '=', person)
          .orderBy('at')
          .execute(),
        did: await db
          .selectFrom('deeds')
          .select(['did', 'whom', 'what', 'at'])
          .where('who', '=', person)
          .orderBy('at')
          .execute(),
      };
    },
  };
}
