import type { Seat } from '@landsraad/kernel';
import { type KeptTable, type KeptUndoWish, type PersonId, personAt } from '../storage/storage.ts';
import { Fault } from './house.ts';
import { keyOf, type Message, mustGrow, mustPlay, type Reply } from './requests.ts';
import { ownSeat } from './seats.ts';
import { announce, catchUp, change, store } from './storing.ts';
import type { Table } from './table.ts';

/* Going back beyond the information rule: only where every person at the table agrees. */

const movedOn = (): Fault => new Fault({ fault: 'moved-on' });

export async function askUndo(
  table: Table,
  person: PersonId | null,
  { key, seq, seat: meant }: Message<'ask-undo'>,
  reply: Reply,
): Promise<void> {
  const seat = ownSeat(table.kept, person, meant);
  mustPlay(table, seat);
  mustGrow(table.play!);
  if (seq !== table.seq) throw movedOn();
  table.rations.wish(seat);
  await change(table, (kept) => {
    if (seq !== table.seq) throw movedOn();
    if (!kept.undo)
      return { ...kept, undo: { by: seat, to: lastAnswerOf(table, seat), agreed: [seat] } };
    if (kept.undo.by !== seat) throw new Fault({ fault: 'wrong-moment' });
    return kept;
  });
  await grantOrAsk(table, seat, key, reply);
}

export async function replyUndo(
  table: Table,
  person: PersonId | null,
  { key, to, agree }: Message<'reply-undo'>,
  reply: Reply,
): Promise<void> {
  const seat = ownSeat(table.kept, person);
  wishAt(table.kept, to);
  table.rations.wish(seat);
  await change(table, (kept) => {
    const wish = wishAt(kept, to);
    // As it is now: others may have agreed meanwhile, through another process.
    const agreed = [...new Set([...wish.agreed, seat])].sort();
    return { ...kept, undo: agree ? { ...wish, agreed } : null };
  });
  await grantOrAsk(table, seat, key, reply);
}

function wishAt({ status, undo }: KeptTable, to: number): KeptUndoWish {
  if (status !== 'running' || undo?.to !== to) throw movedOn();
  return undo;
}

/** Just before the seat's last answer that stands, not counting what it said in windows. */
function lastAnswerOf(table: Table, seat: Seat): number {
  const to = table.play!.now.moves.findLastIndex(
    ({ answers, held }) => held === null && answers[0]!.seat === seat,
  );
  if (to >= 0) return to;
  throw new Fault({ fault: 'refused', reason: { code: 'cannot-undo', rule: 'G-2' } });
}

/** Granted if nobody is left to ask; otherwise everybody is told how it stands. */
async function grantOrAsk(table: Table, seat: Seat, key: string, reply: Reply): Promise<void> {
  const { undo } = table.kept;
  if (undo && askedFor(table, undo).length === 0)
    return grant(table, undo, keyOf(seat, key), key, reply);
  reply({ is: 'accepted', key, seq: table.seq });
  table.tellAround();
}

/** Persons whose word is missing. Bots agree, and so do those who left their seat to one. */
function askedFor({ kept, presence }: Table, { agreed }: KeptUndoWish): Seat[] {
  const willing = agreed.flatMap((seat) => personAt(kept.seats[seat]!) ?? []);
  return kept.seats.flatMap((seat, n) => {
    if (seat.is !== 'person' || willing.includes(seat.person)) return [];
    return seat.standIn !== null && !presence.isPresent(seat.person) ? [] : [n];
  });
}

async function grant(
  table: Table,
  { to }: KeptUndoWish,
  name: string,
  key: string,
  reply: Reply,
): Promise<void> {
  const before = table.called();
  const count = table.play!.now.position - to;
  const stored = await store(table, { do: 'take-back', count }, name);
  if (stored.is === 'stored') {
    reply({ is: 'accepted', key, seq: table.seq });
    return announce(table, before);
  }
  await catchUp(table);
  if (stored.is === 'repeated') return reply({ is: 'accepted', key, seq: stored.seq + 1 });
  throw movedOn();
}
