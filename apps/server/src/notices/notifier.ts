import type { PersonId, TableId } from '../storage/storage.ts';

/** Tells people who are not at the table. Nothing here throws or is waited for. */
export interface Notifier {
  /** It became this person's turn at this table, and they are not there. */
  turn(person: PersonId, table: TableId): void;
  /** The person is here: what was to be told later need not be told. */
  seen(person: PersonId): void;
  stop(): Promise<void>;
}

export const silent: Notifier = {
  turn: () => {},
  seen: () => {},
  stop: () => Promise.resolve(),
};
