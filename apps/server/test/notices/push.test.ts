import { createPublicKey, verify } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Me, TableInfo } from '@landsraad/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { directThinker } from '../../src/bots/thinker.ts';
import { configFrom } from '../../src/config.ts';
import { type Serving, serve } from '../../src/serve.ts';
import { Guest } from '../client.ts';
import { settings } from '../http/bench.ts';
import { discard } from '../machine.ts';
import { PushService, Subscriber } from './push-service.ts';

const CONTACT = 'mailto:host@example.org';
const data = mkdtempSync(path.join(tmpdir(), 'landsraad-push-'));
const service = new PushService();
let server: Serving;

beforeAll(async () => {
  await service.open();
  const variables = { LANDSRAAD_DATA: data, LANDSRAAD_LOG: 'silent', LANDSRAAD_CONTACT: CONTACT };
  server = await serve({ ...configFrom(variables), port: 0 }, { thinker: directThinker });
});
afterAll(async () => {
  await server.stop('the tests are over');
  await service.close();
  discard(data);
});
beforeEach(() => {
  service.heard.length = 0;
});

/** Somebody whose browser is told; no page of theirs is open. */
async function subscribed(name: string) {
  const guest = new Guest([server.url]);
  const browser = new Subscriber(`https://fcm.googleapis.com/fcm/send/${name}`);
  await guest.ask('PATCH', 'me', { name });
  const { pushKey } = await guest.ask<Me>('POST', 'me/push', browser.subscription);
  return { name, guest, browser, pushKey: pushKey! };
}

/** A game of such people that begins: somebody's turn comes. */
async function begun() {
  const people = await Promise.all(['Ada', 'Ben', 'Eve'].map(subscribed));
  const [host] = people;
  const seats = people.map(() => ({ is: 'open' as const }));
  const { id } = await host!.guest.ask<TableInfo>('POST', 'tables', settings({ seats }));
  for (const { guest } of people.slice(1))
    await guest.ask('POST', `tables/${id}/seat`, { seat: null });
  await host!.guest.ask('POST', `tables/${id}/start`, {});
  await expect.poll(() => service.heard.length).toBe(1);
  const [heard] = service.heard;
  const turn = people.find(({ name }) => heard!.path.endsWith(name))!;
  return { id, heard: heard!, turn };
}

describe('Web Push on the wire', () => {
  it('tells whose turn it is, where, and nothing else, to that browser alone', async () => {
    const { id, heard, turn } = await begun();
    const tables = await turn.guest.ask<TableInfo[]>('GET', 'me/tables');
    const { waiting, seats } = tables.find((table) => table.id === id)!;
    expect(waiting!.map((seat) => seats[seat])).toMatchObject([{ name: turn.name, you: true }]);
    expect(heard.headers).toMatchObject({
      host: 'fcm.googleapis.com',
      'content-encoding': 'aes128gcm',
      ttl: String(24 * 3600),
      topic: id,
    });
    expect(turn.browser.read(heard.body)).toEqual({ turn: id, language: null });
    const other = new Subscriber('https://fcm.googleapis.com/fcm/send/other');
    expect(() => other.read(heard.body)).toThrow();
  });

  it('proves to the push service who sends', async () => {
    const { heard, turn } = await begun();
    const [, token, key] = heard.headers.authorization!.match(/^vapid t=(\S+), k=(\S+)$/)!;
    expect(key).toBe(turn.pushKey);
    const [header, claims, signature] = token!.split('.');
    const point = Buffer.from(key!, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((n) => n.toString('base64url'));
    const publicKey = createPublicKey({
      key: { kty: 'EC', crv: 'P-256', x, y },
      format: 'jwk',
    });
    const signed = verify(
      'sha256',
      Buffer.from(`${header}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature!, 'base64url'),
    );
    expect(signed).toBe(true);
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
    expect(read(header!)).toMatchObject({ alg: 'ES256' });
    const { aud, sub, exp } = read(claims!);
    expect({ aud, sub }).toEqual({ aud: 'https://fcm.googleapis.com', sub: CONTACT });
    const now = Date.now() / 1000;
    expect(exp).toBeGreaterThan(now);
    expect(exp).toBeLessThan(now + 24 * 3600);
  });

  it('ends where the push service knows the browser no more', async () => {
    service.status = 410;
    const { turn } = await begun();
    service.status = 201;
    await expect.poll(() => turn.guest.ask('GET', 'me')).toMatchObject({ push: false });
  });
});
