import { describe, expect, it } from 'vitest';
import type { Places } from './places.ts';
import { laid, NOW, somebody } from './things.ts';

export function orderSuite(places: Places): void {
  describe('order', () => {
    it('has its keepers, and those who were sent away', async () => {
      const storage = await places.open();
      const table = await laid(storage, { status: 'running' });
      const [one, other] = [await somebody(storage, 'Jessica'), await somebody(storage, 'Jessica')];
      await storage.setRole(one.id, { admin: true });
      await storage.setRole(table.host, { banned: true });
      await storage.setRole(other.id, { banned: true });
      await storage.setRole(other.id, {});
      expect(await storage.roleOf(one.id)).toEqual({ admin: true, banned: false });
      expect(await storage.roleOf('nobody')).toEqual({ admin: false, banned: false });
      expect(await storage.admins()).toEqual([one]);
      expect(await storage.peopleNamed('Jessica')).toEqual([one, other]);
      // Of those who were sent away only who sits somewhere has something to leave.
      expect(await storage.bannedAtTables()).toEqual([table.host]);
      await storage.setRole(table.host, { banned: false });
      expect(await storage.bannedAtTables()).toEqual([]);
      await storage.forgetPerson(one.id);
      expect(await storage.admins()).toEqual([]);
    });

    it('hears reports until somebody has seen to them, once', async () => {
      const storage = await places.open();
      const { id: table, host: about } = await laid(storage);
      const { id: by } = await somebody(storage);
      const report = { table, by, about, line: 3, room: 'allies a b', said: 'x\ufffd', why: 'y' };
      await storage.addReport({ ...report, said: 'x\0', at: NOW });
      await storage.addReport({ ...report, line: null, at: NOW + 1 });
      const told = await storage.reports(9);
      expect(told).toMatchObject([
        { ...report, line: null, at: NOW + 1 },
        { ...report, at: NOW },
      ]);
      expect(await storage.reports(1)).toEqual(told.slice(0, 1));
      const settled = [1, 2, 3].map(() => storage.settleReport(told[0]!.id, NOW + 2));
      expect((await Promise.all(settled)).filter(Boolean)).toHaveLength(1);
      expect(await storage.reports(9)).toEqual(told.slice(1));
      await storage.forgetPerson(about);
      expect(await storage.reports(9)).toEqual([]);
    });

    it('remembers what those who were sent away would come back with, until they may', async () => {
      const storage = await places.open();
      const { id: one } = await somebody(storage);
      const { id: other } = await somebody(storage);
      await storage.changePerson(one, { email: 'one@example.org' });
      await storage.changePerson(other, { email: 'other@example.org' });
      expect(await storage.bannedMails()).toEqual([]);
      await storage.setRole(one, { banned: true });
      expect(await storage.bannedMails()).toEqual(['one@example.org']);
      await storage.addTrace('k', one, NOW + 1);
      await storage.addTrace('k', one, NOW + 2);
      await storage.addTrace('k', other, NOW + 2);
      expect(await storage.isTraced('k', NOW + 1)).toBe(true);
      expect(await storage.isTraced('k', NOW + 2)).toBe(false);
      expect(await storage.isTraced('x', NOW)).toBe(false);
      await storage.setRole(one, { admin: false });
      await storage.setRole(other, { banned: false });
      expect(await storage.isTraced('k', NOW)).toBe(true);
      await storage.setRole(one, { banned: false });
      expect(await storage.isTraced('k', NOW)).toBe(false);
    });

    it('remembers who did what, newest first', async () => {
      const storage = await places.open();
      const deed = { who: 'operator', did: 'banned', whom: 'p', what: null };
      await storage.addDeed({ ...deed, at: NOW });
      await storage.addDeed({ ...deed, at: NOW + 1, what: 'x' });
      expect(await storage.deeds(9)).toEqual([
        { ...deed, at: NOW + 1, what: 'x' },
        { ...deed, at: NOW },
      ]);
      expect(await storage.deeds(1)).toHaveLength(1);
    });
  });
}
