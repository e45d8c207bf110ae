import { describe, expect, it } from 'vitest';
import { patienceOf } from '../../src/clocks/clocks.ts';
import { localBus } from '../local-bus.ts';
import { MemoryStorage } from '../memory-storage.ts';
import { FakeTime, settle } from './fake-time.ts';
import { Client, newKey, playOn, running, SETTINGS, setting } from './setting.ts';

const asSent = (value: unknown) => JSON.parse(JSON.stringify(value));

/** Two processes on one storage and one bus. */
async function twoHouses(seats?: Parameters<typeof running>[1], ...names: string[]) {
  const shared = { storage: new MemoryStorage(), time: new FakeTime() };
  const bus = localBus();
  const one = setting(shared, bus);
  const two = setting({ ...shared, draw: one.needs.draw }, bus);
  const { id, persons } = await running(one, seats, ...names);
  return { one, two, id, persons, ...shared, log: shared.storage.log.get(id)! };
}

describe('two processes', () => {
  it('serve one table: everybody sees everything, wherever they are', async () => {
    const { one, two, id, persons, time, log } = await twoHouses();
    const clients = [
      await Client.at(one.house, id, persons[0]!),
      await Client.at(two.house, id, persons[1]!),
      await Client.at(two.house, id, persons[2]!),
      await Client.at(one.house, id, null),
      await Client.at(two.house, id, null),
    ];
    await playOn(clients, { after: () => time.pass(0) });
    for (const client of clients) {
      expect(client.snapshot!.result).not.toBeNull();
      expect(client.of('update')).toHaveLength(log.length);
      expect(client.around.table.status).toBe('over');
    }
    expect(clients[3]!.whole).toEqual(clients[4]!.whole);
    expect([...one.errors, ...two.errors]).toEqual([]);
  });

  it('hear of a line that was taken away, wherever it was', async () => {
    const { one, two, id, persons } = await twoHouses();
    const clients = [
      await Client.at(one.house, id, persons[0]!),
      await Client.at(two.house, id, persons[1]!),
    ];
    await clients[1]!.send({ do: 'say', key: newKey(), text: 'unspeakable' });
    await settle();
    await one.house.unsaid(id, '', 0);
    await settle();
    for (const client of clients)
      expect(client.of('unsaid').at(-1)).toEqual({ is: 'unsaid', n: 0 });
  });

  it('that answer the same moment: one is stored, the other is told that it has passed', async () => {
    const { one, two, id, persons, log, time } = await twoHouses();
    const here = await Client.at(one.house, id, persons[0]!);
    const there = await Client.at(two.house, id, persons[0]!);
    const others = [
      await Client.at(one.house, id, persons[1]!),
      await Client.at(two.house, id, persons[2]!),
    ];
    for (let races = 0; races < 12; races++) {
      while (!here.decision) await playOn(others, { steps: 1, after: () => time.pass(0) });
      const { length } = log;
      const choice = here.choice();
      const replies = await Promise.all([here.answer(choice), there.answer(choice)]);
      expect(replies.map(({ is }) => is).sort()).toEqual(['accepted', 'rejected']);
      expect(log).toHaveLength(length + 1);
      await time.pass(0);
      expect(here.whole).toEqual(there.whole);
      expect(here.whole).toEqual(asSent((await two.house.look(id, persons[0]!)).snapshot));
    }
  });

  it('a wish to go back that comes after somebody else’s answer is too late', async () => {
    const { one, two, id, persons, storage, time } = await twoHouses();
    const here = await Promise.all(persons.map((person) => Client.at(one.house, id, person)));
    await playOn(here, { steps: 60, after: () => time.pass(0) });
    const there = await Promise.all(persons.map((person) => Client.at(two.house, id, person)));
    const { changeTable } = storage;
    storage.changeTable = async (row) => {
      storage.changeTable = changeTable;
      await playOn(there, { steps: 1 });
      return changeTable.call(storage, row);
    };
    const asker = here.find(({ decision }) => !decision)!;
    await asker.send({ do: 'ask-undo', key: newKey(), seq: asker.seq });
    expect(asker.of('rejected').at(-1)).toMatchObject({ fault: { fault: 'moved-on' } });
    expect(storage.kept.get(id)!.undo).toBeNull();
  });

  it('that get the same message store it once', async () => {
    const { one, two, id, persons, log, time } = await twoHouses();
    const who = await Promise.all(persons.map((person) => Client.at(one.house, id, person)));
    const first = who.find(({ decision }) => decision)!;
    const message = { do: 'answer', key: newKey(), seq: 0, choice: first.choice() } as const;
    await two.house.look(id, null);
    const replies = await Promise.all([
      one.house.send(id, first.person, message),
      two.house.send(id, first.person, message),
    ]);
    for (const reply of replies) expect(reply).toMatchObject({ is: 'accepted', seq: 1 });
    expect(log).toHaveLength(1);
    await time.pass(0);
  });

  it('one that is still reading a table hears what comes meanwhile', async () => {
    const { one, two, id, persons, storage, time } = await twoHouses();
    const here = await Promise.all(persons.map((person) => Client.at(one.house, id, person)));
    let meanwhile = () => playOn(here, { steps: 1 });
    storage.lines = async () => {
      await meanwhile();
      meanwhile = async () => undefined;
      return [];
    };
    const there = await Client.at(two.house, id, null);
    await time.pass(0);
    expect(there.seq).toBe(1);
  });

  it('both drive the bots, and no answer comes twice', async () => {
    const bots = ['greedy', 'random'].map((bot) => ({ is: 'bot', bot }) as const);
    const { one, two, id, persons, time, log } = await twoHouses(
      { seats: [{ is: 'open' }, ...bots] },
      'Jessica',
    );
    const here = await Client.at(one.house, id, persons[0]!);
    const there = await Client.at(two.house, id, persons[0]!);
    for (let n = 0; n < 120; n++) {
      await time.pass(0);
      const client = n % 2 ? here : there;
      if (client.decision) await client.answer(client.choice());
    }
    await time.pass(0);
    expect(log.length).toBeGreaterThan(120);
    expect(here.seq).toBe(log.length);
    expect(here.whole).toEqual(there.whole);
    expect([...one.errors, ...two.errors]).toEqual([]);
  });

  it('one of which dies: the other goes on', async () => {
    const bots = ['greedy', 'greedy'].map((bot) => ({ is: 'bot', bot }) as const);
    const { one, two, id, persons, time, log } = await twoHouses(
      { seats: [{ is: 'open' }, ...bots] },
      'Jessica',
    );
    const here = await Client.at(one.house, id, persons[0]!);
    await playOn([here], { steps: 5, time });
    one.needs.bus!.close();
    await one.house.stop();
    const { length } = log;
    const there = await Client.at(two.house, id, persons[0]!);
    await playOn([there], { steps: 5, time });
    expect(log.length).toBeGreaterThanOrEqual(length + 5);
  });

  it('one of which dies: the other finds its tables by itself, bots and clocks', async () => {
    const bots = ['greedy', 'greedy'].map((bot) => ({ is: 'bot', bot }) as const);
    const { one, two, id, persons, time, storage } = await twoHouses(
      { seats: [{ is: 'open' }, ...bots], clock: { kind: 'bank', minutes: 1, increment: 0 } },
      'Jessica',
    );
    const here = await Client.at(one.house, id, persons[0]!);
    await playOn([here], { steps: 5, time });
    // Dead: it stores nothing any more.
    storage.beforeAppend = async () => {
      if (two.house.tablesInMemory === 0) throw new Error('dead');
    };
    await time.pass(60 * 60_000);
    expect(storage.kept.get(id)!.status).toBe('over');
    expect(two.errors).toEqual([]);
    storage.beforeAppend = async () => undefined;
    expect(one.errors.length).toBeGreaterThan(0);
  });

  it('charge one clock, wherever its person goes', async () => {
    const { one, two, id, persons, time, storage } = await twoHouses({
      clock: { kind: 'bank', minutes: 10, increment: 0 },
    });
    const all = await Promise.all(persons.map((person) => Client.at(one.house, id, person)));
    const { person, snapshot } = all.find(({ decision }) => decision)!;
    const seat = snapshot!.viewer as number;
    await time.pass(9 * 60_000);
    const there = await Client.at(two.house, id, person);
    expect(there.around.clocks!.left[seat]).toBe(60_000);
    await there.answer(there.choice());
    expect(storage.kept.get(id)!.clocks!.left[seat]).toBe(60_000);
  });

  it('know who is at the table in the other, as long as it lives', async () => {
    const { one, two, id, persons, time } = await twoHouses();
    const here = await Client.at(one.house, id, persons[0]!);
    await time.pass(0);
    const there = await Client.at(two.house, id, persons[1]!);
    await time.pass(0);
    const present = ({ around }: Client) =>
      around.table.seats.map((seat) => seat.is === 'person' && seat.present);
    for (const client of [here, there]) expect(present(client)).toEqual([true, true, false]);
    await time.pass(5 * 60_000);
    for (const client of [here, there]) expect(present(client)).toEqual([true, true, false]);
    await expect(one.house.standIn(id, persons[0]!, 1, true)).rejects.toMatchObject({
      fault: { fault: 'not-away' },
    });
    there.attendance.leave();
    await time.pass(0);
    expect(present(here)).toEqual([true, false, false]);
    await time.pass(30_000);
    const back = await Client.at(two.house, id, persons[1]!);
    await time.pass(0);
    expect(present(here)).toEqual([true, true, false]);
    expect(back.around.table.seats[0]).toMatchObject({ present: true });
    // Dead: it says nothing any more.
    two.needs.bus!.say = () => undefined;
    await time.pass(patienceOf(SETTINGS.clock).absence + 60_000);
    expect(present(here)).toEqual([true, false, false]);
    // Nobody else is there to be asked.
    await one.house.standIn(id, persons[0]!, 1, true);
  });

  it('tell each other of seats, chat and wishes', async () => {
    const { one, two, id, persons } = await twoHouses();
    const here = await Client.at(one.house, id, persons[0]!);
    const there = await Client.at(two.house, id, persons[1]!);
    await here.send({ do: 'say', key: newKey(), text: 'Here?' });
    await settle();
    await there.send({ do: 'say', key: newKey(), text: 'There!' });
    await settle();
    const texts = (client: Client) => client.of('chat').map(({ line }) => line.text);
    expect(texts(here)).toEqual(['Here?', 'There!']);
    expect(texts(there)).toEqual(texts(here));
    await two.house.mute(id, persons[0]!, there.of('chat')[1]!.line.speaker, true);
    await there.send({ do: 'say', key: newKey(), text: 'Hm?' });
    await settle();
    expect(texts(here)).toEqual(['Here?', 'There!']);
    await two.house.standIn(id, persons[1]!, 1, true);
    await settle();
    expect(here.around.table.seats[1]).toMatchObject({ standIn: 'greedy' });
    await two.house.leaveSeat(id, persons[1]!);
    await settle();
    expect(here.snapshot!.seats[1]!.is).toBe('bot');
  });
});
