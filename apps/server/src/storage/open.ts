import { steadyTime, type Time } from '../clocks/time.ts';
import { begunTables } from './begun.ts';
import { chat } from './chat.ts';
import type { Database } from './database.ts';
import { dumps } from './dump.ts';
import { forgetting } from './forgetting.ts';
import { log } from './log.ts';
import { migrate } from './migrations.ts';
import { notes } from './notes.ts';
import { order } from './order.ts';
import { tellingOutages } from './outage.ts';
import { packing } from './packing.ts';
import { passkeys, people, recoveries, subscriptions } from './people.ts';
import { openPostgres, type Use } from './postgres.ts';
import { retention } from './retention.ts';
import { sessions } from './sessions.ts';
import { spending } from './spending.ts';
import { openSqlite } from './sqlite.ts';
import type { Storage } from './storage.ts';
import { tables } from './tables.ts';
import { turns } from './turns.ts';

export function isPostgres(place: string): boolean {
  return /^postgres(ql)?:\/\//.test(place);
}

/**
 * Opens the storage, and brings it to today's schema. `place` is the address of a PostgreSQL
 * database, or the folder in which SQLite keeps its file; `connections` are for PostgreSQL.
 * What `time` loses while nothing can be stored is told to it.
 */
export async function openStorage(
  place: string,
  { connections = 10, time = steadyTime() }: { connections?: number; time?: Time } = {},
): Promise<Storage> {
  const { db } = openDatabase(place, { is: 'migrating' });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
  return tellingOutages(storageOn(openDatabase(place, { is: 'serving', connections })), time);
}

/** What is kept there, for whoever only looks: nothing is brought up to date, others may serve it. */
export function openToRead(place: string): Pick<Storage, 'begun' | 'close'> {
  const database = openDatabase(place, { is: 'serving', connections: 1 });
  return { ...begunTables(database), close: () => database.db.destroy() };
}

/** A migration may take its time; what people wait for may not. */
function openDatabase(place: string, use: Use): Database {
  if (isPostgres(place)) return openPostgres(place, use);
  // The address may hold a password: it stays out of the message.
  if (/^\w+:\/\//.test(place)) throw new Error('A database address begins with postgres://');
  return openSqlite(place);
}

function storageOn(database: Database): Storage {
  const { db } = database;
  return {
    ...people(db),
    ...forgetting(db),
    ...sessions(db),
    ...recoveries(db),
    ...passkeys(db),
    ...subscriptions(db),
    ...tables(db),
    ...log(database),
    ...chat(db),
    ...turns(db),
    ...packing(db),
    ...begunTables(database),
    ...notes(db),
    ...order(db),
    ...retention(db),
    ...spending(db),
    ...dumps(database),
    close: () => db.destroy(),
  };
}
