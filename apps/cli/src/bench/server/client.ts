import type { OpenDecision } from '@landsraad/kernel';
import type { Hello, ServerMessage, Snapshot } from '@landsraad/protocol';
import { changed } from '@landsraad/protocol/changes';
import { Wire } from './wire.ts';

/** How every message begins: what it is, and where the log stands. */
const HEAD = /^\{"is":"([\w-]+)"(?:,"seq":(\d+))?/;
const LONGEST_HEAD = 48;

type Update = Extract<ServerMessage, { is: 'update' }>;

/** What a message is about, of which nothing more was read. */
export interface Told {
  readonly is: string;
  /** Of updates. */
  readonly seq: number;
  readonly message: Buffer;
}

/**
 * Somebody at a table: a cookie, a socket, and what is needed to answer. Of what others do only the
 * beginning is read, so that many can play in one thread.
 */
export class Client {
  private readonly url: string;
  private cookie = '';
  private wire: Wire | null = null;
  decision: OpenDecision | null = null;
  over = false;
  seq = -1;
  onTold: (told: Told) => void = () => {};

  constructor(url: string) {
    this.url = url;
  }

  /** All that came over its socket so far, as it came. */
  get bytesRead(): number {
    return this.wire?.bytesRead ?? 0;
  }

  async post<T>(path: string, body: unknown = {}): Promise<T> {
    const reply = await fetch(`${this.url}/api/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(this.cookie && { cookie: this.cookie }) },
      body: JSON.stringify(body),
    });
    for (const given of reply.headers.getSetCookie()) this.cookie = given.split(';')[0]!;
    const told = await reply.text();
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${told}`);
    return JSON.parse(told) as T;
  }

  /** Until the server has said hello. */
  async attend(table: string): Promise<void> {
    const address = `${this.url}/api/v1/tables/${table}/live`;
    await new Promise<void>((resolve, reject) => {
      const hear = (message: Buffer) => {
        this.hear(message);
        resolve();
      };
      Wire.open(address, this.cookie, hear).then((wire) => {
        this.wire = wire;
        wire.onEnd = () => reject(new Error('the server hung up'));
      }, reject);
    });
  }

  send(message: unknown): void {
    this.wire!.send(JSON.stringify(message));
  }

  leave(): void {
    this.wire?.close();
  }

  protected greeted({ snapshot }: Hello): void {
    this.decision = snapshot?.decision ?? null;
  }

  protected updated(message: Buffer): void {
    if (!message.includes('"decision":') && !message.includes('"result":')) return;
    const { change } = read<Update>(message);
    const { decision, result } = change as { [key in keyof Snapshot]?: typeof change };
    if (decision !== undefined) this.decision = changed(this.decision, decision);
    if (result !== undefined) this.over = true;
  }

  private hear(message: Buffer): void {
    const [, is, seq] = HEAD.exec(message.toString('latin1', 0, LONGEST_HEAD)) ?? [];
    if (is === undefined) throw new Error(`no message: ${message}`);
    if (is === 'hello') {
      const hello = read<Hello>(message);
      this.seq = hello.seq;
      this.greeted(hello);
    } else if (is === 'update') {
      this.seq = Number(seq);
      this.updated(message);
    }
    this.onTold({ is, seq: this.seq, message });
  }
}

/** Somebody who knows all that was told. */
export class Reader extends Client {
  snapshot: Snapshot | null = null;

  protected override greeted(hello: Hello): void {
    super.greeted(hello);
    this.snapshot = hello.snapshot;
  }

  protected override updated(message: Buffer): void {
    super.updated(message);
    this.snapshot = changed(this.snapshot, read<Update>(message).change);
  }
}

const read = <T>(message: Buffer): T => JSON.parse(message.toString()) as T;
