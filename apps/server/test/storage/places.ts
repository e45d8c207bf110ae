import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStorage } from '../../src/storage/open.ts';
import type { Storage } from '../../src/storage/storage.ts';
import type { TestPostgres } from '../postgres.ts';

/** Where storages of one kind can be opened. */
export class Places {
  readonly name: string;
  /** A place where nothing is kept yet. */
  readonly newPlace: () => Promise<string>;
  #opened: Storage[] = [];

  constructor(name: string, newPlace: () => Promise<string>) {
    this.name = name;
    this.newPlace = newPlace;
  }

  /** A new place unless told which. */
  async open(place?: string): Promise<Storage> {
    const storage = await openStorage(place ?? (await this.newPlace()));
    this.#opened.push(storage);
    return storage;
  }

  async closeAll(): Promise<void> {
    const opened = this.#opened;
    this.#opened = [];
    await Promise.all(opened.map((storage) => storage.close()));
  }
}

/** Folders inside one temporary folder, which `remove` takes away. */
export function folders(): { newFolder: () => Promise<string>; remove: () => void } {
  const root = mkdtempSync(path.join(tmpdir(), 'landsraad-storage-'));
  let count = 0;
  return {
    newFolder: async () => {
      count += 1;
      return path.join(root, `data-${count}`);
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}

export function postgresPlaces(postgres: TestPostgres | null): Places {
  return new Places('PostgreSQL', () => {
    if (postgres === null) throw new Error('no PostgreSQL here');
    return postgres.newDatabase();
  });
}
