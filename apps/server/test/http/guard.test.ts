import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { Fault } from '../../src/tables/house.ts';
import { discard } from '../machine.ts';
import { type Bench, Browser, bench, expectFault, settings } from './bench.ts';

describe('the guard', () => {
  let server: Bench;
  let one: Browser;
  beforeAll(async () => {
    server = await bench({ env: { LANDSRAAD_METRICS_TOKEN: 'measure-me-please' } });
    one = new Browser(server.app);
  });
  afterAll(() => server.close());

  it('takes nothing that another site asks for', async () => {
    const name = { name: 'Chani' };
    const from = (headers: { origin?: string; 'sec-fetch-site'?: string }) =>
      server.app.inject({
        method: 'PATCH',
        url: '/api/v1/me',
        headers: { host: 'localhost', ...headers },
        payload: name,
      });
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://localhost:8080' },
      { origin: 'http://localhost.evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ])
      expectFault(await from(headers), 403, 'not-yours');
    for (const headers of [{ origin: 'http://localhost' }, { 'sec-fetch-site': 'same-origin' }, {}])
      expect((await from(headers)).statusCode).toBe(200);
  });

  it('takes JSON alone, and not too much of it', async () => {
    const type = { 'content-type': 'text/plain' };
    expectFault(await one.ask('PATCH', 'me', '{"name":"x"}', type), 400, 'misshapen');
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expectFault(await one.ask('PATCH', 'me', 'name=x', form), 400, 'misshapen');
    const json = { 'content-type': 'application/json' };
    expectFault(await one.ask('PATCH', 'me', '{"name":', json), 400, 'misshapen');
    expectFault(await one.ask('PATCH', 'me', '{"__proto__":{}}', json), 400, 'misshapen');
    const large = JSON.stringify({ name: 'x'.repeat(33_000) });
    expectFault(await one.ask('PATCH', 'me', large, json), 413, 'too-large');
  });

  it('says nothing of its inside when something breaks', async () => {
    server.house.breaks = new Error('secret at /work/db.ts:1');
    const broken = await one.post('tables', settings());
    expectFault(broken, 500, 'internal');
    expect(JSON.parse(broken.body)).toEqual({ fault: 'internal' });
    const reason = { code: 'x', rule: 'IMP-1.1', args: { a: 1 } };
    server.house.breaks = new Fault({ fault: 'refused', reason });
    expect((await one.post('tables', settings())).json()).toEqual({ fault: 'refused', reason });
  });

  it('knows only its own paths', async () => {
    for (const url of ['/api/v1/nothing', '/api/v2/me', '/api/', '/nothing.js', '/assets/../x.js'])
      expectFault(await one.get(url), 404, 'not-found');
    expectFault(await one.ask('PUT', 'me', {}), 404, 'not-found');
    expectFault(await one.get('/api/v1/%'), 400, 'misshapen');
    const long = await one.get(`/api/v1/tables/${'x'.repeat(2000)}`);
    expectFault(long, 400, 'misshapen');
    expect(long.body.length).toBeLessThan(300);
  });

  it('sends strict headers with everything', async () => {
    for (const url of ['/api/v1/me', '/api/v1/nothing', '/healthz', '/api/v1/docs']) {
      const { headers } = await one.get(url);
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['x-powered-by']).toBeUndefined();
    }
    expect((await one.get('me')).headers['cache-control']).toBe('no-store');
  });

  it('counts newcomers and tables over all processes, where there may be several', async () => {
    const env = { LANDSRAAD_LIMIT_PEOPLE: '3', LANDSRAAD_LIMIT_TABLES: '2' };
    const one = await bench({
      env,
      change: (config) => ({ ...config, database: 'postgres://elsewhere' }),
    });
    const apps = [one.app, await buildApp(one.parts), await buildApp(one.parts)];
    const at = (n: number) => new Browser(apps[n % 2]!);
    for (let n = 0; n < 3; n += 1)
      expect((await at(n).ask('PATCH', 'me', { name: 'x' })).statusCode).toBe(200);
    for (const n of [0, 1])
      expectFault(await at(n).ask('PATCH', 'me', { name: 'x' }), 429, 'too-many');
    one.later = 3_600_000;
    const somebody = [at(0), at(1)];
    await somebody[0]!.post('tables', settings());
    Object.assign(somebody[1]!.cookies, somebody[0]!.cookies);
    expect((await somebody[1]!.post('tables', settings())).statusCode).toBe(200);
    for (const browser of somebody)
      expectFault(await browser.post('tables', settings()), 429, 'too-many');
    // Nor does somebody else from there, of a process that laid none yet.
    expectFault(await new Browser(apps[2]!).post('tables', settings()), 429, 'too-many');
    for (const app of apps.slice(1)) await app.close();
    await one.close();
  });

  it('limits what one address and one person may ask', async () => {
    const few = await bench({
      env: {
        LANDSRAAD_LIMIT_ADDRESS: '30',
        LANDSRAAD_LIMIT_PERSON: '10',
        LANDSRAAD_LIMIT_PEOPLE: '3',
        LANDSRAAD_LIMIT_TABLES: '2',
        LANDSRAAD_PROXY: '127.0.0.1',
      },
    });
    const from = (address: string) => new Browser(few.app, { 'x-forwarded-for': address });
    for (let n = 0; n < 3; n += 1)
      expect((await from('10.0.0.1').ask('PATCH', 'me', { name: 'x' })).statusCode).toBe(200);
    expectFault(await from('10.0.0.1').ask('PATCH', 'me', { name: 'x' }), 429, 'too-many');
    const somebody = from('10.0.0.2');
    await somebody.post('tables', settings());
    await somebody.post('tables', settings());
    expectFault(await somebody.post('tables', settings()), 429, 'too-many');
    for (let n = 0; n < 10; n += 1) await somebody.get('me');
    expectFault(await somebody.get('me'), 429, 'too-many');
    const anybody = from('2001:db8::1');
    for (let n = 0; n < 30; n += 1) expect((await anybody.get('me')).statusCode).toBe(200);
    const refused = await from('2001:db8::2').get('me');
    expectFault(refused, 429, 'too-many');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('10.0.0.3').get('me')).statusCode).toBe(200);
    await few.close();
  });

  it('lives by itself, and is ready while the storage is', async () => {
    for (const url of ['/healthz', '/readyz'])
      expect((await one.get(url)).json()).toEqual({ ok: true });
    const broken = await bench();
    await broken.parts.storage.person('nobody');
    await broken.parts.storage.close();
    const told = await new Browser(broken.app).get('/readyz');
    expect([told.statusCode, told.json()]).toEqual([503, { ok: false }]);
    expect((await new Browser(broken.app).get('/healthz')).statusCode).toBe(200);
    await broken.app.close();
  });

  it('is measured from this machine or with the token, and by nobody else', async () => {
    const own = await one.get('/metrics');
    expect(own.body).toMatch(/landsraad_answer_seconds_bucket/);
    for (const name of ['tables_in_memory', 'sockets', 'errors_total'])
      expect(own.body).toContain(`landsraad_${name}`);
    expect(own.body).toMatch(/nodejs_eventloop_lag_seconds/);
    expectFault(await one.get('/metrics', { 'x-forwarded-for': '10.0.0.1' }), 404, 'not-found');
    const away = { remoteAddress: '10.0.0.1', method: 'GET', url: '/metrics' } as const;
    expectFault(await server.app.inject(away), 404, 'not-found');
    const token = { authorization: 'Bearer measure-me-please' };
    expect((await server.app.inject({ ...away, headers: token })).statusCode).toBe(200);
    const wrong = { authorization: 'Bearer measure-me-pleasf' };
    expectFault(await server.app.inject({ ...away, headers: wrong }), 404, 'not-found');
  });

  it('answers what is not HTTP', async () => {
    const listening = await bench();
    await listening.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = listening.app.server.address() as net.AddressInfo;
    for (const [sent, line] of [
      ['nonsense\r\n\r\n', '400'],
      [`GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`, '431'],
    ]) {
      const heard = await new Promise<string>((resolve) => {
        let text = '';
        const socket = net.connect(port, '127.0.0.1', () => socket.write(sent));
        socket.on('data', (data) => {
          text += data;
        });
        socket.on('error', () => {}); // told by its close
        socket.on('close', () => resolve(text));
      });
      expect(heard).toContain(`HTTP/1.1 ${line}`);
      expect(heard).toContain('"fault"');
    }
    await listening.close();
  });
});

const TAG = /<meta property="([^"]+)" content="([^"]*)" \/>/g;

describe('the files of the client', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'landsraad-client-'));
  let server: Bench;
  let one: Browser;
  beforeAll(async () => {
    mkdirSync(path.join(folder, 'assets'));
    writeFileSync(path.join(folder, 'index.html'), '<title>the client</title>');
    writeFileSync(path.join(folder, 'sw.js'), '//');
    writeFileSync(path.join(folder, 'assets', 'a-1234.js'), 'plain');
    writeFileSync(path.join(folder, 'assets', 'a-1234.js.gz'), gzipSync('zipped'));
    server = await bench({ env: { LANDSRAAD_CLIENT: folder } });
    one = new Browser(server.app);
  });
  afterAll(async () => {
    await server.close();
    discard(folder);
  });

  it('are served with their screens, and asked for again unless named by content', async () => {
    for (const url of ['/', '/table/abcdefghijkl', '/recover', '/online?x=1']) {
      const page = await one.get(url);
      expect([page.statusCode, page.body]).toEqual([200, '<title>the client</title>']);
      expect(page.headers['cache-control']).toBe('no-cache');
      expect(page.headers['content-type']).toMatch(/text\/html/);
      expect(page.headers['content-security-policy']).toContain("base-uri 'none'");
    }
    expect((await one.get('/sw.js')).headers['cache-control']).toBe('no-cache');
    const asset = await one.get('/assets/a-1234.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.etag).toBeDefined();
  });

  it('tell whoever shows a link what it leads to, and nobody’s name', async () => {
    writeFileSync(path.join(folder, 'index.html'), '<head></head>');
    const fresh = await bench({ env: { LANDSRAAD_CLIENT: folder } });
    const host = new Browser(fresh.app);
    const { id } = (await host.post('tables', settings())).json();
    const tagsOf = async (url: string) =>
      Object.fromEntries(
        [...(await new Browser(fresh.app).get(url)).body.matchAll(TAG)].map(([, name, content]) => [
          name,
          content,
        ]),
      );
    const waiting = await tagsOf(`/table/${id}?from=a"><script>`);
    expect(waiting).toMatchObject({
      'og:title': 'Landsraad · Dune: Imperium',
      'og:description': '1 place libre · 1 free seat',
      'og:url': expect.stringMatching(new RegExp(`^http://[^/]+/table/${id}$`)),
      'og:image': expect.stringMatching(/^http:\/\/[^/]+\/shown\/link\.jpg$/),
    });
    await host.post(`tables/${id}/start`);
    const running = await tagsOf(`/table/${id}`);
    expect(running['og:description']).toContain('The game is under way');
    const none = await tagsOf('/table/abcdefghijkl');
    expect(none).toEqual({
      ...(await tagsOf('/')),
      'og:url': expect.stringContaining('/table/abcdefghijkl'),
    });
    await fresh.close();
  });

  it('are served in their smaller form to whoever takes it', async () => {
    const asset = await one.get('/assets/a-1234.js', { 'accept-encoding': 'gzip' });
    expect(asset.headers['content-encoding']).toBe('gzip');
    expect(asset.headers['content-type']).toMatch(/javascript/);
    expect(asset.headers['cache-control']).toMatch(/immutable/);
    expect((await one.get('/assets/a-1234.js')).body).toBe('plain');
  });

  it('are no way out of their folder', async () => {
    for (const url of ['/../secret', '/%2e%2e/secret', '/..%2fsecret', '/assets/..%2f..%2fsecret'])
      expect((await one.get(url)).body).not.toContain('root:');
    expectFault(await one.get('/assets/none.js'), 404, 'not-found');
    expectFault(await one.post('/table/x'), 404, 'not-found');
  });
});
