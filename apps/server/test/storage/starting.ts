import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStorage } from '../../src/storage/open.ts';
import { expectMode } from '../machine.ts';
import type { Places } from './places.ts';
import { laid } from './things.ts';

export function startingSuite(places: Places): void {
  describe('starting', () => {
    it('makes an empty place ready, and finds it ready', async () => {
      const place = await places.newPlace();
      const first = await places.open(place);
      const table = await laid(first);
      const second = await places.open(place);
      expect(await second.table(table.id)).toEqual(table);
    });

    it('of several servers at once migrates once', async () => {
      const place = await places.newPlace();
      const servers = await Promise.all(Array.from({ length: 5 }, () => places.open(place)));
      const table = await laid(servers[0]);
      for (const server of servers) expect(await server.table(table.id)).toEqual(table);
    });

    it('refuses an address that it does not know, without telling it', async () => {
      const opening = openStorage('mysql://paul:muad-dib@arrakis/tables');
      await expect(opening).rejects.toThrow('A database address begins with postgres://');
      await expect(opening).rejects.not.toThrow('muad-dib');
    });

    if (places.name !== 'SQLite') return;
    it('keeps its files for the owner only', async () => {
      const folder = path.join(await places.newPlace(), 'in', 'there');
      await laid(await places.open(folder));
      expectMode(folder, 0o700);
      expectMode(path.join(folder, 'landsraad.db'), 0o600);
      expectMode(path.join(folder, 'landsraad.db-wal'), 0o600);
    });
  });
}
