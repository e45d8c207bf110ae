import { setTimeout as sleep } from 'node:timers/promises';
import type { Hello } from '@landsraad/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { think } from '../../src/bots/thinker.ts';
import type { Guest } from '../client.ts';
import { begun, Line, type Scene, scene } from './scene.ts';

/* Within every limit of one socket, and yet too much: what one person or address may cost others. */

let keys = 0;
const key = () => `flood-${String(++keys).padStart(8, '0')}`;
const tooMany = (line: Line) =>
  line.of('rejected').filter(({ fault }) => (fault as { fault: string }).fault === 'too-many');

describe('a flood', () => {
  let server: Scene;
  beforeAll(async () => {
    server = await scene({ LANDSRAAD_LIMIT_MESSAGES: '40' });
  });
  afterAll(() => server.close());

  it('of late answers brings one whole table a second, not one each', async () => {
    const guest = await server.guest('Rabban');
    const line = await Line.at(guest, await begun([guest]));
    const before = line.of('hello').length;
    for (let n = 0; n < 50; n++) line.say({ do: 'answer', key: key(), seq: 100_000, choice: 'x' });
    await expect.poll(() => line.of('rejected').length).toBe(50);
    expect(line.of('hello').length - before).toBeLessThanOrEqual(1);
    // Whoever was late is told how things stand all the same.
    await expect.poll(() => line.of('hello').length - before, { timeout: 3000 }).toBe(2);
    line.socket.terminate();
  });

  it('over many sockets is a flood of one person', async () => {
    const guest = await server.guest('Feyd');
    const table = await begun([guest]);
    const lines = await Promise.all(Array.from({ length: 10 }, () => Line.at(guest, table)));
    for (const line of lines) for (let n = 0; n < 30; n++) line.say({ do: 'ping' });
    const count = (is: string) => lines.reduce((sum, line) => sum + line.of(is).length, 0);
    await expect.poll(() => count('pong') + count('rejected')).toBe(300);
    expect(count('pong')).toBeLessThan(100);
    for (const line of lines) line.socket.terminate();
  });

  it('of many persons is a flood of one address', async () => {
    const people = await Promise.all(
      Array.from({ length: 12 }, (_, n) => server.guest(`Sardaukar ${n}`)),
    );
    const table = await begun(people.slice(0, 3));
    const lines = await Promise.all(people.map((guest) => Line.at(guest, table)));
    for (const line of lines) for (let n = 0; n < 50; n++) line.say({ do: 'ping' });
    const count = (is: string) => lines.reduce((sum, line) => sum + line.of(is).length, 0);
    await expect.poll(() => count('pong') + count('rejected')).toBe(600);
    expect(count('pong')).toBeLessThan(300);
    for (const line of lines) line.socket.terminate();
  });

  it('of chat is stopped for who floods, and not for the others', async () => {
    await sleep(3000);
    const [loud, quiet] = [await server.guest('Piter'), await server.guest('Yueh')];
    const table = await begun([loud, quiet]);
    const [shouting, listening] = [await Line.at(loud, table), await Line.at(quiet, table)];
    for (let n = 0; n < 40; n++) shouting.say({ do: 'say', key: key(), text: `Rise! ${n}` });
    await expect
      .poll(() => shouting.of('accepted').length + shouting.of('rejected').length)
      .toBe(40);
    expect(shouting.of('accepted').length).toBeLessThan(12);
    expect(tooMany(shouting).length).toBeGreaterThan(25);
    listening.say({ do: 'say', key: key(), text: 'Hush.' });
    await expect.poll(() => listening.of('accepted').length).toBe(1);
    for (const line of [shouting, listening]) line.socket.terminate();
  });

  it('of wishes to go back is stopped', async () => {
    const names = ['Piter', 'Yueh', 'Hawat'];
    const people = await Promise.all(names.map((name) => server.guest(name)));
    const line = await Line.at(people[0]!, await begun(people));
    for (let n = 0; n < 30; n++) line.say({ do: 'ask-undo', key: key(), seq: 0 });
    await expect.poll(() => line.of('rejected').length).toBe(30);
    expect(tooMany(line).length).toBeGreaterThan(20);
    line.socket.terminate();
  });

  it.each(['look', 'record'])('of visits is stopped: %s', async (what) => {
    const guest = await server.guest('Hawat');
    const table = await begun([guest]);
    const looks = await Promise.all(
      Array.from({ length: 120 }, () => status(guest, `${table}/${what}`)),
    );
    expect(looks.filter((code) => code === 429).length).toBeGreaterThan(15);
  });
});

const status = async (guest: Guest, what: string): Promise<number> =>
  (
    await fetch(`${guest.servers[0]}/api/v1/tables/${what}`, {
      headers: { cookie: guest.cookie },
    })
  ).status;

describe('a table', () => {
  it('keeps a log that is bounded by its game, however often somebody takes back', async () => {
    const free = Object.fromEntries(
      ['ADDRESS', 'PERSON', 'MESSAGES', 'VISITS', 'LATE'].map((name) => [
        `LANDSRAAD_LIMIT_${name}`,
        '1000000',
      ]),
    );
    const server = await scene(free);
    const people = await Promise.all(['Rabban', 'Feyd', 'Piter'].map((name) => server.guest(name)));
    const table = await begun(people);
    const look = (guest: Guest) => guest.ask<Hello>('GET', `tables/${table}/look`);
    const send = (guest: Guest, message: object) =>
      guest.ask<{ seq: number }>('POST', `tables/${table}/send`, { key: key(), ...message });
    const answered = async (guest: Guest) => {
      const { seq, snapshot } = await look(guest);
      const { view, decision } = snapshot!;
      const [told, asked] = [JSON.stringify(view), JSON.stringify(decision)];
      const whose = { game: 'imperium', bot: 'greedy', seed: 's', sealed: null };
      const question = { ...whose, view: told, decision: asked };
      await send(guest, { do: 'answer', seq, choice: think(question) });
    };
    // Until somebody may take back what they answered.
    const [first] = people;
    let guest = first!;
    do {
      guest = people[(await look(first!)).snapshot!.waiting[0]!]!;
      await answered(guest);
    } while (!(await look(guest)).snapshot!.canUndo);
    const began = (await look(guest)).seq;
    for (let n = 0; n < 200; n++) {
      const { seq } = await look(guest);
      const undone = await send(guest, { do: 'undo', seq }).catch(() => null);
      if (undone === null) break;
      await answered(guest);
    }
    expect((await look(guest)).seq - began).toBeLessThan(300);
    await server.close();
  });
});
