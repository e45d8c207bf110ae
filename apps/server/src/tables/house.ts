import type { Seat } from '@landsraad/kernel';
import type {
  ClientMessage,
  FinishedRecord,
  GameInfo,
  NewReport,
  NewTable,
  SeatTaken,
  ServerFault,
  ServerMessage,
  TableInfo,
} from '@landsraad/protocol';
import type { PersonId, TableId } from '../storage/storage.ts';

/** What went wrong, as the client is told. */
export class Fault extends Error {
  readonly fault: ServerFault;
  constructor(fault: ServerFault) {
    super(fault.fault);
    this.fault = fault;
  }
}

/**
 * All tables, as this process serves them. Every call checks the asker's rights, and throws a
 * `Fault` that changed nothing. No process owns a table: what another one did comes over the bus.
 */
export interface House {
  games(): GameInfo[];
  create(host: PersonId, settings: NewTable): Promise<TableId>;
  info(id: TableId, asker: PersonId | null): Promise<TableInfo>;
  /** Public tables that wait for people. */
  lobby(asker: PersonId | null): Promise<TableInfo[]>;
  /** Public tables whose game runs, and that may be watched. */
  watching(asker: PersonId | null): Promise<TableInfo[]>;
  /** Throws where somebody may not look at a table. */
  mayLook(id: TableId, person: PersonId | null): Promise<void>;
  mine(person: PersonId): Promise<TableInfo[]>;
  /**
   * `null` is any open seat; a seat that is taken stays taken. While the game runs it becomes one's
   * own only after a while, and binds.
   */
  takeSeat(id: TableId, person: PersonId, seat: Seat | null): Promise<SeatTaken>;
  /**
   * The seat opens again. While the game runs a bot plays it until somebody takes it: for a while
   * only, `standIn` keeps it for its person. What was only claimed is no more.
   */
  leaveSeat(id: TableId, person: PersonId): Promise<void>;
  /** Bots play what is still open, until somebody takes it. */
  start(id: TableId, host: PersonId): Promise<void>;
  close(id: TableId, host: PersonId): Promise<void>;
  /**
   * The bot of the table plays for a seat: for the own one at any time, until one takes it back; for
   * somebody else's when they have been away for long and everybody else has asked for it.
   */
  standIn(id: TableId, asker: PersonId, seat: Seat, on: boolean): Promise<void>;
  /** The same people in the same seats; whoever asks first is the host. */
  rematch(id: TableId, person: PersonId): Promise<TableId>;
  /** Only when the game is over: with the seed, which proves the commitment. */
  record(id: TableId): Promise<FinishedRecord>;
  /** Somebody leaves for good: the tables that wait or run go on without them. */
  depart(person: PersonId): Promise<void>;
  /** They have another name, or none any more: those at a table with them see it. */
  renamed(person: PersonId): Promise<void>;
  /** The host closes a seat to everybody, and sends away who waits in it; or opens it again. */
  closeSeat(id: TableId, host: PersonId, seat: Seat, on: boolean): Promise<void>;
  /** The host takes somebody's word at this table, or gives it back. */
  silence(id: TableId, host: PersonId, speaker: string, on: boolean): Promise<void>;
  /** Something at this table for whoever keeps order here. */
  report(id: TableId, by: PersonId, told: NewReport): Promise<void>;
  /** A line was taken away: whoever is there hears of it. */
  unsaid(id: TableId, room: string, n: number): Promise<void>;
  mute(id: TableId, by: PersonId, speaker: string, on: boolean): Promise<void>;
  /**
   * Takes a place at or beside the table, with the eyes of one of the own seats; `listener` hears `hello` first, then every change. Whoever
   * may not look on any more is told so, and `dismissed`.
   */
  attend(
    id: TableId,
    person: PersonId | null,
    listener: (message: ServerMessage) => void,
    dismissed?: () => void,
    seat?: Seat,
  ): Promise<Attendance>;
  /** For clients without a socket: what `attend` would tell first. */
  look(
    id: TableId,
    person: PersonId | null,
    seat?: Seat,
  ): Promise<Extract<ServerMessage, { is: 'hello' }>>;
  /** What a socket would send, for clients without one. The answer is what the socket would hear. */
  send(id: TableId, person: PersonId | null, message: ClientMessage): Promise<ServerMessage>;
  /** Lets what is under way be stored, and stops clocks and bots. */
  stop(): Promise<void>;
}

export interface Attendance {
  /** The reply (`accepted`, `rejected`, `pong`) comes to the listener as well. */
  send(message: ClientMessage): Promise<void>;
  leave(): void;
}
