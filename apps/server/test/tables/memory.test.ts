import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { openStorage } from '../../src/storage/open.ts';
import { localBus } from '../local-bus.ts';
import { discard } from '../machine.ts';
import type { MemoryStorage } from '../memory-storage.ts';
import { Client, playOn, running, setting } from './setting.ts';

const asSent = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('memory', () => {
  it('lets a table go that nobody uses, and brings it back as it was', async () => {
    const { house, storage, time, needs } = setting({}, localBus());
    const { id, persons } = await running({ house, storage });
    const clients = await Promise.all(persons.map((who) => Client.at(house, id, who)));
    await playOn(clients, { steps: 80 });
    await time.pass(3 * needs.pace.idleFor);
    expect(house.tablesInMemory).toBe(1);
    for (const { attendance } of clients) attendance.leave();
    await time.pass(2 * needs.pace.idleFor);
    expect(house.tablesInMemory).toBe(0);
    const again = await Promise.all(persons.map((who) => Client.at(house, id, who)));
    for (const [i, client] of again.entries()) expect(client.whole).toEqual(clients[i]!.whole);
    await playOn(again);
    expect(again[0]!.snapshot!.result).not.toBeNull();
  });

  it('loads a table once, however many come', async () => {
    const { house, storage, needs } = setting();
    const { id, persons } = await running({ house, storage });
    let loads = 0;
    const counting = Object.create(storage, {
      entries: {
        value: (table: string, from: number) => {
          loads++;
          return storage.entries(table, from);
        },
      },
    });
    const fresh = setting({ ...needs, storage: counting });
    await Promise.all([...persons, null, null].map((who) => Client.at(fresh.house, id, who)));
    expect(loads).toBe(1);
  });

  it('survives a restart between any two answers', async () => {
    let current = setting();
    const { id, persons } = await running(current);
    let clients = await Promise.all(persons.map((who) => Client.at(current.house, id, who)));
    for (let n = 0; n < 40; n++) {
      await playOn(clients, { steps: 3 });
      const before = clients.map(({ whole }) => whole);
      // Killed: nothing is stored on the way out.
      current = setting({ storage: current.storage, time: current.time });
      clients = await Promise.all(persons.map((who) => Client.at(current.house, id, who)));
      expect(clients.map(({ whole }) => whole)).toEqual(before);
    }
  });

  it('brings take-backs and delayed spectators back as they were', async () => {
    const one = setting();
    const { id, persons } = await running(one, { spectators: 'delayed' });
    const clients = await Promise.all(
      [...persons, null].map((who) => Client.at(one.house, id, who)),
    );
    for (let n = 0; n < 30; n++) {
      await playOn(clients, { steps: 5 });
      const able = clients.find(({ snapshot }) => snapshot!.canUndo);
      if (able) await able.send({ do: 'undo', key: `undo-key-${n}`, seq: able.seq });
    }
    expect(one.storage.log.get(id)!.some(({ step }) => step.do === 'take-back')).toBe(true);
    const two = setting({ storage: one.storage, time: one.time });
    for (const { person, whole } of clients)
      expect(asSent((await two.house.look(id, person)).snapshot)).toEqual(whole);
  });

  it('goes on with bots after a restart without anybody coming', async () => {
    const one = setting();
    const { id, persons } = await running(
      one,
      { seats: [{ is: 'open' }, { is: 'bot', bot: 'greedy' }, { is: 'bot', bot: 'greedy' }] },
      'Jessica',
    );
    await one.house.leaveSeat(id, persons[0]!);
    const two = setting({ storage: one.storage });
    await two.house.wake();
    await two.time.pass(1000);
    expect((await two.house.info(id, null)).status).toBe('over');
  });

  it('lets others get a word in between the tables that wake', async () => {
    const one = setting();
    const [most, clock] = [5, { kind: 'bank', minutes: 10, increment: 0 }] as const;
    for (let n = 0; n < most; n++) {
      const { id } = await running(one, { clock });
      one.storage.kept.set(id, { ...(await one.storage.table(id))!, due: 1 });
    }
    const { house } = setting({ storage: one.storage });
    const seen: number[] = [];
    const look = () => {
      seen.push(house.tablesInMemory);
      if (seen.at(-1)! < most) setImmediate(look);
    };
    setImmediate(look);
    await house.wake();
    await vi.waitUntil(() => seen.at(-1) === most);
    expect(seen.filter((open) => open > 0 && open < most)).not.toEqual([]);
  });

  it('takes nothing more once it stops', async () => {
    const { house, storage } = setting();
    const { id, persons } = await running({ house, storage });
    const client = await Client.at(house, id, persons[0]!);
    await house.stop();
    await expect(house.look(id, null)).rejects.toMatchObject({ fault: { fault: 'shutting-down' } });
    expect(await client.send({ do: 'ping' })).toMatchObject({ fault: { fault: 'shutting-down' } });
  });

  it('lies on the real storage as well', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'landsraad-tables-'));
    const storage = (await openStorage(folder)) as unknown as MemoryStorage;
    try {
      const one = setting({ storage }, localBus());
      const { id, persons } = await running(one, { clock: { kind: 'days', days: 2 } });
      const clients = await Promise.all(persons.map((who) => Client.at(one.house, id, who)));
      await playOn(clients, { steps: 60 });
      await clients[0]!.send({ do: 'say', key: 'a-first-line', text: 'Hm.' });
      await clients[0]!.send({ do: 'ask-undo', key: 'a-first-wish', seq: clients[0]!.seq });
      await one.house.stop();
      const two = setting({ storage });
      const hello = asSent(await two.house.look(id, persons[0]!));
      expect(hello.snapshot).toEqual(clients[0]!.whole);
      expect(hello.chat).toEqual([clients[0]!.of('chat')[0]!.line]);
      expect(hello.around.undo).toEqual(clients[0]!.around.undo);
      expect(hello.around.clocks).not.toBeNull();
      expect((await two.house.mine(persons[1]!)).map((table) => table.id)).toEqual([id]);
    } finally {
      await storage.close();
      discard(folder);
    }
  });
});
