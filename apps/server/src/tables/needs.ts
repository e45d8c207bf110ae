import { type Game, type GameState, RuleError } from '@landsraad/kernel';
import type { Thinker } from '../bots/thinker.ts';
import type { Bus } from '../bus/bus.ts';
import type { Time } from '../clocks/time.ts';
import type { PersonId, Storage, TableId } from '../storage/storage.ts';

export type AnyGame = Game<GameState, unknown, unknown>;

/** What a house is built on. Nothing in it reads the time or draws a number by itself. */
export interface Needs {
  readonly storage: Storage;
  /** Null for a server of one process. */
  readonly bus: Bus | null;
  readonly time: Time;
  /** Since when some process has served: clocks stood still before. */
  readonly upSince: number;
  readonly thinker: Thinker;
  /** By the name in a table's settings. */
  readonly games: Readonly<Record<string, AnyGame>>;
  /** So many bytes that nobody can foresee. */
  readonly draw: (bytes: number) => Uint8Array;
  readonly observe: Observer;
  /** It became this person's turn, and they are not at the table. */
  readonly onTurn: (person: PersonId, table: TableId) => void;
  /** They came to the table, or looked at it again. */
  readonly onHere: (person: PersonId, table: TableId) => void;
  readonly pace: Pace;
}

/** All in milliseconds. */
export interface Pace {
  /** So that people can follow what bots do; none where nobody looks. */
  readonly botDelay: number;
  /** A window of one beat stays open for so long, and for so much longer if somebody holds it. */
  readonly beat: number;
  readonly hold: number;
  /** A seat of a running game is one's own so long after it was claimed, at the latest. */
  readonly claimDelay: number;
  /** How much later a process acts that did not store the last entry: the other may be dead. */
  readonly patience: number;
  /** Who has no socket is there for so long after each look. */
  readonly lookedFor: number;
  /** A table that nobody uses leaves memory after so long. */
  readonly idleFor: number;
  /** How often it is looked for tables to let go, and for tables where something is due. */
  readonly sweepEvery: number;
  /** How often it is looked for tables that wait in vain, and how long one may wait. */
  readonly tidyEvery: number;
  readonly waits: { readonly public: number; readonly link: number };
  /** A game that has been over for so long is kept packed. */
  readonly packAfter: number;
  /** What has been due for so long nobody else seems to see to. */
  readonly overdue: number;
}

export const PACE: Pace = {
  botDelay: 600,
  beat: 2_000,
  hold: 15_000,
  claimDelay: 3_600_000,
  patience: 2_000,
  lookedFor: 20_000,
  idleFor: 600_000,
  sweepEvery: 10_000,
  tidyEvery: 600_000,
  waits: { public: 86_400_000, link: 30 * 86_400_000 },
  packAfter: 86_400_000,
  overdue: 5_000,
};

/** What is measured. */
export interface Observer {
  /** From an answer received to all told. */
  answered(milliseconds: number): void;
  tables(inMemory: number): void;
  attendances(now: number): void;
  /** What nobody foresaw: a rule that failed, a storage that did not store. */
  failed(what: string, error: unknown): void;
}

/** What a `RuleError` says of itself tells the seed: only its cause is told. */
export const discreet = (observe: Observer): Observer => ({
  ...observe,
  failed: (what, error) => observe.failed(what, error instanceof RuleError ? error.cause : error),
});

export const unobserved: Observer = {
  answered: () => undefined,
  tables: () => undefined,
  attendances: () => undefined,
  failed: () => undefined,
};
