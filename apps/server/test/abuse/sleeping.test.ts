import type { Clock, SeatInfo, TableInfo } from '@landsraad/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Browser, expectFault, settings } from '../http/bench.ts';
import { patientScene } from './scene.ts';

/* Who sleeps is not played for by whoever would like to win. */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
type Person = Extract<SeatInfo, { is: 'person' }>;

describe('a sleeping player', () => {
  let server: Awaited<ReturnType<typeof patientScene>>;
  let people: Browser[];
  beforeEach(async () => {
    server = await patientScene();
    people = await Promise.all(['Gurney', 'Rabban', 'Feyd'].map((name) => server.guest(name)));
  });
  afterEach(() => server.close());

  async function begun(clock: Clock): Promise<string> {
    const [host, ...others] = people as [Browser, ...Browser[]];
    const seats = people.map(() => ({ is: 'open' as const }));
    const laid = await host.post('tables', settings({ seats, clock }));
    const { id } = laid.json<TableInfo>();
    for (const other of others) await other.post(`tables/${id}/seat`, { seat: null });
    await host.post(`tables/${id}/start`);
    return id;
  }

  const sleeper = async (id: string): Promise<Person> =>
    (await people[1]!.get(`tables/${id}`)).json<TableInfo>().seats[0] as Person;

  it('has the time that the clock gives, whoever asks, and however often', async () => {
    const id = await begun({ kind: 'days', days: 3 });
    for (let hours = 0; hours < 71; hours += 10) {
      await server.time.pass(10 * HOUR);
      for (const other of people.slice(1)) {
        await other.get(`tables/${id}/look`);
        const asked = await other.post(`tables/${id}/stand-in`, { seat: 0, on: true });
        if (hours < 60) expectFault(asked, 409, 'not-away');
      }
      if (hours < 60) expect((await sleeper(id)).standIn).toBeNull();
    }
  });

  it('is played for by the bot of the table, and by no worse one', async () => {
    const id = await begun({ kind: 'bank', minutes: 20, increment: 0 });
    for (const bot of ['random', 'greedy']) {
      const asked = await people[1]!.post(`tables/${id}/stand-in`, { seat: 0, bot });
      expectFault(asked, 400, 'misshapen');
    }
    await people[0]!.post(`tables/${id}/stand-in`, { seat: 0, on: true });
    expect((await sleeper(id)).standIn).toBe('greedy');
  });

  it('is played for after a long absence once all the others agree, and not before', async () => {
    const id = await begun({ kind: 'none' });
    const ask = (n: number) => people[n]!.post(`tables/${id}/stand-in`, { seat: 0, on: true });
    await server.time.pass(DAY - 1);
    expectFault(await ask(1), 409, 'not-away');
    await server.time.pass(1);
    for (const other of people.slice(1)) await other.get(`tables/${id}/look`);
    expect((await ask(1)).statusCode).toBe(200);
    expect(await sleeper(id)).toMatchObject({ standIn: null, standInAsked: [1] });
    expect((await ask(1)).statusCode).toBe(200);
    expect(await sleeper(id)).toMatchObject({ standIn: null });
    // Whoever comes back is there, and what was agreed on is void.
    await people[0]!.get(`tables/${id}/look`);
    expectFault(await ask(2), 409, 'not-away');
    await server.time.pass(DAY + HOUR);
    for (const other of people.slice(1)) await other.get(`tables/${id}/look`);
    await ask(2);
    expect(await sleeper(id)).toMatchObject({ standIn: null, standInAsked: [2] });
    await ask(1);
    expect(await sleeper(id)).toMatchObject({ standIn: 'greedy', standInAsked: [] });
  });

  it('is away for as long as they are, though the table left memory meanwhile', async () => {
    const id = await begun({ kind: 'none' });
    await server.time.pass(DAY);
    await people[1]!.get(`tables/${id}/look`);
    const { absentSince } = await sleeper(id);
    expect(server.time.now() - absentSince!).toBeGreaterThanOrEqual(DAY);
  });
});
