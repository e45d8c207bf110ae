import type { DuneView } from '@landsraad/dune';
import type { Choice } from '@landsraad/kernel';
import type { NewTable, SeatPlan, ServerMessage } from '@landsraad/protocol';
import { describe, expect, it } from 'vitest';
import { packed, unpacked } from '../../src/storage/packed.ts';
import type { Entry } from '../../src/storage/storage.ts';
import { Client, newKey, playOn, running, SETTINGS, type Setting, setting } from './setting.ts';

/* What persons do unasked: deals of Dune, at any moment but in a window. */

const OPEN: SeatPlan = { is: 'open' };
const NAMES = ['Jessica', 'Stilgar', 'Gurney'];
const FACTIONS = ['atreides', 'harkonnen', 'emperor'];

const table = (change: Partial<NewTable> = {}): NewTable => ({
  ...SETTINGS,
  game: 'dune',
  options: { factions: FACTIONS, turns: 2 },
  seats: [OPEN, OPEN, OPEN],
  ...change,
});

const viewOf = ({ snapshot }: Client): DuneView => snapshot!.view as DuneView;

const NOTHING = { spice: 0, own: 'none', shows: 'none', price: 0, promise: 'none', sees: 'none' };
const offerTo = (seat: number, terms: object): Choice => ({
  ...NOTHING,
  to: `seat:${seat}`,
  ...terms,
});

async function act(client: Client, kind: string, choice: Choice, key = newKey()) {
  const { seq } = client;
  return client.send({ do: 'act', key, seq, kind, choice });
}

async function seated(made: Setting, change: Partial<NewTable> = {}, names = NAMES) {
  const { id, persons } = await running(made, table(change), ...names);
  const clients = await Promise.all(
    [...persons, null].map((who) => Client.at(made.house, id, who)),
  );
  const until = async (there: () => boolean) => {
    for (let n = 0; n < 400 && !there(); n++) await playOn(clients, { steps: 1, time: made.time });
    expect(there()).toBe(true);
  };
  return { id, persons, clients, until };
}

/** Somebody is asked for a bid, before the eyes of all. */
const isBidding = (clients: readonly Client[]) => () =>
  clients.some(({ decision }) => decision?.kind === 'bid');

const reason = (message: ServerMessage | undefined): unknown =>
  message?.is === 'rejected' && message.fault.fault === 'refused'
    ? message.fault.reason?.code
    : message?.is;

describe('a deal at a table far apart', () => {
  it('is offered and accepted while somebody else is asked; one update each for everybody', async () => {
    const made = setting();
    const { id, clients, until } = await seated(made);
    await until(isBidding(clients));
    const [one, other] = clients.filter(({ decision }) => decision === null);
    const seat = (client: Client) => clients.indexOf(client);
    const heard = clients.map((client) => client.heard.length);
    const asked = clients.map(({ decision }) => decision);
    const terms = { own: 'spoken', promise: 'sietch-tabr' };
    expect(await act(one!, 'deal.propose', offerTo(seat(other!), terms))).toMatchObject({
      is: 'accepted',
    });
    for (const client of clients)
      expect(viewOf(client).standing).toMatchObject([{ own: 'spoken' }]);
    const offer = viewOf(other!).standing[0]!.id;
    await act(other!, 'deal.settle', `accept:${offer}`);
    for (const client of clients)
      expect(viewOf(client).deals.at(-1)).toMatchObject({ promise: 'stay-out:sietch-tabr' });
    const updates = clients.map(
      (client, i) => client.heard.slice(heard[i]).filter(({ is }) => is === 'update').length,
    );
    expect(updates).toEqual([2, 2, 2, 2]);
    expect(clients.map(({ decision }) => decision)).toEqual(asked);

    const again = setting({ storage: made.storage, time: made.time });
    const back = await Client.at(again.house, id, one!.person);
    expect(viewOf(back)).toEqual(viewOf(one!));
    expect([...made.errors, ...again.errors]).toEqual([]);
  });

  it('is not offered in a window, whoever is asked there', async () => {
    const made = setting();
    const { clients, until } = await seated(made);
    await until(() => viewOf(clients[0]!).phase === 'charity' && !!clients[0]!.snapshot!.window);
    for (const [i, client] of clients.slice(0, 3).entries()) {
      const said = await act(client, 'deal.propose', offerTo((i + 1) % 3, { own: 'spoken' }));
      expect(reason(said)).toBe('window-open');
    }
  });

  it('is taken once for one key, from who sits there, and no quicker than people talk', async () => {
    const made = setting();
    const { clients, until } = await seated(made);
    await until(isBidding(clients));
    const [one] = clients.filter(({ decision }) => decision === null);
    const to = clients.findIndex((client) => client !== one);
    const offer = offerTo(to, { own: 'spoken' });
    const key = newKey();
    const { seq } = one!;
    await act(one!, 'deal.propose', offer, key);
    expect(await one!.send({ do: 'act', key, seq, kind: 'deal.propose', choice: offer })).toEqual({
      is: 'accepted',
      key,
      seq: seq + 1,
    });
    expect(await act(clients[3]!, 'deal.propose', offer)).toMatchObject({
      fault: { fault: 'not-yours' },
    });
    const faults: unknown[] = [];
    for (let n = 0; n < 8; n++) faults.push(await act(one!, 'deal.propose', offer));
    expect(faults.at(-1)).toMatchObject({ fault: { fault: 'too-many' } });
    expect(viewOf(one!).standing).toHaveLength(1);
  });

  it('is offered as often as the game goes on, and no more often', async () => {
    const made = setting();
    const { id, clients, until } = await seated(made);
    await until(isBidding(clients));
    const [one] = clients.filter(({ decision }) => decision === null);
    const to = clients.findIndex((client) => client !== one);
    const offer = async () => {
      await made.time.pass(3_000);
      return act(one!, 'deal.propose', offerTo(to, { own: 'spoken' }));
    };
    const asked = made.storage.log.get(id)!.length;
    let reply = await offer();
    let offered = 0;
    for (; reply.is === 'accepted'; reply = await offer()) offered += 1;
    expect(reply).toMatchObject({ fault: { fault: 'too-many' } });
    expect(offered).toBeLessThan(52 + asked);
    expect(offered).toBeGreaterThan(49);
    // Others may still, and so may they when the game has gone on.
    const other = clients.find(
      (client) => client !== one && client.snapshot!.viewer !== 'spectator',
    );
    const back = offerTo(clients.indexOf(one!), { own: 'spoken' });
    expect(await act(other!, 'deal.propose', back)).toMatchObject({ is: 'accepted' });
    await playOn(clients, { steps: 3, time: made.time });
    await until(isBidding(clients));
    expect(await offer()).toMatchObject({ is: 'accepted' });
  });

  it('is answered by a bot that it was offered to', async () => {
    const made = setting();
    const seats: SeatPlan[] = [OPEN, OPEN, { is: 'bot', bot: 'greedy' }];
    const { clients, until } = await seated(made, { seats }, NAMES.slice(0, 2));
    await until(isBidding(clients));
    const one = clients.slice(0, 2).find(({ decision }) => decision === null)!;
    await act(one, 'deal.propose', offerTo(2, { price: 5, own: 'spoken' }));
    await made.time.pass(10);
    expect(viewOf(one)).toMatchObject({ standing: [], deals: [] });
    expect(one.log).toContainEqual(expect.objectContaining({ type: 'deal-refused', seat: 2 }));
    expect(made.errors).toEqual([]);
  });

  it('is offered by bots of their own accord, by their own hand', async () => {
    const made = setting();
    const bots = Array.from({ length: 2 }, (): SeatPlan => ({ is: 'bot', bot: 'greedy' }));
    const { id, until } = await seated(made, { seats: [OPEN, ...bots] }, ['Jessica']);
    const offers = () =>
      made.storage.log
        .get(id)!
        .flatMap(({ step }) =>
          step.do === 'answer' && step.unasked === 'deal.propose' ? [step] : [],
        );
    await until(() => offers().length > 0);
    expect(offers()[0]).toMatchObject({ by: 'bot' });
    expect(made.errors).toEqual([]);
  });

  it('gives nobody time', async () => {
    const made = setting();
    const clock = { kind: 'bank', minutes: 10, increment: 60 } as const;
    const { clients, until } = await seated(made, { clock });
    await until(isBidding(clients));
    const one = clients.findIndex(({ decision }) => decision === null);
    const before = clients[0]!.around.clocks!.left;
    await act(clients[one]!, 'deal.propose', offerTo((one + 1) % 3, { own: 'spoken' }));
    expect(clients[0]!.around.clocks!.left[one]).toBe(before[one]);
  });

  it('is kept with its kind when the log is packed', () => {
    const step = { do: 'answer', seat: 1, choice: 'accept:12', unasked: 'deal.settle' } as const;
    const entries: Entry[] = [
      { table: 't', seq: 0, key: null, step: { do: 'answer', seat: 0, choice: 'pass' }, at: 5 },
      { table: 't', seq: 1, key: null, step, at: 9 },
    ];
    expect(unpacked('t', packed(entries))).toEqual(entries);
  });
});
