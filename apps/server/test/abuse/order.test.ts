import type { ChatLine, Hello, ReportInfo, TableInfo } from '@landsraad/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OPERATOR, Order } from '../../src/order.ts';
import { type Browser, expectFault, settings } from '../http/bench.ts';
import { patientScene } from './scene.ts';

/* Strangers at a table: what its host can do about them, and what those who keep order can. */

const OPEN = [{ is: 'open' }, { is: 'open' }, { is: 'open' }] as const;

describe('order', () => {
  let server: Awaited<ReturnType<typeof patientScene>>;
  let host: Browser;
  let guest: Browser;
  let other: Browser;
  beforeEach(async () => {
    server = await patientScene();
    [host, guest, other] = (await Promise.all(
      ['Jessica', 'Rabban', 'Piter'].map((name) => server.guest(name)),
    )) as [Browser, Browser, Browser];
  });
  afterEach(() => server.close());

  const laid = async (...others: Browser[]): Promise<string> => {
    const { id } = (await host.post('tables', settings({ seats: [...OPEN] }))).json();
    for (const one of others) await one.post(`tables/${id}/seat`, { seat: null });
    return id;
  };
  const infoOf = async (id: string, who = host): Promise<TableInfo> =>
    (await who.get(`tables/${id}`)).json();
  const seats = async (id: string) => (await infoOf(id)).seats.map(({ is }) => is);
  let keys = 0;
  const say = (who: Browser, id: string, text: string) => {
    keys += 1;
    return who.post(`tables/${id}/send`, { do: 'say', key: `a-line-${keys}`, text });
  };
  const heardBy = async (who: Browser, id: string): Promise<ChatLine[]> =>
    ((await who.get(`tables/${id}/look`)).json() as Hello).chat;
  const textsFor = async (who: Browser, id: string) =>
    (await heardBy(who, id)).map(({ text }) => text);
  const idOf = async (who: Browser): Promise<string> => (await who.get('me')).json().id;
  const order = () => new Order(server.parts.storage, Date.now, null);
  const appointed = async () => {
    await order().appoint(OPERATOR, await idOf(host), true);
    return host;
  };

  describe('at a table', () => {
    it('is kept by its host: who is sent away gets no seat here again', async () => {
      const id = await laid(guest);
      expectFault(
        await guest.post(`tables/${id}/close-seat`, { seat: 0, on: true }),
        403,
        'not-yours',
      );
      expect((await host.post(`tables/${id}/close-seat`, { seat: 1, on: true })).json()).toEqual(
        {},
      );
      expect((await infoOf(id)).seats[1]).toEqual({ is: 'bot', bot: 'greedy', closed: true });
      expectFault(await guest.post(`tables/${id}/seat`, { seat: 2 }), 403, 'barred');
      expectFault(await other.post(`tables/${id}/seat`, { seat: 1 }), 409, 'seat-taken');
      await host.post(`tables/${id}/close-seat`, { seat: 1, on: false });
      expect(await seats(id)).toEqual(['person', 'open', 'open']);
      expectFault(await guest.post(`tables/${id}/seat`, { seat: null }), 403, 'barred');
      expect((await other.post(`tables/${id}/seat`, { seat: 1 })).json().seat).toBe(1);
    });

    it('leaves those who play in their seats, and bots that were agreed on', async () => {
      const id = await laid(guest);
      await host.post(`tables/${id}/start`);
      const close = (seat: number, on = true) => host.post(`tables/${id}/close-seat`, { seat, on });
      expectFault(await close(1), 409, 'wrong-moment');
      expectFault(await close(0), 409, 'wrong-moment');
      expectFault(await close(5), 404, 'not-found');
      await close(2);
      expectFault(await other.post(`tables/${id}/seat`, { seat: 2 }), 409, 'seat-taken');
      await close(2, false);
      expect(await seats(id)).toEqual(['person', 'person', 'open']);
      const { id: agreed } = (await host.post('tables', settings())).json();
      const opened = await host.post(`tables/${agreed}/close-seat`, { seat: 2, on: false });
      expectFault(opened, 409, 'wrong-moment');
    });

    it('sends away who claims a seat of the running game', async () => {
      const id = await laid(guest);
      await host.post(`tables/${id}/start`);
      await other.post(`tables/${id}/seat`, { seat: 2 });
      await host.post(`tables/${id}/close-seat`, { seat: 2, on: true });
      await server.time.pass(120_000);
      expect((await infoOf(id)).seats[2]).toMatchObject({ is: 'bot', closed: true });
      expectFault(await other.post(`tables/${id}/seat`, { seat: null }), 403, 'barred');
    });

    it('takes somebody’s word, and gives it back', async () => {
      const id = await laid(guest);
      await say(guest, id, 'You will all die');
      const [{ speaker }] = (await heardBy(host, id)) as [ChatLine];
      const silence = (who: Browser, on: boolean, whom = speaker) =>
        who.post(`tables/${id}/silence`, { speaker: whom, on });
      expectFault(await silence(other, true), 403, 'not-yours');
      await silence(host, true);
      expect((await infoOf(id)).silenced).toEqual([speaker]);
      expect((await infoOf(id, guest)).silenced).toBeUndefined();
      expectFault(await say(guest, id, 'And you first'), 403, 'silenced');
      await silence(host, false);
      expect((await say(guest, id, 'Sorry')).statusCode).toBe(200);
      expect(await textsFor(host, id)).toEqual(['You will all die', 'Sorry']);
      await say(host, id, 'I am the host');
      const own = (await heardBy(host, id)).at(-1)!.speaker;
      expectFault(await silence(host, true, own), 409, 'wrong-moment');
      expectFault(await silence(host, true, 'nobody'), 404, 'not-found');
    });

    it('keeps what onlookers say from those who play, and their floods too', async () => {
      const id = await laid(guest);
      await say(other, id, 'May I join?');
      await host.post(`tables/${id}/start`);
      await say(guest, id, 'Your move');
      for (let n = 0; n < 5; n += 1) await say(other, id, `She holds a dagger ${n}`);
      expect((await say(other, id, 'She does!')).statusCode).toBe(429);
      expect(await textsFor(host, id)).toEqual(['May I join?', 'Your move']);
      const beside = await heardBy(other, id);
      expect(beside.map(({ beside: apart }) => apart)).toEqual([
        false,
        false,
        ...Array(5).fill(true),
      ]);
      // Many who look on leave those who play their words.
      for (let n = 0; n < 8; n += 1) {
        const one = await server.guest(`Onlooker ${n}`);
        for (let times = 0; times < 6; times += 1) await say(one, id, `noise ${times}`);
      }
      expect((await say(guest, id, 'Still here')).statusCode).toBe(200);
      expect((await textsFor(host, id)).at(-1)).toBe('Still here');
    });
  });

  describe('beyond it', () => {
    it('is for those whom the operator appointed, and nobody else', async () => {
      const id = await laid(guest);
      const ask: [method: 'GET' | 'POST' | 'DELETE', path: string, body?: object][] = [
        ['GET', 'admin/reports'],
        ['GET', 'admin/log'],
        ['POST', 'admin/reports/x/settle', {}],
        ['POST', `admin/people/${await idOf(guest)}/ban`, { on: true }],
        ['POST', `admin/people/${await idOf(guest)}/rename`, { name: 'Beast' }],
        ['DELETE', `admin/tables/${id}/lines/0`],
      ];
      for (const [method, path, body] of ask)
        expectFault(await host.ask(method, path, body), 403, 'not-yours');
      expect((await host.get('me')).json().admin).toBe(false);
      await appointed();
      expect((await host.get('me')).json().admin).toBe(true);
      expect((await host.get('admin/reports')).json()).toEqual([]);
      await order().appoint(OPERATOR, await idOf(host), false);
      expectFault(await host.get('admin/reports'), 403, 'not-yours');
    });

    it('hears of lines and of names, with what they were', async () => {
      const admin = await appointed();
      const id = await laid(guest);
      await say(guest, id, 'Something unspeakable');
      const report = (who: Browser, told: object) => who.post(`tables/${id}/report`, told);
      expect((await report(other, { line: 0, why: 'unspeakable' })).json()).toEqual({});
      await server.time.pass(1);
      await report(other, { seat: 1, why: '' });
      await guest.ask('PATCH', 'me', { name: 'Innocent' });
      expectFault(await report(guest, { line: 0, why: '' }), 409, 'wrong-moment');
      expectFault(await report(other, { line: 7, why: '' }), 404, 'not-found');
      expectFault(await report(other, { seat: 2, why: '' }), 404, 'not-found');
      expectFault(await report(other, { why: '' }), 400, 'misshapen');
      const told = (await admin.get('admin/reports')).json() as ReportInfo[];
      expect(told).toMatchObject([
        { line: null, said: 'Rabban', about: { name: 'Innocent' } },
        { table: id, line: 0, said: 'Something unspeakable', why: 'unspeakable', banned: false },
      ]);
      for (let n = 0; n < 12; n += 1) await report(other, { line: 0, why: 'again' });
      expectFault(await report(other, { line: 0, why: 'again' }), 429, 'too-many');
      const { id: first } = told[0]!;
      await admin.post(`admin/reports/${first}/settle`);
      expectFault(await admin.post(`admin/reports/${first}/settle`), 404, 'not-found');
      const left = (await admin.get('admin/reports')).json() as ReportInfo[];
      expect(left.map((one) => one.id)).not.toContain(first);
    });

    it('takes a line away, and changes a name, for everybody', async () => {
      const admin = await appointed();
      const id = await laid(guest);
      await say(guest, id, 'Something unspeakable');
      expect((await admin.ask('DELETE', `admin/tables/${id}/lines/0`)).json()).toEqual({});
      expect(await textsFor(other, id)).toEqual(['']);
      expectFault(await admin.ask('DELETE', `admin/tables/${id}/lines/3`), 404, 'not-found');
      const person = await idOf(guest);
      await admin.post(`admin/people/${person}/rename`, { name: 'Glossu' });
      expect((await infoOf(id)).seats[1]).toMatchObject({ name: 'Glossu' });
      expectFault(await admin.post('admin/people/nobody/rename', { name: 'X' }), 404, 'not-found');
    });

    it('sends somebody away: they look on, and do nothing but leave', async () => {
      const admin = await appointed();
      const id = await laid(guest, other);
      await host.post(`tables/${id}/start`);
      const person = await idOf(guest);
      await admin.post(`admin/people/${person}/ban`, { on: true });
      expect(await seats(id)).toEqual(['person', 'open', 'person']);
      for (const tried of [
        say(guest, id, 'Let me in'),
        guest.post('tables', settings()),
        guest.post(`tables/${id}/seat`, { seat: null }),
        guest.ask('PATCH', 'me', { name: 'Somebody else' }),
        guest.post('me/recovery'),
      ])
        expectFault(await tried, 403, 'banned');
      expect((await guest.get('me')).json()).toMatchObject({ banned: true, name: 'Rabban' });
      expect((await guest.get(`tables/${id}/look`)).json().snapshot.viewer).toBe('spectator');
      expect((await guest.get('me/data')).json().you.name).toBe('Rabban');
      await admin.post(`admin/people/${person}/ban`, { on: false });
      expect((await guest.post(`tables/${id}/seat`, { seat: null })).statusCode).toBe(200);
      await order().appoint(OPERATOR, await idOf(other), true);
      expectFault(
        await admin.post(`admin/people/${await idOf(other)}/ban`, { on: true }),
        404,
        'not-found',
      );
    });

    it('is told what a host did, where that changed something', async () => {
      const admin = await appointed();
      const id = await laid(guest);
      await say(guest, id, 'x');
      const [{ speaker }] = (await heardBy(host, id)) as [ChatLine];
      for (const on of [true, true, false])
        await host.post(`tables/${id}/silence`, { speaker, on });
      for (const on of [true, true, false])
        await host.post(`tables/${id}/close-seat`, { seat: 2, on });
      const deeds = (await admin.get('admin/log')).json() as { did: string }[];
      expect(deeds.map(({ did }) => did).sort()).toEqual([
        'appointed',
        'closed-seat',
        'opened-seat',
        'silenced',
        'unsilenced',
      ]);
    });

    it('is noted: who did what to whom', async () => {
      const admin = await appointed();
      const [me, person] = [await idOf(host), await idOf(guest)];
      const id = await laid(guest);
      await say(guest, id, 'x');
      await admin.ask('DELETE', `admin/tables/${id}/lines/0`);
      await admin.post(`admin/people/${person}/ban`, { on: true });
      const deeds = (await admin.get('admin/log')).json() as { did: string }[];
      expect(deeds.map(({ did }) => did).sort()).toEqual(['appointed', 'banned', 'unsaid']);
      expect(deeds).toContainEqual(
        expect.objectContaining({ who: me, did: 'unsaid', whom: person, what: `${id} 0` }),
      );
      expect(deeds).toContainEqual(
        expect.objectContaining({ who: OPERATOR, did: 'appointed', whom: me }),
      );
    });
  });
});
