import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { Storage } from './storage.ts';

type Turns = Pick<Storage, 'noteTurn' | 'forgetTurns' | 'turnsOf' | 'toBeMailed' | 'claimMail'>;

/** What people are to be told of by mail, once it has waited for long enough. */
export function turns(db: Kysely<Schema>): Turns {
  return {
    async noteTurn(person, table, since) {
      await db
        .insertInto('turns')
        .values({ person, table_id: table, since })
        .onConflict((on) => on.doNothing())
        .execute();
    },

    async forgetTurns(person, tables) {
      if (tables.length === 0) return;
      await db
        .deleteFrom('turns')
        .where('person', '=', person)
        .where('table_id', 'in', [...tables])
        .execute();
    },

    async turnsOf(person) {
      const rows = await db
        .selectFrom('turns')
        .select(['table_id', 'since'])
        .where('person', '=', person)
        .orderBy('since')
        .orderBy('table_id')
        .execute();
      return rows.map(({ table_id, since }) => ({ table: table_id, since }));
    },

    async toBeMailed(since, mailed) {
      const rows = await db
        .selectFrom('turns')
        .leftJoin('mailed', 'mailed.person', 'turns.person')
        .select('turns.person')
        .distinct()
        .where('turns.since', '<=', since)
        .where(({ eb, or }) => or([eb('mailed.at', 'is', null), eb('mailed.at', '<=', mailed)]))
        .orderBy('turns.person')
        .execute();
      return rows.map(({ person }) => person);
    },

    async claimMail(person, now, before) {
      const claimed = await db
        .insertInto('mailed')
        .values({ person, at: now })
        .onConflict((on) =>
          on.column('person').doUpdateSet({ at: now }).where('mailed.at', '<=', before),
        )
        .returning('person')
        .executeTakeFirst();
      return claimed !== undefined;
    },
  };
}
