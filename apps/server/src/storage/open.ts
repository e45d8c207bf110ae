import { chat } from './chat.ts';
import type { Database } from './database.ts';
import { dumps } from './dump.ts';
import { log } from './log.ts';
import { migrate } from './migrations.ts';
import { passkeys, people, recoveries, subscriptions } from './people.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Storage } from './storage.ts';
import { tables } from './tables.ts';

export function isPostgres(place: string): boolean {
  return /^postgres(ql)?:\/\//.test(place);
}

/**
 * Opens the storage, and brings it to today's schema. `place` is the address of a PostgreSQL
 * database, or the folder in which SQLite keeps its file.
 */
export async function openStorage(place: string): Promise<Storage> {
  const database = openDatabase(place);
  try {
    await migrate(database.db);
  } catch (error) {
    await database.db.destroy();
    throw error;
  }
  return storageOn(database);
}

function openDatabase(place: string): Database {
  if (isPostgres(place)) return openPostgres(place);
  // The address may hold a password: it stays out of the message.
  if (/^\w+:\/\//.test(place)) throw new Error('A database address begins with postgres://');
  return openSqlite(place);
}

function storageOn(database: Database): Storage {
  const { db } = database;
  return {
    ...people(db),
    ...recoveries(db),
    ...passkeys(db),
    ...subscriptions(db),
    ...tables(db),
    ...log(db),
    ...chat(db),
    ...dumps(database),
    close: () => db.destroy(),
  };
}
