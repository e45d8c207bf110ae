import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';
import type { Storage } from './storage.ts';

/** What is counted for all processes together. */
export function spending(db: Kysely<Schema>): Pick<Storage, 'spend'> {
  return {
    async spend(key, { most, within }, now) {
      const anew = sql<boolean>`spent.until <= ${now}`;
      const { n } = await db
        .insertInto('spent')
        .values({ key, n: 1, until: now + within })
        .onConflict((on) =>
          on.column('key').doUpdateSet({
            n: sql<number>`case when ${anew} then 1 else spent.n + 1 end`,
            until: sql<number>`case when ${anew} then ${now + within} else spent.until end`,
          }),
        )
        .returning('n')
        .executeTakeFirstOrThrow();
      return n <= most;
    },
  };
}
