import { open } from 'node:fs/promises';
import type { Config } from './config.ts';
import { GAMES } from './games.ts';
import { exportAll, importAll } from './storage/export.ts';
import { openStorage, openToRead } from './storage/open.ts';
import type { Storage, TableId } from './storage/storage.ts';
import { type Report, reportOf } from './tables/record.ts';
import type { Telling } from './verify/telling.ts';
import { type Verdict, verify } from './verify/verify.ts';

/** For the length of one command. */
export const withStorage = async <T>(config: Config, use: (storage: Storage) => Promise<T>) => {
  const storage = await openStorage(config.database ?? config.data);
  try {
    return await use(storage);
  } finally {
    await storage.close();
  }
};

/** Writes all data to a new file; gives the number of rows. */
export function exportTo(config: Config, file: string): Promise<number> {
  return withStorage(config, async (storage) => {
    // Seeds and hashes are in it: for the owner only.
    const handle = await open(file, 'wx', 0o600);
    try {
      const rows = await exportAll(storage, handle.createWriteStream({ autoClose: false }));
      await handle.sync();
      return rows;
    } finally {
      await handle.close();
    }
  });
}

/** Takes all data out of a file, into an empty storage; gives the number of rows. */
export function importFrom(config: Config, file: string): Promise<number> {
  return withStorage(config, async (storage) => {
    const handle = await open(file);
    try {
      return await importAll(storage, handle.createReadStream({ autoClose: false }));
    } finally {
      await handle.close();
    }
  });
}

/** Seed and answers of one table, up to the one that a rule failed on: for the owner only. */
export function reportOn(config: Config, id: TableId): Promise<Report> {
  return withStorage(config, async (storage) => {
    const kept = await storage.table(id);
    if (kept === null) throw new Error('There is no such table');
    return reportOf({ games: GAMES }, kept, await storage.entries(id, 0));
  });
}

/** Plays all games again that are kept there, whoever serves them meanwhile. */
export async function verifyIn(config: Config, telling: Telling): Promise<Verdict> {
  const storage = openToRead(config.database ?? config.data);
  try {
    const verdict = await verify(storage, { games: GAMES }, telling.found);
    telling.verdict(verdict);
    return verdict;
  } finally {
    await storage.close();
  }
}
