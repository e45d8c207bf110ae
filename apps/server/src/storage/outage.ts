import Libsql from 'libsql';
import type { Time } from '../clocks/time.ts';
import type { Storage } from './storage.ts';

/** The database cannot be reached, or stores nothing now: nobody who asks is to blame. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

/** A full disk, one that takes no writes, or a file that others hold. */
const SQLITE = /^SQLITE_(FULL|READONLY|IOERR|CANTOPEN|BUSY)/;
/** PostgreSQL: no connection, read only, no room, too late, shutting down, trouble with its files. */
const POSTGRES = /^(08|25006|53|57014|57P|58)/;
/** Node: nobody there, or the line broke. */
const NETWORK = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_)/;
/** What pg says without a code. */
const LINE = /^(Connection terminated|timeout exceeded|Query read timeout|Client has encountered)/;

function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as { code?: string };
  if (error instanceof Libsql.SqliteError) return SQLITE.test(code);
  return POSTGRES.test(code) || NETWORK.test(code) || LINE.test(error.message);
}

/** That something was read says nothing about storing. */
const READS: ReadonlySet<string> = new Set<keyof Storage>([
  'person',
  'people',
  'dataOf',
  'session',
  'standingSessions',
  'sessionsOf',
  'loggedOut',
  'passkey',
  'passkeysOf',
  'subscriptionsOf',
  'turnsOf',
  'toBeMailed',
  'table',
  'openTables',
  'tablesOf',
  'tablesGoingOn',
  'waitingTables',
  'dueTables',
  'entries',
  'lines',
  'notes',
  'watchableTables',
  'roleOf',
  'admins',
  'peopleNamed',
  'bannedAtTables',
  'bannedMails',
  'isTraced',
  'reports',
  'deeds',
  'mutedBy',
  'mutersOf',
]);

/** The same storage, which says of its failures whether they are an outage. */
export function tellingOutages(storage: Storage, { now, lost }: Time): Storage {
  const { dump, begun, ...acts } = storage;
  const told = Object.entries(acts).map(([name, act]) => [
    name,
    async (...given: never[]) => {
      const begun = now();
      try {
        const done = await (act as (...given: never[]) => Promise<unknown>)(...given);
        if (!READS.has(name)) lost.stored();
        return done;
      } catch (error) {
        if (!isOutage(error)) throw error;
        lost.failed(begun);
        throw new Unavailable(name, { cause: error });
      }
    },
  ]);
  return { ...Object.fromEntries(told), dump, begun };
}
