import { open } from 'node:fs/promises';
import type { Config } from './config.ts';
import { openStorage } from './storage/open.ts';
import type { DumpedRow, Storage } from './storage/storage.ts';

const HEAD = { landsraad: 'export', version: 1 } as const;

const withStorage = async <T>(config: Config, use: (storage: Storage) => Promise<T>) => {
  const storage = await openStorage(config.database ?? config.data);
  try {
    return await use(storage);
  } finally {
    await storage.close();
  }
};

/** Writes all data to a new file, a row a line, their number last; gives that number. */
export function exportTo(config: Config, file: string): Promise<number> {
  return withStorage(config, async (storage) => {
    // Seeds and hashes are in it: for the owner only.
    const handle = await open(file, 'wx', 0o600);
    let rows = 0;
    try {
      await handle.write(`${JSON.stringify(HEAD)}\n`);
      for await (const row of storage.dump()) {
        await handle.write(`${JSON.stringify(row)}\n`);
        rows += 1;
      }
      await handle.write(`${JSON.stringify({ end: rows })}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    return rows;
  });
}

export function importFrom(config: Config, file: string): Promise<number> {
  return withStorage(config, async (storage) => {
    const source = await open(file);
    let rows = 0;
    try {
      const lines = source.readLines()[Symbol.asyncIterator]();
      const { value: head = '' } = await lines.next();
      if (head !== JSON.stringify(HEAD)) throw new Error(`${file} is no export of this version`);
      const counted = async function* (): AsyncGenerator<DumpedRow> {
        for (let line = await lines.next(); !line.done; line = await lines.next()) {
          const read = JSON.parse(line.value);
          if (read.end === rows) return;
          rows += 1;
          yield read;
        }
        // Thrown inside the transaction: nothing of half a file is kept.
        throw new Error(`${file} ends before its end`);
      };
      await storage.restore(counted());
    } finally {
      await source.close();
    }
    return rows;
  });
}
