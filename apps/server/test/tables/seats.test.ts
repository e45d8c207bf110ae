import { createHash } from 'node:crypto';
import { imperium } from '@landsraad/imperium';
import { Match } from '@landsraad/kernel';
import type { NewTable } from '@landsraad/protocol';
import { describe, expect, it } from 'vitest';
import { patienceOf } from '../../src/clocks/clocks.ts';
import { Client, people, playOn, running, SETTINGS, setting } from './setting.ts';

const fault = (name: string) => ({ fault: { fault: name } });
const bot = (name: string) => ({ is: 'bot', bot: name }) as const;

async function laid(settings: Partial<NewTable> = {}) {
  const made = setting();
  const [host, guest, third, fourth] = await people(
    made.storage,
    'Jessica',
    'Stilgar',
    'Gurney',
    'Feyd',
  );
  const id = await made.house.create(host!, { ...SETTINGS, ...settings });
  return { ...made, id, host: host!, guest: guest!, third: third!, fourth: fourth! };
}

describe('laying a table', () => {
  it('gives the host the first open seat, draws a seed and commits to it', async () => {
    const { house, storage, id, host } = await laid({
      seats: [bot('random'), { is: 'open' }, { is: 'open' }],
    });
    const info = await house.info(id, host);
    expect(id).toMatch(/^[0-9A-Za-z]{12}$/);
    expect(info).toMatchObject({ status: 'waiting', host: true, position: 0 });
    expect(info.seats.map(({ is }) => is)).toEqual(['bot', 'person', 'open']);
    expect(info.options).toMatchObject({ players: 3, confirmEverything: true });
    const { seed, salt } = storage.kept.get(id)!;
    expect(seed).toMatch(/^chacha20:[0-9a-f]{64}$/);
    const proof = createHash('sha256').update(`${salt}:${seed}`).digest('hex');
    expect(info.commitment).toBe(proof);
    expect(JSON.stringify(info)).not.toContain(seed);
  });

  it('refuses what cannot be played', async () => {
    const { house, host } = await laid();
    const lay = (settings: object) => house.create(host, { ...SETTINGS, ...settings });
    await expect(lay({ options: { pointsToWin: 99 } })).rejects.toMatchObject(fault('options'));
    await expect(lay({ options: { nonsense: 1 } })).rejects.toMatchObject(fault('options'));
    const seats = [{ is: 'open' }, bot('deep thought'), { is: 'open' }];
    await expect(lay({ seats })).rejects.toMatchObject(fault('options'));
    const noRoom = [bot('greedy'), bot('greedy'), bot('greedy')];
    await expect(lay({ seats: noRoom })).rejects.toMatchObject(fault('options'));
    const forTwo = { seats: [{ is: 'open' }, { is: 'open' }] };
    const third = { tieForSecondBelowFour: 'third' };
    await expect(lay({ ...forTwo, options: third })).rejects.toMatchObject(fault('options'));
  });

  it('shows public tables that wait in the lobby, and everybody their own', async () => {
    const { house, host, guest, id } = await laid({ visibility: 'public' });
    const byLink = await house.create(host, SETTINGS);
    expect((await house.lobby(null)).map((table) => table.id)).toEqual([id]);
    expect((await house.mine(host)).map((table) => table.id)).toEqual([id, byLink]);
    expect(await house.mine(guest)).toEqual([]);
    await house.close(id, host);
    expect(await house.lobby(null)).toEqual([]);
  });

  it('tells people whose turn it is at their own tables, and nobody else', async () => {
    const { house, host, id } = await laid();
    await house.start(id, host);
    const [mine] = await house.mine(host);
    const { snapshot } = await house.look(id, host);
    expect(mine!.waiting).toEqual(snapshot!.waiting.filter((seat) => seat === 0));
    expect(await house.info(id, null)).not.toHaveProperty('waiting');
  });
});

describe('a seat', () => {
  it('is taken once, changed while waiting, and given up', async () => {
    const { house, id, host, guest, third } = await laid();
    expect(await house.takeSeat(id, guest, 2)).toEqual({ seat: 2, from: null });
    expect(await house.takeSeat(id, guest, null)).toMatchObject({ seat: 2 });
    await expect(house.takeSeat(id, third, 2)).rejects.toMatchObject(fault('seat-taken'));
    await expect(house.takeSeat(id, third, 5)).rejects.toMatchObject(fault('seat-taken'));
    expect(await house.takeSeat(id, guest, 1)).toMatchObject({ seat: 1 });
    expect(await house.takeSeat(id, third, null)).toMatchObject({ seat: 2 });
    await house.leaveSeat(id, guest);
    await expect(house.leaveSeat(id, guest)).rejects.toMatchObject(fault('not-yours'));
    expect((await house.info(id, host)).seats[1]).toEqual({ is: 'open' });
  });

  it('of two who want the last one, one gets it', async () => {
    const { house, id, guest, third, fourth } = await laid();
    await house.takeSeat(id, guest, null);
    const both = await Promise.allSettled(
      [third, fourth].map((who) => house.takeSeat(id, who, null)),
    );
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  });

  it('once given up during the game is the only one for its person', async () => {
    const { house, id, host, guest, third, fourth } = await laid();
    await house.takeSeat(id, guest, 1);
    await house.takeSeat(id, third, 2);
    // Before the game nobody knows any cards.
    await house.leaveSeat(id, third);
    await house.takeSeat(id, guest, 2);
    await house.takeSeat(id, third, 1);
    await house.start(id, host);
    await house.leaveSeat(id, third);
    await house.leaveSeat(id, guest);
    await expect(house.takeSeat(id, guest, 1)).rejects.toMatchObject(fault('sat-elsewhere'));
    expect(await house.takeSeat(id, guest, null)).toMatchObject({ seat: 2 });
    await house.leaveSeat(id, guest);
    await house.takeSeat(id, fourth, 2);
    await expect(house.takeSeat(id, guest, null)).rejects.toMatchObject(fault('seat-taken'));
    await expect(house.takeSeat(id, guest, 1)).rejects.toMatchObject(fault('sat-elsewhere'));
    expect(await house.takeSeat(id, third, 1)).toMatchObject({ seat: 1 });
  });

  it('is claimed for no longer than the server says', async () => {
    const { house, id, host, guest, needs, storage, time } = await laid();
    await house.start(id, host);
    await house.stop();
    const hasty = setting({ storage, time, pace: { ...needs.pace, claimDelay: 3_000 } });
    const from = time.now() + 3_000;
    expect(await hasty.house.takeSeat(id, guest, 1)).toEqual({ seat: 1, from });
  });

  it('of a running game is claimed first, settles once everybody could see it, and binds', async () => {
    const { house, id, host, guest, third, time, storage, needs } = await laid({
      spectators: 'none',
    });
    const { settling, binding } = patienceOf(SETTINGS.clock);
    await house.start(id, host);
    const from = time.now() + settling;
    expect(await house.takeSeat(id, guest, 1)).toEqual({ seat: 1, from });
    expect(await house.takeSeat(id, guest, null)).toEqual({ seat: 1, from });
    await expect(house.takeSeat(id, guest, 2)).rejects.toMatchObject(fault('wrong-moment'));
    await expect(house.takeSeat(id, third, 1)).rejects.toMatchObject(fault('seat-taken'));
    const claimant = await Client.at(house, id, guest);
    const claim = { name: 'Stilgar', you: true, from };
    expect(claimant.snapshot).toBeNull();
    expect(claimant.around.table.seats[1]).toEqual({ is: 'open', claim });
    await time.pass(settling - 1);
    expect(claimant.snapshot).toBeNull();
    // Whichever process is there then: what is claimed is stored.
    await house.stop();
    const next = setting({ storage, time, draw: needs.draw });
    await time.pass(1);
    await next.house.wake();
    await time.pass(0);
    const seated = await Client.at(next.house, id, guest);
    expect(seated.snapshot!.viewer).toBe(1);
    await expect(next.house.leaveSeat(id, guest)).rejects.toMatchObject(fault('bound'));
    await next.house.standIn(id, guest, 1, true);
    await time.pass(binding);
    await next.house.leaveSeat(id, guest);
    expect((await next.house.info(id, guest)).seats[1]).toEqual({ is: 'open' });
  });

  it('that was claimed is open again where the claim is withdrawn', async () => {
    const { house, id, host, guest, third, time } = await laid();
    await house.start(id, host);
    await house.takeSeat(id, guest, 1);
    await house.leaveSeat(id, guest);
    await time.pass(2 * patienceOf(SETTINGS.clock).settling);
    expect((await house.info(id, host)).seats[1]).toEqual({ is: 'open' });
    expect(await house.takeSeat(id, third, null)).toMatchObject({ seat: 1 });
  });

  it('tells nobody anew where nothing changes', async () => {
    const { house, id, host, guest } = await laid();
    await house.takeSeat(id, guest, 1);
    await house.start(id, host);
    const client = await Client.at(house, id, host);
    const { length } = client.heard;
    await house.takeSeat(id, guest, null);
    await house.standIn(id, guest, 1, false);
    expect(client.heard).toHaveLength(length);
  });

  it('is open again when somebody leaves a game, and somebody else may take it', async () => {
    const { house, id, host, guest, third, fourth, time } = await laid();
    await house.takeSeat(id, guest, null);
    await house.takeSeat(id, third, null);
    await house.start(id, host);
    const clients = await Promise.all([host, guest, third].map((who) => Client.at(house, id, who)));
    await playOn(clients, { steps: 30 });
    await house.leaveSeat(id, third);
    expect(clients[2]!.snapshot!.viewer).toBe('spectator');
    expect(clients[2]!.view.players[2]!.deckCards).toBeNull();
    expect((await house.info(id, null)).seats[2]).toEqual({ is: 'open' });
    const watcher = await Client.at(house, id, fourth);
    await playOn(clients.slice(0, 2), { steps: 20, time });
    await expect(house.takeSeat(id, guest, 2)).rejects.toMatchObject(fault('wrong-moment'));
    await house.takeSeat(id, fourth, null);
    expect(watcher.snapshot!.viewer).toBe('spectator');
    await time.pass(patienceOf(SETTINGS.clock).settling);
    expect(watcher.snapshot!.viewer).toBe(2);
    expect(watcher.snapshot!.seats[2]).toEqual({ is: 'person', name: 'Feyd' });
    await expect(house.takeSeat(id, third, null)).rejects.toMatchObject(fault('seat-taken'));
    await playOn([clients[0]!, clients[1]!, watcher]);
    expect(watcher.snapshot!.result).not.toBeNull();
  });
});

describe('a host', () => {
  it('alone may start and close, and only a table that waits', async () => {
    const { house, id, host, guest } = await laid();
    await expect(house.start(id, guest)).rejects.toMatchObject(fault('not-yours'));
    await expect(house.close(id, guest)).rejects.toMatchObject(fault('not-yours'));
    await house.start(id, host);
    await expect(house.start(id, host)).rejects.toMatchObject(fault('wrong-moment'));
    await expect(house.close(id, host)).rejects.toMatchObject(fault('wrong-moment'));
  });

  it('who closes a table ends it', async () => {
    const { house, id, host, guest } = await laid();
    await house.close(id, host);
    await expect(house.takeSeat(id, guest, null)).rejects.toMatchObject(fault('wrong-moment'));
    await expect(house.start(id, host)).rejects.toMatchObject(fault('wrong-moment'));
    expect((await house.look(id, host)).around.table.status).toBe('closed');
  });
});

describe('after the game', () => {
  it('the record proves the commitment, and the same people may play again', async () => {
    const made = setting();
    const { house } = made;
    const { id, persons } = await running(made);
    const clients = await Promise.all(persons.map((who) => Client.at(house, id, who)));
    const { commitment } = clients[0]!.around.table;
    await expect(house.record(id)).rejects.toMatchObject(fault('wrong-moment'));
    await expect(house.rematch(id, persons[0]!)).rejects.toMatchObject(fault('wrong-moment'));
    await playOn(clients);
    const told = await house.record(id);
    const { seed } = told.record as { seed: string };
    expect(createHash('sha256').update(`${told.salt}:${seed}`).digest('hex')).toBe(commitment);
    expect(told.commitment).toBe(commitment);
    expect(told.seats.map(({ name }) => name)).toEqual(['Jessica', 'Stilgar', 'Gurney']);
    const replayed = Match.replay(imperium, JSON.parse(JSON.stringify(told.record)));
    expect(replayed.result).toEqual(clients[0]!.snapshot!.result);
    for (const { heard } of clients) expect(JSON.stringify(heard)).not.toContain(seed);

    const [next, again] = [
      await house.rematch(id, persons[1]!),
      await house.rematch(id, persons[0]!),
    ];
    expect(again).toBe(next);
    expect(clients[2]!.around.table.rematch).toBe(next);
    const info = await house.info(next, persons[1]!);
    expect(info).toMatchObject({ status: 'waiting', host: true });
    expect(info.seats.map((seat) => seat.is === 'person' && seat.name)).toEqual([
      'Jessica',
      'Stilgar',
      'Gurney',
    ]);
    expect(info.commitment).not.toBe(commitment);
    const [stranger] = await people(made.storage, 'Feyd');
    await expect(house.rematch(id, stranger!)).rejects.toMatchObject(fault('not-yours'));
    const late = await clients[0]!.answer('x');
    expect(late).toMatchObject(fault('wrong-moment'));
  });
});
