import type { TableId } from '../storage/storage.ts';

/**
 * `changed`: something new at the table, up to entry number `seq`; also for chat and seats.
 * `said`: words from one process to the others, kept nowhere.
 * `missed`: notices may have been lost; look at every table you hold.
 */
export type Notice =
  | { readonly is: 'changed'; readonly table: TableId; readonly seq: number }
  | { readonly is: 'said'; readonly table: TableId; readonly words: string }
  | { readonly is: 'missed' };

export type NoticeListener = (notice: Notice) => void;

/**
 * Tells every process that serves tables. A notice is a hint: it may come late, twice, out of order
 * or be joined with a later one of the same table, so always catch up from the storage. Publishers
 * hear their own notices too, and nobody hears one before `publish` has returned.
 */
export interface Bus {
  publish(table: TableId, seq: number): void;
  /** A few short words about a table; lost where nobody listens. */
  say(table: TableId, words: string): void;
  /** From now on notices of this table are heard; of others they need not be. */
  follow(table: TableId): Promise<void>;
  leave(table: TableId): void;
  /** Returns how to stop listening. */
  subscribe(listener: NoticeListener): () => void;
  /** For how many milliseconds some process has listened without a break, as far as is known. */
  listenedFor(): Promise<number>;
  close(): Promise<void>;
}
