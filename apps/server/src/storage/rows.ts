import type { Seat } from '@landsraad/kernel';
import type { EntriesRow, PasskeysRow, TablesRow } from './schema.ts';
import {
  type Entry,
  type KeptSeat,
  type KeptTable,
  type Passkey,
  type PersonId,
  personAt,
} from './storage.ts';

/* Between what is kept and its rows. */

/** PostgreSQL refuses NUL, SQLite cuts the text there; half a surrogate pair is no Unicode. */
export function keepable(text: string): string {
  return text.replaceAll('\0', '\ufffd').replace(/\p{Surrogate}/gu, '\ufffd');
}

/** A column that came later is not there before its migration: databases are looked at before it. */
function orNull<T>(json: string | null | undefined): T | null {
  return json == null ? null : (JSON.parse(json) as T);
}

function jsonOrNull(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}

/** Everybody who sits at the table or will, and its host. */
export function peopleAt({ host, seats }: KeptTable): PersonId[] {
  const seated = seats.flatMap((seat) => personAt(seat) ?? []);
  return [...new Set([host, ...seated])].sort();
}

const companies = new WeakMap<object, { readonly host: PersonId; readonly text: string }>();

/** The same, as the row has it: remembered, since hardly an answer moves anybody. */
export function peopleTextOf(table: KeptTable): string {
  const { host, seats } = table;
  const known = companies.get(seats);
  if (known?.host === host) return known.text;
  const text = JSON.stringify(peopleAt(table));
  companies.set(seats, { host, text });
  return text;
}

export const rowOfTable = (table: KeptTable): Omit<TablesRow, 'people'> => ({
  id: table.id,
  host: table.host,
  visibility: table.settings.visibility,
  settings: JSON.stringify(table.settings),
  rules: table.rules,
  seed: table.seed,
  salt: table.salt,
  created: table.created,
  ...changingOf(table),
});

/** What was agreed on when the table was laid stays as it is. */
export const changingOf = (table: KeptTable) => ({
  status: table.status,
  seats: textOf(table.seats),
  changed: table.changed,
  round: table.round,
  position: table.position,
  clocks: jsonOrNull(table.clocks),
  undo: jsonOrNull(table.undo),
  sat: textOf(table.sat),
  absent: JSON.stringify(table.absent),
  pending: JSON.stringify(table.pending),
  due: table.due,
  rematch: table.rematch,
  fingerprint: jsonOrNull(table.fingerprint),
  sealed: jsonOrNull(table.sealed),
  orders: textOf(table.orders),
  barred: textOf(table.barred),
  silenced: textOf(table.silenced),
  version: table.version,
});

const texts = new WeakMap<object, string>();

/** Of what stays the same from row to row the text is remembered. */
function textOf(value: object): string {
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = JSON.stringify(value);
  texts.set(value, text);
  return text;
}

export function tableOfRow(row: TablesRow): KeptTable {
  return {
    id: row.id,
    host: row.host,
    settings: JSON.parse(row.settings) as KeptTable['settings'],
    rules: row.rules,
    status: row.status,
    seed: row.seed,
    salt: row.salt,
    seats: JSON.parse(row.seats) as KeptSeat[],
    created: row.created,
    changed: row.changed,
    round: row.round,
    position: row.position,
    clocks: orNull(row.clocks),
    undo: orNull(row.undo),
    sat: JSON.parse(row.sat) as KeptTable['sat'],
    absent: JSON.parse(row.absent) as KeptTable['absent'],
    pending: JSON.parse(row.pending) as Seat[],
    due: row.due,
    rematch: row.rematch,
    fingerprint: orNull(row.fingerprint),
    sealed: orNull(row.sealed),
    orders: orNull(row.orders) ?? {},
    barred: orNull(row.barred) ?? [],
    silenced: orNull(row.silenced) ?? [],
    version: row.version,
  };
}

export function entryOfRow(row: EntriesRow): Entry {
  return {
    table: row.table_id,
    seq: row.seq,
    key: row.key,
    step: JSON.parse(row.step) as Entry['step'],
    at: row.at,
  };
}

export function rowOfPasskey(passkey: Passkey): PasskeysRow {
  const { publicKey, ...same } = passkey;
  return { ...same, public_key: publicKey };
}

export function passkeyOfRow(row: PasskeysRow): Passkey {
  const { public_key, ...same } = row;
  return { ...same, publicKey: public_key };
}
