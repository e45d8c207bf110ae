import { imperium } from '@landsraad/imperium';
import { Match } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/tables/needs.ts';
import { reportOf } from '../../src/tables/record.ts';
import { localBus } from '../local-bus.ts';
import { settle } from './fake-time.ts';
import { Client, newKey, playOn, running, setting } from './setting.ts';

/** Fails in the second round. */
const broken = (): AnyGame => ({
  ...(imperium as unknown as AnyGame),
  next(state) {
    if ((state as unknown as { round: number }).round === 2) throw new Error('a rule is wrong');
    return imperium.next(state as never);
  },
});

async function untilFrozen(clients: Client[]): Promise<Client> {
  for (;;) {
    const client = clients.find(({ decision }) => decision)!;
    const reply = await client.answer(client.choice());
    if (reply.is === 'rejected') {
      expect(reply.fault).toEqual({ fault: 'frozen' });
      return client;
    }
  }
}

describe('a rule that fails', () => {
  it('at the very beginning leaves the table waiting, and no seed in the log', async () => {
    const never = (): AnyGame => ({
      ...(imperium as unknown as AnyGame),
      next() {
        throw new Error('a rule is wrong');
      },
    });
    const made = setting({ games: { imperium: never() } });
    await expect(running(made)).rejects.toMatchObject({ fault: { fault: 'internal' } });
    const [kept] = [...made.storage.kept.values()];
    expect(kept!.status).toBe('waiting');
    expect(made.errors.map(String).join()).toContain('a rule is wrong');
    expect(made.errors.map(String).join()).not.toContain(kept!.seed);
  });

  it('freezes its table at the last good state, keeps what replays it, and no other', async () => {
    const made = setting({ games: { imperium: broken() } });
    const { house, storage, errors } = made;
    const { id, persons } = await running(made);
    const other = await running(made);
    const clients = await Promise.all([...persons, null].map((who) => Client.at(house, id, who)));
    const last = await untilFrozen(clients);
    expect(String(errors[0])).toContain('a rule is wrong');
    expect(JSON.stringify(errors.map(String))).not.toContain(storage.kept.get(id)!.seed);
    for (const client of clients) {
      expect(client.around.table.status).toBe('frozen');
      expect(client.view.round).toBe(1);
      expect(client.seq).toBe(storage.log.get(id)!.length);
    }
    expect(await last.answer(last.choice())).toMatchObject({ fault: { fault: 'frozen' } });

    const report = reportOf(made.needs, storage.kept.get(id)!, storage.log.get(id)!);
    expect(report).toMatchObject({
      status: 'frozen',
      error: expect.stringContaining('a rule is wrong'),
    });
    expect(() => Match.replay(broken(), report.record)).toThrow('a rule failed');
    expect(() => Match.replay(imperium, report.record)).not.toThrow();
    await expect(house.record(id)).rejects.toMatchObject({ fault: { fault: 'wrong-moment' } });

    const there = await Promise.all(other.persons.map((who) => Client.at(house, other.id, who)));
    await playOn(there, { steps: 10 });
    expect((await house.info(other.id, null)).status).toBe('running');

    // After a restart it stands where it stood.
    const again = setting({ ...made.needs });
    const hello = await again.house.look(id, last.person);
    expect(hello.snapshot!.position).toBe(last.snapshot!.position);
    expect(hello.around.table.status).toBe('frozen');
  });

  it('freezes nothing where somebody else was quicker', async () => {
    let failed = false;
    const failsOnce: AnyGame = {
      ...(imperium as unknown as AnyGame),
      next(state) {
        const fails = !failed && (state as unknown as { round: number }).round === 2;
        failed ||= fails;
        if (fails) throw new Error('a rule is wrong');
        return imperium.next(state as never);
      },
    };
    const bus = localBus();
    const one = setting({}, bus);
    const two = setting({ ...one.needs, games: { imperium: failsOnce } }, bus);
    const { id, persons } = await running(one);
    const clients = await Promise.all(persons.map((who) => Client.at(two.house, id, who)));
    let quicker = false;
    one.storage.beforeAppend = async ({ seq, step }) => {
      if (!failed || quicker || step.do !== 'answer') return;
      quicker = true;
      const message = { do: 'answer', key: newKey(), seq, choice: step.choice } as const;
      await settle();
      expect(await one.house.send(id, persons[step.seat]!, message)).toMatchObject({
        is: 'accepted',
      });
    };
    for (let fault = null; fault === null; ) {
      const client = clients.find(({ decision }) => decision)!;
      const reply = await client.answer(client.choice());
      if (reply.is !== 'rejected') continue;
      fault = reply.fault;
      expect(fault).toEqual({ fault: 'moved-on' });
    }
    expect(quicker).toBe(true);
    const { length } = one.storage.log.get(id)!;
    for (const client of clients) {
      expect(client.around.table.status).toBe('running');
      expect(client.of('update')).toHaveLength(length);
    }
  });

  it('freezes it when a bot runs into it as well', async () => {
    const made = setting({ games: { imperium: broken() } });
    const { id, persons } = await running(made);
    for (const person of persons) await made.house.leaveSeat(id, person);
    await made.time.pass(1000);
    expect((await made.house.info(id, null)).status).toBe('frozen');
  });

  it('freezes a table whose past cannot be played any more', async () => {
    const one = setting();
    const { id, persons } = await running(one);
    const clients = await Promise.all(persons.map((who) => Client.at(one.house, id, who)));
    while (clients[0]!.view.round < 3) await playOn(clients, { steps: 5 });
    const two = setting({ ...one.needs, games: { imperium: broken() } });
    const hello = await two.house.look(id, null);
    expect(hello.around.table.status).toBe('frozen');
    expect(hello.snapshot!.view).toMatchObject({ round: 1 });
  });

  it('at the start leaves the table waiting', async () => {
    const game: AnyGame = {
      ...(imperium as unknown as AnyGame),
      setup: () => {
        throw new Error('no cards');
      },
    };
    const made = setting({ games: { imperium: game } });
    await expect(running(made)).rejects.toMatchObject({ fault: { fault: 'internal' } });
    const [kept] = made.storage.kept.values();
    expect(kept!.status).toBe('waiting');
  });
});

describe('a table by rules that this program does not have', () => {
  it('is told of once, however often something is due there', async () => {
    const before = setting();
    const { id } = await running(before);
    await before.house.stop();
    const { storage, time } = before;
    const kept = storage.kept.get(id)!;
    storage.kept.set(id, { ...kept, rules: 99, due: time.now() });
    const { house, errors, needs } = setting({ storage, time });
    await house.wake();
    for (let sweep = 0; sweep < 3; sweep++) await time.pass(needs.pace.sweepEvery);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ fault: { fault: 'other-rules' } });
  });
});
