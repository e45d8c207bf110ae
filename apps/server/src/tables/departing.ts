import { withLeft } from '../clocks/clocks.ts';
import type { KeptTable, PersonId } from '../storage/storage.ts';
import { reseat } from './reseating.ts';
import { seatOf, seatsOf, vacated, withdrawn } from './seats.ts';
import { change } from './storing.ts';
import type { Table } from './table.ts';

/**
 * Somebody leaves for good, bound or not: their seats are open, and tables that they laid and that
 * nobody began are closed.
 */
export async function depart(table: Table, person: PersonId): Promise<void> {
  const seat = seatOf(table.kept, person);
  const seats = seatsOf(table.kept, person);
  const now = table.needs.time.now();
  const left = seat === null ? null : (table.clocksNow(now)?.left[seat] ?? null);
  const moved = await change(
    table,
    (kept) => departed(kept, person, left),
    (clocks) => seats.reduce((all, own) => withLeft(all, own, null), clocks),
  );
  if (moved) await reseat(table);
}

function departed(kept: KeptTable, person: PersonId, left: number | null): KeptTable {
  const { status, host } = kept;
  if (status === 'waiting' && host === person) return { ...kept, status: 'closed' };
  if (status !== 'waiting' && status !== 'running') return kept;
  const without = withdrawn(kept, person);
  return seatOf(without, person) === null ? without : vacated(without, person, left);
}
