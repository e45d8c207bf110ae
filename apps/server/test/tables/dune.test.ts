import { type DuneView, dune } from '@landsraad/dune';
import { type Choice, Match } from '@landsraad/kernel';
import type { NewTable, SeatPlan } from '@landsraad/protocol';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../../src/storage/storage.ts';
import type { MemoryStorage } from '../memory-storage.ts';
import { Client, newKey, people, playOn, running, SETTINGS, setting } from './setting.ts';

const asSent = (value: unknown) => JSON.parse(JSON.stringify(value));
const open = (n: number): SeatPlan[] => Array.from({ length: n }, () => ({ is: 'open' }));
const NAMES = ['Jessica', 'Stilgar', 'Gurney', 'Chani', 'Duncan', 'Irulan'];

const table = (change: Partial<NewTable>): NewTable => ({
  ...SETTINGS,
  game: 'dune',
  options: { mode: 'advanced', turns: 2 },
  ...change,
});

/** What was said last in this table's game, in its log or in the window that is open. */
function lastAnswerOf({ log, kept }: MemoryStorage, id: string): Choice {
  const sealed = kept.get(id)!.sealed?.answers.at(-1);
  const { step } = log.get(id)!.at(-1)!;
  return sealed?.choice ?? (step as Extract<Entry['step'], { do: 'answer' }>).choice;
}

describe('a table of Dune', () => {
  it('is played to its end by six; what each was told adds up to what they would see', async () => {
    const made = setting();
    const { house, errors } = made;
    const { id, persons } = await running(made, table({ seats: open(6) }), ...NAMES);
    const clients = await Promise.all([...persons, null].map((who) => Client.at(house, id, who)));
    await playOn(clients, {
      time: made.time,
      after: async () => {
        if (clients[0]!.seq % 25 !== 0) return;
        for (const { whole, person } of clients)
          expect(whole).toEqual(asSent((await house.look(id, person)).snapshot));
      },
    });
    const sizes = clients.flatMap((client) =>
      client.of('update').map((update) => JSON.stringify(update).length),
    );
    const median = sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)]!;
    console.info('updates of six', { updates: sizes.length, median, largest: sizes.at(-1) });
    expect(median).toBeLessThan(1000);
    for (const { snapshot } of clients) expect(snapshot).toMatchObject({ game: 'dune', round: 2 });
    expect(clients[0]!.snapshot!.result).toHaveLength(6);
    const { record } = await house.record(id);
    expect(Match.replay(dune, record).result).toEqual(clients[0]!.snapshot!.result);
    expect(errors).toEqual([]);
  });

  it('survives restarts, in windows too, and takes back what nobody learnt', async () => {
    let made = setting();
    const seats: SeatPlan[] = [...open(2), { is: 'bot', bot: 'greedy' }];
    const settings = table({ seats, options: { mode: 'advanced', turns: 1 } });
    const { id, persons } = await running(made, settings, 'Jessica', 'Stilgar');
    const { storage, time } = made;
    const come = () => Promise.all([...persons, null].map((who) => Client.at(made.house, id, who)));
    let clients = await come();
    let [undone, inWindows] = [0, 0];
    while (!clients[0]!.snapshot!.result) {
      await playOn(clients, { steps: 3, time });
      const before = clients.map(({ whole }) => whole);
      made = setting({ storage, time });
      clients = await come();
      expect(clients.map(({ whole }) => whole)).toEqual(before);
      if (clients[0]!.snapshot!.window) inWindows++;
      const regrets = clients.find(({ snapshot }) => snapshot!.canUndo);
      if (!regrets || undone >= 10) continue;
      const { seq } = regrets;
      const choice = lastAnswerOf(storage, id);
      await regrets.send({ do: 'undo', key: newKey(), seq });
      expect(await regrets.answer(choice)).toMatchObject({ is: 'accepted' });
      // A bid takes its pause again: what comes after it opens later.
      const again = clients.map(({ whole }) => ({ ...whole, window: null }));
      expect(again).toEqual(before.map((whole) => ({ ...whole, window: null })));
      undone++;
    }
    expect([undone, inWindows].every((n) => n > 3)).toBe(true);
    expect(made.errors).toEqual([]);
  });

  it('is played by bots, of whom each sees its own shield only', async () => {
    const made = setting();
    const bots: SeatPlan[] = ['greedy', 'random'].map((bot) => ({ is: 'bot', bot }));
    const { id, persons } = await running(made, table({ seats: [...open(1), ...bots] }), 'Chani');
    await made.house.leaveSeat(id, persons[0]!);
    await made.time.pass(1000);
    const { around, snapshot } = await made.house.look(id, null);
    expect(around.table).toMatchObject({ status: 'over', game: 'dune' });
    expect((snapshot!.view as DuneView).factions).toHaveLength(3);
    expect(made.errors).toEqual([]);
  });

  it('tells spectators with a delay of the turn before', async () => {
    const made = setting();
    const settings = table({ seats: open(2), spectators: 'delayed', options: { turns: 4 } });
    const { id, persons } = await running(made, settings, 'Jessica', 'Stilgar');
    const clients = await Promise.all(
      [...persons, null].map((who) => Client.at(made.house, id, who)),
    );
    const behind = new Set<number>();
    await playOn(clients, {
      time: made.time,
      after: async () => {
        if (clients[2]!.snapshot!.result) return;
        behind.add(clients[0]!.snapshot!.round - clients[2]!.snapshot!.round);
      },
    });
    expect(behind).toContain(1);
    expect(Math.max(...behind)).toBe(1);
  });

  it('takes an answer after those of others who decide at the same time, once', async () => {
    const made = setting();
    const { id, persons } = await running(made, table({ seats: open(3) }), ...NAMES.slice(0, 3));
    const clients = await Promise.all(persons.map((who) => Client.at(made.house, id, who)));
    const owing = () => clients.filter(({ decision }) => decision !== null);
    while (owing().length < 2) await playOn(clients, { steps: 1, time: made.time });
    const [one, other] = owing();
    const { seq } = other!;
    const choice = other!.choice();
    expect(await one!.answer(one!.choice())).toMatchObject({ is: 'accepted' });
    expect(await other!.answer(choice, { seq: seq + 2 })).toMatchObject({
      fault: { fault: 'moved-on' },
    });
    expect(await other!.answer(choice, { seq })).toMatchObject({ is: 'accepted' });
    expect(await other!.answer(choice, { seq })).toMatchObject({ fault: { fault: 'moved-on' } });
  });

  it('is laid with the factions that its host chose, for as many as play', async () => {
    const made = setting();
    const [host] = await people(made.storage, 'Jessica');
    const factions = ['fremen', null, 'emperor'];
    const id = await made.house.create(host!, table({ seats: open(3), options: { factions } }));
    expect((await made.house.info(id, host!)).options).toMatchObject({ factions });
    for (const wrong of [
      table({ seats: open(4), options: { factions } }),
      table({ seats: open(3), options: { players: 3 } }),
      table({ game: 'chess', seats: open(3) }),
    ])
      await expect(made.house.create(host!, wrong)).rejects.toMatchObject({
        fault: { fault: 'options' },
      });
  });
});
