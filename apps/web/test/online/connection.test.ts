import type { ClientMessage, Hello, ServerMessage } from '@landsraad/protocol';
import { changes } from '@landsraad/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Clock } from '../../src/games/clock.ts';
import {
  Connection,
  PATIENCE,
  type SocketEvents,
  type TableNow,
} from '../../src/online/connection.ts';
import { OnlineError } from '../../src/online/faults.ts';

/** Time that goes by only when a test says so. */
class TestClock implements Clock {
  private time = 1_000_000;
  private timers: { readonly at: number; readonly run: () => void }[] = [];

  now = (): number => this.time;

  after(milliseconds: number, run: () => void): () => void {
    const timer = { at: this.time + milliseconds, run };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  }

  get waiting(): number {
    return this.timers.length;
  }

  /** Runs the next timer that is due until then; false when there is none. */
  step(end: number): boolean {
    const [next] = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
    this.time = next?.at ?? end;
    this.timers = this.timers.filter((timer) => timer !== next);
    next?.run();
    return next !== undefined;
  }
}

/** A server that a test plays. */
class TestServer {
  readonly clock = new TestClock();
  readonly sockets: { events: SocketEvents; sent: ClientMessage[]; closed: boolean }[] = [];
  readonly posted: ClientMessage[] = [];
  readonly seen: TableNow[] = [];
  looks = 0;
  look: () => Promise<Hello> = () => Promise.reject(new OnlineError({ fault: 'unreachable' }));
  post: (message: ClientMessage) => Promise<ServerMessage> = async () => ({ is: 'pong' });
  private keys = 0;

  connect(): Connection {
    return new Connection({
      clock: this.clock,
      connect: (events) => {
        const socket = { events, sent: [] as ClientMessage[], closed: false };
        this.sockets.push(socket);
        return {
          send: (text) => socket.sent.push(JSON.parse(text)),
          close: () => {
            socket.closed = true;
          },
        };
      },
      look: () => {
        this.looks++;
        return this.look();
      },
      post: (message) => {
        this.posted.push(message);
        return this.post(message);
      },
      draw: () => `key-${++this.keys}`,
      onChange: (known) => this.seen.push(known),
    });
  }

  get socket() {
    return this.sockets.at(-1)!;
  }

  tell(message: ServerMessage, socket = this.socket): void {
    socket.events.onText(JSON.stringify(message));
  }

  /** Lets everything that waits for a promise go on. */
  async settle(): Promise<void> {
    for (let n = 0; n < 10; n++) await Promise.resolve();
  }

  async passing(milliseconds: number): Promise<void> {
    const end = this.clock.now() + milliseconds;
    do await this.settle();
    while (this.clock.step(end));
    await this.settle();
  }
}

const AROUND = { table: {}, clocks: null, undo: null, spectators: 0 } as unknown as Hello['around'];
const snapshot = (position: number, eventsFrom = 0, events: unknown[] = []): Hello['snapshot'] =>
  ({ position, eventsFrom, events, view: { round: 1 } }) as unknown as Hello['snapshot'];
const hello = (part: Partial<Hello> = {}): Hello => ({
  is: 'hello',
  version: 1,
  seq: 3,
  around: AROUND,
  snapshot: snapshot(3, 0, ['a', 'b']),
  chat: [],
  ...part,
});

let server: TestServer;
beforeEach(() => {
  server = new TestServer();
});

describe('a connection to a table', () => {
  it('is live from the first word on, and keeps what changes', () => {
    const connection = server.connect();
    expect(connection.now.connection).toBe('connecting');
    server.tell(hello());
    expect(connection.now).toMatchObject({ connection: 'live', seq: 3, log: ['a', 'b'] });
    const change = changes(snapshot(3, 0, ['a', 'b']), snapshot(4, 2, ['c']));
    server.tell({ is: 'update', seq: 4, change: change as never });
    expect(connection.now.snapshot?.position).toBe(4);
    expect(connection.now.log).toEqual(['a', 'b', 'c']);
    server.tell({ is: 'around', around: { ...AROUND, spectators: 2 } });
    expect(connection.now.around?.spectators).toBe(2);
    const clocks = { left: [1000, 2000], running: [0], now: 5 };
    server.tell({ is: 'clocks', clocks });
    expect(connection.now.around).toMatchObject({ spectators: 2, clocks });
  });

  it('begins a game that was waited for, and forgets an undone past', () => {
    const connection = server.connect();
    server.tell(hello({ seq: 0, snapshot: null }));
    expect(connection.now.snapshot).toBeNull();
    const first = snapshot(0, 0, ['a', 'b', 'c']);
    server.tell({ is: 'update', seq: 0, change: changes(null, first) as never });
    server.tell({
      is: 'update',
      seq: 1,
      change: changes(first, snapshot(0, 1, ['x'])) as never,
    });
    expect(connection.now.log).toEqual(['a', 'x']);
  });

  it('keeps each line of the chat once', () => {
    const connection = server.connect();
    const ada = { speaker: 's', name: 'Ada', seat: 0, beside: false };
    const line = (n: number, text = 'hi') => ({ ...ada, n, text, at: n });
    server.tell(hello({ chat: [line(1)] }));
    server.tell({ is: 'chat', line: line(2) });
    server.tell({ is: 'chat', line: line(2) });
    expect(connection.now.chat.map(({ n }) => n)).toEqual([1, 2]);
    // One is taken away now, the other was while nothing was heard.
    server.tell({ is: 'unsaid', n: 2 });
    server.tell(hello({ chat: [line(1, ''), line(2, '')] }));
    expect(connection.now.chat.map(({ text }) => text)).toEqual(['', '']);
  });

  it('settles what was sent when the server says so', async () => {
    const connection = server.connect();
    server.tell(hello());
    const taken = connection.answer(3, 'a');
    const refused = connection.answer(3, 'b');
    expect(server.socket.sent).toEqual([
      { do: 'answer', key: 'key-1', seq: 3, choice: 'a' },
      { do: 'answer', key: 'key-2', seq: 3, choice: 'b' },
    ]);
    server.tell({ is: 'accepted', key: 'key-1', seq: 4 });
    server.tell({ is: 'rejected', key: 'key-2', fault: { fault: 'moved-on' } });
    await expect(taken).resolves.toBeUndefined();
    await expect(refused).rejects.toMatchObject({ fault: { fault: 'moved-on' } });
  });

  it('tries an answer: taken, refused with a reason, or nobody can say', async () => {
    const connection = server.connect();
    server.tell(hello());
    const reason = { code: 'plan-voice', rule: 'BEN-B3' };
    const tries = ['a', 'b', 'c'].map((choice) => connection.whyNot(3, choice));
    expect(server.socket.sent[0]).toEqual({ do: 'try', key: 'key-1', seq: 3, choice: 'a' });
    server.tell({ is: 'accepted', key: 'key-1', seq: 3 });
    server.tell({ is: 'rejected', key: 'key-2', fault: { fault: 'refused', reason } });
    server.tell({ is: 'rejected', key: 'key-3', fault: { fault: 'moved-on' } });
    await expect(tries[0]).resolves.toBeNull();
    await expect(tries[1]).resolves.toEqual(reason);
    await expect(tries[2]).rejects.toMatchObject({ fault: { fault: 'moved-on' } });
  });

  it('comes back by itself and repeats, under the same key, what had no reply', async () => {
    const connection = server.connect();
    server.tell(hello());
    const answered = connection.answer(3, 'a');
    server.socket.events.onClosed();
    expect(connection.now.connection).toBe('lost');
    const said = connection.say('still here?');
    await server.passing(PATIENCE.firstRetry);
    expect(server.sockets).toHaveLength(2);
    server.tell(hello({ seq: 4 }));
    expect(server.socket.sent.map((message) => 'key' in message && message.key)).toEqual([
      'key-1',
      'key-2',
    ]);
    server.tell({ is: 'accepted', key: 'key-1', seq: 4 });
    server.tell({ is: 'accepted', key: 'key-2', seq: 4 });
    await Promise.all([answered, said]);
  });

  it('keeps what a stopping server did not take for the next one', async () => {
    const connection = server.connect();
    server.tell(hello());
    const answered = connection.answer(3, 'a');
    server.tell({ is: 'rejected', key: 'key-1', fault: { fault: 'shutting-down' } });
    server.socket.events.onClosed();
    await server.passing(PATIENCE.firstRetry);
    server.tell(hello());
    server.tell({ is: 'accepted', key: 'key-1', seq: 4 });
    await answered;
  });

  it('tries less and less often while nothing gets through', async () => {
    const connection = server.connect();
    const times: number[] = [];
    for (let n = 0; n < 9; n++) {
      times.push(server.clock.now());
      const tries = server.sockets.length;
      server.socket.events.onClosed();
      await server.settle();
      expect(connection.now.connection).toBe('lost');
      while (server.sockets.length === tries) await server.passing(250);
    }
    const waits = times.slice(1).map((time, i) => time - times[i]!);
    expect(waits.toSorted((a, b) => a - b)).toEqual(waits);
    expect(Math.max(...waits)).toBeLessThanOrEqual(PATIENCE.longestRetry);
    expect(waits.at(-1)).toBeGreaterThan(waits[0]! * 10);
  });

  it('tries at once when the device says that it is back', async () => {
    const connection = server.connect();
    server.socket.events.onClosed();
    await server.settle();
    const tries = server.sockets.length;
    connection.nudge();
    expect(server.sockets).toHaveLength(tries + 1);
  });

  it('says when nobody looks at the page, again on every new line', async () => {
    const connection = server.connect();
    connection.attend(false);
    server.tell(hello());
    expect(server.socket.sent).toEqual([{ do: 'attend', here: false }]);
    server.socket.events.onClosed();
    await server.passing(PATIENCE.firstRetry);
    server.tell(hello());
    expect(server.socket.sent).toEqual([{ do: 'attend', here: false }]);
    connection.attend(true);
    connection.attend(true);
    expect(server.socket.sent.at(-1)).toEqual({ do: 'attend', here: true });
    expect(server.socket.sent).toHaveLength(2);
  });

  it('notices soon after an answer that the line is dead, and sends it when it is back', async () => {
    const connection = server.connect();
    server.tell(hello());
    const answered = connection.answer(3, 'a');
    expect(connection.now).toMatchObject({ connection: 'live', unsettled: true });
    await server.passing(PATIENCE.reply);
    expect(connection.now).toMatchObject({ connection: 'lost', unsettled: true });
    await server.passing(PATIENCE.firstRetry);
    server.tell(hello());
    expect(server.socket.sent).toMatchObject([{ do: 'answer', key: 'key-1', choice: 'a' }]);
    // That line may be dead as well.
    await server.passing(PATIENCE.reply);
    expect(connection.now.connection).toBe('lost');
    await server.passing(PATIENCE.firstRetry);
    server.tell(hello());
    server.tell({ is: 'accepted', key: 'key-1', seq: 4 });
    await answered;
    expect(connection.now).toMatchObject({ connection: 'live', unsettled: false });
  });

  it('waits for a slow reply as long as the server says anything', async () => {
    const connection = server.connect();
    server.tell(hello());
    const answered = connection.answer(3, 'a');
    for (let n = 0; n < 4; n++) {
      await server.passing(PATIENCE.reply - 100);
      server.tell({ is: 'around', around: AROUND });
    }
    expect(connection.now.connection).toBe('live');
    expect(server.sockets).toHaveLength(1);
    server.tell({ is: 'accepted', key: 'key-1', seq: 4 });
    await answered;
  });

  it('is lost at once when the device says that it is cut off, and tried again', async () => {
    const connection = server.connect();
    server.tell(hello());
    connection.cutOff();
    expect(connection.now.connection).toBe('lost');
    expect(server.socket.closed).toBe(true);
    const answered = connection.answer(3, 'a');
    expect(connection.now.unsettled).toBe(true);
    connection.nudge();
    server.tell(hello());
    expect(server.socket.sent).toMatchObject([{ do: 'answer', key: 'key-1' }]);
    server.tell({ is: 'accepted', key: 'key-1', seq: 4 });
    await answered;
  });

  it('notices a line that died without a word', async () => {
    const connection = server.connect();
    server.tell(hello());
    await server.passing(PATIENCE.silence);
    expect(server.socket.sent).toEqual([{ do: 'ping' }]);
    server.tell({ is: 'pong' });
    await server.passing(PATIENCE.silence + PATIENCE.pong);
    expect(connection.now.connection).not.toBe('live');
    expect(server.sockets[0]!.closed).toBe(true);
  });

  it('asks for the whole table where a change does not fit', () => {
    const connection = server.connect();
    server.tell(hello());
    server.tell({ is: 'update', seq: 4, change: { view: { round: { x: 1 } } } });
    expect(server.sockets).toHaveLength(2);
    server.tell(hello({ seq: 4 }));
    expect(connection.now).toMatchObject({ connection: 'live', seq: 4 });
  });

  it('ends where the server says at the door that it is not for this person', () => {
    const connection = server.connect();
    server.tell({ is: 'rejected', key: null, fault: { fault: 'not-yours' } });
    expect(connection.now).toMatchObject({ connection: 'ended', ended: { fault: 'not-yours' } });
    expect(server.socket.closed).toBe(true);
    connection.again();
    server.tell(hello());
    expect(connection.now).toMatchObject({ connection: 'live', ended: null });
  });

  it('sends again what came too quickly to be read', async () => {
    const connection = server.connect();
    server.tell(hello());
    const answered = connection.answer(3, 'a');
    server.tell({ is: 'rejected', key: null, fault: { fault: 'too-many' } });
    await server.passing(PATIENCE.sendAgain);
    expect(server.socket.sent).toHaveLength(2);
    server.tell({ is: 'accepted', key: 'key-1', seq: 4 });
    await answered;
  });

  it('does not hear an older socket any more', () => {
    const connection = server.connect();
    const [first] = server.sockets;
    server.tell(hello());
    connection.again();
    server.tell(hello({ seq: 9 }), first);
    expect(connection.now.seq).toBe(3);
  });
});

describe('where sockets do not get through', () => {
  const blocked = async () => {
    const connection = server.connect();
    server.look = async () => hello();
    server.socket.events.onClosed();
    await server.settle();
    return connection;
  };

  it('the table is polled', async () => {
    const connection = await blocked();
    expect(connection.now).toMatchObject({ connection: 'polling', seq: 3 });
    server.look = async () => hello({ seq: 5, snapshot: snapshot(5, 0, ['a', 'b', 'c']) });
    await server.passing(PATIENCE.poll);
    expect(connection.now).toMatchObject({ seq: 5, log: ['a', 'b', 'c'] });
  });

  it('the table is not looked at while nobody looks at the page', async () => {
    const connection = await blocked();
    connection.attend(false);
    await server.passing(PATIENCE.poll);
    const { looks } = server;
    await server.passing(PATIENCE.poll * 8);
    expect(server.looks).toBe(looks);
    connection.attend(true);
    await server.settle();
    expect(server.looks).toBe(looks + 1);
  });

  it('answers go by request, and the table is looked at right after', async () => {
    const connection = await blocked();
    server.post = async () => ({ is: 'accepted', key: 'key-1', seq: 4 });
    server.look = async () => hello({ seq: 4 });
    await connection.answer(3, 'a');
    await server.settle();
    expect(server.posted).toHaveLength(1);
    expect(connection.now.seq).toBe(4);
  });

  it('a request that did not get through is made again, and never twice at once', async () => {
    const connection = await blocked();
    let through = false;
    server.post = async () => {
      if (!through) throw new OnlineError({ fault: 'unreachable' });
      return { is: 'accepted', key: 'key-1', seq: 4 };
    };
    const answered = connection.answer(3, 'a');
    await server.settle();
    expect(server.posted).toHaveLength(1);
    through = true;
    await server.passing(PATIENCE.poll);
    await answered;
    expect(server.posted.map((message) => 'key' in message && message.key)).toEqual([
      'key-1',
      'key-1',
    ]);
  });

  it('sockets get another chance now and then', async () => {
    const connection = await blocked();
    const tries = server.sockets.length;
    await server.passing(PATIENCE.socketAgain + PATIENCE.poll);
    expect(server.sockets.length).toBeGreaterThan(tries);
    server.tell(hello());
    expect(connection.now.connection).toBe('live');
    const looks = server.looks;
    await server.passing(PATIENCE.poll * 2);
    expect(server.looks).toBe(looks);
  });

  it('a table that is not there ends it', async () => {
    const connection = server.connect();
    server.look = () => Promise.reject(new OnlineError({ fault: 'not-found' }));
    const answered = connection.answer(0, 'a');
    server.socket.events.onClosed();
    await expect(answered).rejects.toMatchObject({ fault: { fault: 'not-found' } });
    expect(connection.now).toMatchObject({ connection: 'ended', ended: { fault: 'not-found' } });
    expect(server.clock.waiting).toBe(0);
  });
});

it('a closed connection does nothing more', async () => {
  const connection = server.connect();
  server.tell(hello());
  const answered = connection.answer(3, 'a');
  connection.close();
  await expect(answered).rejects.toMatchObject({ fault: { fault: 'unreachable' } });
  expect(server.clock.waiting).toBe(0);
  expect(server.socket.closed).toBe(true);
  server.socket.events.onClosed();
  expect(server.sockets).toHaveLength(1);
});
