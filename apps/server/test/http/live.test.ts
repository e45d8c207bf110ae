import type { AddressInfo } from 'node:net';
import { CLOSE, type ServerMessage } from '@landsraad/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type Bench, Browser, bench, settings } from './bench.ts';

const KEY = 'key-12345678';

/** A client's end of a socket: what it heard, and how it ended. */
class Line {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[] = [];
  readonly closed: Promise<number>;
  constructor(address: string, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(address, { headers });
    this.socket.on('message', (data) => this.heard.push(JSON.parse(data.toString())));
    this.socket.on('error', () => {});
    this.closed = new Promise((resolve) => this.socket.once('close', resolve));
  }
  say(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }
  until(is: ServerMessage['is'], count = 1): Promise<ServerMessage> {
    return vi.waitFor(
      () => {
        const found = this.heard.filter((message) => message.is === is);
        if (found.length < count) throw new Error(`no ${is}`);
        return found[count - 1];
      },
      { timeout: 5000, interval: 5 },
    );
  }
}

describe('the socket of a table', () => {
  let server: Bench;
  let host: Browser;
  let id: string;
  let port: number;
  const lines: Line[] = [];
  const cookie = (who: Browser) => ({ cookie: `landsraad=${who.cookies.landsraad}` });
  const open = (table: string, headers: Record<string, string> = {}) => {
    const line = new Line(`ws://127.0.0.1:${port}/api/v1/tables/${table}/live`, headers);
    lines.push(line);
    return line;
  };
  beforeAll(async () => {
    server = await bench({ env: { LANDSRAAD_LIMIT_SOCKETS: '20' } });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = server.app.server.address() as AddressInfo);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    host = new Browser(server.app);
    id = (await host.post('tables', settings())).json().id;
  });
  afterEach(async () => {
    for (const line of lines.splice(0)) {
      line.socket.terminate();
      await line.closed;
    }
  });

  it('says hello, takes answers, tells all', async () => {
    const own = open(id, cookie(host));
    const beside = open(id);
    expect(await own.until('hello')).toMatchObject({ around: { table: { host: true } } });
    expect(await beside.until('hello')).toMatchObject({ around: { table: { host: false } } });
    own.say({ do: 'answer', key: KEY, seq: 0, choice: { field: ['a'], other: 2 } });
    expect(await own.until('accepted')).toEqual({ is: 'accepted', key: KEY, seq: 1 });
    own.say({ do: 'say', key: KEY, text: 'hello' });
    expect(await beside.until('chat')).toMatchObject({ line: { text: 'hello' } });
    beside.say({ do: 'ping' });
    await beside.until('pong');
  });

  it('takes what is sent before it said hello', async () => {
    const own = open(id, cookie(host));
    own.socket.once('open', () => own.say({ do: 'ping' }));
    await own.until('pong');
    expect(own.heard[0].is).toBe('hello');
  });

  it('refuses without a change what is misshapen, late, or of somebody else', async () => {
    const own = open(id, cookie(host));
    await own.until('hello');
    const wrong = [
      'nonsense',
      '',
      '[]',
      'null',
      '7',
      { do: 'answer' },
      { do: 'answer', key: KEY, seq: 0, choice: { __proto: 1 } },
      '{"do":"answer","key":"key-12345678","seq":0,"choice":{"__proto__":"x"}}',
    ];
    for (const message of wrong) own.say(message);
    own.socket.send(Buffer.from('{"do":"ping"}'), { binary: true });
    await own.until('rejected', wrong.length + 1);
    expect(own.heard.slice(1).every(({ is }) => is === 'rejected')).toBe(true);
    expect(own.heard.at(-2)).toMatchObject({ key: KEY, fault: { fault: 'misshapen' } });
    own.say({ do: 'answer', key: KEY, seq: 9, choice: 'x' });
    await vi.waitFor(() =>
      expect(own.heard.at(-1)).toMatchObject({ fault: { fault: 'moved-on' } }),
    );
    const beside = open(id, cookie(new Browser(server.app)));
    await beside.until('hello');
    beside.say({ do: 'answer', key: KEY, seq: 0, choice: 'x' });
    expect(await beside.until('rejected')).toMatchObject({ fault: { fault: 'not-yours' } });
    expect(server.house.tables.get(id)!.seq).toBe(0);
  });

  it('does not open for other sites, other tables, other people', async () => {
    const evil = open(id, { ...cookie(host), origin: 'https://evil.example' });
    expect(await evil.closed).toBe(1006);
    expect(evil.heard).toEqual([]);
    const good = open(id, { origin: `http://127.0.0.1:${port}` });
    await good.until('hello');
    const nowhere = open('Nowhere00000');
    expect(await nowhere.closed).toBe(CLOSE.refused);
    expect(nowhere.heard).toMatchObject([{ is: 'rejected', fault: { fault: 'not-found' } }]);
    const closed = (await host.post('tables', settings({ spectators: 'none' }))).json().id;
    const curious = open(closed);
    expect(await curious.closed).toBe(CLOSE.refused);
    expect(curious.heard).toMatchObject([{ is: 'rejected', fault: { fault: 'not-yours' } }]);
  });

  it('sends a client away that says too much at once', async () => {
    const own = open(id, cookie(host));
    await own.until('hello');
    own.say({ do: 'say', key: KEY, text: 'x'.repeat(17_000) });
    expect(await own.closed).toBe(1009);
    expect(server.house.tables.get(id)!.listeners.size).toBe(0);
  });

  it('refuses what comes too quickly, then sends the client away', async () => {
    const own = open(id, cookie(host));
    await own.until('hello');
    for (let n = 0; n < 100; n += 1) own.say({ do: 'undo', key: KEY, seq: 0 });
    const tooMany = { is: 'rejected', key: KEY, fault: { fault: 'too-many' } };
    expect(await own.until('rejected')).toEqual(tooMany);
    for (let n = 0; n < 300; n += 1) own.say({ do: 'ping' });
    expect(await own.closed).toBe(CLOSE.abuse);
  });

  it('hangs up on a client that does not listen', async () => {
    const slow = open(id);
    await slow.until('hello');
    slow.socket.pause();
    const own = open(id, cookie(host));
    await own.until('hello');
    server.house.echo = 400_000;
    for (let n = 1; n <= 35; n += 1) {
      own.say({ do: 'say', key: KEY, text: 'x' });
      await own.until('accepted', n);
    }
    await vi.waitFor(() => expect(server.house.tables.get(id)!.listeners.size).toBe(1), 10_000);
    server.house.echo = 0;
    expect(own.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('opens so many times for one address', async () => {
    const many = Array.from({ length: 20 }, () => open(id));
    await Promise.all(many.map((line) => line.until('hello')));
    expect(await open(id).closed).toBe(CLOSE.later);
    many[0].socket.close();
    await many[0].closed;
    await open(id).until('hello');
  });

  it('is counted', async () => {
    const gauge = async () =>
      (await host.get('/metrics')).body.match(/^landsraad_sockets (\d+)/m)![1];
    await vi.waitFor(async () => expect(await gauge()).toBe('0'));
    await open(id).until('hello');
    expect(await gauge()).toBe('1');
  });

  it('says when something breaks, and nothing else', async () => {
    const own = open(id, cookie(host));
    await own.until('hello');
    server.house.breaks = new Error('secret');
    own.say({ do: 'answer', key: KEY, seq: 0, choice: 'x' });
    const fault = { fault: 'internal' };
    expect(await own.until('rejected')).toEqual({ is: 'rejected', key: KEY, fault });
  });
});

describe('a server that stops', () => {
  it('says goodbye to every socket, and takes nothing more', async () => {
    const server = await bench();
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const host = new Browser(server.app);
    const { id } = (await host.post('tables', settings())).json();
    const address = `ws://127.0.0.1:${port}/api/v1/tables/${id}/live`;
    const [one, stubborn] = [new Line(address), new Line(address)];
    await Promise.all([one.until('hello'), stubborn.until('hello')]);
    stubborn.socket.pause();
    await server.close();
    expect(await one.closed).toBe(CLOSE.goingAway);
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
    stubborn.socket.terminate();
  });
});
