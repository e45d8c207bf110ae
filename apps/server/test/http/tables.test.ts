import { TableInfo } from '@landsraad/protocol';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Bench, Browser, bench, expectFault, settings } from './bench.ts';

const tableInfo = Compile(TableInfo);
const KEY = 'key-12345678';

describe('tables over HTTP', () => {
  let server: Bench;
  let host: Browser;
  let guest: Browser;
  let id: string;
  beforeAll(async () => {
    server = await bench();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    [host, guest] = [new Browser(server.app), new Browser(server.app)];
    id = (await host.post('tables', settings())).json().id;
  });

  it('are laid by somebody who becomes known by it', async () => {
    const made = await new Browser(server.app).post('tables', settings());
    expect(made.statusCode).toBe(200);
    expect(tableInfo.Check(made.json())).toBe(true);
    expect(made.json()).toMatchObject({ host: true, seats: [{ is: 'person', you: true }, {}, {}] });
    expect(made.headers['landsraad-version']).toBe('1');
  });

  it('are of the games that the server has', async () => {
    expect((await host.get('games')).json()).toEqual([{ game: 'imperium', bots: ['random'] }]);
  });

  it('are refused with settings that no table has', async () => {
    for (const wrong of [
      {},
      settings({ seats: [] }),
      settings({ options: { players: 1 }, seats: [{ is: 'open' }] }),
      settings({ game: 'A game!' }),
      settings({ options: { __proto__x: 1 } }),
      settings({ clock: { kind: 'days', days: 0 } }),
      settings({ seats: [{ is: 'open' }, { is: 'open' }, { is: 'bot', bot: '<b>' }] }),
      { ...settings(), extra: 1 },
      [settings()],
      null,
    ])
      expectFault(await host.post('tables', wrong as object), 400, 'misshapen');
    expectFault(await host.post('tables', settings({ options: { forbidden: 1 } })), 422, 'options');
    const alone = await host.post('tables', settings({ seats: [{ is: 'open' }] }));
    expect(alone.json().detail).toMatch(/seats.*2/);
  });

  it('are found in the lobby if public, among mine, and by link', async () => {
    const hidden = (await host.post('tables', settings({ visibility: 'link' }))).json().id;
    const ids = (list: { id: string }[]) => list.map((table) => table.id);
    const lobby = ids((await guest.get('tables')).json());
    expect(lobby).toContain(id);
    expect(lobby).not.toContain(hidden);
    expect(ids((await host.get('me/tables')).json())).toEqual([id, hidden]);
    expect((await guest.get('me/tables')).json()).toEqual([]);
    expect((await guest.get(`tables/${hidden}`)).json()).toMatchObject({ id: hidden, host: false });
    expectFault(await guest.get('tables/Nowhere00000'), 404, 'not-found');
    expectFault(await guest.get('tables/..%2f..%2fetc'), 400, 'misshapen');
  });

  it('give an open seat, and no taken one', async () => {
    const taken = await guest.post(`tables/${id}/seat`, { seat: null });
    expect(taken.json()).toEqual({ seat: 1, from: null });
    const third = new Browser(server.app);
    expectFault(await third.post(`tables/${id}/seat`, { seat: 1 }), 409, 'seat-taken');
    expectFault(await third.post(`tables/${id}/seat`, { seat: 99 }), 400, 'misshapen');
    expectFault(await third.post('tables/Nowhere00000/seat', { seat: null }), 404, 'not-found');
  });

  it('do not make somebody of whoever asks for a seat at no table', async () => {
    const nobody = new Browser(server.app);
    await nobody.post('tables/Nowhere00000/seat', { seat: null });
    expect(nobody.cookies).toEqual({});
  });

  it('let a seat go', async () => {
    await guest.post(`tables/${id}/seat`, { seat: null });
    expect((await guest.ask('DELETE', `tables/${id}/seat`)).json()).toEqual({});
    expectFault(await guest.ask('DELETE', `tables/${id}/seat`), 403, 'not-yours');
    expectFault(await new Browser(server.app).ask('DELETE', `tables/${id}/seat`), 403, 'not-yours');
  });

  it('are started and closed by the host alone, at their time', async () => {
    await guest.post(`tables/${id}/seat`, { seat: null });
    for (const what of ['start', 'close'])
      for (const other of [guest, new Browser(server.app)])
        expectFault(await other.post(`tables/${id}/${what}`), 403, 'not-yours');
    expect((await host.ask('POST', `tables/${id}/start`)).json()).toEqual({});
    expectFault(await host.post(`tables/${id}/start`), 409, 'wrong-moment');
    expectFault(await host.post(`tables/${id}/close`), 409, 'wrong-moment');
    const other = (await host.post('tables', settings())).json().id;
    expect((await host.post(`tables/${other}/close`)).statusCode).toBe(200);
  });

  it('have bots stand in, people muted, a next game', async () => {
    const call = `tables/${id}/stand-in`;
    expect((await host.post(call, { seat: 0, on: true })).statusCode).toBe(200);
    expect((await host.post(call, { seat: 0, on: false })).statusCode).toBe(200);
    expectFault(await guest.post(call, { seat: 0, on: true }), 403, 'not-yours');
    expectFault(await host.post(call, { seat: 0 }), 400, 'misshapen');
    expect((await host.post(`tables/${id}/mute`, { speaker: 's', on: true })).json()).toEqual({});
    expectFault(
      await guest.post(`tables/${id}/mute`, { speaker: 's', on: true }),
      403,
      'not-yours',
    );
    const next = (await host.post(`tables/${id}/rematch`)).json();
    expect(tableInfo.Check(next)).toBe(true);
    expect((await host.post(`tables/${id}/rematch`)).json().id).toBe(next.id);
    expectFault(await guest.post(`tables/${id}/rematch`), 403, 'not-yours');
  });

  it('show their record when the game is over', async () => {
    expectFault(await host.get(`tables/${id}/record`), 409, 'wrong-moment');
    server.house.tables.get(id)!.status = 'over';
    expect((await guest.get(`tables/${id}/record`)).json()).toMatchObject({ salt: 'salt' });
  });

  it('are played without a socket', async () => {
    const send = (who: Browser, message: object) => who.post(`tables/${id}/send`, message);
    const answer = { do: 'answer', key: KEY, seq: 0, choice: 'x' };
    expect((await send(host, answer)).json()).toEqual({ is: 'accepted', key: KEY, seq: 1 });
    expectFault(await send(host, answer), 409, 'moved-on');
    expectFault(await send(guest, { ...answer, seq: 1 }), 403, 'not-yours');
    for (const more of [
      { do: 'undo', key: KEY, seq: 1 },
      { do: 'ask-undo', key: KEY, seq: 1 },
      { do: 'reply-undo', key: KEY, to: 0, agree: true },
      { do: 'say', key: KEY, text: 'Hello\n😀' },
      { do: 'ping' },
    ])
      expect((await send(host, more)).statusCode).toBe(200);
    for (const wrong of [
      { ...answer, key: 'short' },
      { ...answer, seq: '0' },
      { ...answer, seq: -1 },
      { ...answer, choice: { a: { b: 'c' } } },
      { ...answer, choice: 1.5 },
      { do: 'say', key: KEY, text: ' \n ' },
      { do: 'say', key: KEY, text: 'x'.repeat(501) },
      { do: 'dance', key: KEY },
    ])
      expectFault(await send(host, wrong), 400, 'misshapen');
  });

  it('tell again only what changed', async () => {
    const first = await host.get(`tables/${id}/look`);
    expect(first.json()).toMatchObject({ is: 'hello', seq: 0 });
    const tag = String(first.headers.etag);
    const same = await host.get(`tables/${id}/look`, { 'if-none-match': tag });
    expect([same.statusCode, same.body]).toEqual([304, '']);
    await host.post(`tables/${id}/send`, { do: 'answer', key: KEY, seq: 0, choice: 'x' });
    expect((await host.get(`tables/${id}/look`, { 'if-none-match': tag })).statusCode).toBe(200);
  });
});
