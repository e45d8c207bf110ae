import type { Choice, Seat } from '@landsraad/kernel';
import type { Language } from '@landsraad/kernel/wording';
import type { NewTable, TableStatus } from '@landsraad/protocol';

/* What is kept, and the promises about it. SQLite and PostgreSQL keep it alike: one suite tests both. */

export type PersonId = string;
export type TableId = string;

export interface Person {
  readonly id: PersonId;
  readonly name: string;
  readonly email: string | null;
  /** In which they want to be written to; null where they never said. */
  readonly language: Language | null;
  readonly created: number;
}

/** A browser that is somebody, until it logs out or does not come by for long. */
export interface Session {
  readonly id: string;
  readonly person: PersonId;
  readonly browser: string | null;
  readonly system: string | null;
  readonly created: number;
  readonly seen: number;
}

/** For how long, in milliseconds, what nobody needs any more is kept. */
export interface Keeps {
  /** Sessions that did not come by. */
  readonly sessions: number;
  /** People without games, passkeys and mail who did not come by. */
  readonly people: number;
  /** Tables whose game never began. */
  readonly closed: number;
  /** What was said at a table, after its game. */
  readonly chat: number;
  /** Reports that were seen to, and who did what. */
  readonly log: number;
}

/** A table as it is kept: what was agreed on, and what is true of it now. */
export interface KeptTable {
  readonly id: TableId;
  readonly host: PersonId;
  readonly settings: NewTable;
  /** The version of the rules it is played by to its end. */
  readonly rules: number;
  readonly status: TableStatus;
  /** Drawn when the table is laid; secret until the game is over. */
  readonly seed: string;
  readonly salt: string;
  readonly seats: readonly KeptSeat[];
  readonly created: number;
  readonly changed: number;
  /** What the lobby tells. */
  readonly round: number;
  readonly position: number;
  readonly clocks: KeptClocks | null;
  readonly undo: KeptUndoWish | null;
  /** Who gave a seat up while the game ran: they know its cards, and had so much time left. */
  readonly sat: Readonly<Record<PersonId, { readonly seat: Seat; readonly left: number | null }>>;
  /** Who sits at the table and is not there: since when. */
  readonly absent: Readonly<Record<PersonId, number>>;
  /** Whose decision the game waits for, bots included. */
  readonly pending: readonly Seat[];
  /** When something comes by itself, a bot's answer or the clock's; null: never. */
  readonly due: number | null;
  readonly rematch: TableId | null;
  /** What the game had come to; null where nobody noted it. */
  readonly fingerprint: KeptFingerprint | null;
  /** The window that is open, with what was said in it; null while none is. */
  readonly sealed: KeptWindow | null;
  /** What people answer without being asked: nobody else's business. */
  readonly orders: Readonly<Record<PersonId, unknown>>;
  /** Whom the host closed a seat to: none here is for them. */
  readonly barred: readonly PersonId[];
  /** Whose word the host has taken. */
  readonly silenced: readonly PersonId[];
  /** One more with every change: of two writers one wins. */
  readonly version: number;
}

export type KeptSeat =
  | { readonly is: 'open'; readonly claim?: KeptClaim }
  | { readonly is: 'bot'; readonly bot: string }
  | {
      readonly is: 'person';
      readonly person: PersonId;
      readonly standIn: string | null;
      /** Taken while the game ran: not given up before this moment. */
      readonly bound?: number;
      /** The others who agreed, last at this moment, that a bot plays for whoever is away. */
      readonly asked?: { readonly at: number; readonly by: readonly Seat[] };
    };

/** Somebody takes the seat of a running game: at this moment it is theirs, and its cards are shown. */
export interface KeptClaim {
  readonly person: PersonId;
  readonly from: number;
}

/** Whose seat it is, or will be. */
export function personAt(seat: KeptSeat): PersonId | null {
  if (seat.is === 'person') return seat.person;
  return seat.is === 'open' ? (seat.claim?.person ?? null) : null;
}

/** The position after so many answers, by a short name: other rules would lead to another one. */
export interface KeptFingerprint {
  readonly at: number;
  readonly is: string;
}

/** Milliseconds left by seat at the moment `since`; null for a bot. While no server runs they stand still. */
export interface KeptClocks {
  readonly left: readonly (number | null)[];
  readonly since: number;
}

export interface KeptUndoWish {
  readonly by: Seat;
  /** Back to this many answers. */
  readonly to: number;
  readonly agreed: readonly Seat[];
}

/** What is said in a window lies here, and nothing of it in the log, until all of it is opened. */
export interface KeptWindow {
  /** It is open from then until then. */
  readonly opened: number;
  readonly closes: number;
  /** Of each seat in its own order. */
  readonly answers: readonly SealedAnswer[];
  /** Who asked for more time, as often as they did. */
  readonly held: readonly Seat[];
}

/** An answer; `key` is the client's own name for it. */
export interface SealedAnswer {
  readonly seat: Seat;
  readonly choice: Choice;
  readonly key?: string;
  readonly by?: 'bot' | 'clock';
}

/** One step of a table's log: from all of them, and the seed, the game follows. */
export interface Entry {
  readonly table: TableId;
  /** 0, 1, 2…: exactly one writer gets each number. */
  readonly seq: number;
  /** The client's own name for it; null for what a bot or the clock did. */
  readonly key: string | null;
  readonly step:
    | {
        readonly do: 'answer';
        readonly seat: Seat;
        readonly choice: Choice;
        /** Who answered, where it was not the person. */
        readonly by?: 'bot' | 'clock';
        /** The kind of what was done unasked. */
        readonly unasked?: string;
      }
    /** All that was said in a window, seat by seat, whoever was quicker; and who held it open. */
    | {
        readonly do: 'window';
        readonly answers: readonly SealedAnswer[];
        readonly held?: readonly Seat[];
      }
    | { readonly do: 'take-back'; readonly count: number };
  readonly at: number;
}

/**
 * `taken`: another writer has this number, or changed the table's row first; reload and try again.
 * `repeated`: this key was stored before, at `seq`; told even when the number is taken as well.
 */
export type Appended =
  | { readonly is: 'stored' }
  | { readonly is: 'taken' }
  | { readonly is: 'repeated'; readonly seq: number };

export interface KeptLine {
  readonly table: TableId;
  /** Where it was said: empty for everybody's room. */
  readonly room: string;
  readonly n: number;
  readonly person: PersonId;
  readonly text: string;
  readonly at: number;
  /** Said by somebody who looked on while the game ran. */
  readonly beside: boolean;
}

/** Something that somebody wants looked at: a line, or (null) a name. */
export interface Report {
  readonly id: string;
  readonly at: number;
  readonly table: TableId;
  readonly line: number | null;
  readonly room: string;
  readonly said: string;
  readonly why: string;
  readonly by: PersonId;
  readonly about: PersonId;
}

/** Who did what to whom. */
export interface Deed {
  readonly at: number;
  readonly who: string;
  readonly did: string;
  readonly whom: string | null;
  readonly what: string | null;
}

export interface Role {
  /** Keeps order. */
  readonly admin: boolean;
  /** Was sent away. */
  readonly banned: boolean;
}

export interface Passkey {
  readonly id: string;
  readonly person: PersonId;
  /** Base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly created: number;
}

/**
 * A promise that is fulfilled means that it is on the disk. One that fails with the connection may
 * have been stored nevertheless: ask again with the same key. What is added twice under one id
 * throws `AlreadyKept`. Characters that no database keeps (NUL, half a surrogate pair) become U+FFFD.
 */
export interface Storage {
  addPerson(person: Person): Promise<void>;
  person(id: PersonId): Promise<Person | null>;
  /** Those who are known, in any order. */
  people(ids: readonly PersonId[]): Promise<Person[]>;
  changePerson(
    id: PersonId,
    change: Partial<Pick<Person, 'name' | 'email' | 'language'>>,
  ): Promise<void>;

  /**
   * Whatever tells who they were is gone, for good: nobody is known by this id any more. Their games
   * and what they said stay, without a name.
   */
  forgetPerson(id: PersonId): Promise<void>;
  /** Everything that is kept of a person, by kind. */
  dataOf(id: PersonId): Promise<Readonly<Record<string, unknown>>>;

  /** The same one twice is one. */
  addSession(session: Session): Promise<void>;
  session(id: string): Promise<(Session & Pick<Role, 'banned'>) | null>;
  /** Of these, those that have not ended, and whose person was not sent away. */
  standingSessions(ids: readonly string[]): Promise<string[]>;
  /** Last seen first. */
  sessionsOf(person: PersonId): Promise<Session[]>;
  seenSession(id: string, seen: number): Promise<void>;
  /** One of a person's sessions ends, or (null) all; what counted without one (`loggedOut`) too. */
  endSessions(person: PersonId, id: string | null, now: number): Promise<void>;
  /** When they last logged out anywhere. */
  loggedOut(person: PersonId): Promise<number | null>;

  /** A one-time token by its hash. Those that are too old by `now` are forgotten. */
  addRecovery(hash: string, person: PersonId, expires: number, now: number): Promise<void>;
  /** Gives the person once, before `expires`, and never again. */
  useRecovery(hash: string, now: number): Promise<PersonId | null>;
  /** None of a person's is of use any more. */
  endRecoveries(person: PersonId): Promise<void>;

  addPasskey(passkey: Passkey): Promise<void>;
  passkey(id: string): Promise<Passkey | null>;
  passkeysOf(person: PersonId): Promise<Passkey[]>;
  /** False where this person has no such one. */
  removePasskey(person: PersonId, id: string): Promise<boolean>;
  /** True once for each challenge; those that are too old by `now` are forgotten. */
  useChallenge(challenge: string, expires: number, now: number): Promise<boolean>;
  /** Stores something small, and forgets it: throws where nothing can be stored. */
  probe(now: number): Promise<void>;
  /** The counter never goes back. */
  usedPasskey(id: string, counter: number): Promise<void>;

  /** A browser has one endpoint: whoever subscribed it last gets its notices. */
  addSubscription(person: PersonId, endpoint: string, json: string): Promise<void>;
  subscriptionsOf(person: PersonId): Promise<{ endpoint: string; json: string }[]>;
  removeSubscription(endpoint: string): Promise<void>;

  /** It is this person's turn, to be told by mail; noted once until it is forgotten. */
  noteTurn(person: PersonId, table: TableId, since: number): Promise<void>;
  forgetTurns(person: PersonId, tables: readonly TableId[]): Promise<void>;
  turnsOf(person: PersonId): Promise<{ table: TableId; since: number }[]>;
  /** Who has a turn since then or before, and got no mail after `mailed`. */
  toBeMailed(since: number, mailed: number): Promise<PersonId[]>;
  /** True for one of all who ask: from now on the person counts as mailed at `now`. */
  claimMail(person: PersonId, now: number, before: number): Promise<boolean>;

  /**
   * Counts once more, for all processes: false where it was more often than `most` within so many
   * milliseconds from the first time on.
   */
  spend(
    key: string,
    limit: { readonly most: number; readonly within: number },
    now: number,
  ): Promise<boolean>;

  addTable(table: KeptTable): Promise<void>;
  table(id: TableId): Promise<KeptTable | null>;
  /** Stores `table` if its version follows the stored one; false, and nothing stored, otherwise. */
  changeTable(table: KeptTable): Promise<boolean>;
  /** Public tables that wait for people, newest first. */
  openTables(limit: number): Promise<KeptTable[]>;
  /** Public tables that run and may be watched, last changed first. */
  watchableTables(limit: number): Promise<KeptTable[]>;
  /** Where the person sits or is the host, whatever the status; last changed first. */
  tablesOf(person: PersonId, limit: number): Promise<KeptTable[]>;
  /** Those where the person sits, will sit or is the host, and whose game waits or runs. */
  tablesGoingOn(person: PersonId): Promise<TableId[]>;
  /** Tables that wait, and did not change since: public ones, and those for whoever has the link. */
  waitingTables(since: { readonly public: number; readonly link: number }): Promise<TableId[]>;
  /** Running tables where something was to come by itself at `moment` or before, longest due first. */
  dueTables(moment: number): Promise<TableId[]>;

  /**
   * The entry and the table's new row (its version must follow the stored one) in one transaction,
   * so that they never disagree. Throws when the entry before this one is not stored.
   */
  append(entry: Entry, table?: KeptTable): Promise<Appended>;
  /**
   * The logs of so many tables whose games were over by `since` become one text each, some kB
   * long; the clients' keys go. How many those were.
   */
  packOver(since: number, most: number): Promise<number>;
  /** From number `from` on, in order. */
  entries(table: TableId, from: number): Promise<Entry[]>;

  /**
   * Numbers the lines of a room 0, 1, 2…. The same key of the same person is the same line. Of a
   * long talk only the last lines are kept.
   */
  addLine(line: Omit<KeptLine, 'n'> & { readonly key: string }): Promise<KeptLine>;
  /** The last so many, oldest first; of these rooms, or of all. */
  lines(table: TableId, last: number, rooms?: readonly string[]): Promise<KeptLine[]>;
  /** Where something was said, each with the number of its last line. */
  rooms(table: TableId): Promise<Map<string, number>>;
  mute(table: TableId, by: PersonId, muted: PersonId, on: boolean): Promise<void>;
  mutedBy(table: TableId, by: PersonId): Promise<PersonId[]>;
  /** The other way round: who does not want to hear them. */
  mutersOf(table: TableId, muted: PersonId): Promise<PersonId[]>;

  /** Every table whose game began, with its log, as all were at one moment. */
  begun(): AsyncIterable<BegunTable>;

  /** A line is taken away: only its place stays. Gives who said it; null where there is none. */
  unsay(table: TableId, room: string, n: number): Promise<PersonId | null>;

  /** What somebody wrote down at a table for themselves; empty where nothing is kept. */
  notes(table: TableId, person: PersonId): Promise<string>;
  /** Instead of what was there; nothing is kept of what is empty. */
  keepNotes(table: TableId, person: PersonId, text: string, at: number): Promise<void>;

  roleOf(person: PersonId): Promise<Role>;
  setRole(person: PersonId, change: Partial<Role>): Promise<void>;
  admins(): Promise<Person[]>;
  /** Everybody who is called exactly so. */
  peopleNamed(name: string): Promise<Person[]>;
  /** Who was sent away and still has to do with a table that waits or runs. */
  bannedAtTables(): Promise<PersonId[]>;
  /** The mail addresses of those who were sent away. */
  bannedMails(): Promise<string[]>;
  /** What somebody who was sent away would come back with; forgotten when they may come back. */
  addTrace(key: string, person: PersonId, until: number): Promise<void>;
  isTraced(key: string, now: number): Promise<boolean>;
  addReport(report: Omit<Report, 'id'>): Promise<void>;
  /** Those that nobody has seen to, newest first. */
  reports(limit: number): Promise<Report[]>;
  /** False where there is none, or somebody saw to it before. */
  settleReport(id: string, done: number): Promise<boolean>;
  addDeed(deed: Deed): Promise<void>;
  /** Newest first. */
  deeds(last: number): Promise<Deed[]>;

  /** Lets go of what nobody needs any more; gives the number of rows by kind. */
  prune(now: number, keeps: Keeps): Promise<Readonly<Record<string, number>>>;

  /** Everything as it was at one moment, row by row, in an order that `restore` can take. */
  dump(): AsyncIterable<DumpedRow>;
  /** All or nothing, and only where nothing is kept yet. */
  restore(rows: AsyncIterable<DumpedRow>): Promise<void>;
  close(): Promise<void>;
}

export interface BegunTable {
  readonly table: KeptTable;
  readonly entries: readonly Entry[];
  /** How many there are in all. */
  readonly of: number;
}

export interface DumpedRow {
  readonly into: string;
  readonly row: Readonly<Record<string, unknown>>;
}

/** Something with this id was there before; nothing changed. */
export class AlreadyKept extends Error {
  override readonly name = 'AlreadyKept';
}
