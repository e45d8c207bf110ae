import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OPERATOR, Order } from '../../src/order.ts';
import { type Bench, Browser, bench, expectFault, settings } from '../http/bench.ts';

/* Somebody was sent away, and tries to come back as somebody else. */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('who was sent away', () => {
  let server: Bench;
  let rabban: Browser;
  let person: string;
  const order = () => new Order(server.parts.storage, server.parts.now, null);
  /** A browser that nobody knows, at home or elsewhere. */
  const newcomer = (address = '198.51.100.1') =>
    new Browser(server.app, { 'x-forwarded-for': address });
  const named = (who: Browser) => who.ask('PATCH', 'me', { name: 'Feyd' });
  const mailed = (who: Browser, email: string) => who.ask('PATCH', 'me', { email });

  beforeEach(async () => {
    server = await bench({
      mail: true,
      env: { LANDSRAAD_BAN_ADDRESS: '2', LANDSRAAD_PROXY: '127.0.0.1' },
    });
    rabban = newcomer();
    person = (await named(rabban)).json().id;
  });
  afterEach(() => server.close());

  it('is nobody new from there, with or without a cookie, for as long as the operator says', async () => {
    const neighbour = newcomer();
    await named(neighbour);
    await order().ban(OPERATOR, person, true);
    expectFault(await rabban.post('tables', settings()), 403, 'banned');
    expectFault(await named(newcomer()), 403, 'banned');
    expectFault(await newcomer().post('tables', settings()), 403, 'banned');
    // Others from there are who they were, and may go on; so may everybody elsewhere.
    expect((await neighbour.post('tables', settings())).statusCode).toBe(200);
    expect((await named(newcomer('203.0.113.7'))).statusCode).toBe(200);
    server.later += 2 * HOUR;
    expect((await named(newcomer())).statusCode).toBe(200);
  });

  it('is nobody new after asking to be forgotten either', async () => {
    await server.parts.storage.changePerson(person, { email: 'rabban@example.org' });
    await order().ban(OPERATOR, person, true);
    expect((await rabban.ask('DELETE', 'me', {})).statusCode).toBe(200);
    expectFault(await named(rabban), 403, 'banned');
    const elsewhere = newcomer('203.0.113.7');
    expectFault(await mailed(elsewhere, 'Rabban+again@example.org'), 403, 'banned');
    server.later += 366 * DAY;
    expect((await mailed(elsewhere, 'rabban@example.org')).statusCode).toBe(200);
  });

  it('gets no mail under another name', async () => {
    await server.parts.storage.changePerson(person, { email: 'rabban@example.org' });
    await order().ban(OPERATOR, person, true);
    const elsewhere = newcomer('203.0.113.7');
    expectFault(await mailed(elsewhere, 'RABBAN@example.org'), 403, 'banned');
    expect((await mailed(elsewhere, 'piter@example.org')).statusCode).toBe(200);
    expect(server.letters.map(({ to }) => to)).toEqual(['piter@example.org']);
  });

  it('may come back when they may, from wherever they came', async () => {
    await order().ban(OPERATOR, person, true);
    await rabban.get('me');
    expectFault(await named(newcomer()), 403, 'banned');
    await order().ban(OPERATOR, person, false);
    expect((await named(newcomer())).statusCode).toBe(200);
    expect((await rabban.post('tables', settings())).statusCode).toBe(200);
  });
});
