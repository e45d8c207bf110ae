import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStorage } from '../../src/storage/open.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { discard } from '../machine.ts';
import type { TestPostgres } from '../postgres.ts';

/** Where storages of one kind can be opened. */
export class Places {
  readonly name: string;
  readonly #make: () => Promise<string>;
  readonly #giveBack: (place: string) => Promise<void>;
  #made: string[] = [];
  #opened: Storage[] = [];

  constructor(
    name: string,
    make: () => Promise<string>,
    giveBack: (place: string) => Promise<void> = async () => {},
  ) {
    this.name = name;
    this.#make = make;
    this.#giveBack = giveBack;
  }

  /** A place where nothing is kept yet. */
  async newPlace(): Promise<string> {
    const place = await this.#make();
    this.#made.push(place);
    return place;
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

  /** After a test. */
  async clear(): Promise<void> {
    await this.closeAll();
    const made = this.#made;
    this.#made = [];
    await Promise.all(made.map((place) => this.#giveBack(place)));
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
    remove: () => discard(root),
  };
}

export function postgresPlaces(postgres: TestPostgres | null): Places {
  const there = () => {
    if (postgres === null) throw new Error('no PostgreSQL here');
    return postgres;
  };
  return new Places(
    'PostgreSQL',
    () => there().newDatabase(),
    (place) => there().giveBack(place),
  );
}
