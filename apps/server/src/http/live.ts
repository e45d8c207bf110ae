import type { Writable } from 'node:stream';
import type { Seat } from '@landsraad/kernel';
import { CLOSE, ClientMessage, type ServerMessage } from '@landsraad/protocol';
import type { FastifyBaseLogger } from 'fastify';
import { Compile } from 'typebox/compile';
import type { WebSocket } from 'ws';
import type { Parts } from '../parts.ts';
import type { PersonId, TableId } from '../storage/storage.ts';
import type { Attendance } from '../tables/house.ts';
import { fault, toldOf, UNFORESEEN } from './faults.ts';
import { Line } from './line.ts';
import { whyNot } from './schemas.ts';

const message = Compile(ClientMessage);

/** Bytes waiting in front of a client that does not take them. */
const MOST_WAITING_BYTES = 1_000_000;
const MOST_WAITING_MESSAGES = 32;
const PING_EVERY_MS = 30_000;
/** After so many too many something is wrong with the client. */
const MOST_REFUSED = 200;

/** One client at one table: its messages are taken one after the other. */
export class LiveSocket {
  readonly #socket: WebSocket;
  readonly #line: Line;
  readonly #parts: Parts;
  readonly #log: FastifyBaseLogger;
  /** Whether whoever is there may say one more thing; counted over all their sockets. */
  readonly #hasLeft: () => boolean;
  #attendance: Attendance | null = null;
  #queue: Promise<void> = Promise.resolve();
  #waiting = 0;
  #refused = 0;
  #alive = true;

  constructor(
    socket: WebSocket,
    stream: Writable,
    parts: Parts,
    log: FastifyBaseLogger,
    hasLeft: () => boolean,
  ) {
    this.#socket = socket;
    this.#line = new Line(stream, () => this.#isOpen());
    this.#parts = parts;
    this.#log = log;
    this.#hasLeft = hasLeft;
  }

  /** Listens at once, so that nothing is missed; what comes waits until the table is open. */
  attend(table: TableId, person: PersonId | null, seat: Seat | undefined): void {
    this.#queue = this.#open(table, person, seat);
    this.#socket.on('message', (data, isBinary) => this.#take(isBinary ? null : data.toString()));
    this.#socket.on('pong', () => {
      this.#alive = true;
    });
    const pings = setInterval(() => this.#ping(), PING_EVERY_MS);
    this.#socket.once('close', () => {
      clearInterval(pings);
      this.#attendance?.leave();
    });
  }

  async #open(table: TableId, person: PersonId | null, seat: Seat | undefined): Promise<void> {
    try {
      const attendance = await this.#parts.house.attend(
        table,
        person,
        (told) => this.#tell(told),
        () => this.#close(CLOSE.refused),
        seat,
      );
      if (this.#isOpen()) this.#attendance = attendance;
      else attendance.leave();
    } catch (error) {
      this.#reject(error, null);
      this.#close(CLOSE.refused);
    }
  }

  #take(text: string | null): void {
    if (!this.#isOpen() || !this.#mayCome(text)) return;
    this.#waiting += 1;
    this.#queue = this.#queue
      .then(() => this.#answer(text))
      .finally(() => {
        this.#waiting -= 1;
      });
  }

  /** Refuses what comes too quickly; a client that goes on is sent away. */
  #mayCome(text: string | null): boolean {
    if (this.#waiting < MOST_WAITING_MESSAGES && this.#hasLeft()) return true;
    this.#refused += 1;
    if (this.#refused > MOST_REFUSED) this.#close(CLOSE.abuse, 'too many messages');
    else this.#reject(fault('too-many'), keyIn(text));
    return false;
  }

  async #answer(text: string | null): Promise<void> {
    if (this.#attendance === null || !this.#isOpen()) return;
    const read = parsed(text);
    if (!message.Check(read)) {
      this.#reject(fault('misshapen', whyNot(message, read)), keyOf(read));
      return;
    }
    const done = this.#parts.metrics.messages.startTimer({ kind: read.do, over: 'socket' });
    try {
      await this.#attendance.send(read);
    } catch (error) {
      this.#reject(error, keyOf(read));
    }
    done();
  }

  #reject(error: unknown, key: string | null): void {
    const told = toldOf(error);
    if (UNFORESEEN.includes(told.fault)) this.#log.error({ err: error }, 'unforeseen error');
    this.#tell({ is: 'rejected', key, fault: told });
  }

  #tell(told: ServerMessage): void {
    if (!this.#isOpen()) return;
    if (told.is === 'rejected')
      this.#parts.metrics.errors.inc({ fault: told.fault.fault, over: 'socket' });
    this.#line.send(written(told), this.#lookAhead);
  }

  /** It can come back, and will then be told how things stand instead of how they came to be so. */
  readonly #lookAhead = (): void => {
    if (this.#socket.bufferedAmount <= MOST_WAITING_BYTES) return;
    this.#socket.close(CLOSE.later, 'too slow');
    this.#socket.terminate();
  };

  /** After what was told before. */
  #close(code: number, why?: string): void {
    this.#line.flush();
    this.#socket.close(code, why);
  }

  #ping(): void {
    if (!this.#alive) {
      this.#socket.terminate();
      return;
    }
    this.#alive = false;
    this.#socket.ping();
  }

  #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }
}

let last: { readonly told: ServerMessage; readonly text: string } | null = null;

/** What is told to one after the other is written out once. */
function written(told: ServerMessage): string {
  if (last?.told !== told) last = { told, text: JSON.stringify(told) };
  return last.text;
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

const KEY = /^[0-9A-Za-z_-]{8,40}$/;
const SOME_KEY = /"key":\s*"([0-9A-Za-z_-]{8,40})"/;

/** Of what comes too quickly nothing is read but its key. */
const keyIn = (text: string | null): string | null => text?.match(SOME_KEY)?.[1] ?? null;

/** So that a client knows which of its messages was refused, even a misshapen one. */
function keyOf(read: unknown): string | null {
  const key = (read as { key?: unknown } | null | undefined)?.key;
  return typeof key === 'string' && KEY.test(key) ? key : null;
}
