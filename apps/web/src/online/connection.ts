import type { Choice, Reason } from '@landsraad/kernel';
import type {
  Around,
  ChatLine,
  ClientMessage,
  Clocks,
  Hello,
  ServerMessage,
  Snapshot,
} from '@landsraad/protocol';
import { changed } from '@landsraad/protocol/changes';
import type { Clock } from '../games/clock.ts';
import { type HeardLog, logWith } from '../games/log.ts';
import { isPassing, OnlineError, type OnlineFault, onlineFaultIn, UNREACHABLE } from './faults.ts';
import { type KeyedMessage, Outbox } from './outbox.ts';

/*
 * One table of a server, held from this device: a socket that comes back by itself, or polling
 * where sockets do not get through. It knows no browser: socket, clock and HTTP are given.
 */

/** `polling`: by requests, as sockets do not get through. `lost`: nothing does, and it is tried. */
export type ConnectionState = 'connecting' | 'live' | 'polling' | 'lost' | 'ended';

/** What is known of the table now. */
export interface TableNow {
  readonly connection: ConnectionState;
  readonly seq: number;
  readonly around: Around | null;
  /** When `around` was heard, by this device's clock: the table's clocks go on from there. */
  readonly heardAt: number;
  readonly snapshot: Snapshot | null;
  readonly log: HeardLog;
  readonly chat: readonly ChatLine[];
  /** An answer of this person has not been acknowledged yet. */
  readonly unsettled: boolean;
  /** Why it ended: there is no such table, or nothing of it for this person. */
  readonly ended: OnlineFault | null;
}

export interface SocketEvents {
  readonly onText: (text: string) => void;
  readonly onClosed: () => void;
}
export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface Outside {
  /** Which of the own seats is meant, where there are several. */
  readonly seat?: number | undefined;
  readonly clock: Clock;
  readonly connect: (events: SocketEvents) => Socket;
  /** What a socket would be told first; throws `OnlineError`. */
  readonly look: () => Promise<Hello>;
  /** What a socket would send; gives `accepted` or `rejected`. */
  readonly post: (message: ClientMessage) => Promise<ServerMessage>;
  /** A name for a request, never the same. */
  readonly draw: () => string;
  readonly onChange: (known: TableNow) => void;
}

/** Whom something is said to, where it is not for all: the allies, or a seat. */
export type Hearers = 'allies' | number;

/** Milliseconds. */
export const PATIENCE = {
  /** From the attempt to `hello`. */
  hello: 8_000,
  /** From a message of ours to any word from the server: nobody keeps silent that long. */
  reply: 3_000,
  /** Without a word from the server: asked whether it is there, then given up. */
  silence: 25_000,
  pong: 8_000,
  poll: 2_500,
  /** After too many messages at once. */
  sendAgain: 2_000,
  firstRetry: 500,
  longestRetry: 20_000,
  /** How often sockets are tried again where polling works. */
  socketAgain: 60_000,
} as const;

const NOTHING: TableNow = {
  connection: 'connecting',
  seq: 0,
  around: null,
  heardAt: 0,
  snapshot: null,
  log: [],
  chat: [],
  unsettled: false,
  ended: null,
};

export class Connection {
  private readonly outside: Outside;
  private readonly outbox: Outbox;
  private known: TableNow = NOTHING;
  private socket: Socket | null = null;
  /** Each attempt has a number: what an older one still says is not heard. */
  private attempt = 0;
  private failures = 0;
  private socketAgainAt = 0;
  private closed = false;
  private here = true;
  private timer: () => void = () => undefined;

  constructor(outside: Outside) {
    this.outside = outside;
    this.outbox = new Outbox(outside.draw);
    this.tryASocket();
  }

  get now(): TableNow {
    return this.known;
  }

  answer(seq: number, choice: Choice): Promise<void> {
    return this.send((key) => ({ do: 'answer', key, seq, choice }));
  }

  act(seq: number, kind: string, choice: Choice): Promise<void> {
    return this.send((key) => ({ do: 'act', key, seq, kind, choice }));
  }

  /** Why an answer would not be taken, or null; rejected where nobody can say. */
  async whyNot(seq: number, choice: Choice): Promise<Reason | null> {
    try {
      await this.send((key) => ({ do: 'try', key, seq, choice }));
      return null;
    } catch (error) {
      const fault = onlineFaultIn(error);
      if (fault.fault === 'refused' && fault.reason) return fault.reason;
      throw error;
    }
  }

  undo(seq: number): Promise<void> {
    return this.send((key) => ({ do: 'undo', key, seq }));
  }

  askUndo(seq: number): Promise<void> {
    return this.send((key) => ({ do: 'ask-undo', key, seq }));
  }

  replyUndo(to: number, agree: boolean): Promise<void> {
    return this.send((key) => ({ do: 'reply-undo', key, to, agree }));
  }

  hold(seq: number): Promise<void> {
    return this.send((key) => ({ do: 'hold', key, seq }));
  }

  order(orders: object): Promise<void> {
    return this.send((key) => ({ do: 'order', key, orders: { ...orders } }));
  }

  say(text: string, to?: Hearers): Promise<void> {
    return this.send((key) => ({ do: 'say', key, text, ...(to !== undefined && { to }) }));
  }

  /** Whether anybody looks at the page; one in the background is nobody at the table. */
  attend(here: boolean): void {
    if (this.here === here) return;
    this.here = here;
    const { connection } = this.known;
    if (connection === 'live') this.tellHere();
    else if (here && connection === 'polling') this.poll();
    else if (here && connection !== 'ended') this.again();
  }

  private tellHere(): void {
    this.socket?.send(JSON.stringify({ do: 'attend', here: this.here } satisfies ClientMessage));
  }

  /** The device is back, or the page is looked at again: no need to wait for the next try. */
  nudge(): void {
    const { connection } = this.known;
    if (this.closed) return;
    if (connection === 'lost') this.tryASocket();
    else if (connection === 'polling') this.poll();
    else if (connection === 'live') this.ping();
  }

  /** The device says that it is cut off: no need to wait until the line proves dead. */
  cutOff(): void {
    const { connection } = this.known;
    if (this.closed || connection === 'ended' || connection === 'lost') return;
    this.hangUp();
    this.change({ connection: 'lost' });
    this.later(PATIENCE.firstRetry, () => this.tryASocket());
  }

  /** Asks for the whole table anew: what this person may see of it is another thing now. */
  again(): void {
    if (this.closed) return;
    this.failures = 0;
    this.tryASocket();
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.hangUp();
    this.outbox.giveUp(UNREACHABLE);
  }

  private send(message: (key: string) => KeyedMessage): Promise<void> {
    if (this.closed || this.known.ended) return Promise.reject(new OnlineError(UNREACHABLE));
    const { seat } = this.outside;
    const { sent, done } = this.outbox.add((key) => withSeat(message(key), seat));
    this.tellUnsettled();
    if (this.known.connection === 'live') {
      this.socket?.send(JSON.stringify(sent));
      this.watch();
    } else if (this.known.connection === 'polling') void this.postAll();
    const settled = () => this.tellUnsettled();
    done.then(settled, settled);
    return done;
  }

  private tellUnsettled(): void {
    const unsettled = this.outbox.waiting.some((message) => message.do === 'answer');
    if (unsettled !== this.known.unsettled) this.change({ unsettled });
  }

  private change(part: Partial<TableNow>): void {
    this.known = { ...this.known, ...part };
    if (!this.closed) this.outside.onChange(this.known);
  }

  private later(milliseconds: number, run: () => void): void {
    this.timer();
    this.timer = this.outside.clock.after(milliseconds, run);
  }

  private hangUp(): void {
    this.timer();
    this.attempt++;
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }

  private tryASocket(): void {
    if (this.closed) return;
    this.hangUp();
    const attempt = this.attempt;
    const current = () => attempt === this.attempt && !this.closed;
    this.later(PATIENCE.hello, () => this.failed());
    this.socket = this.outside.connect({
      onText: (text) => {
        if (current()) this.hear(JSON.parse(text) as ServerMessage);
      },
      onClosed: () => {
        if (current()) this.failed();
      },
    });
  }

  private hear(message: ServerMessage): void {
    switch (message.is) {
      case 'hello':
        this.failures = 0;
        this.greet(message, 'live');
        if (!this.here) this.tellHere();
        this.sendAll();
        break;
      case 'update':
        this.update(message.seq, message.change as Parameters<typeof changed>[1]);
        break;
      case 'around':
        this.change({ around: message.around, heardAt: this.outside.clock.now() });
        break;
      case 'clocks':
        this.clocks(message.clocks);
        break;
      case 'chat':
        this.change({ chat: withLine(this.known.chat, message.line) });
        break;
      case 'unsaid':
        this.change({ chat: this.known.chat.map((line) => unsaid(line, message)) });
        break;
      case 'rejected':
        if (message.key === null) this.refused(message.fault);
        else this.outbox.settle(message);
        break;
      case 'accepted':
        this.outbox.settle(message);
        break;
      case 'pong':
        break;
    }
    if (this.known.connection === 'live') this.watch();
  }

  private clocks(clocks: Clocks): void {
    const { around } = this.known;
    if (around) this.change({ around: { ...around, clocks }, heardAt: this.outside.clock.now() });
  }

  /** Something of ours was not even read: before `hello` it is the whole visit, else one message. */
  private refused(fault: OnlineFault): void {
    if (this.known.connection !== 'live') {
      this.lost(fault);
      return;
    }
    const { attempt } = this;
    this.outside.clock.after(PATIENCE.sendAgain, () => {
      if (attempt === this.attempt) this.sendAll();
    });
  }

  private sendAll(): void {
    for (const message of this.outbox.waiting) this.socket?.send(JSON.stringify(message));
    this.watch();
  }

  private greet({ seq, around, snapshot, chat }: Hello, connection: 'live' | 'polling'): void {
    const { log } = this.known;
    this.change({
      connection,
      seq,
      around,
      heardAt: this.outside.clock.now(),
      snapshot,
      log: snapshot ? logWith(log, snapshot) : [],
      chat: chat.reduce(withLine, this.known.chat),
      ended: null,
    });
  }

  private update(seq: number, change: Parameters<typeof changed>[1]): void {
    try {
      const snapshot = changed(this.known.snapshot, change);
      const log = snapshot ? logWith(this.known.log, snapshot) : this.known.log;
      this.change({ seq, snapshot, log });
    } catch {
      // What does not fit is not guessed at: the table is asked for again, whole.
      this.tryASocket();
    }
  }

  /** A line can be dead without being closed: whoever owes a reply gives it, or at least a word. */
  private watch(): void {
    if (this.outbox.waiting.length > 0) this.later(PATIENCE.reply, () => this.failed());
    else this.later(PATIENCE.silence, () => this.ping());
  }

  private ping(): void {
    this.socket?.send(JSON.stringify({ do: 'ping' }));
    this.later(PATIENCE.pong, () => this.failed());
  }

  /** The socket is gone or did not come to be: requests may get through where it does not. */
  private failed(): void {
    const wasLive = this.known.connection === 'live';
    this.hangUp();
    if (wasLive) {
      this.change({ connection: 'lost' });
      this.later(PATIENCE.firstRetry / 2, () => this.tryASocket());
      return;
    }
    this.failures++;
    this.socketAgainAt = this.outside.clock.now() + PATIENCE.socketAgain;
    this.poll();
  }

  private poll(): void {
    if (this.closed) return;
    if (this.known.connection === 'polling' && this.outside.clock.now() >= this.socketAgainAt) {
      this.tryASocket();
      return;
    }
    this.hangUp();
    const { attempt } = this;
    // A look says that somebody is there.
    if (!this.here) {
      this.later(PATIENCE.socketAgain, () => this.poll());
      return;
    }
    this.outside.look().then(
      (hello) => {
        if (attempt !== this.attempt || this.closed) return;
        this.failures = 0;
        this.greet(hello, 'polling');
        void this.postAll();
        this.later(PATIENCE.poll, () => this.poll());
      },
      (error) => {
        if (attempt === this.attempt && !this.closed) this.lost(onlineFaultIn(error));
      },
    );
  }

  private lost(fault: OnlineFault): void {
    this.hangUp();
    if (!isPassing(fault)) {
      this.outbox.giveUp(fault);
      this.change({ connection: 'ended', ended: fault });
      return;
    }
    if (this.known.connection !== 'lost') this.change({ connection: 'lost' });
    const delay = PATIENCE.firstRetry * 2 ** Math.min(this.failures, 10);
    this.later(Math.min(delay, PATIENCE.longestRetry), () => this.tryASocket());
  }

  private async postAll(): Promise<void> {
    let settled = false;
    for (const message of this.outbox.takeForPosting())
      try {
        this.outbox.settle(await this.outside.post(message));
        settled = true;
      } catch (error) {
        const fault = onlineFaultIn(error);
        // The next round of polling carries it again.
        if (isPassing(fault)) this.outbox.putBack(message);
        else this.outbox.refuse(message, fault);
      }
    if (settled && this.known.connection === 'polling') this.poll();
  }
}

/** What is done for one of several own seats names it. */
const withSeat = (message: KeyedMessage, seat: number | undefined): KeyedMessage =>
  seat !== undefined && 'seq' in message ? { ...message, seat } : message;

const isLine = ({ n, among }: ChatLine, number: number, room: string | undefined): boolean =>
  n === number && among?.room === room;

const unsaid = (line: ChatLine, { n, room }: { n: number; room?: string }): ChatLine =>
  isLine(line, n, room) ? { ...line, text: '' } : line;

/** As they come: each room counts its own. */
function withLine(chat: readonly ChatLine[], line: ChatLine): readonly ChatLine[] {
  const at = chat.findIndex((known) => isLine(known, line.n, line.among?.room));
  return at < 0 ? [...chat, line] : chat.with(at, line);
}
