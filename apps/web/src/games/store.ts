import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Result, Seating, Standing } from './protocol.ts';
import type { GameRecord } from './recorded.ts';

/** A game as it is kept on this device. */
export interface KeptGame {
  readonly id: string;
  /** One more with every change, so that two tabs cannot both make the same one. */
  readonly revision: number;
  readonly seats: readonly Seating[];
  readonly record: GameRecord;
  readonly guide: boolean | string;
  /** Something that had come to light was taken back: it enters no record. */
  readonly practice?: boolean;
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
  /**
   * Stores the next revision of a game; false, and nothing stored, if another one came first. What
   * it comes to, if anything, enters the record, and leaves it when the end is taken back.
   */
  advance(game: KeptGame, resultOf?: (game: KeptGame) => Result | null): Promise<boolean>;
  remove(id: string): Promise<void>;
  results(): Promise<Result[]>;
  /** Takes over what the record does not have; how many that were. */
  addResults(results: readonly Result[]): Promise<number>;
  clearResults(): Promise<void>;
}

const follows = (game: KeptGame, kept: KeptGame | undefined): boolean =>
  kept !== undefined && game.revision === kept.revision + 1;

/** Whether a game may change the entry of its deal: the first one that was finished keeps it. */
const mayEnter = (game: KeptGame, entry: Result | undefined): boolean =>
  entry === undefined || entry.game === game.id;

const noResult = (): null => null;

/** For what is not kept, and for tests. Copies what comes and goes, as a database does. */
export function memoryStore(): Store {
  const kept = new Map<string, string>();
  const read = (id: string): KeptGame | undefined => {
    const text = kept.get(id);
    return text === undefined ? undefined : (JSON.parse(text) as KeptGame);
  };
  const put = (game: KeptGame) => void kept.set(game.id, JSON.stringify(game));
  const results = new Map<string, Result>();
  return {
    list: async () => [...kept.keys()].map((id) => read(id)!),
    read: async (id) => read(id),
    add: async (game) => put(game),
    advance: async (game, resultOf = noResult) => {
      const before = read(game.id);
      if (!follows(game, before)) return false;
      put(game);
      const result = resultOf(game);
      const { deal } = result ?? resultOf(before!) ?? {};
      if (deal && mayEnter(game, results.get(deal))) {
        if (result) results.set(deal, result);
        else results.delete(deal);
      }
      return true;
    },
    remove: async (id) => void kept.delete(id),
    results: async () => structuredClone([...results.values()]),
    addResults: async (added) => {
      const news = added.filter(({ deal }) => !results.has(deal));
      for (const result of news) results.set(result.deal, result);
      return news.length;
    },
    clearResults: async () => results.clear(),
  };
}

interface Schema extends DBSchema {
  games: { key: string; value: KeptGame };
  results: { key: string; value: Result };
}

const VERSION = 2;

/** What a device lacks that kept games for an older version of us. */
function upgrade(db: IDBPDatabase<Schema>, from: number): void {
  if (from < 1) db.createObjectStore('games', { keyPath: 'id' });
  if (from < 2) db.createObjectStore('results', { keyPath: 'deal' });
}

/** The browser's own database; opened at the first need, and again if the browser closed it. */
export function browserStore(name = 'landsraad'): Store {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;
  const forget = () => {
    opening = null;
  };
  const database = (): Promise<IDBPDatabase<Schema>> => {
    opening ??= openDB<Schema>(name, VERSION, {
      upgrade,
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
    advance: async (game, resultOf = noResult) => {
      const transaction = (await database()).transaction(['games', 'results'], 'readwrite');
      const [games, results] = [
        transaction.objectStore('games'),
        transaction.objectStore('results'),
      ];
      const before = await games.get(game.id);
      const next = follows(game, before);
      // What fails is told by `done`.
      if (next) void games.put(game).catch(() => undefined);
      const result = resultOf(game);
      const { deal } = result ?? (before && resultOf(before)) ?? {};
      if (next && deal && mayEnter(game, await results.get(deal)))
        void (result ? results.put(result) : results.delete(deal)).catch(() => undefined);
      await transaction.done;
      return next;
    },
    remove: async (id) => (await database()).delete('games', id),
    results: async () => (await database()).getAll('results'),
    addResults: async (added) => {
      const transaction = (await database()).transaction('results', 'readwrite');
      const known = new Set(await transaction.store.getAllKeys());
      const news = added.filter(({ deal }) => !known.has(deal));
      for (const result of news) void transaction.store.put(result).catch(() => undefined);
      await transaction.done;
      return news.length;
    },
    clearResults: async () => (await database()).clear('results'),
  };
}
