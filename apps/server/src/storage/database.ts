import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** A connection, or a transaction on one. */
export type Queries = Kysely<Schema> | Transaction<Schema>;

/** What the dialects give to the one implementation of the storage. */
export interface Database {
  readonly db: Kysely<Schema>;
  /** Whether many connections write side by side, or one for all of this process. */
  readonly writers: 'many' | 'one';
  /** Reads the database as it is at the first query, whoever writes meanwhile. */
  snapshot(): Promise<Reading>;
}

export interface Reading {
  readonly db: Queries;
  close(): Promise<void>;
}
