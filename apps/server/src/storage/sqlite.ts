import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import Libsql from 'libsql';
import Beside from 'libsql/promise';
import type { Database, Reading } from './database.ts';
import type { Schema } from './schema.ts';

const FILE = 'landsraad.db';
/** For what another process holds only for a moment, such as opening the file. */
const BUSY_BLOCKING_MS = 20;
const BUSY_PATIENCE_MS = 10_000;

/** One connection that writes, in WAL mode: other connections and processes read meanwhile. */
export function openSqlite(folder: string): Database {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, FILE);
  if (!existsSync(file)) createOwn(file);
  return {
    db: connect(file, 'begin immediate'),
    writers: 'one',
    snapshot: () => snapshotOf(file),
  };
}

/**
 * SQLite gives its files the mode of this one. They hold seeds: for the owner only. Never a file that
 * this process has open: closing any handle gives SQLite's locks away, and the next process to leave
 * would take the log with it, and all that is stored from then on.
 */
function createOwn(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
}

async function snapshotOf(file: string): Promise<Reading> {
  const db = connect(file, 'begin');
  const reading = await db.startTransaction().execute();
  return {
    db: reading,
    close: async () => {
      await reading.rollback().execute();
      await db.destroy();
    },
  };
}

type Begin = 'begin' | 'begin immediate';

function connect(file: string, begin: Begin): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: new Dialect(() => openFile(file), begin),
  });
}

async function openFile(file: string): Promise<StatementCache> {
  const database = new Libsql(file, { timeout: BUSY_BLOCKING_MS });
  await whenFree(async () => {
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
  });
  return new StatementCache(database);
}

/** Prepares each statement once: a fifth more appends a second. */
class StatementCache {
  readonly #database: Libsql.Database;
  readonly #statements = new Map<string, Libsql.Statement>();

  constructor(database: Libsql.Database) {
    this.#database = database;
  }

  prepare(sql: string) {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(sql);
    if (this.#statements.size >= 200) this.#statements.clear();
    this.#statements.set(sql, statement);
    return statement;
  }

  /** The disk is waited for in a thread of the library: this one goes on meanwhile. */
  commit(): Promise<void> {
    return Beside.prototype.exec.call(this.#database, 'commit');
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }
}

type Open = () => Promise<StatementCache>;

class Dialect extends SqliteDialect {
  readonly #open: Open;
  readonly #begin: Begin;

  constructor(open: Open, begin: Begin) {
    super({ database: open });
    this.#open = open;
    this.#begin = begin;
  }

  override createDriver(): Driver {
    return new PatientDriver(this.#open, this.#begin);
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter();
  }
}

/** SQLite does create tables in transactions: so the migrator holds the write lock while it works. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

const WRITES: ReadonlySet<string> = new Set([
  'InsertQueryNode',
  'UpdateQueryNode',
  'DeleteQueryNode',
]);

/**
 * A transaction that may write takes the write lock when it begins: one that had read first would
 * fail, not wait, when another process wrote meanwhile.
 */
class PatientDriver extends SqliteDriver {
  readonly #begin: Begin;
  #database: StatementCache | null = null;
  #connection: DatabaseConnection | null = null;
  #inTransaction = false;

  constructor(open: Open, begin: Begin) {
    super({
      database: async () => {
        this.#database = await open();
        return this.#database;
      },
    });
    this.#begin = begin;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    // Waits until the one before has given it back.
    const connection = await super.acquireConnection();
    this.#connection ??= this.#patient(connection);
    return this.#connection;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(this.#begin));
    this.#inTransaction = true;
  }

  override async commitTransaction(): Promise<void> {
    await whenFree(() => this.#database!.commit());
    this.#inTransaction = false;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    this.#inTransaction = false;
    await super.rollbackTransaction(connection);
  }

  #patient(connection: DatabaseConnection): DatabaseConnection {
    const alone = <R>(query: CompiledQuery) => this.#stored<R>(connection, query);
    return {
      executeQuery: <R>(query: CompiledQuery) =>
        whenFree(() =>
          WRITES.has(query.query.kind) && !this.#inTransaction
            ? alone<R>(query)
            : connection.executeQuery<R>(query),
        ),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  /** By itself a statement would wait for the disk in this thread, and everybody with it. */
  async #stored<R>(connection: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<R>> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
    try {
      const result = await connection.executeQuery<R>(query);
      await this.#database!.commit();
      return result;
    } catch (error) {
      try {
        await connection.executeQuery(CompiledQuery.raw('rollback'));
      } catch {
        // SQLite did so by itself, as it does where the disk is full.
      }
      throw error;
    }
  }
}

/** Waits for another process's write without blocking this one, as SQLite's own waiting would. */
async function whenFree<T>(action: () => Promise<T>): Promise<T> {
  const patience = performance.now() + BUSY_PATIENCE_MS;
  for (let wait = 1; ; wait = Math.min(wait * 2, 20)) {
    try {
      return await action();
    } catch (error) {
      if (!isBusy(error) || performance.now() > patience) throw error;
      await sleep(wait * (0.5 + Math.random()));
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Libsql.SqliteError && error.code.startsWith('SQLITE_BUSY');
}
