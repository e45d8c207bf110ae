import type { KeptSeat, KeptTable, PersonId, TableId } from '../storage/storage.ts';
import { Fault } from './house.ts';
import { laid } from './laying.ts';
import { ownSeat, peopleOf } from './seats.ts';
import { change } from './storing.ts';
import type { Table } from './table.ts';

/** The next game with the same people in the same seats; whoever asks first is its host. */
export async function rematchOf(table: Table, person: PersonId): Promise<TableId> {
  const { storage } = table.needs;
  ownSeat(table.kept, person);
  if (table.kept.status !== 'over') throw new Fault({ fault: 'wrong-moment' });
  if (table.kept.rematch) return table.kept.rematch;
  const known = await storage.people(peopleOf(table.kept));
  const next = again(table, person, new Set(known.map(({ id }) => id)));
  await storage.addTable(next);
  await change(table, (kept) => (kept.rematch ? kept : { ...kept, rematch: next.id }));
  const { rematch } = table.kept;
  // Another process was quicker: that table is the one, and ours was never told of.
  if (rematch !== next.id) await storage.changeTable({ ...next, status: 'closed', version: 2 });
  else table.tellAround();
  return rematch!;
}

/** Whose person is not known any more, that seat is open. */
function again({ kept, needs }: Table, host: PersonId, known: ReadonlySet<PersonId>): KeptTable {
  const fresh = laid(needs, host, kept.settings);
  const seats = kept.seats.map((seat): KeptSeat => {
    if (seat.is !== 'person') return seat;
    return known.has(seat.person) ? { ...seat, standIn: null } : { is: 'open' };
  });
  return { ...fresh, seats };
}
