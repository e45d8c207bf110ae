import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';
import type { Storage } from './storage.ts';

const DAY_MS = 86_400_000;
/** A mail about a turn that could not be sent in a week helps nobody. */
const TURNS_KEPT = 7 * DAY_MS;
/** Longer than the time from one mail to the next. */
const MAILED_KEPT = DAY_MS;
/** So many at once: others want to write too. */
const AT_ONCE = 500;

/** Whatever else belongs to a person, or to a table: it goes before them. */
const OF_PEOPLE = ['sessions', 'recoveries', 'subscriptions', 'turns', 'mailed'] as const;
const OF_TABLES = [
  'members',
  'entries',
  'packed',
  'lines',
  'mutes',
  'turns',
  'notes',
  'reports',
] as const;

/** Whoever is named here left something that stays. */
const LEFT_BEHIND: readonly (readonly [keyof Schema, string])[] = [
  ['members', 'person'],
  ['passkeys', 'person'],
  ['lines', 'person'],
  ['mutes', 'by'],
  ['mutes', 'muted'],
  ['notes', 'person'],
  ['reports', 'by'],
  ['reports', 'about'],
];

export function retention(db: Kysely<Schema>): Pick<Storage, 'prune'> {
  return {
    async prune(now, keeps) {
      const expired = (table: 'recoveries' | 'challenges') =>
        deleted(db.deleteFrom(table).where('expires', '<=', now));
      return {
        recoveries: await expired('recoveries'),
        challenges: await expired('challenges'),
        sessions: await deleted(
          db.deleteFrom('sessions').where('seen', '<=', now - keeps.sessions),
        ),
        spent: await deleted(db.deleteFrom('spent').where('until', '<=', now)),
        traces: await deleted(db.deleteFrom('traces').where('until', '<=', now)),
        turns: await deleted(db.deleteFrom('turns').where('since', '<=', now - TURNS_KEPT)),
        mailed: await deleted(db.deleteFrom('mailed').where('at', '<=', now - MAILED_KEPT)),
        reports: await deleted(db.deleteFrom('reports').where('done', '<=', now - keeps.log)),
        deeds: await deleted(db.deleteFrom('deeds').where('at', '<=', now - keeps.log)),
        lines: await pruneLines(db, now - keeps.chat),
        tables: await pruneTables(db, now - keeps.closed),
        people: await prunePeople(db, now - keeps.people),
      };
    },
  };
}

interface Deletion {
  executeTakeFirst(): Promise<{ readonly numDeletedRows: bigint }>;
}

const deleted = async (deletion: Deletion): Promise<number> =>
  Number((await deletion.executeTakeFirst()).numDeletedRows);

/** The game stays, and so does what others may want to see of it. */
function pruneLines(db: Kysely<Schema>, before: number): Promise<number> {
  return deleted(
    db
      .deleteFrom('lines')
      .where('table_id', 'in', (eb) =>
        eb
          .selectFrom('tables')
          .select('id')
          .where('status', '=', 'over')
          .where('changed', '<=', before),
      ),
  );
}

async function pruneTables(db: Kysely<Schema>, before: number): Promise<number> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('status', '=', 'closed')
    .where('changed', '<=', before)
    .limit(AT_ONCE)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  return db.transaction().execute(async (trx) => {
    for (const table of OF_TABLES)
      await trx.deleteFrom(table).where('table_id', 'in', ids).execute();
    return deleted(trx.deleteFrom('tables').where('id', 'in', ids));
  });
}

/** Who came by once and left nothing behind, and those of the forgotten whom no game names. */
async function prunePeople(db: Kysely<Schema>, before: number): Promise<number> {
  const nothingIn = ([table, column]: readonly [keyof Schema, string]) =>
    sql`not exists (select 1 from ${sql.table(table)} where ${sql.ref(column)} = people.id)`;
  const { rows } = await sql<{ id: string }>`
    select id from people where created <= ${before} and email is null and admin = 0 and banned = 0
      and not exists (select 1 from sessions where person = people.id and seen > ${before})
      and ${sql.join(LEFT_BEHIND.map(nothingIn), sql` and `)}
    limit ${AT_ONCE}`.execute(db);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  return db.transaction().execute(async (trx) => {
    for (const table of OF_PEOPLE) await trx.deleteFrom(table).where('person', 'in', ids).execute();
    return deleted(trx.deleteFrom('people').where('id', 'in', ids));
  });
}
