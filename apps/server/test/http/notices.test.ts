import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import net from 'node:net';
import type { NewTable } from '@landsraad/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games.ts';
import { pathOf } from '../../src/http/logging.ts';
import { pushAddress } from '../../src/http/routes-push.ts';
import { type Letter, postThrough } from '../../src/notices/mail.ts';
import { Notices } from '../../src/notices/notices.ts';
import type { Person } from '../../src/storage/storage.ts';
import { laid } from '../../src/tables/laying.ts';
import { FakeTime } from '../tables/fake-time.ts';
import { type Bench, Browser, bench, expectFault, personOf, settings } from './bench.ts';

const subscription = (n = 1) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${n}`,
  expirationTime: null,
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
});

describe('Web Push', () => {
  let server: Bench;
  beforeAll(async () => {
    server = await bench();
  });
  afterAll(() => server.close());

  it('is asked for by a browser, and ended by the same person', async () => {
    const one = new Browser(server.app);
    expect((await one.post('me/push', subscription())).json()).toMatchObject({ push: true });
    const other = new Browser(server.app);
    await other.ask('PATCH', 'me', { name: 'x' });
    await other.ask('DELETE', 'me/push', { endpoint: subscription().endpoint });
    expect((await one.get('me')).json()).toMatchObject({ push: true });
    const ended = await one.ask('DELETE', 'me/push', { endpoint: subscription().endpoint });
    expect(ended.json()).toMatchObject({ push: false });
    expectFault(
      await new Browser(server.app).ask('DELETE', 'me/push', { endpoint: 'x' }),
      403,
      'not-yours',
    );
  });

  it('goes to push services and nowhere else', async () => {
    const hosts = ['fcm.googleapis.com', '*.push.apple.com'];
    const may = (address: string) => pushAddress(address, hosts) !== null;
    expect(may('https://fcm.googleapis.com/x')).toBe(true);
    expect(may('https://web.push.apple.com/x')).toBe(true);
    for (const wrong of [
      'http://fcm.googleapis.com/x',
      'https://fcm.googleapis.com:8443/x',
      'https://fcm.googleapis.com.evil.example/x',
      'https://evil.example/fcm.googleapis.com',
      'https://fcm.googleapis.com@127.0.0.1/x',
      'https://push.apple.com.evil.example/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'nonsense',
    ])
      expect(may(wrong), wrong).toBe(false);
    const one = new Browser(server.app);
    const inside = { ...subscription(), endpoint: 'https://169.254.169.254/latest' };
    expectFault(await one.post('me/push', inside), 422, 'options');
    expectFault(await one.post('me/push', { ...subscription(), keys: {} }), 400, 'misshapen');
    expect(one.cookies).toEqual({});
  });

  it('keeps a few browsers for each person, the newest', async () => {
    const one = new Browser(server.app);
    for (let n = 1; n <= 14; n += 1) await one.post('me/push', subscription(n));
    const [{ id }] = await server.parts.storage.people([(await personOf(one))!]);
    const kept = await server.parts.storage.subscriptionsOf(id);
    expect(kept.length).toBe(10);
    expect(kept.map(({ endpoint }) => endpoint)).toContain(subscription(14).endpoint);
  });
});

describe('notices', () => {
  const MINUTE = 60_000;
  let server: Bench;
  let time: FakeTime;
  let pushed: unknown[];
  let notices: Notices;
  let push: () => Promise<boolean>;
  let person: Person;
  beforeEach(async () => {
    [time, pushed] = [new FakeTime(), []];
    push = async () => true;
    server = await bench({ mail: true });
    const { storage, mailer } = server.parts;
    person = { id: 'p', name: 'x', email: 'p@example.org', language: null, created: 0 };
    await storage.addPerson(person);
    await storage.addSubscription('p', 'e', JSON.stringify({ endpoint: 'e' }));
    notices = new Notices({
      storage,
      push: async (_to, notice) => {
        pushed.push(notice);
        return push();
      },
      mailer,
      time,
      count: () => {},
    });
  });
  afterEach(async () => {
    await notices.stop();
    await server.close();
  });

  /** A table where it is their turn. */
  async function waits(change: Partial<NewTable> = {}): Promise<string> {
    const agreed = { ...settings(), ...change };
    const table = { ...laid({ games: GAMES, draw: randomBytes, time }, 'p', agreed) };
    await server.parts.storage.addTable({ ...table, status: 'running', pending: [0] });
    return table.id;
  }
  const passes = async (minutes: number) => {
    for (let n = 0; n < minutes; n++) {
      await time.pass(MINUTE);
      await notices.settled();
    }
  };

  it('are pushed at once, in the language of who gets them', async () => {
    notices.turn('p', 'TableTable12');
    await notices.settled();
    await server.parts.storage.changePerson('p', { language: 'fr' });
    notices.turn('p', 'TableTable12');
    await notices.settled();
    expect(pushed).toEqual([
      { turn: 'TableTable12', language: null },
      { turn: 'TableTable12', language: 'fr' },
    ]);
  });

  it('forget a browser that is subscribed no more, and no other', async () => {
    const left = async () => (await server.parts.storage.subscriptionsOf('p')).length;
    push = async () => {
      throw new Error('the service is down');
    };
    notices.turn('p', 'a');
    await notices.settled();
    expect(await left()).toBe(1);
    push = async () => false;
    notices.turn('p', 'a');
    await notices.settled();
    expect(await left()).toBe(0);
  });

  it('gather turns into one mail, and send one an hour', async () => {
    const [one, two, three] = [await waits(), await waits(), await waits()];
    for (const table of [one, two, one]) notices.turn('p', table);
    await passes(9);
    expect(server.letters).toEqual([]);
    await passes(2);
    expect(server.letters.length).toBe(1);
    for (const table of [one, two])
      expect(server.letters[0].text).toContain(`https://dune.example.org/table/${table}`);
    notices.turn('p', three);
    await passes(45);
    expect(server.letters.length).toBe(1);
    await passes(20);
    expect(server.letters.length).toBe(2);
    expect(server.letters[1].text).not.toContain(one);
  });

  it('are sent by one of several processes', async () => {
    const { storage, mailer } = server.parts;
    const other = new Notices({ storage, push: null, mailer, time, count: () => {} });
    notices.turn('p', await waits());
    await passes(12);
    await other.stop();
    expect(server.letters.length).toBe(1);
  });

  it('are sent for a window that waits for days, to who has not spoken in it', async () => {
    const { storage } = server.parts;
    const sealed = { opened: 0, closes: 1e15, held: [] };
    const clock = { clock: { kind: 'days', days: 2 } } as const;
    const [silent, spoke] = [await waits(clock), await waits(clock)];
    for (const id of [silent, spoke]) {
      const kept = (await storage.table(id))!;
      const answers = id === spoke ? [{ seat: 0, choice: 'no' }] : [];
      await storage.changeTable({
        ...kept,
        pending: [],
        sealed: { ...sealed, answers },
        version: kept.version + 1,
      });
      notices.turn('p', id);
    }
    await passes(12);
    expect(server.letters.length).toBe(1);
    expect(server.letters[0].text).toContain(silent);
    expect(server.letters[0].text).not.toContain(spoke);
  });

  it('are not sent to somebody who came to the table, or has answered', async () => {
    const [seen, answered] = [await waits(), await waits()];
    for (const table of [seen, answered]) notices.turn('p', table);
    await notices.settled();
    notices.here('p', seen);
    const { storage } = server.parts;
    const kept = (await storage.table(answered))!;
    await storage.changeTable({ ...kept, pending: [1], version: kept.version + 1 });
    await passes(90);
    expect(server.letters).toEqual([]);
  });
});

describe('mail', () => {
  let server: Bench;
  beforeAll(async () => {
    server = await bench({ mail: true });
  });
  afterAll(() => server.close());
  const linkIn = ({ text }: Letter) => new URL(text.match(/https:\S+/)![0]).pathname;

  it('is sent to an address only once it was confirmed there', async () => {
    const one = new Browser(server.app);
    const asked = await one.ask('PATCH', 'me', { email: 'irulan@example.org' });
    expect(asked.json()).toMatchObject({ email: null, mail: true });
    const link = linkIn(server.letters.at(-1)!);
    const stranger = new Browser(server.app, { origin: 'null' });
    expect((await stranger.get(link)).body).toContain('<button>');
    expect((await one.get('me')).json()).toMatchObject({ email: null });
    expect((await stranger.post(link)).statusCode).toBe(200);
    expect((await one.get('me')).json()).toMatchObject({ email: 'irulan@example.org' });
    const away = await one.ask('PATCH', 'me', { email: null });
    expect(away.json()).toMatchObject({ email: null });
    server.later = 25 * 3_600_000;
    expectFault(await stranger.post(link), 410, 'expired');
    server.later = 0;
  });

  it('ends with one click, in whatever form a mail program sends it', async () => {
    const one = new Browser(server.app);
    await one.ask('PATCH', 'me', { email: 'chani@example.org' });
    await one.post(linkIn(server.letters.at(-1)!));
    const known = (await server.parts.storage.person((await personOf(one))!))!;
    const turn = { table: 'TableTable12', game: 'imperium', since: 0, others: ['Stilgar'] };
    await server.parts.mailer!.digest(known, [turn]);
    expect(server.letters.at(-1)!.text).toContain('Dune: Imperium with Stilgar');
    const { unsubscribe } = server.letters.at(-1)!;
    const link = new URL(unsubscribe!).pathname;
    await one.get(link);
    expect((await one.get('me')).json()).toMatchObject({ email: 'chani@example.org' });
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' };
    const ended = await one.ask('POST', link, 'List-Unsubscribe=One-Click', form);
    expect(ended.statusCode).toBe(200);
    expect((await one.get('me')).json()).toMatchObject({ email: null });
    expectFault(await one.post(link.replace(/.$/, '!')), 410, 'expired');
    const mixed = link.replace('unsubscribe', 'confirm');
    expectFault(await one.post(mixed), 410, 'expired');
  });

  it('takes one address, and none where the server sends no mail', async () => {
    const one = new Browser(server.app);
    for (const email of ['x', 'a@b', 'a b@c.de', 'a@b.c\r\nBcc: d@e.fr', 'x'.repeat(300)])
      expectFault(await one.ask('PATCH', 'me', { email }), 400, 'misshapen');
    const none = await bench();
    const other = new Browser(none.app);
    expectFault(await other.ask('PATCH', 'me', { email: 'a@example.org' }), 422, 'options');
    expect((await other.get('/api/v1/mail/unsubscribe/x')).statusCode).toBe(404);
    await none.close();
  });

  it('leaves no token in the log', () => {
    expect(pathOf('/api/v1/mail/unsubscribe/abc.def?x=1')).toBe('/api/v1/mail/unsubscribe/…');
    expect(pathOf('/api/v1/me?token=x')).toBe('/api/v1/me');
  });

  it('goes out through a mail server', async () => {
    const heard: string[] = [];
    const mailServer = net.createServer((socket) => {
      let inBody = false;
      socket.write('220 test\r\n');
      socket.on('data', (data) => {
        heard.push(data.toString());
        if (inBody && !data.toString().endsWith('\r\n.\r\n')) return;
        const command = data.toString().slice(0, 4).toUpperCase();
        const replies: Record<string, string> = { EHLO: '250 ok', DATA: '354 go', QUIT: '221 bye' };
        socket.write(`${inBody ? '250 ok' : (replies[command] ?? '250 ok')}\r\n`);
        inBody = command === 'DATA';
      });
    });
    await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
    const { port } = mailServer.address() as AddressInfo;
    const post = postThrough({ server: `smtp://127.0.0.1:${port}`, from: 'game@example.org' });
    await post({
      to: 'a@example.org',
      subject: 's',
      text: 't',
      unsubscribe: 'https://x.example/u',
    });
    const whole = heard.join('');
    expect(whole).toContain('RCPT TO:<a@example.org>');
    expect(whole).toContain('List-Unsubscribe: <https://x.example/u>');
    expect(whole).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    mailServer.close();
  });
});
