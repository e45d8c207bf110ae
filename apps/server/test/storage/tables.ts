import { describe, expect, it } from 'vitest';
import { AlreadyKept, type KeptTable } from '../../src/storage/storage.ts';
import type { Places } from './places.ts';
import { laid, NOW, newTable, next, somebody } from './things.ts';

const ids = (tables: readonly KeptTable[]) => tables.map(({ id }) => id);

export function tablesSuite(places: Places): void {
  describe('a table', () => {
    it('is kept as it is', async () => {
      const storage = await places.open();
      const table = await laid(storage, {
        clocks: { left: [1_200_000, null, 5], since: NOW },
        sat: { nobody: { seat: 2, left: 5 } },
        pending: [0, 1],
        due: NOW + 5,
        undo: { by: 1, to: 12, agreed: [0, 2] },
        rematch: 'T00000000099',
        round: 7,
        position: 1_234,
      });
      expect(await storage.table(table.id)).toEqual(table);
      expect(await storage.table('T0none')).toBeNull();
      expect(await storage.table('a\0b')).toBeNull();
    });

    it('is not laid twice', async () => {
      const storage = await places.open();
      const table = await laid(storage);
      await expect(storage.addTable({ ...table, seed: 'other' })).rejects.toThrow(AlreadyKept);
      expect(await storage.table(table.id)).toEqual(table);
    });

    it('needs a host who is known', async () => {
      const storage = await places.open();
      const nobody = { id: 'nobody', name: '', email: null, language: null, created: NOW };
      await expect(storage.addTable(newTable(nobody))).rejects.toThrow();
    });

    it('changes when the version follows, and only then', async () => {
      const storage = await places.open();
      const table = await laid(storage);
      const running = next(table, { status: 'running', changed: NOW + 5, round: 1 });
      expect(await storage.changeTable(running)).toBe(true);
      expect(await storage.table(table.id)).toEqual(running);
      for (const version of [0, 1, 3]) {
        expect(await storage.changeTable({ ...running, version, status: 'over' })).toBe(false);
      }
      expect(await storage.changeTable(next(newTable(await somebody(storage))))).toBe(false);
      expect(await storage.table(table.id)).toEqual(running);
    });

    it('lets one of many writers through, through two servers', async () => {
      const place = await places.newPlace();
      const servers = [await places.open(place), await places.open(place)];
      let table = await laid(servers[0]);
      for (let round = 0; round < 10; round++) {
        const wishes = Array.from({ length: 10 }, (_, i) => next(table, { position: i }));
        const done = await Promise.all(wishes.map((wish, i) => servers[i % 2].changeTable(wish)));
        const won = wishes.filter((_, i) => done[i]);
        expect(won).toHaveLength(1);
        table = won[0];
        expect(await servers[round % 2].table(table.id)).toEqual(table);
      }
    });
  });

  describe('tables', () => {
    it('wait in the lobby if they are public, newest first', async () => {
      const storage = await places.open();
      const host = await somebody(storage);
      const add = async (change: Partial<KeptTable>) => {
        const table = newTable(host, change);
        await storage.addTable(table);
        return table;
      };
      const { settings } = newTable(host);
      const old = await add({ created: NOW - 10 });
      const young = await add({ created: NOW + 10 });
      const middle = await add({});
      await add({ settings: { ...settings, visibility: 'link' } });
      await add({ status: 'running' });
      await add({ status: 'closed' });
      expect(await storage.openTables(10)).toEqual([young, middle, old]);
      expect(await storage.openTables(2)).toEqual([young, middle]);
      await storage.changeTable(next(young, { status: 'running' }));
      expect(ids(await storage.openTables(10))).toEqual(ids([middle, old]));
    });

    it('that waited for long are found, the public ones sooner', async () => {
      const storage = await places.open();
      const { settings } = newTable(await somebody(storage));
      const open = await laid(storage);
      const byLink = await laid(storage, { settings: { ...settings, visibility: 'link' } });
      await laid(storage, { status: 'running' });
      expect(await storage.waitingTables({ public: NOW - 1, link: NOW - 1 })).toEqual([]);
      expect(await storage.waitingTables({ public: NOW, link: NOW - 1 })).toEqual([open.id]);
      const both = await storage.waitingTables({ public: NOW, link: NOW });
      expect(both).toEqual([open.id, byLink.id].sort());
    });

    it('are due while they run, longest due first', async () => {
      const storage = await places.open();
      const later = await laid(storage, { status: 'running', due: NOW + 5 });
      const sooner = await laid(storage, { status: 'running', due: NOW });
      await laid(storage, { status: 'running', due: null });
      await laid(storage, { due: NOW });
      expect(await storage.dueTables(NOW - 1)).toEqual([]);
      expect(await storage.dueTables(NOW)).toEqual([sooner.id]);
      expect(await storage.dueTables(NOW + 5)).toEqual([sooner.id, later.id]);
      await storage.changeTable(next(sooner, { status: 'over' }));
      expect(await storage.dueTables(NOW + 5)).toEqual([later.id]);
    });

    it('belong to host and seated, last changed first', async () => {
      const storage = await places.open();
      const [host, guest] = [await somebody(storage), await somebody(storage)];
      const first = newTable(host, { changed: NOW });
      const second = newTable(host, { changed: NOW + 1 });
      await storage.addTable(first);
      await storage.addTable(second);
      expect(await storage.tablesOf(guest.id, 10)).toEqual([]);

      const [seat] = first.seats;
      const seated = next(first, {
        seats: [seat, { is: 'person', person: guest.id, standIn: null }, first.seats[2]],
        changed: NOW + 2,
      });
      expect(await storage.changeTable(seated)).toBe(true);
      expect(await storage.tablesOf(guest.id, 10)).toEqual([seated]);
      expect(ids(await storage.tablesOf(host.id, 10))).toEqual([first.id, second.id]);
      expect(ids(await storage.tablesOf(host.id, 1))).toEqual([first.id]);

      const left = next(seated, { seats: first.seats });
      expect(await storage.changeTable(left)).toBe(true);
      expect(await storage.tablesOf(guest.id, 10)).toEqual([]);
      const stood = next(left, { seats: [{ is: 'open' }, { is: 'open' }, { is: 'open' }] });
      expect(await storage.changeTable(stood)).toBe(true);
      expect(ids(await storage.tablesOf(host.id, 10))).toEqual([first.id, second.id]);
    });

    it('name somebody once who sits twice', async () => {
      const storage = await places.open();
      const host = await somebody(storage);
      const seat = { is: 'person', person: host.id, standIn: 'mentat' } as const;
      const table = newTable(host, { seats: [seat, seat, seat] });
      await storage.addTable(table);
      expect(await storage.tablesOf(host.id, 10)).toEqual([table]);
    });
  });
}
