import { describe, expect, it } from 'vitest';
import type { Appended, Entry, KeptTable, Storage } from '../../src/storage/storage.ts';
import type { Places } from './places.ts';
import { answer, laid, NOW, next } from './things.ts';

const STORED = { is: 'stored' } as const;
const TAKEN = { is: 'taken' } as const;

export function logSuite(places: Places): void {
  describe('append', () => {
    it('stores every kind of step', async () => {
      const storage = await places.open();
      const table = await laid(storage);
      const steps: Entry['step'][] = [
        { do: 'answer', seat: 2, choice: 'deploy' },
        { do: 'answer', seat: 0, choice: 3 },
        { do: 'answer', seat: 0, choice: ['a', 'b'] },
        { do: 'answer', seat: 1, choice: { leader: 'x', dial: 4, cards: [] } },
        { do: 'take-back', count: 2 },
      ];
      const entries = steps.map((step, seq) => ({ ...answer(table, seq, `key-${seq}`), step }));
      for (const entry of entries) expect(await storage.append(entry)).toEqual(STORED);
      expect(await storage.entries(table.id, 0)).toEqual(entries);
      expect(await storage.entries(table.id, 3)).toEqual(entries.slice(3));
      expect(await storage.entries(table.id, 5)).toEqual([]);
      expect(await storage.entries('nowhere', 0)).toEqual([]);
    });

    it('says that a number is taken, and changes nothing', async () => {
      const storage = await places.open();
      const table = await laid(storage);
      await storage.append(answer(table, 0, 'mine'));
      expect(await storage.append(answer(table, 0, 'yours', 'other'))).toEqual(TAKEN);
      expect(await storage.append(answer(table, 0, null, 'other'))).toEqual(TAKEN);
      expect(await storage.entries(table.id, 0)).toEqual([answer(table, 0, 'mine')]);
    });

    it('says where a repeated key was stored, whichever number it comes with', async () => {
      const storage = await places.open();
      const [table, other] = [await laid(storage), await laid(storage)];
      await storage.append(answer(table, 0, 'a'));
      await storage.append(answer(table, 1, 'b'));
      expect(await storage.append(answer(table, 0, 'a'))).toEqual({ is: 'repeated', seq: 0 });
      expect(await storage.append(answer(table, 2, 'a'))).toEqual({ is: 'repeated', seq: 0 });
      expect(await storage.append(answer(table, 0, 'b'))).toEqual({ is: 'repeated', seq: 1 });
      expect(await storage.append(answer(table, 9, 'b'))).toEqual({ is: 'repeated', seq: 1 });
      expect(await storage.append(answer(other, 0, 'a'))).toEqual(STORED);
      expect(await storage.entries(table.id, 0)).toHaveLength(2);
    });

    it('of several tables at once stores each as if it came alone', async () => {
      const storage = await places.open();
      const [taken, changed, other] = [
        await laid(storage),
        await laid(storage),
        await laid(storage),
      ] as const;
      await storage.append(answer(taken, 0, 'before'));
      await storage.changeTable(next(changed));
      const odd: [string, () => Promise<Appended>][] = [
        ['stored', () => storage.append(answer(other, 0, 'fine'), next(other))],
        ['taken', () => storage.append(answer(taken, 0, 'late'), next(taken))],
        ['taken', () => storage.append(answer(changed, 0, 'late'), next(changed))],
        ['repeated', () => storage.append(answer(taken, 1, 'before'), next(taken))],
        ['threw', () => storage.append(answer(other, 3, 'late'), next(next(other)))],
        ['threw', () => storage.append({ ...answer(other, 0, 'late'), table: 'nowhere' })],
      ];
      for (const [outcome, append] of odd) {
        const [one, two] = [await laid(storage), await laid(storage)];
        const appended = await Promise.allSettled([
          storage.append(answer(one, 0, 'a'), next(one)),
          append(),
          storage.append(answer(two, 0, 'a'), next(two)),
        ]);
        expect(
          appended.map((each) => (each.status === 'fulfilled' ? each.value.is : 'threw')),
        ).toEqual(['stored', outcome, 'stored']);
        for (const table of [one, two]) {
          expect(await storage.entries(table.id, 0)).toEqual([answer(table, 0, 'a')]);
          expect(await storage.table(table.id)).toEqual(next(table));
        }
      }
      expect(await storage.entries(taken.id, 0)).toEqual([answer(taken, 0, 'before')]);
      expect(await storage.table(taken.id)).toEqual(taken);
      expect(await storage.entries(changed.id, 0)).toEqual([]);
    });

    it('stores any number of entries without a key', async () => {
      const storage = await places.open();
      const table = await laid(storage);
      for (let seq = 0; seq < 3; seq++)
        expect(await storage.append(answer(table, seq, null))).toEqual(STORED);
    });

    it('leaves no gap, and knows its tables', async () => {
      const storage = await places.open();
      const table = await laid(storage);
      await expect(storage.append(answer(table, 1, 'a'))).rejects.toThrow('has no entry 0');
      await expect(storage.append(answer({ ...table, id: 'no' }, 0, 'a'))).rejects.toThrow();
      await expect(
        storage.append(answer(table, 0, 'a'), next(await laid(storage))),
      ).rejects.toThrow('with the row of');
      expect(await storage.entries(table.id, 0)).toEqual([]);
    });

    it('stores the entry and the row of the table, or neither', async () => {
      const storage = await places.open();
      const table = await laid(storage);
      const after = next(table, { position: 1, changed: NOW + 1 });
      expect(await storage.append(answer(table, 0, 'a'), after)).toEqual(STORED);
      expect(await storage.table(table.id)).toEqual(after);

      const stale = next(table, { position: 99 });
      expect(await storage.append(answer(table, 1, 'b'), stale)).toEqual(TAKEN);
      const late = next(after, { position: 99 });
      expect(await storage.append(answer(table, 0, 'c'), late)).toEqual(TAKEN);
      const again = { is: 'repeated', seq: 0 };
      expect(await storage.append(answer(table, 1, 'a'), late)).toEqual(again);
      expect(await storage.append(answer(table, 0, 'a'), stale)).toEqual(again);
      await expect(storage.append(answer(table, 5, 'd'), late)).rejects.toThrow('has no entry 4');
      expect(await storage.entries(table.id, 0)).toEqual([answer(table, 0, 'a')]);
      expect(await storage.table(table.id)).toEqual(after);
    });

    it('keeps big entries and odd characters to the letter', async () => {
      const storage = await places.open();
      const table = await laid(storage);
      const odd = 'é🏜️\0\ud800"\\\u2028';
      const big = odd.repeat(300_000);
      const entry = answer(table, 0, 'a', big);
      expect(await storage.append(entry, next(table))).toEqual(STORED);
      const [kept] = await storage.entries(table.id, 0);
      expect(kept.step).toEqual(entry.step);
    });

    it('is there when the storage is opened again', async () => {
      const place = await places.newPlace();
      const storage = await places.open(place);
      const table = await laid(storage);
      await storage.append(answer(table, 0, 'a'), next(table));
      await places.closeAll();
      const again = await places.open(place);
      expect(await again.entries(table.id, 0)).toEqual([answer(table, 0, 'a')]);
      expect(await again.table(table.id)).toEqual(next(table));
      expect(await again.append(answer(table, 0, 'a'))).toEqual({ is: 'repeated', seq: 0 });
    });
  });

  describe('many writers', () => {
    it('get each number once, and lose or double nothing, through two servers', async () => {
      const place = await places.newPlace();
      const servers = [await places.open(place), await places.open(place)];
      const table = await laid(servers[0]);
      const writers = Array.from({ length: 16 }, (_, w) =>
        writeAll(servers[w % 2], table, `writer-${w}`, 12),
      );
      const stored = (await Promise.all(writers)).flat();
      const log = await servers[1].entries(table.id, 0);
      expect(log.map(({ seq }) => seq)).toEqual(stored.map((_, i) => i));
      expect(log.map(({ key }) => key).sort()).toEqual([...stored].sort());
      expect((await servers[0].table(table.id))?.position).toBe(stored.length);
    });

    it('store one key once, however often it is sent at once', async () => {
      const place = await places.newPlace();
      const servers = [await places.open(place), await places.open(place)];
      const table = await laid(servers[0]);
      for (let seq = 0; seq < 10; seq++) {
        const replies = await Promise.all(
          Array.from({ length: 10 }, (_, i) =>
            servers[i % 2].append(answer(table, seq, `k-${seq}`)),
          ),
        );
        const sorted = replies.map(({ is }) => is).sort();
        expect(sorted).toEqual([...Array(9).fill('repeated'), 'stored']);
        for (const reply of replies) if (reply.is === 'repeated') expect(reply.seq).toBe(seq);
      }
    });

    it('agree with the row of the table when seats change meanwhile', async () => {
      const place = await places.newPlace();
      const servers = [await places.open(place), await places.open(place)];
      const table = await laid(servers[0]);
      const standIns = async () => {
        for (let done = 0; done < 20; ) {
          const now = (await servers[1].table(table.id))!;
          if (await servers[1].changeTable(next(now, { round: now.round + 1 }))) done += 1;
        }
      };
      await Promise.all([writeAll(servers[0], table, 'writer', 20), standIns()]);
      const row = (await servers[0].table(table.id))!;
      expect([row.position, row.round, row.version]).toEqual([20, 20, 40]);
      expect(await servers[0].entries(table.id, 0)).toHaveLength(20);
    });

    it('of different tables do not meet', async () => {
      const storage = await places.open();
      const tables = await Promise.all(Array.from({ length: 10 }, () => laid(storage)));
      await Promise.all(tables.map((table) => writeAll(storage, table, 'w', 10)));
      for (const table of tables) {
        expect(await storage.entries(table.id, 0)).toHaveLength(10);
      }
    });
  });
}

/** Appends as a server does: reload when the number is taken, now and then ask twice. */
async function writeAll(
  storage: Storage,
  { id }: KeptTable,
  name: string,
  count: number,
): Promise<string[]> {
  const keys = Array.from({ length: count }, (_, i) => `${name}-${i}`);
  for (const key of keys) {
    let reply: Appended;
    do {
      const table = (await storage.table(id))!;
      const entry = answer(table, table.position, key);
      reply = await storage.append(entry, next(table, { position: table.position + 1 }));
    } while (reply.is === 'taken');
    expect(reply).toEqual(STORED);
    const again = await storage.append(answer({ ...({} as KeptTable), id }, 0, key));
    expect(again.is).toBe('repeated');
  }
  return keys;
}
