import { setTimeout as sleep } from 'node:timers/promises';
import type { TableId } from '../storage/storage.ts';
import type { Bus, NoticeListener } from './bus.ts';
import { Listeners } from './listeners.ts';
import { RedisLine } from './redis-line.ts';

/** In front of words about a table; a number has none. */
const WORDS = ' ';
const HEARTBEAT_MS = 20_000;
const REPLY_MS = 10_000;
const LONGEST_WAIT_MS = 5_000;

/**
 * For several processes with a Redis: a channel for each table, heard by those who hold it. The
 * number of the database in the address keeps several houses on one Redis apart.
 */
export async function redisBus(address: string): Promise<Bus> {
  const bus = new RedisBus(address);
  await bus.connect();
  return bus;
}

interface Lines {
  readonly hearing: RedisLine;
  readonly saying: RedisLine;
}

class RedisBus implements Bus {
  readonly #address: string;
  readonly #name: string;
  /** The channel of a table is this and its id; without one, everybody's. */
  readonly #channel: string;
  readonly #listeners = new Listeners();
  readonly #followed = new Set<TableId>();
  /** Null while the connection is broken. */
  #lines: Lines | null = null;
  /** Not yet sent: the last number of each table. */
  readonly #unsent = new Map<TableId, number>();
  #sending: Promise<unknown> = Promise.resolve();
  #heartbeat: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(address: string) {
    this.#address = address;
    const house = new URL(address).pathname.slice(1) || '0';
    this.#name = `landsraad-${house}`;
    this.#channel = `landsraad:${house}:`;
  }

  publish(table: TableId, seq: number): void {
    // What is lost while the connection is broken, everybody is told to look for afterwards.
    if (this.#lines === null || this.#closed) return;
    this.#unsent.set(table, Math.max(seq, this.#unsent.get(table) ?? seq));
    if (this.#unsent.size === 1) queueMicrotask(() => this.#sendAll());
  }

  say(table: TableId, words: string): void {
    this.#send(table, `${WORDS}${words}`);
  }

  async follow(table: TableId): Promise<void> {
    this.#followed.add(table);
    // Where this fails the connection is lost, and whoever comes back follows all of them.
    await this.#lines?.hearing.ask('SUBSCRIBE', this.#channel + table).catch(() => undefined);
  }

  leave(table: TableId): void {
    this.#followed.delete(table);
    void this.#lines?.hearing.ask('UNSUBSCRIBE', this.#channel + table).catch(() => undefined);
  }

  subscribe(listener: NoticeListener): () => void {
    return this.#listeners.add(listener);
  }

  /** Since the oldest connection of those that are named as this one. */
  async listenedFor(): Promise<number> {
    const clients = String(await this.#lines!.saying.ask('CLIENT', 'LIST'));
    const ours = clients.split('\n').filter((line) => line.includes(` name=${this.#name} `));
    const ages = ours.map((line) => Number(line.match(/ age=(\d+)/)?.[1] ?? 0));
    return Math.max(0, ...ages) * 1000;
  }

  async close(): Promise<void> {
    this.#sendAll();
    this.#closed = true;
    clearInterval(this.#heartbeat);
    await this.#sending;
    this.#listeners.clear();
    this.#hangUp();
  }

  async connect(): Promise<void> {
    const told = {
      message: (channel: string, text: string) => this.#hear(channel, text),
      lost: () => this.#lost(hearing, saying),
    };
    let saying: RedisLine | null = null;
    let hearing: RedisLine | null = null;
    try {
      hearing = await RedisLine.open(this.#address, this.#name, told);
      saying = await RedisLine.open(this.#address, this.#name, told);
      await hearing.ask('SUBSCRIBE', this.#channel);
      const following = [...this.#followed].map((table) =>
        hearing!.ask('SUBSCRIBE', this.#channel + table),
      );
      await Promise.all(following);
    } catch (error) {
      hearing?.end();
      saying?.end();
      throw error;
    }
    this.#lines = { hearing, saying };
    clearInterval(this.#heartbeat);
    this.#heartbeat = setInterval(() => void this.#check(), HEARTBEAT_MS).unref();
  }

  #sendAll(): void {
    const numbers = [...this.#unsent];
    this.#unsent.clear();
    for (const [table, seq] of numbers) this.#send(table, String(seq));
  }

  #send(table: TableId | '', text: string): void {
    if (this.#lines === null || this.#closed) return;
    this.#sending = this.#lines.saying
      .ask('PUBLISH', this.#channel + table, text)
      .catch(() => undefined);
  }

  #hear(channel: string, text: string): void {
    const table = channel.slice(this.#channel.length);
    if (table === '') this.#listeners.tell({ is: 'missed' });
    else if (text.startsWith(WORDS))
      this.#listeners.tell({ is: 'said', table, words: text.slice(WORDS.length) });
    else this.#listeners.tell({ is: 'changed', table, seq: Number(text) });
  }

  /** A cable that was cut says nothing: ask. */
  async #check(): Promise<void> {
    const lines = this.#lines;
    if (lines === null) return;
    const answered = Promise.all([lines.hearing.ask('PING'), lines.saying.ask('PING')]).then(
      () => true,
      () => false,
    );
    const late = sleep(REPLY_MS, false, { ref: false });
    if (!(await Promise.race([answered, late])) && lines === this.#lines) this.#hangUp();
  }

  /** Their ends are heard, and bring us back. */
  #hangUp(): void {
    this.#lines?.hearing.end();
    this.#lines?.saying.end();
  }

  #lost(...ended: readonly (RedisLine | null)[]): void {
    const lines = this.#lines;
    if (lines === null || !ended.includes(lines.hearing)) return;
    this.#lines = null;
    this.#unsent.clear();
    clearInterval(this.#heartbeat);
    lines.hearing.end();
    lines.saying.end();
    if (!this.#closed) void this.#reconnect();
  }

  async #reconnect(): Promise<void> {
    for (let wait = 50; !this.#closed; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      try {
        await this.connect();
        // To everybody, ourselves included: we heard nothing, and nobody heard us.
        if (this.#closed) this.#hangUp();
        else this.#send('', 'missed');
        return;
      } catch {
        await sleep(wait * (0.5 + Math.random()), undefined, { ref: false });
      }
    }
  }
}
