import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Seating } from './protocol.ts';
import type { GameRecord, Standing } from './table.ts';

/** A game as it is kept on this device. */
export interface KeptGame {
  readonly id: string;
  /** One more with every change, so that two tabs cannot both make the same one. */
  readonly revision: number;
  readonly seats: readonly Seating[];
  readonly record: GameRecord;
  readonly guide: boolean;
  readonly standing: Standing;
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly played: number;
}

/** Where games are kept. What a promise says is stored when it is fulfilled. */
export interface Store {
  list(): Promise<KeptGame[]>;
  read(id: string): Promise<KeptGame | undefined>;
  add(game: KeptGame): Promise<void>;
  /** Stores the next revision of a game; false, and nothing stored, if another one came first. */
  advance(game: KeptGame): Promise<boolean>;
  remove(id: string): Promise<void>;
}

const follows = (game: KeptGame, kept: KeptGame | undefined): boolean =>
  kept !== undefined && game.revision === kept.revision + 1;

/** For tests. Copies what comes and goes, as a database does. */
export function memoryStore(): Store {
  const kept = new Map<string, string>();
  const read = (id: string): KeptGame | undefined => {
    const text = kept.get(id);
    return text === undefined ? undefined : (JSON.parse(text) as KeptGame);
  };
  const put = (game: KeptGame) => void kept.set(game.id, JSON.stringify(game));
  return {
    list: async () => [...kept.keys()].map((id) => read(id)!),
    read: async (id) => read(id),
    add: async (game) => put(game),
    advance: async (game) => {
      if (!follows(game, read(game.id))) return false;
      put(game);
      return true;
    },
    remove: async (id) => void kept.delete(id),
  };
}

interface Schema extends DBSchema {
  games: { key: string; value: KeptGame };
}

/** The browser's own database; opened at the first need, and again if the browser closed it. */
export function browserStore(name = 'landsraad'): Store {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;
  const forget = () => {
    opening = null;
  };
  const database = (): Promise<IDBPDatabase<Schema>> => {
    opening ??= openDB<Schema>(name, 1, {
      upgrade: (db) => void db.createObjectStore('games', { keyPath: 'id' }),
      // A newer version in another tab may not wait for this one.
      blocking: (_from, _to, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    opening.catch(forget);
    return opening;
  };
  return {
    list: async () => (await database()).getAll('games'),
    read: async (id) => (await database()).get('games', id),
    add: async (game) => void (await (await database()).add('games', game)),
    advance: async (game) => {
      const transaction = (await database()).transaction('games', 'readwrite');
      const next = follows(game, await transaction.store.get(game.id));
      if (next) void transaction.store.put(game).catch(() => undefined); // `done` tells of it
      await transaction.done;
      return next;
    },
    remove: async (id) => (await database()).delete('games', id),
  };
}
