import { Problem } from '@landsraad/kernel';
import type { KeptTable, PersonId } from '../storage/storage.ts';
import { Fault } from './house.ts';
import { gameAt } from './laying.ts';
import { dueAt, tellOrders } from './orders.ts';
import type { Message, Reply } from './requests.ts';
import { ownSeat, seatOf } from './seats.ts';
import { catchUp } from './storing.ts';
import type { Table } from './table.ts';

const TRIES = 5;

/** Takes the place of all that they had ordered before. */
export async function setOrders(
  table: Table,
  person: PersonId | null,
  { key, orders }: Message<'order'>,
  reply: Reply,
): Promise<void> {
  const seat = ownSeat(table.kept, person);
  if (table.kept.status === 'over') throw new Fault({ fault: 'wrong-moment' });
  const given = checked(table, orders);
  table.rations.act(seat);
  for (let tries = 0; ; tries++) {
    const { kept } = table;
    if (seatOf(kept, person) === null) throw new Fault({ fault: 'not-yours' });
    // Nothing else of the row: not even when it was changed last.
    const made = { ...kept, orders: { ...kept.orders, [person!]: given } };
    const row: KeptTable = { ...made, version: kept.version + 1, due: dueAt(table.play, made) };
    if (await table.needs.storage.changeTable(row)) {
      table.kept = row;
      table.leads = true;
      table.publish();
      break;
    }
    if (tries === TRIES)
      throw new Fault({ fault: 'internal', detail: 'the table changes too fast' });
    await catchUp(table);
  }
  reply({ is: 'accepted', key, seq: table.seq });
  tellOrders(table, person!);
  table.drive();
}

function checked({ needs, kept }: Table, orders: unknown): unknown {
  const game = gameAt(needs, kept);
  if (!game.orders) throw new Fault({ fault: 'wrong-moment' });
  try {
    return game.orders.parse(orders);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new Fault({ fault: 'misshapen', detail: error.message });
  }
}
