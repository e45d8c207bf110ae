import type { Language } from '@landsraad/kernel/wording';
import type { TableStatus } from '@landsraad/protocol';
import type { Generated } from 'kysely';
import type { PersonId, TableId } from './storage.ts';

/*
 * The tables of the database, alike in both dialects: only text and whole numbers, so that a dump
 * of one goes into the other. `Json` is text; no query looks inside.
 */

type Json = string;

interface PeopleRow {
  id: PersonId;
  name: string;
  email: string | null;
  language: Language | null;
  created: number;
  /** When they last logged out: cookies from before there were sessions count no more. */
  logged_out: Generated<number>;
  /** 1: they wanted to be forgotten. */
  gone: Generated<number>;
  /** 1: keeps order. */
  admin: Generated<number>;
  /** 1: was sent away. */
  banned: Generated<number>;
}

interface SessionsRow {
  id: string;
  person: PersonId;
  browser: string | null;
  system: string | null;
  created: number;
  seen: number;
}

interface RecoveriesRow {
  hash: string;
  person: PersonId;
  expires: number;
}

export interface PasskeysRow {
  id: string;
  person: PersonId;
  public_key: string;
  counter: number;
  created: number;
}

interface ChallengesRow {
  challenge: string;
  expires: number;
}

interface SubscriptionsRow {
  endpoint: string;
  person: PersonId;
  json: Json;
}

export interface TablesRow {
  id: TableId;
  host: PersonId;
  /** Copied out of the settings for the lobby. */
  visibility: string;
  status: TableStatus;
  settings: Json;
  rules: number;
  seed: string;
  salt: string;
  seats: Json;
  created: number;
  changed: number;
  round: number;
  position: number;
  clocks: Json | null;
  undo: Json | null;
  sat: Json;
  absent: Json;
  pending: Json;
  due: number | null;
  rematch: TableId | null;
  fingerprint: Json | null;
  sealed: Json | null;
  orders: Json;
  barred: Json;
  silenced: Json;
  version: number;
  /** The ids in `members`, so that an answer that moves nobody need not look there. */
  people: Json;
}

/** Who sits at a table or is its host. */
interface MembersRow {
  table_id: TableId;
  person: PersonId;
}

export interface EntriesRow {
  table_id: TableId;
  seq: number;
  key: string | null;
  step: Json;
  at: number;
}

/** The log of a game that is over, instead of its entries. */
interface PackedRow {
  table_id: TableId;
  log: string;
}

export interface LinesRow {
  table_id: TableId;
  /** Where it was said; empty for everybody's room. */
  room: Generated<string>;
  n: number;
  person: PersonId;
  text: string;
  at: number;
  key: string | null;
  /** 1: said by somebody who looked on. */
  beside: Generated<number>;
}

interface MutesRow {
  table_id: TableId;
  by: PersonId;
  muted: PersonId;
}

/** Turns that people are to be told of by mail. */
interface TurnsRow {
  person: PersonId;
  table_id: TableId;
  since: number;
}

/** When a person last got a mail about turns. */
interface MailedRow {
  person: PersonId;
  at: number;
}

/** What somebody keeps for themselves about a table. */
interface NotesRow {
  table_id: TableId;
  person: PersonId;
  text: string;
  at: number;
}

export interface ReportsRow {
  id: string;
  at: number;
  table_id: TableId;
  line: number | null;
  room: Generated<string>;
  said: string;
  why: string;
  by: PersonId;
  about: PersonId;
  /** When it was seen to. */
  done: number | null;
}

/** Who did what. */
interface DeedsRow {
  id: string;
  at: number;
  who: string;
  did: string;
  whom: string | null;
  what: string | null;
}

/** How often something was done since some moment, by whom or from where: nobody reads it back. */
interface SpentRow {
  key: string;
  n: number;
  until: number;
}

/** What somebody who was sent away would come back with, under a name that tells nobody what. */
interface TracesRow {
  key: string;
  person: PersonId;
  until: number;
}

export interface Schema {
  people: PeopleRow;
  sessions: SessionsRow;
  recoveries: RecoveriesRow;
  passkeys: PasskeysRow;
  challenges: ChallengesRow;
  subscriptions: SubscriptionsRow;
  tables: TablesRow;
  members: MembersRow;
  entries: EntriesRow;
  packed: PackedRow;
  lines: LinesRow;
  mutes: MutesRow;
  turns: TurnsRow;
  mailed: MailedRow;
  notes: NotesRow;
  reports: ReportsRow;
  deeds: DeedsRow;
  spent: SpentRow;
  traces: TracesRow;
}

/** Every table with its primary key, those that others refer to first. */
export const PRIMARY_KEYS: { readonly [T in keyof Schema]: readonly (keyof Schema[T] & string)[] } =
  {
    people: ['id'],
    sessions: ['id'],
    recoveries: ['hash'],
    passkeys: ['id'],
    challenges: ['challenge'],
    subscriptions: ['endpoint'],
    tables: ['id'],
    members: ['table_id', 'person'],
    entries: ['table_id', 'seq'],
    packed: ['table_id'],
    lines: ['table_id', 'room', 'n'],
    mutes: ['table_id', 'by', 'muted'],
    turns: ['person', 'table_id'],
    mailed: ['person'],
    notes: ['table_id', 'person'],
    reports: ['id'],
    deeds: ['id'],
    spent: ['key'],
    traces: ['key', 'person'],
  };

export const TABLE_NAMES = Object.keys(PRIMARY_KEYS) as (keyof Schema)[];
