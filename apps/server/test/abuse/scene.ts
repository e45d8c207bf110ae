import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NewTable, ServerFault, TableInfo } from '@landsraad/protocol';
import { WebSocket } from 'ws';
import { directThinker } from '../../src/bots/thinker.ts';
import { configFrom } from '../../src/config.ts';
import { serve } from '../../src/serve.ts';
import type { Needs } from '../../src/tables/needs.ts';
import { Guest } from '../client.ts';
import { type BenchOptions, Browser, bench, settings } from '../http/bench.ts';
import { discard } from '../machine.ts';
import { FakeTime } from '../tables/fake-time.ts';
import { setting } from '../tables/setting.ts';

/* A server as strangers meet it: over HTTP and sockets, from outside. */

export interface Scene {
  readonly url: string;
  /** Somebody with a name. */
  guest(name: string): Promise<Guest>;
  close(): Promise<void>;
}

export async function scene(env: Readonly<Record<string, string>> = {}): Promise<Scene> {
  const data = mkdtempSync(path.join(tmpdir(), 'landsraad-abuse-'));
  const config = configFrom({
    LANDSRAAD_DATA: data,
    LANDSRAAD_LOG: 'silent',
    LANDSRAAD_BOT_DELAY: '0',
    LANDSRAAD_LIMIT_LATE: '60000',
    ...env,
  });
  const server = await serve({ ...config, port: 0 }, { thinker: directThinker });
  return {
    url: server.url,
    guest: async (name) => {
      const guest = new Guest([server.url]);
      await guest.ask('PATCH', 'me', { name });
      return guest;
    },
    close: async () => {
      await server.stop('the tests are over');
      discard(data);
    },
  };
}

/** The same with a clock of its own, which goes on when told to. */
export async function patientScene(options: Omit<BenchOptions, 'open'> = {}) {
  const time = new FakeTime();
  const server = await bench({
    ...options,
    open: (storage) => setting({ storage, time } as unknown as Partial<Needs>).house,
  });
  return {
    ...server,
    time,
    guest: async (name: string): Promise<Browser> => {
      const guest = new Browser(server.app);
      await guest.ask('PATCH', 'me', { name });
      return guest;
    },
  };
}

/** A table with these people in its first seats, begun. */
export async function begun(
  guests: readonly Guest[],
  change: Partial<NewTable> = {},
): Promise<string> {
  const [host, ...others] = guests;
  const seats = [{ is: 'open' }, { is: 'open' }, { is: 'open' }] as const;
  const wanted = settings({ seats: [...seats], ...change });
  const { id } = await host!.ask<TableInfo>('POST', 'tables', wanted);
  for (const guest of others) await guest.ask('POST', `tables/${id}/seat`, { seat: null });
  await host!.ask('POST', `tables/${id}/start`, {});
  return id;
}

/** What is told to whoever asks for what may not be. */
export async function refusal(asked: Promise<unknown>): Promise<ServerFault['fault'] | null> {
  try {
    await asked;
    return null;
  } catch (error) {
    return JSON.parse(String((error as Error).message).replace(/^.*?: (?={)/, '')).fault;
  }
}

/** A bare socket at a table, and everything it heard. */
export class Line {
  readonly socket: WebSocket;
  readonly heard: Record<string, unknown>[] = [];
  bytes = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('error', () => {});
    socket.on('message', (data) => {
      this.bytes += (data as Buffer).length;
      this.heard.push(JSON.parse(data.toString()));
    });
  }

  static async at(guest: Guest, table: string): Promise<Line> {
    const address = guest.servers[0]!.replace('http', 'ws');
    const headers = guest.cookie ? { cookie: guest.cookie } : {};
    const line = new Line(new WebSocket(`${address}/api/v1/tables/${table}/live`, { headers }));
    await Promise.race([once(line.socket, 'message'), once(line.socket, 'close')]);
    return line;
  }

  of(is: string): Record<string, unknown>[] {
    return this.heard.filter((message) => message.is === is);
  }

  say(message: object): void {
    this.socket.send(JSON.stringify(message));
  }
}
