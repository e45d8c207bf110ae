import { describe, expect, it } from 'vitest';
import { cleaned } from '../../src/tables/chat.ts';
import { Client, newKey, people, running, setting } from './setting.ts';

const say = (text: string) => ({ do: 'say', key: newKey(), text }) as const;

describe('the chat of a table', () => {
  async function talking() {
    const made = setting();
    const { id, persons } = await running(made);
    const [watcher, nameless] = await people(made.storage, 'Feyd', '');
    const who = [...persons, watcher!, nameless!, null];
    const clients = await Promise.all(who.map((person) => Client.at(made.house, id, person)));
    return { ...made, id, persons, clients };
  }

  it('is heard by everybody, with a speaker that tells nothing of the person', async () => {
    const { clients, house, id } = await talking();
    expect((await clients[0]!.send(say('The spice must flow.'))).is).toBe('accepted');
    await clients[1]!.send(say('Long live the fighters!'));
    for (const client of clients) {
      const lines = client.of('chat').map(({ line }) => [line.name, line.seat, line.text]);
      expect(lines).toEqual([
        ['Jessica', 0, 'The spice must flow.'],
        ['Stilgar', 1, 'Long live the fighters!'],
      ]);
    }
    const { line } = clients[0]!.of('chat')[0]!;
    expect(JSON.stringify(clients[1]!.heard)).not.toContain('person-');
    expect(line.speaker).toMatch(/^[\w-]{22}$/);
    expect((await house.look(id, null)).chat.map(({ text }) => text)).toEqual([
      'The spice must flow.',
      'Long live the fighters!',
    ]);
  });

  it('has a room beside it, for those who look on while the game runs', async () => {
    const { clients, house, id, persons, storage, time } = await talking();
    await clients[3]!.send(say('She holds a dagger!'));
    for (const player of clients.slice(0, 3)) expect(player.of('chat')).toEqual([]);
    for (const onlooker of clients.slice(3))
      expect(onlooker.of('chat')[0]!.line).toMatchObject({
        name: 'Feyd',
        seat: null,
        beside: true,
      });
    expect((await house.look(id, persons[0]!)).chat).toEqual([]);
    expect((await house.look(id, null)).chat).toHaveLength(1);
    // Nor by way of another process.
    const other = setting({ storage, time });
    expect((await other.house.look(id, persons[1]!)).chat).toEqual([]);
  });

  it('is for people with a name, once for each key', async () => {
    const { clients, house, id, storage, time } = await talking();
    for (const client of clients.slice(4))
      expect(await client.send(say('psst'))).toMatchObject({ fault: { fault: 'not-yours' } });
    const message = say('once');
    await clients[1]!.send(message);
    expect((await clients[1]!.send(message)).is).toBe('accepted');
    // Another process, or this one after a crash.
    const other = setting({ storage, time });
    expect((await other.house.send(id, clients[1]!.person, message)).is).toBe('accepted');
    expect((await house.look(id, null)).chat).toHaveLength(1);
  });

  it('is not heard by those who muted the speaker', async () => {
    const { clients, house, id, persons } = await talking();
    await clients[1]!.send(say('Booo!'));
    const { speaker } = clients[0]!.of('chat')[0]!.line;
    await house.mute(id, persons[0]!, speaker, true);
    await clients[1]!.send(say('Booooo!'));
    expect(clients[0]!.of('chat')).toHaveLength(1);
    expect(clients[2]!.of('chat')).toHaveLength(2);
    expect((await house.look(id, persons[0]!)).chat).toEqual([]);
    expect((await Client.at(house, id, persons[0]!)).of('hello')[0]!.chat).toEqual([]);
    await house.mute(id, persons[0]!, speaker, false);
    await clients[1]!.send(say('Bravo.'));
    expect(clients[0]!.of('chat').at(-1)!.line.text).toBe('Bravo.');
    await expect(house.mute(id, persons[0]!, 'nobody', true)).rejects.toMatchObject({
      fault: { fault: 'not-found' },
    });
  });

  it('is plain text in one line', async () => {
    expect(cleaned(' a\u0000b\n\tc \u202Ed\u2066 ')).toBe('ab c d');
    expect(cleaned('x'.repeat(600))).toHaveLength(500);
    const { clients } = await talking();
    expect(await clients[0]!.send(say('\u0007 '))).toMatchObject({ fault: { fault: 'misshapen' } });
    await clients[0]!.send(say('<b>&amp;'));
    expect(clients[1]!.of('chat')[0]!.line.text).toBe('<b>&amp;');
  });
});
