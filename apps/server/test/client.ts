import { randomBytes } from 'node:crypto';
import { type Choice, type OpenDecision, type Random, randomChoice } from '@landsraad/kernel';
import {
  type Around,
  type ChatLine,
  type ClientMessage,
  changed,
  type Hello,
  type ServerFault,
  type ServerMessage,
  type Snapshot,
} from '@landsraad/protocol';
import { WebSocket } from 'ws';

/* A client as docs/protocol.md describes it, over real HTTP and real sockets. */

/** Somebody with a browser: a cookie, and the addresses of the servers they may turn to. */
export class Guest {
  readonly servers: readonly string[];
  cookie = '';

  constructor(servers: readonly string[]) {
    this.servers = servers;
  }

  async ask<T>(method: string, path: string, body?: unknown, server = this.servers[0]): Promise<T> {
    const reply = await fetch(`${server}/api/v1/${path}`, {
      method,
      headers: {
        ...(this.cookie && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const given of reply.headers.getSetCookie()) this.cookie = given.split(';')[0];
    const told = await reply.json();
    if (!reply.ok) throw new Error(`${method} ${path}: ${JSON.stringify(told)}`);
    return told as T;
  }
}

/** What was sent and must be in the log once and for all when it is acknowledged. */
export interface Sent {
  readonly message: Extract<ClientMessage, { do: 'answer' | 'undo' }>;
  /** The number of the log that it was acknowledged with. */
  acknowledged: number | null;
  /** It was told that this was not stored, and never will be. */
  rejected: boolean;
}

/** Told with these, the same message may be sent again. */
const AGAIN: readonly ServerFault['fault'][] = [
  'internal',
  'unavailable',
  'too-many',
  'shutting-down',
];
const SILENCE_MS = 3_000;
const COME_BACK_MS = 60;

export interface Habits {
  readonly random: Random;
  /** Null: looks on. */
  readonly choose: ((client: TableClient) => Choice) | null;
  /** Milliseconds from a question to its answer. */
  readonly thinks?: number;
  /** How many of a hundred answers it takes back where it may. */
  readonly regrets?: number;
}

/** Sits at one table, comes back by itself, and repeats what was not acknowledged. */
export class TableClient {
  readonly guest: Guest;
  readonly table: string;
  private readonly habits: Habits;
  private socket: WebSocket | null = null;
  private server = 0;
  private away = false;
  private timer: NodeJS.Timeout | undefined;
  private waiting: Sent | null = null;
  snapshot: Snapshot | null = null;
  log: Snapshot['events'] = [];
  around: Around | null = null;
  chat: ChatLine[] = [];
  seq = -1;
  /** The largest number it ever heard of: what was told is stored. */
  highest = 0;
  hellos = 0;
  readonly sent: Sent[] = [];
  /** What a server should never have done. */
  readonly complaints: string[] = [];
  playing = true;

  constructor(guest: Guest, table: string, habits: Habits) {
    this.guest = guest;
    this.table = table;
    this.habits = habits;
    this.connect();
  }

  get over(): boolean {
    return this.snapshot?.result != null;
  }

  /** Nothing is under way. */
  get quiet(): boolean {
    return this.isOpen && this.waiting === null && this.snapshot !== null;
  }

  get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN && this.hellos > 0;
  }

  get decision(): OpenDecision | null {
    return this.snapshot?.decision ?? null;
  }

  /** As a hello would tell it. */
  get whole(): Snapshot | null {
    return this.snapshot && { ...this.snapshot, eventsFrom: 0, events: this.log };
  }

  leave(): void {
    this.away = true;
    clearTimeout(this.timer);
    this.socket?.terminate();
  }

  /** Goes on deciding, where it had been told not to. */
  play(): void {
    this.playing = true;
    this.decide();
  }

  private connect(): void {
    const { servers, cookie } = this.guest;
    const address = servers[this.server % servers.length].replace('http', 'ws');
    const socket = new WebSocket(`${address}/api/v1/tables/${this.table}/live`, {
      headers: cookie ? { cookie } : {},
      handshakeTimeout: 5_000,
    });
    this.socket = socket;
    socket.on('message', (data) => {
      if (socket === this.socket) this.hear(JSON.parse(data.toString()));
    });
    socket.on('error', () => {});
    socket.once('close', () => this.comeBack());
  }

  private comeBack(): void {
    clearTimeout(this.timer);
    if (this.away) return;
    this.server += 1;
    this.timer = setTimeout(() => this.connect(), COME_BACK_MS);
  }

  private hear(message: ServerMessage): void {
    if (message.is === 'hello') this.greeted(message);
    else if (message.is === 'update') {
      this.seen(message.seq);
      this.take(changed(this.snapshot, message.change));
      this.decide();
    } else if (message.is === 'around') this.around = message.around;
    else if (message.is === 'clocks') this.around = { ...this.around!, clocks: message.clocks };
    else if (message.is === 'chat') this.chat.push(message.line);
    else if (message.is === 'accepted') this.accepted(message.key, message.seq);
    else if (message.is === 'rejected') this.rejected(message.key, message.fault);
  }

  private greeted(hello: Hello): void {
    this.hellos += 1;
    this.seen(hello.seq);
    this.take(hello.snapshot);
    this.around = hello.around;
    this.chat = hello.chat;
    if (this.waiting) this.tell(this.waiting);
    else this.decide();
  }

  private seen(seq: number): void {
    if (seq < this.highest)
      this.complaints.push(`number ${seq} was told after number ${this.highest}`);
    this.seq = seq;
    this.highest = Math.max(this.highest, seq);
  }

  private take(snapshot: Snapshot | null): void {
    this.snapshot = snapshot;
    if (snapshot) this.log = [...this.log.slice(0, snapshot.eventsFrom), ...snapshot.events];
  }

  private decide(): void {
    const { snapshot, waiting, playing, habits } = this;
    if (!snapshot || waiting || !playing || !habits.choose || !this.isOpen) return;
    const regrets = snapshot.canUndo && this.chance(habits.regrets ?? 0);
    if (!regrets && (!snapshot.decision || snapshot.result)) return;
    const asked = { key: randomBytes(12).toString('base64url'), seq: this.seq };
    const message = regrets
      ? ({ do: 'undo', ...asked } as const)
      : ({ do: 'answer', ...asked, choice: habits.choose(this) } as const);
    const sent: Sent = { message, acknowledged: null, rejected: false };
    this.sent.push(sent);
    this.waiting = sent;
    clearTimeout(this.timer);
    if (habits.thinks) this.timer = setTimeout(() => this.tell(sent), habits.thinks);
    else this.tell(sent);
  }

  private chance(percent: number): boolean {
    const drawn = randomChoice(
      { seat: 0, kind: '', shape: 'number', min: 0, max: 99, fallback: 0 },
      this.habits.random,
    );
    return (drawn as number) < percent;
  }

  /** Says it, and says it again if nothing is heard. */
  private tell(sent: Sent): void {
    clearTimeout(this.timer);
    if (sent !== this.waiting || this.away) return;
    if (this.isOpen) this.socket!.send(JSON.stringify(sent.message));
    this.timer = setTimeout(() => this.tell(sent), SILENCE_MS);
  }

  private accepted(key: string, seq: number): void {
    const sent = this.sent.findLast(({ message }) => message.key === key);
    if (!sent) {
      this.complaints.push(`accepted what was never sent: ${key}`);
      return;
    }
    if (sent.acknowledged !== null && sent.acknowledged !== seq)
      this.complaints.push(`${key} was accepted as ${sent.acknowledged} and as ${seq}`);
    sent.acknowledged = seq;
    this.settle(sent);
    // Everybody hears of it after that, the sender too: only then is there a new question.
    if (this.seq >= seq) this.decide();
  }

  private rejected(key: string | null, { fault, ...more }: ServerFault): void {
    const sent = this.waiting;
    if (AGAIN.includes(fault)) {
      clearTimeout(this.timer);
      if (sent) this.timer = setTimeout(() => this.tell(sent), 250);
      return;
    }
    if (!sent || sent.message.key !== key) return;
    sent.rejected = true;
    this.settle(sent);
    // The new state follows a late answer.
    if (fault !== 'moved-on')
      this.complaints.push(`${fault}: ${JSON.stringify([sent.message, more])}`);
  }

  private settle(sent: Sent): void {
    if (this.waiting !== sent) return;
    this.waiting = null;
    clearTimeout(this.timer);
  }
}
