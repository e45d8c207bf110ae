import { describe, expect, it } from 'vitest';
import type { Entry } from '../../src/storage/storage.ts';
import type { Places } from './places.ts';
import { all, answer, laid, NOW, next } from './things.ts';

export function packingSuite(places: Places): void {
  describe('a log of a game that is over', () => {
    const steps: Entry['step'][] = [
      { do: 'answer', seat: 0, choice: 'deploy' },
      { do: 'answer', seat: 2, choice: 3, by: 'bot' },
      { do: 'answer', seat: 1, choice: ['a', 'b'], by: 'clock' },
      { do: 'take-back', count: 2 },
      { do: 'answer', seat: 1, choice: { leader: 'É\u2028', dial: 4, cards: [] } },
    ];

    it('is packed once, reads as before but for the keys, and goes into a dump', async () => {
      const storage = await places.open();
      const table = await laid(storage, { status: 'over', changed: NOW });
      const entries = steps.map((step, seq) => ({ ...answer(table, seq, `key-${seq}`), step }));
      for (const entry of entries) await storage.append(entry);
      const nameless = entries.map((entry) => ({ ...entry, key: null }));

      expect(await storage.packOver(NOW - 1, 10)).toBe(0);
      expect(await storage.entries(table.id, 0)).toEqual(entries);
      expect(await storage.packOver(NOW, 10)).toBe(1);
      for (const from of [0, 1, 4, 5, 9])
        expect(await storage.entries(table.id, from)).toEqual(nameless.slice(from));
      expect(await storage.packOver(NOW, 10)).toBe(0);

      const begun = await all(storage.begun());
      expect(begun.map((one) => one.entries)).toEqual([nameless]);
      const there = await places.open();
      await there.restore(storage.dump());
      expect(await there.entries(table.id, 0)).toEqual(nameless);
    });

    it('is packed by one of two who want to, and no other log is', async () => {
      const place = await places.newPlace();
      const [one, two] = [await places.open(place), await places.open(place)];
      const over = await laid(one, { status: 'over' });
      const running = await laid(one, { status: 'running' });
      for (const table of [over, running]) await one.append(answer(table, 0, 'a'));
      await Promise.all([one.packOver(NOW, 10), two.packOver(NOW, 10)]);
      expect(await two.entries(over.id, 0)).toEqual([answer(over, 0, null)]);
      expect(await one.entries(running.id, 0)).toEqual([answer(running, 0, 'a')]);
      expect(await one.append(answer(running, 1, 'b'), next(running))).toEqual({ is: 'stored' });
    });
  });
}
