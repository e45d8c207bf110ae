import { type DuneOrders, type DuneView, dune } from '@landsraad/dune';
import { type GameState, Match } from '@landsraad/kernel';
import type { NewTable } from '@landsraad/protocol';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../../src/storage/storage.ts';
import type { AnyGame } from '../../src/tables/needs.ts';
import { localBus } from '../local-bus.ts';
import { FakeTime } from './fake-time.ts';
import { Client, newKey, people, running, type Setting, setting } from './setting.ts';

/* What people have answered before they are asked: kept with the table, and told to nobody. */

const game = dune as unknown as AnyGame;
const OPTIONS = { factions: ['fremen', 'emperor', 'atreides'], mode: 'advanced' };
const NAMES = ['Jessica', 'Stilgar', 'Gurney'];
const DAYS = { clock: { kind: 'days', days: 2 } } as const;

/** The first turn that begins so, where everybody does what is usual. */
function positionAt(kind: string): GameState {
  const match = Match.start(game, game.optionsFor(3, OPTIONS), 'windows');
  while (match.pending[0]?.kind !== kind || match.save().checkpoint.at !== match.position) {
    const [{ seat, fallback }] = match.pending;
    match.answer(seat, fallback);
  }
  return match.save().checkpoint.state;
}

/** Everybody is asked, and the first may claim. */
const CHARITY = positionAt('charity.claim');
(CHARITY as ReturnType<typeof dune.setup>).factions[0]!.spice = 0;
const BIDS = positionAt('bid');

const house = (position: GameState, change: Parameters<typeof setting>[0] = {}): Setting =>
  setting({ games: { dune: { ...game, setup: () => game.clone(position) } }, ...change });

async function table(made: Setting, change: Partial<NewTable> = {}) {
  const laid = { game: 'dune', options: OPTIONS, ...change };
  const { id, persons } = await running(made, laid, ...NAMES);
  const [beside] = await people(made.storage, 'Duncan');
  const clients = await Promise.all(
    [...persons, beside!].map((who) => Client.at(made.house, id, who)),
  );
  return { made, id, persons, clients };
}

const NOTHING: DuneOrders = { standing: [], bids: [] };
const order = (client: Client, orders: Partial<DuneOrders>) =>
  client.send({ do: 'order', key: newKey(), orders: { ...NOTHING, ...orders } });
const closes = ({ snapshot }: Client) => snapshot!.window!.closes;
const viewOf = ({ snapshot }: Client) => snapshot!.view as DuneView;
const askedSeat = (clients: readonly Client[]) => clients.findIndex(({ decision }) => decision);

/** What each seat said in a window. */
const answersOf = (step: Entry['step']) =>
  step.do === 'window'
    ? Object.fromEntries(step.answers.map(({ seat, choice }) => [seat, choice]))
    : null;

/** To bid for the card on sale. */
function bidsOf(client: Client, seat: number, upTo: number): Partial<DuneOrders> {
  const { turn, auction } = viewOf(client);
  return { bids: [{ seat, turn, left: auction!.left, upTo, beyond: 'pass', spares: [] }] };
}

describe('standing orders', () => {
  it('answer in a window at its end, whether anybody is there or not', async () => {
    for (const isThere of [true, false]) {
      const { made, clients, id } = await table(house(CHARITY));
      const asked = askedSeat(clients);
      expect(await order(clients[asked]!, { standing: ['charity'] })).toMatchObject({
        is: 'accepted',
      });
      expect(clients[asked]!.decision).toBeNull();
      if (!isThere) clients[asked]!.attendance.leave();
      const window = closes(clients[3]!);
      await made.time.pass(window - made.time.now() - 1);
      expect(made.storage.log.get(id)).toEqual([]);
      await made.time.pass(1);
      const [{ step }] = made.storage.log.get(id)!;
      expect(answersOf(step)).toEqual({ 0: 'yes', 1: 'no', 2: 'no' });
      expect(made.errors).toEqual([]);
    }
  });

  it('yield to what their person says all the same', async () => {
    const { made, clients, id } = await table(house(CHARITY));
    const asked = askedSeat(clients);
    await clients[asked]!.answer('no');
    await order(clients[asked]!, { standing: ['charity'] });
    await made.time.pass(closes(clients[3]!) - made.time.now());
    expect(answersOf(made.storage.log.get(id)![0]!.step)).toMatchObject({ 0: 'no' });
  });

  it('are told to nobody but their person, on whichever device', async () => {
    const { made, clients, id, persons } = await table(house(CHARITY));
    const others = [1, 2, 3].map((n) => clients[n]!);
    const before = others.map(({ heard }) => heard.length);
    const { changed } = made.storage.kept.get(id)!;
    await order(clients[0]!, { standing: ['traitors', 'karama'] });
    expect(others.map(({ heard }) => heard.length)).toEqual(before);
    expect(made.storage.kept.get(id)!.changed).toBe(changed);
    const elsewhere = await Client.at(made.house, id, persons[0]!);
    expect(elsewhere.around.orders).toEqual({ ...NOTHING, standing: ['traitors', 'karama'] });
    for (const who of [persons[1]!, 'person-Duncan', null])
      expect(JSON.stringify(await made.house.look(id, who))).not.toContain('karama"');
    expect(JSON.stringify(await made.house.mine(persons[0]!))).not.toContain('traitors');
  });

  it('are checked by the game, and are for those who sit there', async () => {
    const { clients } = await table(house(CHARITY));
    expect(await order(clients[0]!, { standing: ['everything'] as never })).toMatchObject({
      fault: { fault: 'misshapen' },
    });
    expect(await order(clients[3]!, {})).toMatchObject({ fault: { fault: 'not-yours' } });
    const imperium = setting();
    const { id, persons } = await running(imperium);
    const player = await Client.at(imperium.house, id, persons[0]!);
    expect(await order(player, {})).toMatchObject({ fault: { fault: 'wrong-moment' } });
  });

  it('outlive the process, and go with whoever gave them', async () => {
    const { made, clients, id, persons } = await table(house(CHARITY));
    const asked = askedSeat(clients);
    await order(clients[asked]!, { standing: ['charity'] });
    const time = new FakeTime();
    await time.pass(60_000);
    const later = house(CHARITY, { storage: made.storage, time, upSince: time.now() });
    await later.house.look(id, null);
    await time.pass(10_000);
    expect(answersOf(made.storage.log.get(id)![0]!.step)).toMatchObject({ 0: 'yes' });
    await later.house.leaveSeat(id, persons[asked]!);
    expect(made.storage.kept.get(id)!.orders).toEqual({});
  });

  it('do not play for whoever left their seat to a bot', async () => {
    const { made, clients, id, persons } = await table(house(BIDS));
    const asked = askedSeat(clients);
    await order(clients[asked]!, bidsOf(clients[asked]!, asked, 5));
    await made.house.standIn(id, persons[asked]!, asked, true);
    await made.time.pass(0);
    expect(made.storage.log.get(id)![0]).toMatchObject({ step: { seat: asked, by: 'bot' } });
  });

  it('come to other processes as well', async () => {
    const [bus, time] = [localBus(), new FakeTime()];
    const games = { dune: { ...game, setup: () => game.clone(CHARITY) } };
    const here = setting({ games, time }, bus);
    const there = setting({ games, time, storage: here.storage }, bus);
    const { id, persons, clients } = await table(here);
    const asked = askedSeat(clients);
    const [same, other] = await Promise.all(
      [persons[asked]!, persons[(asked + 1) % 3]!].map((who) => Client.at(there.house, id, who)),
    );
    const before = other!.heard.length;
    await order(clients[asked]!, { standing: ['charity'] });
    await time.pass(0);
    expect(same!.decision).toBeNull();
    expect(same!.around.orders).toMatchObject({ standing: ['charity'] });
    expect(other!.heard).toHaveLength(before);
  });
});

describe('a table where moves have days', () => {
  it('waits for those only who want to be asked, and tells nobody who that is', async () => {
    const made = house(CHARITY);
    const { clients, id, persons } = await table(made, DAYS);
    expect(made.turns).toHaveLength(3);
    const before = await made.house.look(id, persons[2]!);
    for (const n of [0, 1]) await order(clients[n]!, { standing: ['charity'] });
    await made.time.pass(3_600_000);
    expect(made.storage.log.get(id)).toEqual([]);
    const { clocks, ...around } = before.around;
    expect(await made.house.look(id, persons[2]!)).toMatchObject({ ...before, around });
    await order(clients[2]!, { standing: ['charity'] });
    await made.time.pass(0);
    expect(answersOf(made.storage.log.get(id)![0]!.step)).toEqual({ 0: 'yes', 1: 'no', 2: 'no' });
  });

  it('goes on through windows that orders answer, and calls for nothing but what they leave', async () => {
    const made = house(CHARITY);
    const { clients, id } = await table(made, DAYS);
    for (const { attendance } of clients) attendance.leave();
    const standing = ['charity', 'karama', 'powers', 'anytime', 'deals'] as const;
    const asking = await Promise.all(
      NAMES.map((name) => Client.at(made.house, id, `person-${name}`)),
    );
    for (const client of asking) await order(client, { standing });
    for (const { attendance } of asking) attendance.leave();
    made.turns.length = 0;
    await made.time.pass(1_000);
    const { sealed, pending } = made.storage.kept.get(id)!;
    expect(sealed).toBeNull();
    expect(made.storage.log.get(id)!.length).toBeGreaterThan(1);
    expect([...new Set(made.turns)]).toEqual(pending.map((seat) => `person-${NAMES[seat]}`));
  });

  it('is woken by what was ordered, where no process held it', async () => {
    const made = house(BIDS);
    const { clients, id } = await table(made, DAYS);
    const asked = askedSeat(clients);
    await order(clients[asked]!, bidsOf(clients[asked]!, asked, 5));
    expect(made.storage.kept.get(id)!.due).toBeLessThanOrEqual(made.time.now());
  });
});

describe('a bid', () => {
  it('that was ordered is made after half a beat, one more each time, up to its limit', async () => {
    const { made, clients, id } = await table(house(BIDS));
    const first = askedSeat(clients);
    const { beat } = made.needs.pace;
    await order(clients[first]!, bidsOf(clients[first]!, first, 2));
    clients[first]!.attendance.leave();
    await made.time.pass(beat / 2 - 1);
    expect(made.storage.log.get(id)).toEqual([]);
    await made.time.pass(1);
    expect(made.storage.log.get(id)).toMatchObject([
      { key: null, step: { do: 'answer', seat: first, choice: 'bid:1' } },
    ]);
    for (const choice of ['bid:2', 'pass']) {
      const client = clients.find(
        ({ decision, person }) => decision && person !== clients[first]!.person,
      )!;
      expect(await client.answer(choice)).toMatchObject({ is: 'accepted' });
    }
    await made.time.pass(beat / 2);
    expect(made.storage.log.get(id)!.at(-1)).toMatchObject({
      step: { seat: first, choice: 'pass' },
    });
  });

  it('that is pressed takes as long, and looks the same to all others', async () => {
    const heard = await Promise.all(
      (['ordered', 'at once', 'a little later'] as const).map(async (how) => {
        const { made, clients, id, persons } = await table(house(BIDS), {
          clock: { kind: 'bank', minutes: 10, increment: 5 },
        });
        const asked = askedSeat(clients);
        const half = made.needs.pace.beat / 2;
        if (how === 'ordered') await order(clients[asked]!, bidsOf(clients[asked]!, asked, 1));
        if (how === 'a little later') await made.time.pass(300);
        const sent =
          how === 'ordered'
            ? null
            : clients[asked]!.attendance.send({
                do: 'answer',
                key: newKey(),
                seq: 0,
                choice: 'bid:1',
              });
        const passed = how === 'a little later' ? 300 : 0;
        await made.time.pass(half - passed - 1);
        expect(made.storage.log.get(id)).toEqual([]);
        await made.time.pass(1);
        await sent;
        const [entry] = made.storage.log.get(id)!;
        expect(entry).toMatchObject({ step: { seat: asked, choice: 'bid:1' } });
        const others = clients.filter((_, n) => n !== asked);
        const looked = await made.house.look(id, persons[(asked + 1) % 3]!);
        return [...others.map((client) => client.heard), looked];
      }),
    );
    expect(heard[1]).toEqual(heard[0]);
    expect(heard[2]).toEqual(heard[0]);
  });

  it('that was taken back is not made again by itself', async () => {
    const { made, clients, id } = await table(house(BIDS));
    const asked = askedSeat(clients);
    await order(clients[asked]!, bidsOf(clients[asked]!, asked, 5));
    await made.time.pass(made.needs.pace.beat / 2);
    const client = clients[asked]!;
    expect(client.snapshot!.canUndo).toBe(true);
    await client.send({ do: 'undo', key: newKey(), seq: client.seq });
    await made.time.pass(60_000);
    expect(made.storage.log.get(id)).toHaveLength(2);
    expect(client.decision).toMatchObject({ kind: 'bid' });
  });
});
