import type { Clock } from '@landsraad/protocol';
import { describe, expect, it } from 'vitest';
import {
  charged,
  nextOut,
  patienceOf,
  rewarded,
  spared,
  wholeTime,
} from '../../src/clocks/clocks.ts';
import { Client, playOn, running, setting } from './setting.ts';

const BANK: Clock = { kind: 'bank', minutes: 10, increment: 5 };
const DAYS: Clock = { kind: 'days', days: 3 };
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('clocks', () => {
  const clocks = { left: [1000, 2000, null], running: [1], since: 500 };

  it('go down for those who owe something, never below nothing', () => {
    expect(charged(clocks, 900).left).toEqual([1000, 1600, null]);
    expect(charged(clocks, 9000).left).toEqual([1000, 0, null]);
    expect(charged(clocks, 100).left).toEqual([1000, 2000, null]);
  });

  it('give time back after an answer', () => {
    expect(rewarded(clocks, BANK, 1).left).toEqual([1000, 7000, null]);
    expect(rewarded(clocks, DAYS, 1).left).toEqual([1000, 3 * DAY, null]);
    expect(rewarded(clocks, BANK, 2).left).toEqual(clocks.left);
    expect(rewarded(clocks, BANK, 1, 'bot').left).toEqual(clocks.left);
    expect(rewarded(clocks, DAYS, 1, 'bot').left).toEqual([1000, 3 * DAY, null]);
  });

  it('say who is out first', () => {
    expect(nextOut(clocks)).toEqual({ seat: 1, at: 2500 });
    expect(nextOut({ ...clocks, running: [0, 1, 2] })).toEqual({ seat: 0, at: 1500 });
    expect(nextOut({ ...clocks, running: [2] })).toBeNull();
  });

  it('begin whole, and leave a moment to whom the clock gave a bot', () => {
    expect([wholeTime({ kind: 'none' }), wholeTime(BANK)]).toEqual([null, 10 * MINUTE]);
    expect(spared(clocks, BANK, 0).left).toEqual([MINUTE, 2000, null]);
  });
});

describe('a table with clocks', () => {
  async function begun(clock: Clock) {
    const made = setting();
    const { id, persons } = await running(made, { clock });
    const clients = await Promise.all(persons.map((who) => Client.at(made.house, id, who)));
    const first = clients.find(({ decision }) => decision)!;
    const seat = first.snapshot!.viewer as number;
    return { ...made, id, persons, clients, first, seat, log: made.storage.log.get(id)! };
  }

  /** Until none of them owes anything. */
  async function answerAll(clients: readonly Client[]): Promise<void> {
    for (;;) {
      const owing = clients.find(({ decision }) => decision);
      if (!owing) return;
      await owing.answer(owing.choice());
    }
  }

  it('charges whoever thinks, and tells what is left without ticking', async () => {
    const { first, seat, time } = await begun(BANK);
    expect(first.around.clocks).toEqual({
      left: [10 * MINUTE, 10 * MINUTE, 10 * MINUTE],
      running: [seat],
      now: time.now(),
    });
    const heard = first.heard.length;
    await time.pass(2 * MINUTE);
    expect(first.heard).toHaveLength(heard);
    await first.answer(first.choice());
    expect(first.around.clocks!.left[seat]).toBe(8 * MINUTE + 5000);
    expect(first.around.clocks!.left[(seat + 1) % 3]).toBe(10 * MINUTE);
  });

  it('charges nobody else, to whomever the turn passes', async () => {
    const { clients, time } = await begun(BANK);
    let passed = 0;
    for (let n = 0; n < 20; n++) {
      const client = clients.find(({ decision }) => decision)!;
      const seat = client.snapshot!.viewer as number;
      const { left } = client.around.clocks!;
      await time.pass(10_000);
      await client.answer(client.choice());
      expect(client.around.clocks!.left).toEqual(left.with(seat, left[seat]! - 10_000 + 5000));
      if (!client.decision) passed++;
    }
    expect(passed).toBeGreaterThan(0);
  });

  it('answers with the fallback when the time is out, and after three a bot stands in', async () => {
    const { clients, first, seat, time, log, house, id } = await begun(BANK);
    const { fallback } = first.decision!;
    await time.pass(10 * MINUTE - 1);
    expect(log).toHaveLength(0);
    await time.pass(1);
    expect(log[0]).toMatchObject({ key: null, step: { seat, choice: fallback } });
    const others = clients.filter(({ person }) => person !== first.person);
    while (log.filter(({ key }) => key === null).length < 3) {
      await answerAll(others);
      await time.pass(5000);
    }
    await time.pass(10);
    expect(first.around.table.seats[seat]).toMatchObject({ standIn: 'greedy' });
    expect(await first.answer(first.decision?.fallback ?? 'x')).toMatchObject({
      fault: { fault: 'wrong-moment' },
    });
    await house.standIn(id, first.person!, seat, false);
    expect(first.around.clocks!.left[seat]).toBe(MINUTE);
    while (!first.decision) await playOn(clients, { steps: 1 });
    expect((await first.answer(first.choice())).is).toBe('accepted');
  });

  it('gives no time to who leaves the seat, or leaves it to a bot, and comes back', async () => {
    const { first, seat, time, house, id } = await begun(BANK);
    const left = () => first.around.clocks!.left[seat];
    await time.pass(9 * MINUTE);
    // A bot that is asked and called off before it answers.
    const off = [house.standIn(id, first.person!, seat, true)];
    off.push(house.standIn(id, first.person!, seat, false));
    await Promise.all(off);
    expect(left()).toBe(MINUTE);
    await house.leaveSeat(id, first.person!);
    expect(left()).toBeNull();
    await house.takeSeat(id, first.person!, null);
    await time.pass(patienceOf(BANK).settling);
    expect(left()).toBe(MINUTE);
    await time.pass(0);
    await house.standIn(id, first.person!, seat, true);
    await time.pass(patienceOf(BANK).binding);
    await house.leaveSeat(id, first.person!);
    await house.takeSeat(id, 'person-Feyd', seat);
    await time.pass(patienceOf(BANK).settling);
    expect(left()).toBe(10 * MINUTE);
  });

  it('counts timeouts in a row from the log, whoever stored them', async () => {
    const { seat, time, id, storage, house, persons } = await begun(BANK);
    let current = house;
    for (let late = 0; late < 3; late++) {
      const kept = storage.kept.get(id)!;
      expect(kept.seats[seat]).toMatchObject({ standIn: null });
      const last = kept.due! - time.now();
      await current.stop();
      const next = setting({ storage, time });
      current = next.house;
      await current.look(id, null);
      await time.pass(last);
      const others = [];
      for (const other of persons.toSpliced(seat, 1))
        others.push(await Client.at(current, id, other));
      await answerAll(others);
      for (const { attendance } of others) attendance.leave();
    }
    expect(storage.kept.get(id)!.seats[seat]).toMatchObject({ standIn: 'greedy' });
  });

  it('gives every move its days', async () => {
    const { first, seat, time, log } = await begun({ kind: 'days', days: 30 });
    await time.pass(29 * DAY);
    expect(log).toHaveLength(0);
    await first.answer(first.choice());
    expect(first.around.clocks!.left[seat]).toBe(30 * DAY);
    await time.pass(31 * DAY);
    expect(log.length).toBeGreaterThan(1);
    expect(log[1]!.key).toBeNull();
  });

  it('stops while no server runs, and goes on with what was stored', async () => {
    const { first, seat, house, id, storage, time } = await begun(BANK);
    await time.pass(MINUTE);
    first.attendance.leave();
    await house.stop();
    expect(storage.kept.get(id)!.clocks!.left[seat]).toBe(9 * MINUTE);
    await time.pass(DAY);
    const next = setting({ storage, time });
    await next.house.wake();
    expect(next.house.tablesInMemory).toBe(1);
    await time.pass(MINUTE);
    const again = await Client.at(next.house, id, first.person);
    expect(again.around.clocks!.left[seat]).toBe(8 * MINUTE);
    await time.pass(8 * MINUTE);
    expect(storage.log.get(id)).toHaveLength(1);
  });

  it('does not charge what passed since the last entry before a crash', async () => {
    const { first, seat, id, storage, time } = await begun(BANK);
    await time.pass(MINUTE);
    await first.answer(first.choice());
    const left = storage.kept.get(id)!.clocks!.left[seat]!;
    expect(left).toBe(9 * MINUTE + 5000);
    await time.pass(MINUTE);
    // The first process is dead: it does nothing more, and stored nothing since.
    const next = setting({ storage, time });
    const hello = await next.house.look(id, first.person);
    expect(hello.around.clocks!.left[seat]).toBe(left);
  });

  it('runs on while the table is out of memory', async () => {
    const { clients, seat, house, id, storage, time, needs } = await begun({
      ...BANK,
      minutes: 60,
    });
    await time.pass(MINUTE);
    for (const { attendance } of clients) attendance.leave();
    await time.pass(2 * needs.pace.idleFor);
    expect(house.tablesInMemory).toBe(0);
    const { around } = await house.look(id, null);
    expect(around.clocks!.left[seat]).toBe(60 * MINUTE - (MINUTE + 2 * needs.pace.idleFor));
    await time.pass(2 * needs.pace.idleFor);
    expect(house.tablesInMemory).toBe(0);
    expect(storage.log.get(id)).toHaveLength(0);
    await time.pass(60 * MINUTE);
    expect(storage.log.get(id)!.length).toBeGreaterThan(0);
  });

  it('has none for bots', async () => {
    const made = setting();
    const { id, persons } = await running(
      made,
      { clock: BANK, seats: [{ is: 'open' }, { is: 'bot', bot: 'greedy' }, { is: 'open' }] },
      'Jessica',
      'Stilgar',
    );
    await made.time.pass(0);
    const { around } = await made.house.look(id, persons[0]!);
    expect(around.clocks!.left).toEqual([10 * MINUTE, null, 10 * MINUTE]);
  });
});
