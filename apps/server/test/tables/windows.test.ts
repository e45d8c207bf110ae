import { dune } from '@landsraad/dune';
import { choose, type Flow, type GameState, Match, windowOf } from '@landsraad/kernel';
import type { NewTable, ServerMessage } from '@landsraad/protocol';
import { describe, expect, it } from 'vitest';
import { packed, unpacked } from '../../src/storage/packed.ts';
import type { Entry } from '../../src/storage/storage.ts';
import { moveOf } from '../../src/tables/log.ts';
import type { AnyGame } from '../../src/tables/needs.ts';
import { localBus } from '../local-bus.ts';
import { FakeTime } from './fake-time.ts';
import { Client, newKey, running, type Setting, setting } from './setting.ts';

const game = dune as unknown as AnyGame;
const OPTIONS = { factions: ['fremen', 'emperor', 'atreides'], mode: 'advanced' };
const BANK = { kind: 'bank', minutes: 10, increment: 0 } as const;

/** The first turn that begins with a window of this kind, where everybody does what is usual. */
function windowOfKind(kind: string): GameState {
  const match = Match.start(game, game.optionsFor(3, OPTIONS), 'windows');
  while (match.pending[0]?.kind !== kind || match.save().checkpoint.at !== match.position) {
    const [{ seat, fallback }] = match.pending;
    match.answer(seat, fallback);
  }
  expect(windowOf(match.pending)).not.toBeNull();
  return match.save().checkpoint.state;
}

/** Everybody may offer something; two answers more if they do. */
const OFFERS = windowOfKind('deal.offer');
const ALL_ASKED = [0, 1, 2];

/** A table of three in a window, everybody there, and somebody who looks on. */
async function table(change: Partial<NewTable> = {}, made: Setting = house()) {
  const { id, persons } = await running(
    made,
    { game: 'dune', options: OPTIONS, clock: BANK, ...change },
    'Jessica',
    'Stilgar',
    'Gurney',
  );
  const clients = await Promise.all(
    [...persons, null].map((who) => Client.at(made.house, id, who)),
  );
  return { made, id, persons, clients };
}

const house = (change: Parameters<typeof setting>[0] = {}): Setting =>
  setting({ games: { dune: { ...game, setup: () => game.clone(OFFERS) } }, ...change });

function* askedAlone(): Flow {
  const options = [{ id: 'no' }, { id: 'yes' }];
  yield* choose({ seat: 0, kind: 'hajr', options, hidden: true, window: { beats: 1 } });
}

const textOf = ({ heard }: Client) => heard.map((message) => JSON.stringify(message));
const fresh = (clients: readonly Client[]) => {
  const from = clients.map(({ heard }) => heard.length);
  return () => clients.map(({ heard }, i): ServerMessage[] => heard.slice(from[i]));
};
const closes = (client: Client) => client.snapshot!.window!.closes;

describe('a window', () => {
  it('names nobody: not who is asked, nor whose clock runs, nor who has answered', async () => {
    const { made, id, persons, clients } = await table();
    const heard = fresh(clients);
    expect(clients.map(({ decision }) => decision !== null)).toEqual([true, true, true, false]);
    const before = await made.house.look(id, persons[1]!);
    expect(await clients[0]!.answer('none')).toMatchObject({ is: 'accepted', seq: 1 });
    expect(clients[0]!.decision).toBeNull();
    expect(heard().map(({ length }) => length)).toEqual([2, 0, 0, 0]);
    expect(await made.house.look(id, persons[1]!)).toEqual(before);
    expect(before.snapshot).toMatchObject({ waiting: [], thinking: null, position: 0 });
    expect(before.around.clocks).toMatchObject({ running: [] });
    expect(await made.house.mine(persons[1]!)).toMatchObject([{ waiting: [], position: 0 }]);
    expect(made.storage.log.get(id)).toEqual([]);
    expect(made.turns).toEqual([]);
  });

  it('closes at its time, whoever has answered, as one entry and one update', async () => {
    for (const answering of [[], [2, 0], ALL_ASKED]) {
      const { made, id, clients } = await table();
      for (const seat of answering) await clients[seat]!.answer('none');
      const heard = fresh(clients);
      await made.time.pass(closes(clients[0]!) - made.time.now() - 1);
      expect(heard().flat()).toEqual([]);
      await made.time.pass(1);
      for (const told of heard())
        expect(told.filter(({ is }) => is === 'update')).toMatchObject([{ seq: 1 }]);
      const [entry, ...more] = made.storage.log.get(id)!;
      expect(more).toEqual([]);
      const { answers } = moveOf(entry!.step as Extract<Entry['step'], { do: 'window' }>);
      const order = Match.from(game, game.optionsFor(3, OPTIONS), OFFERS).pending;
      expect(answers.map(({ seat, choice }) => [seat, choice])).toEqual(
        order.map(({ seat }) => [seat, 'none']),
      );
      expect(made.errors).toEqual([]);
    }
  });

  it('tells nobody how much somebody had to say in it', async () => {
    const heard = await Promise.all(
      [['none'], ['seat:1', 0, 'none']].map(async (said) => {
        const { made, clients } = await table();
        for (const choice of said)
          expect(await clients[0]!.answer(choice)).toMatchObject({ is: 'accepted' });
        await made.time.pass(closes(clients[1]!) - made.time.now());
        return clients.slice(1).map(textOf);
      }),
    );
    expect(heard[1]).toEqual(heard[0]);
  });

  it('asks on where an answer needs more, and lets one take it back unheard', async () => {
    const { clients } = await table();
    const [one] = clients;
    await one!.answer('seat:1');
    expect(one!.decision).toMatchObject({ kind: 'deal.offer', shape: 'number' });
    expect(one!.snapshot).toMatchObject({ canUndo: true, position: 0 });
    const heard = fresh(clients.slice(1));
    await one!.send({ do: 'undo', key: newKey(), seq: one!.seq });
    expect(one!.decision).toMatchObject({ kind: 'deal.offer', shape: 'one' });
    expect(one!.snapshot).toMatchObject({ canUndo: false });
    expect(heard().flat()).toEqual([]);
  });

  it('cannot be taken back once it is over: that would tell who was asked', async () => {
    const alone = { ...game, setup: () => game.clone(OFFERS), next: askedAlone };
    const { made, clients } = await table({}, setting({ games: { dune: alone } }));
    await clients[0]!.answer('no');
    await made.time.pass(closes(clients[0]!) - made.time.now());
    expect(clients[0]!).toMatchObject({ seq: 1, snapshot: { canUndo: false } });
    const reply = await clients[0]!.send({ do: 'undo', key: newKey(), seq: 1 });
    expect(reply).toMatchObject({ fault: { fault: 'refused' } });
  });

  it('is held open by anybody, three times a turn, and nobody learns by whom', async () => {
    const heard = await Promise.all(
      [0, 1].map(async (seat) => {
        const { made, clients } = await table();
        const [holder, other] = [clients[seat]!, clients[2]!];
        const end = closes(other);
        for (const more of [1, 2, 3]) {
          const asked = { do: 'hold', key: newKey(), seq: holder.seq } as const;
          expect(await holder.send(asked)).toMatchObject({ is: 'accepted' });
          expect(await holder.send(asked)).toMatchObject({ is: 'accepted' });
          expect(closes(other)).toBe(end + more * made.needs.pace.hold);
        }
        expect(other.snapshot!.window!.holds).toBe(3);
        expect(holder.snapshot!.window!.holds).toBe(0);
        const again = await holder.send({ do: 'hold', key: newKey(), seq: holder.seq });
        expect(again).toMatchObject({ fault: { fault: 'wrong-moment' } });
        await made.time.pass(closes(other) - made.time.now());
        expect(other.seq).toBe(1);
        return clients.slice(2).map(textOf);
      }),
    );
    expect(heard[1]).toEqual(heard[0]);
  });

  it('is packed as all else is, but for the names that clients gave their answers', async () => {
    const { made, id, clients } = await table();
    await clients[1]!.send({ do: 'hold', key: newKey(), seq: 0 });
    await clients[0]!.answer('none', { key: 'a-key-of-mine' });
    await made.time.pass(closes(clients[0]!) - made.time.now());
    const log = made.storage.log.get(id)!;
    const kept = unpacked(id, packed(log));
    expect(JSON.stringify(log)).toContain('a-key-of-mine');
    expect(kept).toEqual(JSON.parse(JSON.stringify(log).replace(',"key":"0.a-key-of-mine"', '')));
  });

  it('charges nobody, and nobody who lets one pass is late', async () => {
    const { made, id, clients } = await table();
    const before = made.storage.kept.get(id)!.clocks!.left;
    for (let windows = 0; windows < 4; windows++) {
      if (!clients[0]!.snapshot!.window) break;
      await made.time.pass(closes(clients[0]!) - made.time.now());
    }
    const { clocks, seats } = made.storage.kept.get(id)!;
    expect(clocks!.left).toEqual(before);
    expect(seats.map((seat) => seat.is === 'person' && seat.standIn)).toEqual([null, null, null]);
  });

  it('outlives the process: what was said in it is kept, and it has its time again', async () => {
    const { made, id, persons, clients } = await table();
    const key = newKey();
    await clients[0]!.answer('seat:1', { key });
    const before = clients.map(({ whole }) => whole!);
    const { storage } = made;
    const time = new FakeTime();
    await time.pass(60_000);
    const later = house({ storage, time, upSince: time.now() });
    const again = await Promise.all(persons.map((who) => Client.at(later.house, id, who)));
    const { window } = again[0]!.snapshot!;
    expect(window!.closes - window!.opened).toBe(
      before[0]!.window!.closes - before[0]!.window!.opened,
    );
    expect(window!.opened).toBe(time.now());
    for (const [i, { whole }] of again.entries()) expect(whole).toEqual({ ...before[i], window });
    expect(await again[0]!.answer('seat:1', { key })).toMatchObject({ is: 'accepted', seq: 1 });
    await time.pass(window!.closes - time.now());
    expect(again[0]!.seq).toBe(1);
    expect(await again[0]!.answer('seat:1', { key, seq: 0 })).toMatchObject({ is: 'accepted' });
    expect(later.errors).toEqual([]);
  });

  it('is one window for all processes: what is said through any of them counts, once', async () => {
    const [bus, time] = [localBus(), new FakeTime()];
    const games = { dune: { ...game, setup: () => game.clone(OFFERS) } };
    const here = setting({ games, time }, bus);
    const there = setting({ games, time, storage: here.storage }, bus);
    const { id, persons, clients } = await table({}, here);
    const others = await Promise.all(persons.map((who) => Client.at(there.house, id, who)));
    await time.pass(0);
    const heard = fresh([clients[2]!, others[2]!]);
    await clients[0]!.answer('none');
    await others[1]!.answer('none');
    await time.pass(0);
    // Each has it on both devices, and nobody else knows.
    expect([clients, others].map((all) => all.slice(0, 3).map((one) => one.decision))).toEqual(
      Array(2).fill([null, null, expect.anything()]),
    );
    expect(heard().flat()).toEqual([]);
    await others[2]!.send({ do: 'hold', key: newKey(), seq: 0 });
    await time.pass(0);
    expect(closes(clients[0]!)).toBe(closes(others[0]!));
    await time.pass(closes(clients[0]!) + here.needs.pace.patience - time.now());
    expect([...clients, ...others].map(({ seq }) => seq)).toEqual(Array(7).fill(1));
    expect(here.storage.log.get(id)).toMatchObject([
      { step: { do: 'window', held: [2], answers: [{}, {}, {}] } },
    ]);
  });

  it('waits where a move has days, for all who are asked, and calls them', async () => {
    const { made, id, clients } = await table({ clock: { kind: 'days', days: 2 } });
    expect(made.turns.sort()).toEqual(['person-Gurney', 'person-Jessica', 'person-Stilgar']);
    for (const { attendance } of clients.slice(1, 3)) attendance.leave();
    await clients[0]!.answer('none');
    await made.time.pass(86_400_000);
    expect(made.storage.log.get(id)).toEqual([]);
    const [, ...away] = await Promise.all(
      ['Jessica', 'Stilgar', 'Gurney'].map((name) => Client.at(made.house, id, `person-${name}`)),
    );
    for (const client of away) await client.answer('none');
    await made.time.pass(0);
    expect(made.storage.log.get(id)).toHaveLength(1);
  });
});
