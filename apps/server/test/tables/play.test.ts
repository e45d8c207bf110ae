import type { Choice } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { FakeTime } from './fake-time.ts';
import { Client, newKey, people, playOn, running, SETTINGS, setting } from './setting.ts';

const asSent = (value: unknown) => JSON.parse(JSON.stringify(value));

async function allAt(house: Parameters<typeof Client.at>[0], id: string, who: (string | null)[]) {
  return Promise.all(who.map((person) => Client.at(house, id, person)));
}

describe('a game at a table', () => {
  it('is played to its end; what each was told adds up to what they would see', async () => {
    const { house, storage, errors } = setting();
    const { id, persons } = await running({ house, storage });
    const clients = await allAt(house, id, [...persons, null]);
    await playOn(clients, {
      after: async () => {
        if (clients[0]!.seq % 5 !== 0) return;
        for (const { whole, person } of clients)
          expect(whole).toEqual(asSent((await house.look(id, person)).snapshot));
      },
    });
    expect(clients[0]!.snapshot!.result).toHaveLength(3);
    expect((await house.info(id, null)).status).toBe('over');
    const entries = storage.log.get(id)!.length;
    for (const client of clients) {
      expect(client.of('update')).toHaveLength(entries);
      expect(client.of('update').map(({ seq }) => seq)).toEqual(
        Array.from({ length: entries }, (_, i) => i + 1),
      );
      expect(client.of('hello')).toHaveLength(1);
    }
    expect(errors).toEqual([]);
  });

  it('is played to its end with all expansions', async () => {
    const { house, storage, errors } = setting();
    const options = { ix: true, immortality: true };
    const { id, persons } = await running({ house, storage }, { options });
    const clients = await allAt(house, id, [...persons, null]);
    await playOn(clients, {
      after: async () => {
        if (clients[0]!.seq % 20 !== 0) return;
        for (const { whole, person } of clients)
          expect(whole).toEqual(asSent((await house.look(id, person)).snapshot));
      },
    });
    expect(clients[3]!.snapshot!.result).toHaveLength(3);
    const told = new Set(clients[3]!.log.map(({ type }) => type));
    for (const type of ['freighter-advanced', 'tile-acquired', 'research-advanced'])
      expect(told).toContain(type);
    expect(errors).toEqual([]);
  });

  it('is played by a person and bots, who answer by themselves', async () => {
    const { house, storage, time, errors } = setting();
    const seats = [{ is: 'open' }, ...['greedy', 'random'].map((bot) => ({ is: 'bot', bot }))];
    const { id, persons } = await running(
      { house, storage },
      { seats: seats as typeof SETTINGS.seats },
      'Jessica',
    );
    const clients = await allAt(house, id, [persons[0]!, null]);
    await playOn(clients, { time });
    expect(clients[1]!.snapshot!.result).toHaveLength(3);
    const keys = storage.log
      .get(id)!
      .map(({ key, step }) => [key === null, step.do === 'answer' && step.seat]);
    for (const [byItself, seat] of keys) expect(byItself).toBe(seat !== 0);
    expect(errors).toEqual([]);
  });

  it('is played by two, with House Hagal at the table and in nobody’s seat', async () => {
    const { house, storage, errors } = setting();
    const seats = { seats: [{ is: 'open' }, { is: 'open' }] as typeof SETTINGS.seats };
    const { id, persons } = await running({ house, storage }, seats, 'Jessica', 'Stilgar');
    const clients = await allAt(house, id, [...persons, null]);
    await playOn(clients, {
      after: async () => {
        if (clients[0]!.seq % 20 !== 0) return;
        for (const { whole, person } of clients)
          expect(whole).toEqual(asSent((await house.look(id, person)).snapshot));
      },
    });
    const { seats: sitters, result } = clients[2]!.snapshot!;
    expect([clients[2]!.view.players.length, sitters.length, result!.length]).toEqual([3, 2, 2]);
    const turns = clients[2]!.log.filter(({ type }) => type === 'hagal-revealed');
    expect(turns.length).toBeGreaterThan(5);
    expect(errors).toEqual([]);
  });

  it('lets an answer be tried: nothing is stored, and nobody else hears of it', async () => {
    const { house, storage } = setting();
    const { id, persons } = await running({ house, storage });
    const clients = await allAt(house, id, [...persons, null]);
    const refusing = () => clients.find(({ decision }) => decision?.refused.length);
    while (!refusing()) await playOn(clients, { steps: 1 });
    const owing = refusing()!;
    const others = clients.filter((client) => client !== owing);
    const { refused } = owing.decision!;
    const before = asSent({ log: storage.log.get(id), seen: owing.whole });
    const heard = others.map((client) => client.heard.length);
    const tryOut = (choice: Choice, change = {}) =>
      owing.send({ do: 'try', key: newKey(), seq: owing.seq, choice, ...change });

    expect(await tryOut(owing.choice())).toMatchObject({ is: 'accepted', seq: owing.seq });
    const why = { is: 'rejected', fault: { fault: 'refused', reason: refused[0]!.why } };
    expect(await tryOut(refused[0]!.option.id)).toMatchObject(why);
    expect(await owing.answer(refused[0]!.option.id)).toMatchObject(why);
    expect(await tryOut(owing.choice(), { seq: owing.seq - 1 })).toMatchObject({
      fault: { fault: 'moved-on' },
    });
    const stranger = others[0]!;
    expect(
      await stranger.send({ do: 'try', key: newKey(), seq: stranger.seq, choice: 'anything' }),
    ).toMatchObject({ fault: { fault: 'refused', reason: { code: 'not-asked' } } });

    expect(asSent({ log: storage.log.get(id), seen: owing.whole })).toEqual(before);
    expect(others.slice(1).map((client) => client.heard.length)).toEqual(heard.slice(1));
  });

  it('goes on alone when everybody left it to bots', async () => {
    const { house, storage, time } = setting();
    const { id, persons } = await running({ house, storage });
    for (const person of persons) await house.leaveSeat(id, person);
    await time.pass(1000);
    expect((await house.info(id, null)).status).toBe('over');
  });

  it('tells spectators what everybody may see, now or one round late', async () => {
    const time = new FakeTime();
    for (const spectators of ['now', 'delayed'] as const) {
      const { house, storage } = setting({ time });
      const { id, persons } = await running({ house, storage }, { spectators });
      const clients = await allAt(house, id, [...persons, null]);
      const watcher = clients[3]!;
      const seen: { round: number; behind: number }[] = [];
      await playOn(clients, {
        steps: 220,
        after: async () => {
          expect(watcher.snapshot!.viewer).toBe('spectator');
          expect(watcher.snapshot!.decision).toBeNull();
          const { round } = clients[0]!.view;
          seen.push({ round, behind: round - watcher.view.round });
          if (watcher.seq % 5 === 0)
            expect(watcher.whole).toEqual(asSent((await house.look(id, null)).snapshot));
        },
      });
      const rounds = new Set(seen.map(({ behind }) => behind));
      if (spectators === 'now') expect(rounds).toEqual(new Set([0]));
      else {
        for (const { behind, round } of seen) if (round > 1) expect(behind).toBe(1);
        expect(seen.at(-1)!.round).toBeGreaterThan(2);
        expect(watcher.around.undo).toBeNull();
      }
      expect(watcher.of('update')).toHaveLength(storage.log.get(id)!.length);
    }
  });

  it('shows delayed spectators the end when it is over', async () => {
    const { house, storage } = setting();
    const { id, persons } = await running({ house, storage }, { spectators: 'delayed' });
    const clients = await allAt(house, id, [...persons, null]);
    await playOn(clients);
    const watcher = clients[3]!;
    expect(watcher.snapshot!.result).toHaveLength(3);
    const late = await house.look(id, null);
    expect(watcher.whole).toEqual(asSent(late.snapshot));
    expect(watcher.log).toHaveLength(clients[0]!.log.length);
  });

  it('lets nobody look on where the host wants none, until it is over', async () => {
    const { house, storage } = setting();
    const [host, guest, third] = await people(storage, 'Jessica', 'Stilgar', 'Gurney');
    const id = await house.create(host!, { ...SETTINGS, spectators: 'none' });
    const waiting = await Client.at(house, id, null);
    expect(waiting.snapshot).toBeNull();
    await house.takeSeat(id, guest!, null);
    await house.takeSeat(id, third!, null);
    await house.start(id, host!);
    expect(waiting.heard.at(-1)).toMatchObject({ is: 'rejected', fault: { fault: 'not-yours' } });
    await expect(house.attend(id, null, () => {})).rejects.toMatchObject({
      fault: { fault: 'not-yours' },
    });
    await expect(house.look(id, null)).rejects.toMatchObject({ fault: { fault: 'not-yours' } });
    const clients = await allAt(house, id, [host!, guest!, third!]);
    await playOn(clients);
    expect((await house.look(id, null)).snapshot!.result).not.toBeNull();
    expect(waiting.of('update')).toEqual([]);
  });

  it('tells those who wait in the room when the game begins', async () => {
    const { house, storage } = setting();
    const [host, guest, third] = await people(storage, 'Jessica', 'Stilgar', 'Gurney');
    const id = await house.create(host!, SETTINGS);
    const client = await Client.at(house, id, guest!);
    expect([client.seq, client.snapshot]).toEqual([0, null]);
    await house.takeSeat(id, guest!, 2);
    await house.takeSeat(id, third!, null);
    expect(client.around.table.seats.map((seat) => seat.is === 'person' && seat.you)).toEqual([
      false,
      false,
      true,
    ]);
    await house.start(id, host!);
    expect(client.snapshot!.viewer).toBe(2);
    expect(client.around.table.status).toBe('running');
  });
});

describe('an answer', () => {
  async function begun() {
    const made = setting();
    const { id, persons } = await running(made);
    const clients = await allAt(made.house, id, [...persons, null]);
    const first = clients.find(({ decision }) => decision)!;
    const other = clients.find(({ decision, person }) => !decision && person)!;
    const log = made.storage.log.get(id)!;
    return { ...made, id, persons, clients, first, other, log };
  }

  it('is stored, then acknowledged, then told', async () => {
    const { first, other, log, storage } = await begun();
    const seen: string[] = [];
    storage.beforeAppend = async () =>
      void seen.push(`${first.heard.length} ${other.heard.length}`);
    const before = [first.heard.length, other.heard.length];
    await first.answer(first.choice());
    expect(seen).toEqual([before.join(' ')]);
    expect(log).toHaveLength(1);
    const told = first.heard.slice(before[0]).map(({ is }) => is);
    expect(told).toEqual(['accepted', 'update']);
    expect(first.of('accepted')[0]!.seq).toBe(first.of('update')[0]!.seq);
  });

  it('counts once, however often it is sent', async () => {
    const { first, log, house, id } = await begun();
    const key = newKey();
    const message = { do: 'answer', key, seq: first.seq, choice: first.choice() } as const;
    const replies = [await first.send(message), await first.send(message)];
    replies.push(await house.send(id, first.person, message));
    for (const reply of replies) expect(reply).toEqual({ is: 'accepted', key, seq: 1 });
    expect(log).toHaveLength(1);
  });

  it('of two sent at once, one counts', async () => {
    const { first, log } = await begun();
    const choice = first.choice();
    const { seq } = first;
    await Promise.all([first.answer(choice, { seq }), first.answer(choice, { seq })]);
    expect(log).toHaveLength(1);
    expect(first.of('accepted')).toHaveLength(1);
    expect(first.of('rejected')[0]!.fault).toEqual({ fault: 'moved-on' });
    expect(first.heard.at(-1)!.is).toBe('hello');
  });

  it('meant for another moment is not taken, and the state follows', async () => {
    const { first, log, time } = await begun();
    for (const seq of [5, 1, 7]) {
      const reply = await first.answer(first.choice(), { seq });
      expect(reply).toMatchObject({ is: 'rejected', fault: { fault: 'moved-on' } });
    }
    expect(first.of('hello')).toHaveLength(2);
    // To whoever is late again and again it is told once a second.
    await time.pass(1000);
    expect(first.of('hello')).toHaveLength(3);
    await time.pass(5000);
    expect(first.of('hello')).toHaveLength(3);
    expect(log).toEqual([]);
  });

  it('of the wrong person changes nothing', async () => {
    const { first, other, clients, log, house, id, storage } = await begun();
    const [stranger] = await people(storage, 'Feyd');
    const choice = first.choice();
    const told = [first.heard.length, clients[3]!.heard.length];
    expect(await other.answer(choice)).toMatchObject({
      fault: { fault: 'refused', reason: { code: 'not-asked' } },
    });
    expect(await clients[3]!.answer(choice)).toMatchObject({ fault: { fault: 'not-yours' } });
    const message = { do: 'answer', key: newKey(), seq: 0, choice } as const;
    expect(await house.send(id, stranger!, message)).toMatchObject({
      fault: { fault: 'not-yours' },
    });
    expect(await house.send(id, null, message)).toMatchObject({ fault: { fault: 'not-yours' } });
    expect(log).toEqual([]);
    expect(first.heard).toHaveLength(told[0]!);
  });

  it('that the rules refuse says why and changes nothing', async () => {
    const { first, log } = await begun();
    const before = first.whole;
    expect(await first.answer('the moon')).toMatchObject({
      fault: { fault: 'refused', reason: { rule: 'answer' } },
    });
    expect(log).toEqual([]);
    expect(first.whole).toEqual(before);
    expect((await first.answer(first.choice())).is).toBe('accepted');
  });

  it('two seats may use the same key', async () => {
    const { clients, first, log } = await begun();
    const key = newKey();
    await first.answer(first.choice(), { key });
    while (first.decision) await first.answer(first.choice());
    const second = clients.find(({ decision }) => decision)!;
    const { length } = log;
    expect(await second.answer(second.choice(), { key })).toMatchObject({ seq: length + 1 });
    expect(log).toHaveLength(length + 1);
  });

  it('that could not be stored did not happen', async () => {
    const { first, other, log, storage, errors } = await begun();
    const before = [first.whole, other.heard.length];
    storage.breaks = new Error('the disk is full');
    const key = newKey();
    const choice = first.choice();
    expect(await first.answer(choice, { key })).toMatchObject({ fault: { fault: 'internal' } });
    expect(errors).toHaveLength(1);
    expect(first.whole).toEqual(before[0]);
    expect(other.heard).toHaveLength(before[1] as number);
    expect(log).toEqual([]);
    expect((await first.answer(choice, { key })).is).toBe('accepted');
    expect(log).toHaveLength(1);
  });

  it('asks for nothing where the table waits, is closed, or is not there', async () => {
    const { house, storage } = setting();
    const [host] = await people(storage, 'Jessica');
    const id = await house.create(host!, SETTINGS);
    const message = { do: 'answer', key: newKey(), seq: 0, choice: 'x' } as const;
    expect(await house.send(id, host!, message)).toMatchObject({
      fault: { fault: 'wrong-moment' },
    });
    await expect(house.send('nonesuchhere', host!, message)).rejects.toMatchObject({
      fault: { fault: 'not-found' },
    });
    expect(await house.send(id, null, { do: 'ping' })).toEqual({ is: 'pong' });
  });
});
