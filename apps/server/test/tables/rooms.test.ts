import { dune } from '@landsraad/dune';
import { type GameState, Match } from '@landsraad/kernel';
import type { ChatLine, ClientMessage } from '@landsraad/protocol';
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/tables/needs.ts';
import { localBus } from '../local-bus.ts';
import { FakeTime } from './fake-time.ts';
import { Client, newKey, people, running, type Setting, setting } from './setting.ts';

/* What is said to allies, or whispered, is for them and nobody else, whoever they are later. */

const game = dune as unknown as AnyGame;
const NAMES = ['Jessica', 'Stilgar', 'Gurney', 'Chani'];
type DuneState = ReturnType<typeof dune.setup>;

/** The first turn, with these alliances. */
function allied(...pairs: readonly (readonly [number, number])[]): GameState {
  const match = Match.start(game, game.optionsFor(4, {}), 'rooms');
  const state = match.save().checkpoint.state as unknown as DuneState;
  for (const [a, b] of pairs) {
    state.factions[a]!.allies = [b];
    state.factions[b]!.allies = [a];
  }
  return state as unknown as GameState;
}

const house = (position: GameState, change: Parameters<typeof setting>[0] = {}): Setting =>
  setting({ games: { dune: { ...game, setup: () => game.clone(position) } }, ...change });

async function talking(made = house(allied([0, 2]))) {
  const seats = NAMES.map(() => ({ is: 'open' }) as const);
  const { id, persons } = await running(made, { game: 'dune', seats }, ...NAMES);
  const [beside] = await people(made.storage, 'Duncan');
  const who = [...persons, beside!, null];
  const clients = await Promise.all(who.map((person) => Client.at(made.house, id, person)));
  return { made, id, persons, clients };
}

type To = Extract<ClientMessage, { do: 'say' }>['to'];
const say = (client: Client, text: string, to?: To) =>
  client.send({ do: 'say', key: newKey(), text, ...(to !== undefined && { to }) });
const linesOf = (client: Client): ChatLine[] => client.of('chat').map(({ line }) => line);
const heardBy = (clients: readonly Client[]) =>
  clients.flatMap((client, n) => (linesOf(client).length > 0 ? [n] : []));

describe('a word to one’s allies', () => {
  it('reaches them, and nobody else at or beside the table', async () => {
    const { clients, made, id, persons } = await talking();
    const before = clients.map(({ heard }) => heard.length);
    expect(await say(clients[0]!, 'Arrakeen?', 'allies')).toMatchObject({ is: 'accepted' });
    expect(heardBy(clients)).toEqual([0, 2]);
    for (const n of [1, 3, 4, 5]) expect(clients[n]!.heard).toHaveLength(before[n]!);
    expect(linesOf(clients[2]!)[0]).toMatchObject({
      text: 'Arrakeen?',
      n: 0,
      among: { is: 'allies', seats: [0, 2] },
    });
    for (const who of [persons[1]!, 'person-Duncan', null])
      expect((await made.house.look(id, who)).chat).toEqual([]);
    expect((await made.house.look(id, persons[2]!)).chat).toHaveLength(1);
    expect(JSON.stringify(linesOf(clients[2]!))).not.toContain('person-');
  });

  it('is read by no later ally, and still by those who heard it', async () => {
    const { made, id, persons, clients } = await talking();
    await say(clients[0]!, 'Between us', 'allies');
    // The alliance ended, and another began.
    const other = [[1], [0], [], []];
    const setup = () => game.clone(allied([0, 2]));
    const games = {
      dune: { ...game, setup, alliesOf: (_: unknown, seat: number) => other[seat]! },
    };
    const later = setting({ games, storage: made.storage, time: made.time });
    const now = await Promise.all(persons.map((who) => Client.at(later.house, id, who)));
    expect(now.map((client) => client.of('hello')[0]!.chat.length)).toEqual([1, 0, 1, 0]);
    await say(now[0]!, 'And now us', 'allies');
    expect(heardBy(now)).toEqual([0, 1]);
    expect(linesOf(now[1]!)[0]).toMatchObject({ n: 0, among: { seats: [0, 1] } });
  });

  it('is not for whoever takes the seat of one of them', async () => {
    const { made, id, persons, clients } = await talking();
    await say(clients[0]!, 'Between us', 'allies');
    await made.house.leaveSeat(id, persons[2]!);
    const [irulan] = await people(made.storage, 'Irulan');
    await made.house.takeSeat(id, irulan!, 2);
    await made.time.pass(3_600_000);
    expect((await made.house.look(id, irulan!)).snapshot!.viewer).toBe(2);
    expect((await made.house.look(id, irulan!)).chat).toEqual([]);
  });

  it('needs an ally', async () => {
    const { clients } = await talking();
    for (const n of [1, 3])
      expect(await say(clients[n]!, 'Anybody?', 'allies')).toMatchObject({
        fault: { fault: 'wrong-moment' },
      });
    expect(await say(clients[4]!, 'Us?', 'allies')).toMatchObject({
      fault: { fault: 'not-yours' },
    });
    expect(heardBy(clients)).toEqual([]);
  });
});

describe('a whisper', () => {
  it('is for two, leaves no gap in what others hear, and pushes nothing out', async () => {
    const { clients, made, id, persons } = await talking();
    await say(clients[0]!, 'one');
    for (let n = 0; n < 120; n++) {
      await made.time.pass(2_000);
      await say(clients[1]!, `psst ${n}`, 3);
    }
    await made.time.pass(10_000);
    await say(clients[0]!, 'two');
    expect(linesOf(clients[2]!).map(({ n, text }) => [n, text])).toEqual([
      [0, 'one'],
      [1, 'two'],
    ]);
    expect((await made.house.look(id, persons[2]!)).chat.map(({ text }) => text)).toEqual([
      'one',
      'two',
    ]);
    expect(linesOf(clients[3]!)).toHaveLength(122);
    expect(linesOf(clients[1]!)[1]).toMatchObject({ among: { is: 'whisper', seats: [1, 3] } });
  });

  it('uses up nobody else’s ration', async () => {
    const made = setting();
    const names = [...NAMES, 'Duncan', 'Irulan'];
    const seats = names.map(() => ({ is: 'open' }) as const);
    const { id, persons } = await running(made, { game: 'dune', seats }, ...names);
    const clients = await Promise.all(persons.map((who) => Client.at(made.house, id, who)));
    // As much as all together may say at once.
    for (const client of clients.slice(0, 5))
      for (let n = 0; n < 6; n++)
        expect(await say(client, `${n}`, client === clients[0] ? 1 : 0)).toMatchObject({
          is: 'accepted',
        });
    expect(await say(clients[5]!, 'Is it quiet here?')).toMatchObject({ is: 'accepted' });
    expect(await say(clients[0]!, 'more', 1)).toMatchObject({ fault: { fault: 'too-many' } });
  });

  it('goes to a person, not to a bot, to oneself or to nobody', async () => {
    const made = house(allied());
    const seats = [
      ...NAMES.slice(1).map(() => ({ is: 'open' }) as const),
      { is: 'bot', bot: 'greedy' } as const,
    ];
    const { id, persons } = await running(made, { game: 'dune', seats }, ...NAMES.slice(1));
    const client = await Client.at(made.house, id, persons[0]!);
    for (const to of [0, 3, 5])
      expect(await say(client, 'psst', to)).toMatchObject({ fault: { fault: 'wrong-moment' } });
  });

  it('comes by way of another process, and after a restart', async () => {
    const [bus, time] = [localBus(), new FakeTime()];
    const games = { dune: { ...game, setup: () => game.clone(allied()) } };
    const here = setting({ games, time }, bus);
    const there = setting({ games, time, storage: here.storage }, bus);
    const { id, persons, clients } = await talking(here);
    const others = await Promise.all(persons.map((who) => Client.at(there.house, id, who)));
    await say(clients[0]!, 'psst', 1);
    await time.pass(0);
    expect(heardBy(others)).toEqual([0, 1]);
    const later = setting({ games, time, storage: here.storage });
    expect((await later.house.look(id, persons[1]!)).chat).toMatchObject([{ text: 'psst' }]);
    expect((await later.house.look(id, persons[2]!)).chat).toEqual([]);
  });

  it('is taken away before those who heard it only', async () => {
    const { made, id, clients } = await talking();
    await say(clients[0]!, 'psst', 1);
    const [{ room }] = await made.storage.lines(id, 1);
    const before = clients.map(({ heard }) => heard.length);
    await made.house.unsaid(id, room, 0);
    expect(clients.map(({ heard }, n) => heard.length - before[n]!)).toEqual([1, 1, 0, 0, 0, 0]);
    expect(clients[1]!.of('unsaid')).toEqual([
      { is: 'unsaid', n: 0, room: linesOf(clients[1]!)[0]!.among!.room },
    ]);
  });
});
