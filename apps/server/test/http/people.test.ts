import { Me } from '@landsraad/protocol';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Signing } from '../../src/signing.ts';
import { type Bench, Browser, bench, expectFault, settings } from './bench.ts';

const me = Compile(Me);
const COOKIE = 'landsraad';
const HOUR = 3_600_000;

describe('people', () => {
  let server: Bench;
  beforeAll(async () => {
    server = await bench();
  });
  afterAll(() => server.close());
  const browser = (headers = {}) => new Browser(server.app, headers);
  const somebody = async (name = 'Chani') => {
    const one = browser();
    await one.ask('PATCH', 'me', { name });
    return one;
  };

  it('are nobody until they need to be somebody', async () => {
    const one = browser();
    const asked = await one.get('me');
    expect(me.Check(asked.json())).toBe(true);
    expect(asked.json()).toMatchObject({ name: '', passkeys: 0, push: false, email: null });
    expect(one.cookies).toEqual({});
    const named = await one.ask('PATCH', 'me', { name: 'Chani' });
    expect(named.json()).toMatchObject({ name: 'Chani' });
    expect((await one.get('me')).json()).toMatchObject({ name: 'Chani' });
    expect((await browser().get('me')).json()).toMatchObject({ name: '' });
  });

  it('have a name that shows, and no other', async () => {
    const one = browser();
    for (const name of ['', ' x', 'x ', 'a\u0000b', 'a\nb', 'a\u202eb', 'x'.repeat(25), 7, null])
      expectFault(await one.ask('PATCH', 'me', { name }), 400, 'misshapen');
    for (const name of ['Élodie', '保羅', "d'Arc & <fils>", '👩‍🚀'])
      expect((await one.ask('PATCH', 'me', { name })).json()).toMatchObject({ name });
    expectFault(await one.ask('PATCH', 'me', { id: 'x' }), 400, 'misshapen');
  });

  it('are known by a cookie that only the server can read and write', async () => {
    const made = await browser().ask('PATCH', 'me', { name: 'Chani' });
    const cookie = String(made.headers['set-cookie']);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).toMatch(/Path=\//);
    expect(cookie).toMatch(/Max-Age=34560000/);
    expect(cookie).not.toMatch(/Secure/);
  });

  it('get a cookie for https alone where people come by https', async () => {
    const secure = await bench({
      change: (config) => ({ ...config, url: 'https://dune.example.org' }),
    });
    const one = new Browser(secure.app, { origin: 'https://dune.example.org' });
    const made = await one.ask('PATCH', 'me', { name: 'Chani' });
    expect(String(made.headers['set-cookie'])).toMatch(/Secure/);
    expect(made.headers['strict-transport-security']).toMatch(/max-age/);
    await secure.close();
  });

  it('are not known by a cookie that was changed, or signed by another', async () => {
    const one = await somebody();
    const { [COOKIE]: cookie } = one.cookies;
    const [body, signature] = cookie.split('.');
    const other = Buffer.from('somebody-else 1').toString('base64url');
    const forged = [
      `${other}.${signature}`,
      `${body}.${signature.slice(0, -1)}`,
      `${body}.`,
      body,
      `${body}.${signature}.${signature}`,
      new Signing(['x'.repeat(32)]).sign('session', Buffer.from(body, 'base64url').toString()),
      new Signing(server.parts.secrets.signing).sign(
        'challenge',
        Buffer.from(body, 'base64url').toString(),
      ),
    ];
    for (const wrong of forged) {
      one.cookies[COOKIE] = wrong;
      expect((await one.get('me')).json()).toMatchObject({ name: '' });
      expectFault(await one.post('me/recovery'), 403, 'not-yours');
    }
    one.cookies[COOKIE] = cookie;
    expect((await one.get('me')).json()).toMatchObject({ name: 'Chani' });
  });

  it('become somebody new where the storage knows them no more', async () => {
    const one = browser();
    const signing = new Signing(server.parts.secrets.signing);
    one.cookies[COOKIE] = signing.sign('person', `gone ${Math.floor(Date.now() / 1000)}`);
    expect((await one.get('me')).json()).toMatchObject({ name: '' });
    expectFault(await one.post('me/recovery'), 403, 'not-yours');
    expect((await one.post('tables', settings())).statusCode).toBe(200);
    expect(one.cookies[COOKIE]).not.toContain(Buffer.from('gone').toString('base64url'));
  });

  it('are still known after the key was replaced, and get a cookie of the new one', async () => {
    const [one, two] = ['1'.repeat(32), '2'.repeat(32)];
    const old = await bench({ env: { LANDSRAAD_SECRET: one } });
    const visitor = new Browser(old.app);
    await visitor.ask('PATCH', 'me', { name: 'Chani' });
    const before = visitor.cookies[COOKIE];
    const LANDSRAAD_DATA = old.parts.config.data;
    const both = await bench({ env: { LANDSRAAD_SECRET: `${two},${one}`, LANDSRAAD_DATA } });
    const returned = new Browser(both.app);
    returned.cookies[COOKIE] = before;
    await returned.get('me');
    const after = returned.cookies[COOKIE];
    expect(after).not.toBe(before);
    expect(new Signing([two]).open('session', after)).not.toBeNull();
    await both.close();
    await old.close();
  });

  it('get their cookie anew before it ends', async () => {
    const one = await somebody();
    const before = one.cookies[COOKIE];
    await one.get('me');
    expect(one.cookies[COOKIE]).toBe(before);
    server.later = 40 * 24 * HOUR;
    await one.get('me');
    expect(one.cookies[COOKIE]).not.toBe(before);
    server.later = 0;
  });

  it('move to another browser by a link, once, within the hour', async () => {
    const one = await somebody('Stilgar');
    const { token, link, expires } = (await one.post('me/recovery')).json();
    expect(link).toBe(`http://localhost/recover#${token}`);
    expect(expires).toBeGreaterThan(Date.now());
    const other = browser();
    expect((await other.post('recover', { token })).json()).toMatchObject({ name: 'Stilgar' });
    expect((await other.get('me')).json()).toMatchObject({ name: 'Stilgar' });
    expectFault(await browser().post('recover', { token }), 410, 'expired');
    const late = (await one.post('me/recovery')).json().token;
    server.later = HOUR + 1;
    expectFault(await browser().post('recover', { token: late }), 410, 'expired');
    server.later = 0;
    expectFault(await browser().post('recover', { token: 'x'.repeat(32) }), 410, 'expired');
    expectFault(await browser().post('recover', { token: 'x' }), 400, 'misshapen');
    expectFault(await browser().post('me/recovery'), 403, 'not-yours');
  });

  it('move once even when two browsers use the link at the same time', async () => {
    const { token } = (await (await somebody()).post('me/recovery')).json();
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => browser().post('recover', { token })),
    );
    expect(tries.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410, 410, 410]);
  });

  it('cannot guess links for long', async () => {
    const one = browser({ 'x-guess': '1' });
    const tries: number[] = [];
    for (let n = 0; n < 60; n += 1)
      tries.push((await one.post('recover', { token: 'x'.repeat(32) })).statusCode);
    expect(tries.at(-1)).toBe(429);
  });
});
