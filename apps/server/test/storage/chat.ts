import { describe, expect, it } from 'vitest';
import type { Places } from './places.ts';
import { laid, NOW, somebody } from './things.ts';

export function chatSuite(places: Places): void {
  describe('chat', () => {
    it('numbers the lines of each table, and gives the last ones', async () => {
      const storage = await places.open();
      const [one, two] = [await laid(storage), await laid(storage)];
      const say = (text: string, table = one) =>
        storage.addLine({
          table: table.id,
          person: table.host,
          key: text,
          text,
          at: NOW,
          beside: false,
          room: '',
        });
      expect(await say('bless the Maker 🪱')).toEqual({
        table: one.id,
        n: 0,
        person: one.host,
        text: 'bless the Maker 🪱',
        at: NOW,
        beside: false,
        room: '',
      });
      expect((await say('and his water')).n).toBe(1);
      expect((await say('elsewhere', two)).n).toBe(0);
      expect((await say('half \ud800 and \0')).text).toBe('half \ufffd and \ufffd');
      const texts = async (last: number) =>
        (await storage.lines(one.id, last)).map(({ text }) => text);
      expect(await texts(2)).toEqual(['and his water', 'half \ufffd and \ufffd']);
      expect(await texts(99)).toHaveLength(3);
      expect(await storage.lines('nowhere', 9)).toEqual([]);
    });

    it('counts the lines of each room by itself, and keeps the last of each', async () => {
      const storage = await places.open();
      const { id: table, host: person } = await laid(storage);
      const say = async (room: string, text: string, at: number) =>
        (await storage.addLine({ table, room, person, key: text, text, at, beside: false })).n;
      expect(await say('', 'all', 1)).toBe(0);
      expect(await say('whisper a b', 'psst', 2)).toBe(0);
      expect(await say('whisper a b', 'psst again', 3)).toBe(1);
      expect(await say('', 'all again', 4)).toBe(1);
      expect(await storage.rooms(table)).toEqual(
        new Map([
          ['', 1],
          ['whisper a b', 1],
        ]),
      );
      const texts = async (rooms?: string[]) =>
        (await storage.lines(table, 3, rooms)).map(({ text }) => text);
      expect(await texts()).toEqual(['psst', 'psst again', 'all again']);
      expect(await texts([''])).toEqual(['all', 'all again']);
      expect(await storage.unsay(table, 'whisper a b', 1)).toBe(person);
      expect(await texts(['whisper a b', ''])).toEqual(['psst', '', 'all again']);
    });

    it('keeps the last lines of a long talk', async () => {
      const storage = await places.open();
      const { id, host } = await laid(storage);
      for (let n = 0; n <= 600; n++)
        await storage.addLine({
          table: id,
          person: host,
          key: `key ${n}`,
          text: `${n}`,
          at: NOW,
          beside: false,
          room: '',
        });
      const kept = await storage.lines(id, 9999);
      expect(kept.at(-1)!.n).toBe(600);
      expect(kept.map(({ text }) => text)).toEqual(kept.map(({ n }) => `${n}`));
      expect(kept.length).toBe(501);
    });

    it('gives many speakers at once a number each, through two servers', async () => {
      const place = await places.newPlace();
      const servers = [await places.open(place), await places.open(place)];
      const { id: table, host: person } = await laid(servers[0]);
      const lines = await Promise.all(
        Array.from({ length: 40 }, (_, i) =>
          servers[i % 2].addLine({
            table,
            person,
            key: `${i}`,
            text: `line ${i}`,
            at: NOW + i,
            beside: i % 3 === 0,
            room: '',
          }),
        ),
      );
      const inOrder = lines.sort((a, b) => a.n - b.n);
      expect(inOrder.map(({ n }) => n)).toEqual(lines.map((_, i) => i));
      expect(await servers[0].lines(table, 100)).toEqual(inOrder);
    });

    it('keeps what was said under one key once, whoever is asked and however often', async () => {
      const place = await places.newPlace();
      const servers = [await places.open(place), await places.open(place)];
      const { id: table, host: person } = await laid(servers[0]);
      const other = await somebody(servers[0]);
      const line = {
        table,
        person,
        key: 'said-once',
        text: 'Once.',
        at: NOW,
        beside: true,
        room: '',
      };
      const said = await Promise.all(
        Array.from({ length: 20 }, (_, i) => servers[i % 2].addLine(line)),
      );
      for (const { n } of said) expect(n).toBe(0);
      expect((await servers[1].addLine({ ...line, person: other.id })).n).toBe(1);
      expect(await servers[0].lines(table, 9)).toHaveLength(2);
    });

    it('takes lines only for a table and from a person that are known', async () => {
      const storage = await places.open();
      const { id: table, host: person } = await laid(storage);
      const line = { table, person, key: 'k', text: '?', at: NOW, beside: false, room: '' };
      await expect(storage.addLine({ ...line, table: 'nowhere' })).rejects.toThrow();
      await expect(storage.addLine({ ...line, person: 'nobody' })).rejects.toThrow();
    });

    it('takes a line away, and keeps its place', async () => {
      const storage = await places.open();
      const { id: table, host: person } = await laid(storage);
      for (const text of ['one', 'two'])
        await storage.addLine({ table, person, key: text, text, at: NOW, beside: false, room: '' });
      expect(await storage.unsay(table, '', 0)).toBe(person);
      expect(await storage.unsay(table, '', 2)).toBeNull();
      expect((await storage.lines(table, 9)).map(({ text }) => text)).toEqual(['', 'two']);
    });

    it('remembers whom one has muted at a table', async () => {
      const storage = await places.open();
      const [one, two] = [await laid(storage), await laid(storage)];
      const [a, b] = [await somebody(storage), await somebody(storage)];
      await storage.mute(one.id, one.host, a.id, true);
      await storage.mute(one.id, one.host, a.id, true);
      await storage.mute(one.id, one.host, b.id, true);
      await storage.mute(two.id, one.host, b.id, true);
      expect(await storage.mutedBy(one.id, one.host)).toEqual([a.id, b.id].sort());
      expect(await storage.mutedBy(one.id, a.id)).toEqual([]);
      expect(await storage.mutersOf(one.id, a.id)).toEqual([one.host]);
      expect(await storage.mutersOf(two.id, a.id)).toEqual([]);
      await storage.mute(one.id, one.host, b.id, false);
      await storage.mute(one.id, one.host, b.id, false);
      expect(await storage.mutedBy(one.id, one.host)).toEqual([a.id]);
      expect(await storage.mutedBy(two.id, one.host)).toEqual([b.id]);
    });
  });
}
