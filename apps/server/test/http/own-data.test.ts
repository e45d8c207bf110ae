import type { Hello, TableInfo } from '@landsraad/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patientScene } from '../abuse/scene.ts';
import { Browser, expectFault, personOf, settings } from './bench.ts';

const P256 = 'B'.padEnd(87, 'A');
const OPEN = [{ is: 'open' }, { is: 'open' }, { is: 'open' }] as const;

describe('what is kept of people', () => {
  let server: Awaited<ReturnType<typeof patientScene>>;
  beforeAll(async () => {
    server = await patientScene({ mail: true });
  });
  afterAll(() => server.close());

  const laid = async (host: Browser, ...others: Browser[]): Promise<string> => {
    const { id } = (await host.post('tables', settings({ seats: [...OPEN] }))).json();
    for (const other of others) await other.post(`tables/${id}/seat`, { seat: null });
    return id;
  };
  let keys = 0;
  const say = async (who: Browser, table: string, text: string) => {
    keys += 1;
    const said = { do: 'say', key: `key-${keys}-of-a-line`, text };
    expect((await who.post(`tables/${table}/send`, said)).statusCode).toBe(200);
  };
  const seatsOf = async (who: Browser, table: string): Promise<TableInfo['seats']> =>
    (await who.get(`tables/${table}`)).json().seats;
  const everything = async (): Promise<string> => {
    const rows: unknown[] = [];
    for await (const row of server.parts.storage.dump()) rows.push(row);
    return JSON.stringify(rows);
  };

  it('is told for how long, and by whom', async () => {
    const nobody = await server.guest('Nobody');
    expect((await nobody.get('keeping')).json()).toMatchObject({
      sessions: 400,
      people: 30,
      closed: 30,
      chat: 365,
      log: 365,
      mail: true,
    });
  });

  it('is handed out to its person, with nothing that makes others them', async () => {
    const [one, other] = [await server.guest('Jessica'), await server.guest('Mohiam')];
    const id = await laid(one, other);
    await say(one, id, 'The spice must flow');
    await say(other, id, 'Put your hand in the box');
    const endpoint = 'https://fcm.googleapis.com/fcm/send/secret-of-jessica';
    const keys = { p256dh: P256, auth: 'A'.repeat(22) };
    await one.post('me/push', { endpoint, keys });
    const { storage } = server.parts;
    const deed = { at: 1, did: 'renamed', what: null } as const;
    await storage.addDeed({ ...deed, who: 'the admin', whom: await personOf(one) });
    await storage.addDeed({ ...deed, who: 'the admin', whom: await personOf(other) });
    const given = await one.get('me/data');
    expect(given.headers['content-disposition']).toContain('attachment');
    expect(given.json()).toMatchObject({
      you: { name: 'Jessica', email: null, admin: 0, banned: 0 },
      sessions: [{ browser: null }],
      push: [{ endpoint }],
      tables: [{ id, status: 'waiting' }],
      said: [{ table_id: id, n: 0, text: 'The spice must flow' }],
      done: [deed],
      did: [],
    });
    for (const others of ['hand in the box', 'the admin']) expect(given.body).not.toContain(others);
    const session = (await one.get('me/sessions')).json()[0].id;
    for (const secret of [one.cookies.landsraad!, session, 'seed', 'salt'])
      expect(given.body).not.toContain(secret);
    expectFault(await new Browser(server.app).get('me/data'), 403, 'not-yours');
  });

  it('is forgotten at their wish: games stay, without the name', async () => {
    const [gone, left, third] = [
      await server.guest('Leto the Just'),
      await server.guest('Piter'),
      await server.guest('Rabban'),
    ];
    const running = await laid(left, gone, third);
    await say(gone, running, 'They tried and failed?');
    await left.post(`tables/${running}/start`);
    const waiting = await laid(gone, third);
    const joined = await laid(third, gone);
    await gone.post('me/push', {
      endpoint: 'https://fcm.googleapis.com/fcm/send/of-leto',
      keys: { p256dh: P256, auth: 'A'.repeat(22) },
    });
    await gone.ask('PATCH', 'me', { language: 'fr', email: 'leto@caladan.example' });
    const confirm = server.letters.at(-1)!.text.match(/https:\S+confirm\/(\S+)/)![1];
    const before = { ...gone.cookies };

    expect((await gone.ask('DELETE', 'me')).json()).toMatchObject({ name: '' });
    expect(gone.cookies).toEqual({});
    Object.assign(gone.cookies, before);
    expect((await gone.get('me')).json()).toMatchObject({ name: '', push: false, email: null });
    expectFault(await gone.get('me/data'), 403, 'not-yours');
    // A link from a mail of before brings nothing back.
    expect((await gone.post(`mail/confirm/${confirm}`)).statusCode).toBe(410);

    expect((await seatsOf(left, running)).map(({ is }) => is)).toEqual([
      'person',
      'open',
      'person',
    ]);
    expect((await left.get(`tables/${running}`)).json().status).toBe('running');
    expect((await third.get(`tables/${waiting}`)).json().status).toBe('closed');
    expect((await seatsOf(third, joined)).map(({ is }) => is)).toEqual(['person', 'open', 'open']);
    const hello = (await left.get(`tables/${running}/look`)).json() as Hello;
    expect(hello.chat).toMatchObject([{ name: '', text: 'They tried and failed?' }]);
    const kept = await everything();
    for (const trace of ['Leto', 'caladan', 'of-leto']) expect(kept).not.toContain(trace);
  });

  it('is not brought back by a rematch', async () => {
    const [one, two, three] = [
      await server.guest('Feyd'),
      await server.guest('Vladimir'),
      await server.guest('Iakin'),
    ];
    const id = await laid(one, two, three);
    await one.post(`tables/${id}/start`);
    const table = (await server.parts.storage.table(id))!;
    // As it is after a game: nobody here wants to play one to its end.
    await server.parts.storage.changeTable({
      ...table,
      status: 'over',
      version: table.version + 1,
    });
    await server.time.pass(3_600_000);
    await two.ask('DELETE', 'me');
    const next = (await one.post(`tables/${id}/rematch`)).json() as TableInfo;
    expect(next.seats.map(({ is }) => is)).toEqual(['person', 'open', 'person']);
    const seats = await seatsOf(one, id);
    expect(seats.map((seat) => seat.is === 'person' && seat.name)).toEqual(['Feyd', '', 'Iakin']);
  });
});
