import { afterEach, describe, expect, it } from 'vitest';
import { type Bench, Browser, bench, expectFault, settings } from '../http/bench.ts';

/* What strangers do at the door, from few addresses or many. */

let server: Bench;
afterEach(() => server.close());
const from = (address: string, headers: Record<string, string> = {}) =>
  new Browser(server.app, { 'x-forwarded-for': address, ...headers });
const address = (n: number) => `10.${n >> 8}.${n & 255}.1`;

describe('mail', () => {
  it('is not poured over somebody who never asked for it', async () => {
    server = await bench({ mail: true, env: { LANDSRAAD_PROXY: '127.0.0.1' } });
    for (let n = 0; n < 60; n++) {
      const spelt = ['victim', 'Victim', `victim+${n}`][n % 3];
      await from(address(n)).ask('PATCH', 'me', { email: `${spelt}@example.org` });
    }
    expect(server.letters.length).toBeLessThanOrEqual(3);
    const own = await from(address(99)).ask('PATCH', 'me', { email: 'own@example.org' });
    expect(own.statusCode).toBe(200);
  });

  it('is not poured over many from one address', async () => {
    server = await bench({ mail: true, env: { LANDSRAAD_LIMIT_PEOPLE: '1000' } });
    for (let n = 0; n < 29; n++)
      await from(address(1)).ask('PATCH', 'me', { email: `victim${n}@example.org` });
    expect(server.letters.length).toBeLessThanOrEqual(10);
  });
});

describe('the lobby', () => {
  it('is not flooded by one address, nor by one person', async () => {
    const limits = { LANDSRAAD_LIMIT_PEOPLE: '1000', LANDSRAAD_LIMIT_TABLES: '60' };
    server = await bench({ env: { ...limits, LANDSRAAD_PROXY: '127.0.0.1' } });
    const honest = await from(address(1)).post('tables', settings());
    expect(honest.statusCode).toBe(200);
    const laid: number[] = [];
    for (let n = 0; n < 180; n++)
      laid.push((await from(address(2)).post('tables', settings())).statusCode);
    expect(laid.filter((status) => status === 200).length).toBeLessThanOrEqual(20);
    expect(laid.at(-1)).toBe(429);
    expect((await from(address(3)).post('tables', settings())).statusCode).toBe(200);
  });
});

describe('everything that is asked for', () => {
  it('is counted, files and health as well, and what is not there', async () => {
    server = await bench({
      env: { LANDSRAAD_LIMIT_ADDRESS: '60', LANDSRAAD_PROXY: '127.0.0.1' },
    });
    const there = ['/healthz', '/readyz', '/', '/assets/x.js', '/metrics', '/api/v1/games'];
    const nowhere = ['/api/v1/nothing', '/api/nothing', '/api/v1'];
    for (const [n, path] of [...there, ...nowhere].entries()) {
      const somebody = from(address(n));
      const replies = [];
      for (let n = 0; n < 70; n++) replies.push(await somebody.get(path));
      expectFault(replies.at(-1)!, 429, 'too-many');
    }
    expect((await from(address(50)).get('/healthz')).statusCode).toBe(200);
  });
});

describe('a recovery link', () => {
  it('leads to this server, whatever a header says', async () => {
    server = await bench({ env: { LANDSRAAD_PROXY: '127.0.0.1' } });
    const headers = { 'x-forwarded-host': 'evil.example' };
    const guest = from(address(1));
    await guest.ask('PATCH', 'me', { name: 'Chani' });
    const { link } = (await guest.post('me/recovery', {}, headers)).json<{ link: string }>();
    expect(new URL(link).host).toBe('localhost');
  });
});
