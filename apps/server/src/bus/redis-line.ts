import { connect, type Socket } from 'node:net';
import { connect as connectSafely } from 'node:tls';
import { type Reply, readReply } from './redis-reply.ts';

const PORT = 6379;
const CONNECT_MS = 10_000;

interface Asked {
  readonly done: (reply: Reply) => void;
  readonly failed: (error: Error) => void;
}

interface Told {
  readonly message: (channel: string, text: string) => void;
  /** Once, when nothing more is heard. */
  readonly lost: () => void;
}

/** A connection to Redis: what is asked is answered in its order, messages come in between. */
export class RedisLine {
  readonly #socket: Socket;
  readonly #told: Told;
  readonly #asked: Asked[] = [];
  #unread: Buffer = Buffer.alloc(0);

  private constructor(socket: Socket, told: Told) {
    this.#socket = socket;
    this.#told = told;
    socket.on('data', (data) => this.#read(data));
    // An error ends the connection, and its end is what counts.
    socket.on('error', () => {});
    socket.once('close', () => this.#end());
  }

  /** `address`: redis://[user:password@]host[:port], or rediss:// for one that nobody else can read. */
  static async open(address: string, name: string, told: Told): Promise<RedisLine> {
    const { protocol, hostname, port, username, password } = new URL(address);
    const place = { host: hostname, port: Number(port || PORT), keepAlive: true, noDelay: true };
    const safe = protocol === 'rediss:';
    const socket = safe ? connectSafely({ ...place, servername: hostname }) : connect(place);
    socket.setTimeout(CONNECT_MS, () => socket.destroy(new Error('Redis does not answer')));
    await new Promise<void>((resolve, reject) => {
      socket.once(safe ? 'secureConnect' : 'connect', resolve);
      socket.once('error', reject);
    });
    const line = new RedisLine(socket, told);
    try {
      const secret = [username, password].filter(Boolean).map(decodeURIComponent);
      if (secret.length > 0) await line.ask('AUTH', ...secret);
      await line.ask('CLIENT', 'SETNAME', name);
    } catch (error) {
      line.end();
      throw error;
    }
    socket.setTimeout(0);
    return line;
  }

  ask(...words: readonly string[]): Promise<Reply> {
    return new Promise((done, failed) => {
      if (this.#socket.destroyed) return failed(new Error('the connection to Redis is closed'));
      this.#asked.push({ done, failed });
      this.#socket.write(written(words));
    });
  }

  end(): void {
    this.#socket.destroy();
  }

  #read(data: Buffer): void {
    this.#unread = this.#unread.length === 0 ? data : Buffer.concat([this.#unread, data]);
    let at = 0;
    for (;;) {
      const read = readReply(this.#unread, at);
      if (read === null) break;
      at = read.end;
      this.#take(read.reply);
    }
    this.#unread = this.#unread.subarray(at);
  }

  #take(reply: Reply): void {
    if (Array.isArray(reply) && reply[0] === 'message') {
      this.#told.message(String(reply[1]), String(reply[2]));
      return;
    }
    const asked = this.#asked.shift();
    if (reply instanceof Error) asked?.failed(reply);
    else asked?.done(reply);
  }

  #end(): void {
    for (const { failed } of this.#asked.splice(0)) failed(new Error('Redis hung up'));
    this.#told.lost();
  }
}

const written = (words: readonly string[]): string =>
  `*${words.length}\r\n${words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`).join('')}`;
