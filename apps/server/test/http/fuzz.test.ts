import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { imperium } from '@landsraad/imperium';
import { ServerMessage } from '@landsraad/protocol';
import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { directThinker } from '../../src/bots/thinker.ts';
import { steadyTime } from '../../src/clocks/time.ts';
import { STATUS } from '../../src/http/faults.ts';
import { type AnyGame, PACE, unobserved } from '../../src/tables/needs.ts';
import { OpenHouse } from '../../src/tables/open-house.ts';
import { kindsOf } from '../databases.ts';
import { sizeOf, timeFor } from '../size.ts';
import { type Bench, Browser, bench, settings } from './bench.ts';

/*
 * Hostile input at a table where a game runs: every request and message gets a clear answer, and
 * the game stays as it is. LANDSRAAD_FUZZ says how many of each, LANDSRAAD_FUZZ_SEED which.
 */
const COUNT = sizeOf('LANDSRAAD_FUZZ', 1500);
const { kinds, stop } = await kindsOf(process.env.LANDSRAAD_FUZZ !== undefined);
afterAll(stop);
const SEED = Number(process.env.LANDSRAAD_FUZZ_SEED ?? 5);
const BATCH = 25;
const LONG = timeFor(COUNT, 100);

const serverMessage = Compile(ServerMessage);
const NO_LIMITS = Object.fromEntries(
  ['ADDRESS', 'PERSON', 'PEOPLE', 'TABLES', 'SOCKETS', 'MESSAGES', 'VISITS', 'LATE'].map((name) => [
    `LANDSRAAD_LIMIT_${name}`,
    '999999999',
  ]),
);

const key = fc.constantFrom('key-12345678', 'key-87654321', 'short', '', 7, null);
const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(-1, 0, 1e21, 2 ** 53, '0'));
const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom('x'.repeat(600)));
const junk = fc.oneof(fc.jsonValue({ maxDepth: 4 }), text, number);

/** Something like a message, never one that the seated player could mean: its moment is not now. */
const message = fc.oneof(
  fc.record({ do: fc.constant('answer'), key, seq: fc.integer({ min: 5000 }), choice: junk }),
  fc.record({ do: fc.constantFrom('undo', 'ask-undo'), key, seq: fc.integer({ min: 5000 }) }),
  fc.record({ do: fc.constant('reply-undo'), key, to: number, agree: fc.constantFrom(true, 'no') }),
  fc.record(
    { do: fc.oneof(text, fc.constantFrom('answer', 'say')), key, seq: number, text, extra: junk },
    { requiredKeys: ['do', 'extra'] },
  ),
  fc.constant({ do: 'ping' }),
  junk,
);
const raw = fc.oneof(
  { weight: 6, arbitrary: message.map((value) => JSON.stringify(value) ?? '') },
  { weight: 1, arbitrary: text },
  { weight: 1, arbitrary: message.map((value) => (JSON.stringify(value) ?? '').slice(0, -1)) },
  { weight: 1, arbitrary: fc.constantFrom('{"__proto__":{"do":"ping"}}', '['.repeat(5000)) },
);

const method = fc.constantFrom('GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'HEAD', 'OPTIONS');
const place = fc.constantFrom(
  'me',
  'me/recovery',
  'me/push',
  'me/tables',
  'recover',
  'passkeys/register',
  'passkeys/register/options',
  'passkeys/login',
  'passkeys/login/options',
  'tables',
  'openapi.json',
  'docs',
  ...['', '/seat', '/start', '/close', '/stand-in', '/rematch', '/record', '/mute'].map(
    (rest) => `tables/ID${rest}`,
  ),
  'tables/ID/look',
  'tables/ID/send',
  'tables/ID/live',
);
const body = fc.oneof(
  raw,
  fc.record({ seat: number, bot: junk, speaker: text, on: junk, token: text }).map(stringified),
  fc.record({ name: text, email: text }, { requiredKeys: [] }).map(stringified),
  junk.map((value) => stringified({ ...settings(), options: { value } })),
  fc.constant(`{"name":"${'x'.repeat(40_000)}"}`),
  fc.constant(undefined),
);
const headers = fc.record(
  {
    'content-type': fc.constantFrom('application/json', 'text/plain', 'multipart/form-data', 'x'),
    origin: fc.constantFrom('http://localhost', 'https://evil.example', 'null'),
    cookie: fc.oneof(
      fc.string({ unit: 'grapheme-ascii' }).map((value) => `landsraad=${value}`),
      fc.constant('landsraad=a.b'),
    ),
    'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site', 'none'),
    'if-none-match': fc.constantFrom('*', '""'),
  },
  { requiredKeys: ['content-type'] },
);
const request = fc.record({ method, place, body, headers, as: fc.constantFrom('nobody', 'other') });

function stringified(value: unknown): string {
  return JSON.stringify(value);
}

describe.each(kinds)(
  `hostile input (${COUNT} requests, ${COUNT} messages, seed ${SEED}), $name`,
  ({ name, env }) => {
    let server: Bench;
    let host: Browser;
    let other: Browser;
    let id: string;
    const failures: unknown[] = [];
    const time = steadyTime();
    beforeAll(async () => {
      server = await bench({
        env: { ...NO_LIMITS, ...(await env()) },
        open: (storage) =>
          new OpenHouse({
            storage,
            bus: null,
            time: { ...time, now: () => time.now() + (server?.later ?? 0) },
            upSince: time.now(),
            thinker: directThinker,
            games: { imperium: imperium as unknown as AnyGame },
            draw: randomBytes,
            observe: { ...unobserved, failed: (_what, error) => failures.push(error) },
            onTurn: () => {},
            onHere: () => {},
            pace: { ...PACE, botDelay: 0 },
          }),
      });
      [host, other] = [new Browser(server.app), new Browser(server.app)];
      const seats = settings().seats.map(() => ({ is: 'open' as const }));
      id = (await host.post('tables', settings({ seats }))).json().id;
      const friends = [new Browser(server.app), new Browser(server.app)];
      for (const friend of friends) await friend.post(`tables/${id}/seat`, { seat: null });
      await host.post(`tables/${id}/start`);
      await other.post('tables', settings());
      await server.app.listen({ port: 0, host: '127.0.0.1' });
    }, LONG);
    afterAll(async () => {
      expect(failures).toEqual([]);
      await server.close();
    });

    const standing = async () => ({
      kept: { ...(await server.parts.storage.table(id)), changed: 0, version: 0 },
      entries: await server.parts.storage.entries(id, 0),
      lines: await server.parts.storage.lines(id, 1000),
      look: ((await host.get(`tables/${id}/look`)).json() as { snapshot: unknown }).snapshot,
    });

    it('is answered over HTTP, and changes nothing', async () => {
      const before = await standing();
      const statuses = new Map<number, number>();
      await fc.assert(
        fc.asyncProperty(request, async (hostile) => {
          const { as, headers: own, body: sent } = hostile;
          const cookie = as === 'other' ? { cookie: `landsraad=${other.cookies.landsraad}` } : {};
          const response = await server.app.inject({
            method: hostile.method,
            url: `/api/v1/${hostile.place.replace('ID', id)}`,
            headers: { host: 'localhost', ...own, ...cookie },
            ...(sent !== undefined && { payload: sent }),
          });
          const { statusCode } = response;
          statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
          expect(statusCode, response.body).toBeLessThan(500);
          if (statusCode < 400 || hostile.method === 'HEAD') return;
          const told = response.json() as { fault: keyof typeof STATUS };
          expect(STATUS[told.fault]).toBe(statusCode);
          expect(response.body).not.toMatch(/node_modules|\.ts:|"stack"/);
        }),
        { numRuns: COUNT, seed: SEED, endOnFailure: true },
      );
      expect(await standing()).toEqual(before);
      expect([...statuses.keys()].sort()).toEqual(
        expect.arrayContaining([200, 400, 403, 404, 413]),
      );
      console.info('requests', name, Object.fromEntries(statuses));
    });

    it('is answered over a socket, one answer for each message, and changes nothing', async () => {
      const before = await standing();
      const { port } = server.app.server.address() as AddressInfo;
      const address = `ws://127.0.0.1:${port}/api/v1/tables/${id}/live`;
      const counts: Record<string, number> = {};
      let [sent, answered] = [0, 0];
      for (const who of [host, other, new Browser(server.app)]) {
        const cookie = `landsraad=${who.cookies.landsraad ?? ''}`;
        const socket = new WebSocket(address, { headers: { cookie } });
        let heard = () => {};
        socket.on('error', () => {}); // what is lost with it is missed below
        socket.on('message', (data) => {
          const told = JSON.parse(data.toString());
          expect(serverMessage.Check(told)).toBe(true);
          if (!['rejected', 'pong', 'accepted'].includes(told.is)) return;
          const outcome = told.fault?.fault ?? told.is;
          counts[outcome] = (counts[outcome] ?? 0) + 1;
          answered += 1;
          heard();
        });
        await new Promise((resolve) => socket.once('message', resolve));
        const batch = fc.array(raw, { minLength: BATCH, maxLength: BATCH });
        await fc.assert(
          fc.asyncProperty(batch, async (messages) => {
            // The server's clock goes ahead, so that nothing comes too quickly.
            server.later += 60_000;
            sent += messages.length;
            const all = new Promise<void>((resolve) => {
              heard = () => answered === sent && resolve();
            });
            for (const one of messages) socket.send(one);
            await all;
          }),
          { numRuns: Math.ceil(COUNT / BATCH / 3), seed: SEED, endOnFailure: true },
        );
        expect(socket.readyState).toBe(WebSocket.OPEN);
        socket.close();
      }
      server.later = 0;
      expect(answered).toBe(sent);
      console.info('messages', name, counts);
      expect(counts.internal).toBeUndefined();
      expect(counts['too-many']).toBeUndefined();
      expect(Object.keys(counts)).toEqual(
        expect.arrayContaining(['misshapen', 'moved-on', 'pong']),
      );
      expect(await standing()).toEqual(before);
    });
  },
  LONG,
);
