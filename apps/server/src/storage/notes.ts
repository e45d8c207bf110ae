import type { Kysely } from 'kysely';
import { keepable } from './rows.ts';
import type { Schema } from './schema.ts';
import type { Storage } from './storage.ts';

export function notes(db: Kysely<Schema>): Pick<Storage, 'notes' | 'keepNotes'> {
  return {
    async notes(table, person) {
      const row = await db
        .selectFrom('notes')
        .select('text')
        .where('table_id', '=', table)
        .where('person', '=', person)
        .executeTakeFirst();
      return row?.text ?? '';
    },

    async keepNotes(table, person, written, at) {
      const text = keepable(written);
      if (text === '') {
        await db
          .deleteFrom('notes')
          .where('table_id', '=', table)
          .where('person', '=', person)
          .execute();
        return;
      }
      await db
        .insertInto('notes')
        .values({ table_id: table, person, text, at })
        .onConflict((on) => on.columns(['table_id', 'person']).doUpdateSet({ text, at }))
        .execute();
    },
  };
}
