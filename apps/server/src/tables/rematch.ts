import type { KeptTable, PersonId, TableId } from '../storage/storage.ts';
import { Fault } from './house.ts';
import { laid } from './laying.ts';
import { ownSeat } from './seats.ts';
import { change } from './storing.ts';
import type { Table } from './table.ts';

/** The next game with the same people in the same seats; whoever asks first is its host. */
export async function rematchOf(table: Table, person: PersonId): Promise<TableId> {
  const { storage } = table.needs;
  ownSeat(table.kept, person);
  if (table.kept.status !== 'over') throw new Fault({ fault: 'wrong-moment' });
  if (table.kept.rematch) return table.kept.rematch;
  const next = again(table, person);
  await storage.addTable(next);
  await change(table, (kept) => (kept.rematch ? kept : { ...kept, rematch: next.id }));
  const { rematch } = table.kept;
  // Another process was quicker: that table is the one, and ours was never told of.
  if (rematch !== next.id) await storage.changeTable({ ...next, status: 'closed', version: 2 });
  else table.tellAround();
  return rematch!;
}

function again({ kept, needs }: Table, host: PersonId): KeptTable {
  const fresh = laid(needs, host, kept.settings);
  const seats = kept.seats.map((seat) =>
    seat.is === 'person' ? { ...seat, standIn: null } : seat,
  );
  return { ...fresh, seats };
}
