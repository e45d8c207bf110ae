import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { TableId } from '../storage/storage.ts';
import type { Bus, NoticeListener } from './bus.ts';
import { Listeners } from './listeners.ts';

const CHANNEL = 'landsraad';
/** By this name the connections of all processes find each other. */
const NAME = 'landsraad bus';
/** A payload without a table: somebody's connection was broken, and with it their notices. */
const MISSED = '';
/** Between a table and words about it; no id of a table has one. */
const WORDS = ' ';
const HEARTBEAT_MS = 20_000;
const REPLY_MS = 10_000;
const LONGEST_WAIT_MS = 5_000;

/** For several processes on one PostgreSQL. */
export async function postgresBus(url: string): Promise<Bus> {
  const bus = new PostgresBus(url);
  await bus.connect();
  return bus;
}

class PostgresBus implements Bus {
  readonly #url: string;
  readonly #listeners = new Listeners();
  /** Null while the connection is broken. */
  #client: pg.Client | null = null;
  /** Not yet sent: the last number of each table. */
  #unsent = new Map<TableId, number>();
  #unsaid: string[] = [];
  #sending: Promise<void> | null = null;
  #heartbeat: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(url: string) {
    this.#url = url;
  }

  publish(table: TableId, seq: number): void {
    // What is lost while the connection is broken, everybody is told to look for afterwards.
    if (this.#client === null || this.#closed) return;
    this.#unsent.set(table, Math.max(seq, this.#unsent.get(table) ?? seq));
    this.#sending ??= this.#sendAll(this.#client);
  }

  say(table: TableId, words: string): void {
    if (this.#client === null || this.#closed) return;
    this.#unsaid.push(`${table}${WORDS}${words}`);
    this.#sending ??= this.#sendAll(this.#client);
  }

  /** One channel has everything. */
  async follow(): Promise<void> {}

  leave(): void {}

  subscribe(listener: NoticeListener): () => void {
    return this.#listeners.add(listener);
  }

  /** Since the oldest connection of those that listen now. */
  async listenedFor(): Promise<number> {
    const { rows } = await this.#client!.query(
      `select extract(epoch from clock_timestamp() - min(backend_start)) * 1000 as ms
        from pg_stat_activity
        where datname = current_database() and application_name = $1`,
      [NAME],
    );
    return Number(rows[0].ms);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#heartbeat);
    await this.#sending;
    this.#listeners.clear();
    await this.#client?.end();
  }

  async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: REPLY_MS,
    });
    // An error ends the connection, and its end is what counts.
    client.on('error', () => {});
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload }) => this.#hear(payload ?? MISSED));
    try {
      await client.connect();
      await client.query(`set application_name to '${NAME}'; listen ${CHANNEL}`);
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
    this.#client = client;
    clearInterval(this.#heartbeat);
    this.#heartbeat = setInterval(() => void this.#check(client), HEARTBEAT_MS).unref();
  }

  /** What is published while one statement is under way goes with the next one. */
  async #sendAll(client: pg.Client): Promise<void> {
    // Later in this turn of the loop: a burst becomes one statement.
    await Promise.resolve();
    while (this.#unsent.size > 0 || this.#unsaid.length > 0) {
      const numbers = [...this.#unsent].map(([table, seq]) => `${table}:${seq}`);
      const payloads = [...numbers, ...this.#unsaid];
      this.#unsent.clear();
      this.#unsaid = [];
      try {
        await notify(client, payloads);
      } catch {
        this.#lost(client);
        break;
      }
    }
    this.#sending = null;
  }

  #hear(payload: string): void {
    const space = payload.indexOf(WORDS);
    if (space > 0) {
      const [table, words] = [payload.slice(0, space), payload.slice(space + 1)];
      this.#listeners.tell({ is: 'said', table, words });
      return;
    }
    const colon = payload.lastIndexOf(':');
    const seq = Number(payload.slice(colon + 1));
    if (colon <= 0 || !Number.isSafeInteger(seq)) this.#listeners.tell({ is: 'missed' });
    else this.#listeners.tell({ is: 'changed', table: payload.slice(0, colon), seq });
  }

  /** A cable that was cut says nothing: ask. */
  async #check(client: pg.Client): Promise<void> {
    const answered = client.query('select 1').then(
      () => true,
      () => false,
    );
    const late = sleep(REPLY_MS, false, { ref: false });
    if (!(await Promise.race([answered, late]))) this.#lost(client);
  }

  #lost(client: pg.Client): void {
    if (client !== this.#client) return;
    this.#client = null;
    this.#unsent.clear();
    this.#unsaid = [];
    clearInterval(this.#heartbeat);
    void client.end().catch(() => {});
    void this.#reconnect();
  }

  async #reconnect(): Promise<void> {
    for (let wait = 50; !this.#closed; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      try {
        await this.connect();
        return await this.#tellMissed();
      } catch {
        await sleep(wait * (0.5 + Math.random()), undefined, { ref: false });
      }
    }
  }

  /** To everybody, ourselves included: we heard nothing, and nobody heard us. */
  async #tellMissed(): Promise<void> {
    const client = this.#client;
    if (client === null) return;
    if (this.#closed) return client.end();
    await notify(client, [MISSED]).catch(() => this.#lost(client));
  }
}

async function notify(client: pg.Client, payloads: readonly string[]): Promise<void> {
  await client.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [
    CHANNEL,
    payloads,
  ]);
}
