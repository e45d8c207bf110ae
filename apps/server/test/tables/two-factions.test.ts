import { type DuneView, dune } from '@landsraad/dune';
import { Match } from '@landsraad/kernel';
import type { NewTable, SeatPlan } from '@landsraad/protocol';
import { describe, expect, it } from 'vitest';
import { Client, newKey, people, playOn, running, SETTINGS, setting } from './setting.ts';

/* [DUN-2.4] Two people with two factions each: one person in two seats, each with eyes of its own. */

const open = (n: number): SeatPlan[] => Array.from({ length: n }, () => ({ is: 'open' }));
const OPTIONS = { mode: 'advanced', turns: 1, twoFactionsEach: true };

async function table(change: Partial<NewTable> = {}) {
  const made = setting();
  const laid = { ...SETTINGS, game: 'dune', options: OPTIONS, seats: open(4), ...change };
  const { id, persons } = await running(made, laid, 'Jessica', 'Stilgar');
  const [jessica, stilgar] = persons as [string, string];
  const clients = await Promise.all(
    [jessica, stilgar, jessica, stilgar].map((who, seat) => Client.at(made.house, id, who, seat)),
  );
  return { made, id, persons: [jessica, stilgar] as const, clients };
}

describe('two factions each', () => {
  it('[DUN-2.4] come with one seat, and go with it', async () => {
    const made = setting();
    const [host, guest] = await people(made.storage, 'Jessica', 'Stilgar');
    const id = await made.house.create(host!, {
      ...SETTINGS,
      game: 'dune',
      options: OPTIONS,
      seats: open(4),
    });
    const sitters = async () =>
      (await made.house.info(id, null)).seats.map((seat) =>
        seat.is === 'person' ? seat.name : seat.is,
      );
    expect(await sitters()).toEqual(['Jessica', 'open', 'Jessica', 'open']);
    await made.house.takeSeat(id, guest!, null);
    expect(await sitters()).toEqual(['Jessica', 'Stilgar', 'Jessica', 'Stilgar']);
    await made.house.leaveSeat(id, guest!);
    expect(await sitters()).toEqual(['Jessica', 'open', 'Jessica', 'open']);
  });

  it('[DUN-2.4] are laid alike: a bot for one of them is a bot for both', async () => {
    const made = setting();
    const [host] = await people(made.storage, 'Jessica');
    const bot: SeatPlan = { is: 'bot', bot: 'greedy' };
    const seats = [...open(1), bot, bot, ...open(1)];
    const id = await made.house.create(host!, {
      ...SETTINGS,
      game: 'dune',
      options: OPTIONS,
      seats,
    });
    const { seats: laid } = await made.house.info(id, host!);
    expect(laid.map(({ is }) => is)).toEqual(['person', 'bot', 'person', 'bot']);
  });

  it('[DUN-2.4] are looked at with the eyes of each, and of nobody else’s', async () => {
    const { clients, made, id, persons } = await table();
    expect(clients.map(({ snapshot }) => snapshot!.viewer)).toEqual([0, 1, 2, 3]);
    for (const [seat, { snapshot }] of clients.entries()) {
      const { factions } = snapshot!.view as DuneView;
      expect(factions[seat]!.spice).not.toBeNull();
      expect(factions[(seat + 1) % 4]!.spice).toBeNull();
    }
    expect((await made.house.look(id, persons[0], 2)).snapshot!.viewer).toBe(2);
    // What is not theirs they do not see: they look with their own first seat, or as anybody.
    expect((await made.house.look(id, persons[0], 1)).snapshot!.viewer).toBe(0);
    expect((await made.house.look(id, null, 1)).snapshot!.viewer).toBe('spectator');
  });

  it('[DUN-2.4] answer each for itself', async () => {
    const { clients, persons, made, id } = await table();
    const asked = clients.findIndex(({ decision }) => decision !== null);
    const { fallback } = clients[asked]!.decision!;
    const send = (who: string | null, seat?: number) =>
      made.house.send(id, who, {
        do: 'answer',
        key: newKey(),
        seq: 0,
        choice: fallback,
        ...(seat !== undefined && { seat }),
      });
    expect(await send(persons[(asked + 1) % 2]!, asked)).toMatchObject({
      fault: { fault: 'not-yours' },
    });
    expect(await send(persons[asked % 2]!, asked)).toMatchObject({ is: 'accepted' });
  });

  it('[DUN-2.4] play a game to its end, windows, clocks and all', async () => {
    const clock = { kind: 'bank', minutes: 60, increment: 5 } as const;
    const { clients, made, id } = await table({ clock });
    await playOn(clients, { time: made.time });
    expect(clients[0]!.snapshot!.result).toHaveLength(4);
    const { record } = await made.house.record(id);
    expect(Match.replay(dune, record).result).toEqual(clients[0]!.snapshot!.result);
    expect(made.storage.kept.get(id)!.clocks!.left.every((left) => left! > 0)).toBe(true);
    expect(made.errors).toEqual([]);
  });

  it('[DUN-2.4] are one person: called once, and one word is enough to go back', async () => {
    const { clients, made, id, persons } = await table({ clock: { kind: 'days', days: 2 } });
    expect(made.turns.length).toBe(new Set(made.turns).size);
    await playOn(clients, { steps: 6, time: made.time });
    const asker = clients[1]!;
    await asker.send({ do: 'ask-undo', key: newKey(), seq: asker.seq, seat: 1 });
    const { undo } = (await made.house.look(id, persons[0])).around;
    expect(undo).not.toBeNull();
    const { position } = clients[0]!.snapshot!;
    await clients[2]!.send({ do: 'reply-undo', key: newKey(), to: undo!.to, agree: true });
    expect(clients[0]!.snapshot!.position).toBeLessThan(position);
  });

  it('[DUN-2.4] leave both to a bot, and come back to both', async () => {
    const { made, id, persons } = await table();
    await made.house.standIn(id, persons[0], 2, true);
    const { seats } = await made.house.info(id, null);
    expect(seats.map((seat) => seat.is === 'person' && seat.standIn)).toMatchObject([
      null,
      null,
      expect.any(String),
      null,
    ]);
    await made.house.standIn(id, persons[0], 2, false);
    await expect(made.house.standIn(id, persons[0], 1, true)).rejects.toMatchObject({
      fault: { fault: 'not-away' },
    });
  });
});
