import type { TableInfo } from '@landsraad/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Notices } from '../../src/notices/notices.ts';
import { type Bench, Browser, bench, settings } from '../http/bench.ts';
import { PushService, Subscriber } from '../notices/push-service.ts';
import { FakeTime } from '../tables/fake-time.ts';
import { setting } from '../tables/setting.ts';
import { Line, type Scene, scene } from './scene.ts';

/* Whoever does not look is told, however many tabs they forgot somewhere. */

describe('a forgotten tab', () => {
  const service = new PushService();
  let server: Scene;
  beforeAll(async () => {
    await service.open();
    server = await scene();
  });
  afterAll(async () => {
    await server.close();
    await service.close();
  });

  it('silences no push, and is nobody at the table', async () => {
    const names = ['Ada', 'Ben', 'Eve'];
    const people = await Promise.all(names.map((name) => server.guest(name)));
    for (const [n, guest] of people.entries()) {
      const { subscription } = new Subscriber(`https://fcm.googleapis.com/fcm/send/${names[n]}`);
      await guest.ask('POST', 'me/push', subscription);
    }
    const seats = names.map(() => ({ is: 'open' as const }));
    const [host, ...others] = people;
    const { id } = await host!.ask<TableInfo>('POST', 'tables', settings({ seats }));
    for (const guest of others) await guest.ask('POST', `tables/${id}/seat`, { seat: null });
    const lines = await Promise.all(people.map((guest) => Line.at(guest, id)));
    for (const line of lines) line.say({ do: 'attend', here: false });
    await expect.poll(() => lines.every((line) => line.of('pong').length === 1)).toBe(true);
    const info = await host!.ask<TableInfo>('GET', `tables/${id}`);
    expect(info.seats.map((seat) => seat.is === 'person' && seat.present)).toEqual([
      false,
      false,
      false,
    ]);
    await host!.ask('POST', `tables/${id}/start`, {});
    await expect.poll(() => service.heard.length).toBe(1);
    // Looked at again, it is somebody.
    for (const line of lines) line.say({ do: 'attend', here: true });
    await expect.poll(() => lines.every((line) => line.of('pong').length === 2)).toBe(true);
    const again = await host!.ask<TableInfo>('GET', `tables/${id}`);
    expect(again.seats.every((seat) => seat.is === 'person' && seat.present)).toBe(true);
    for (const line of lines) line.socket.terminate();
  });
});

describe('a mail that waits', () => {
  const MINUTE = 60_000;
  let server: Bench;
  let time: FakeTime;
  let notices: Notices;
  let people: Browser[];
  let id: string;
  /** The server's notices as after a start; the mail server and the storage are the same. */
  const started = () =>
    new Notices({
      storage: server.parts.storage,
      push: null,
      mailer: server.parts.mailer,
      time,
      count: () => undefined,
    });

  const passes = async (minutes: number) => {
    for (let n = 0; n < minutes; n++) {
      await time.pass(MINUTE);
      await notices.settled();
    }
  };

  beforeEach(async () => {
    time = new FakeTime();
    server = await bench({
      mail: true,
      open: (storage) =>
        setting({
          storage: storage as never,
          time,
          onTurn: (person, table) => notices.turn(person, table),
          onHere: (person, table) => notices.here(person, table),
        }).house,
    });
    notices = started();
    const names = ['Gurney', 'Rabban', 'Feyd'];
    people = await Promise.all(
      names.map(async (name) => {
        const guest = new Browser(server.app);
        await guest.ask('PATCH', 'me', { name, language: 'fr' });
        await guest.ask('PATCH', 'me', { email: `${name}@example.org` });
        const link = server.letters.at(-1)!.text.match(/https:\S+/)![0];
        await guest.post(new URL(link).pathname);
        return guest;
      }),
    );
    server.letters.length = 0;
    const seats = names.map(() => ({ is: 'open' as const }));
    id = (await people[0]!.post('tables', settings({ seats }))).json<TableInfo>().id;
    for (const guest of people.slice(1)) await guest.post(`tables/${id}/seat`, { seat: null });
    await people[0]!.post(`tables/${id}/start`);
    await notices.settled();
  });

  it('is sent though its reader’s browser asked for something else, and after a restart', async () => {
    for (const guest of people) await guest.get('me');
    await notices.stop();
    notices = started();
    await passes(12);
    expect(server.letters.length).toBe(1);
    const [{ to, subject, text }] = server.letters as [(typeof server.letters)[number]];
    const names = ['Gurney', 'Rabban', 'Feyd'].filter((name) => !to.startsWith(name));
    expect(subject).toBe('Landsraad : à vous de jouer');
    expect(text).toContain('Dune : Imperium');
    expect(text).toContain(`avec ${names.join(' et ')}`);
    expect(text).toContain('2027');
    expect(text).toContain(`/table/${id}`);
    expect(text).not.toMatch(/your turn/i);
    await server.close();
  });

  it('is not sent to whoever came to the table meanwhile', async () => {
    for (const guest of people) await guest.get(`tables/${id}/look`);
    await passes(90);
    expect(server.letters).toEqual([]);
    await server.close();
  });
});
