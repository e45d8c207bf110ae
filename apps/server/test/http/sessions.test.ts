import { setTimeout as sleep } from 'node:timers/promises';
import type { PasskeyInfo, SessionInfo } from '@landsraad/protocol';
import { CLOSE } from '@landsraad/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { OpenLines } from '../../src/http/open-lines.ts';
import { Signing } from '../../src/signing.ts';
import { Authenticator } from './authenticator.ts';
import { type Bench, Browser, bench, expectFault, personOf, settings } from './bench.ts';

/** Long before anybody asks which sessions stand. */
const atOnce = <T>(coming: Promise<T>): Promise<T | null> =>
  Promise.race([coming, sleep(10_000, null, { ref: false })]);

const COOKIE = 'landsraad';
const HOUR = 3_600_000;
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const DESK = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';

describe('a session', () => {
  let server: Bench;
  beforeAll(async () => {
    server = await bench();
  });
  afterAll(() => server.close());

  const browser = (userAgent = DESK) => new Browser(server.app, { 'user-agent': userAgent });
  const somebody = async () => {
    const one = browser();
    await one.ask('PATCH', 'me', { name: 'Chani' });
    return one;
  };
  /** The same person on a telephone. */
  const phoneOf = async (one: Browser) => {
    const phone = browser(PHONE);
    const { token } = (await one.post('me/recovery')).json();
    expect((await phone.post('recover', { token })).statusCode).toBe(200);
    return phone;
  };
  const nameOf = async (one: Browser) => (await one.get('me')).json().name;
  const sessionsOf = async (one: Browser): Promise<SessionInfo[]> =>
    (await one.get('me/sessions')).json();
  /** A browser whose cookie somebody kept a copy of. */
  const copyOf = (one: Browser) => {
    const thief = browser();
    Object.assign(thief.cookies, one.cookies);
    return thief;
  };

  it('tells each browser by what it is and when it was here', async () => {
    const one = await somebody();
    const phone = await phoneOf(one);
    server.later = 3 * HOUR;
    await phone.get('me');
    expect(await sessionsOf(phone)).toMatchObject([
      { browser: 'Chrome', system: 'Android', here: true },
      { browser: 'Firefox', system: 'Linux', here: false },
    ]);
    const [there, here] = await sessionsOf(phone);
    expect(there!.seen - here!.seen).toBeGreaterThan(2 * HOUR);
    server.later = 0;
    expectFault(await browser().get('me/sessions'), 403, 'not-yours');
  });

  it('ends here, and whoever kept the cookie has nothing', async () => {
    const one = await somebody();
    const phone = await phoneOf(one);
    const thief = copyOf(one);
    expect((await one.post('me/log-out', { everywhere: false })).json()).toMatchObject({
      name: '',
    });
    expect(one.cookies[COOKIE]).toBeUndefined();
    expect(await nameOf(one)).toBe('');
    expect(await nameOf(thief)).toBe('');
    expectFault(await thief.post('me/recovery'), 403, 'not-yours');
    expect(await nameOf(phone)).toBe('Chani');
  });

  it('ends everywhere', async () => {
    const one = await somebody();
    const phone = await phoneOf(one);
    await one.post('me/log-out', { everywhere: true });
    for (const was of [one, phone]) {
      expect(await nameOf(was)).toBe('');
      expectFault(await was.post('me/recovery'), 403, 'not-yours');
    }
  });

  it('ends there, for one’s own alone', async () => {
    const [one, other] = [await somebody(), await somebody()];
    const phone = await phoneOf(one);
    const away = (await sessionsOf(one)).find(({ here }) => !here)!;
    expectFault(await other.ask('DELETE', `me/sessions/${away.id}`), 404, 'not-found');
    expect(await nameOf(phone)).toBe('Chani');
    const left = await one.ask('DELETE', `me/sessions/${away.id}`);
    expect(left.json()).toMatchObject([{ here: true }]);
    expect(await nameOf(phone)).toBe('');
    expect(await nameOf(one)).toBe('Chani');
  });

  it('ends with the links that may have been made there, where there is another way back', async () => {
    const linkOf = async (one: Browser) => (await one.post('me/recovery')).json().token as string;
    const use = (token: string) => browser().post('recover', { token });
    const one = await somebody();
    const thief = await phoneOf(one);
    const kept = await linkOf(thief);
    const away = (await sessionsOf(one)).find(({ here }) => !here)!;
    await one.ask('DELETE', `me/sessions/${away.id}`);
    expectFault(await use(kept), 410, 'expired');

    const only = await linkOf(one);
    await one.post('me/log-out', { everywhere: true });
    expect((await use(only)).statusCode).toBe(200);

    const other = await somebody();
    const person = (await personOf(other))!;
    const passkey = { id: 'k', person, publicKey: 'k', counter: 0, created: 0 };
    await server.parts.storage.addPasskey(passkey);
    const stolen = await linkOf(other);
    await other.post('me/log-out', { everywhere: true });
    expectFault(await use(stolen), 410, 'expired');
  });

  it('is over for a browser that becomes somebody else', async () => {
    const one = await somebody();
    const before = copyOf(one);
    const other = browser();
    await other.ask('PATCH', 'me', { name: 'Irulan' });
    const { token } = (await other.post('me/recovery')).json();
    await one.post('recover', { token });
    expect(await nameOf(one)).toBe('Irulan');
    expect(await nameOf(before)).toBe('');
  });

  it('is made of a cookie from before there were sessions, until its person logs out', async () => {
    const one = await somebody();
    const person = (await server.parts.storage.session((await sessionsOf(one))[0]!.id))!.person;
    const signing = new Signing(server.parts.secrets.signing);
    const since = Math.floor(Date.now() / 1000) + 5;
    const kept = signing.sign('person', `${person} ${since}`);
    const old = browser(PHONE);
    for (let times = 0; times < 5; times += 1) {
      old.cookies[COOKIE] = kept;
      expect(await nameOf(old)).toBe('Chani');
    }
    // However often it is shown, it is one session; and the browser has the new kind now.
    expect(await sessionsOf(old)).toHaveLength(2);
    expect(signing.open('session', old.cookies[COOKIE]!)).not.toBeNull();
    server.later = 60_000;
    await one.post('me/log-out', { everywhere: false });
    old.cookies[COOKIE] = kept;
    expect(await nameOf(old)).toBe('');
    server.later = 0;
  });

  it('hangs up on its sockets when it ends', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as { port: number };
    const one = await somebody();
    const phone = await phoneOf(one);
    const { id } = (await one.post('tables', settings())).json();
    const socketOf = async ({ cookies }: Browser) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/api/v1/tables/${id}/live`, {
        headers: { cookie: `${COOKIE}=${cookies[COOKIE]}` },
      });
      const closed = new Promise<number>((resolve) => socket.once('close', resolve));
      await new Promise((resolve) => socket.once('message', resolve));
      return { socket, closed };
    };
    const [here, there] = [await socketOf(one), await socketOf(phone)];
    await one.post('me/log-out', { everywhere: false });
    expect(await atOnce(here.closed)).toBe(CLOSE.loggedOut);
    expect(there.socket.readyState).toBe(WebSocket.OPEN);
    await phone.post('me/log-out', { everywhere: true });
    expect(await atOnce(there.closed)).toBe(CLOSE.loggedOut);
  });

  it('hangs up on them where another process ended it, or sent its person away', async () => {
    const { storage } = server.parts;
    const lines = new OpenLines(storage);
    const hungUp: string[] = [];
    const people = [await somebody(), await somebody(), await somebody()];
    for (const [n, one] of people.entries()) {
      const [{ id }] = (await sessionsOf(one)) as [SessionInfo];
      lines.open(id, () => hungUp.push(`line of ${n}`));
    }
    await people[1]!.post('me/log-out', { everywhere: false });
    await storage.setRole((await people[2]!.get('me')).json().id, { banned: true });
    await lines.look();
    await lines.look();
    expect(hungUp).toEqual(['line of 1', 'line of 2']);
    lines.stop();
  });
});

describe('a passkey', () => {
  let server: Bench;
  beforeAll(async () => {
    server = await bench();
  });
  afterAll(() => server.close());

  it('is taken away by its person alone, and then says nothing any more', async () => {
    const key = new Authenticator();
    const [one, other] = [new Browser(server.app), new Browser(server.app)];
    const options = (await one.post('passkeys/register/options')).json();
    await one.post('passkeys/register', key.create(options));
    await other.ask('PATCH', 'me', { name: 'Irulan' });
    const [{ id }] = (await one.get('me/passkeys')).json() as PasskeyInfo[];
    expectFault(await other.ask('DELETE', `me/passkeys/${id}`), 404, 'not-found');
    const login = async () => {
      const asked = (await other.post('passkeys/login/options')).json();
      return other.post('passkeys/login', key.get(asked));
    };
    expect((await one.ask('DELETE', `me/passkeys/${id}`)).json()).toMatchObject({ passkeys: 0 });
    expect((await one.get('me/passkeys')).json()).toEqual([]);
    expectFault(await login(), 422, 'refused');
    expectFault(await one.ask('DELETE', `me/passkeys/${id}`), 404, 'not-found');
  });
});
