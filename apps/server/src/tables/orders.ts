import { type Choice, type Decision, type Seat, windowOf } from '@landsraad/kernel';
import type { KeptTable, PersonId } from '../storage/storage.ts';
import type { Play } from './play.ts';
import { botAt, dueOf } from './seats.ts';
import type { Table } from './table.ts';

/*
 * What somebody has answered before it is asked. It lies in the table's row and is told to nobody
 * else; what comes of it is an answer like one that was pressed, at the moment when one could be.
 */

/** What its person ordered for a decision, or null where they are asked. */
export function orderedFor(play: Play, kept: KeptTable, decision: Decision): Choice | null {
  const { orders } = play.match.game;
  const seat = kept.seats[decision.seat];
  if (!orders || seat?.is !== 'person' || seat.standIn !== null) return null;
  const own = kept.orders[seat.person];
  return own === undefined ? null : orders.answer(decision, own);
}

/** The same outside of windows; what somebody took back, they want to be asked. */
export function orderedNow(play: Play, kept: KeptTable, decision: Decision): Choice | null {
  if (decision.window || play.tookBack) return null;
  const choice = orderedFor(play, kept, decision);
  return choice === null || play.match.whyNot(decision.seat, choice) ? null : choice;
}

/** From when on an answer of the seat to what it owes counts. */
export function countsFrom({ play, needs }: Pick<Table, 'play' | 'needs'>, seat: Seat): number {
  const decision = play?.match.pending.find((pending) => pending.seat === seat);
  const pause = decision?.shape === 'one' ? (decision.pause ?? 0) : 0;
  return pause === 0 ? 0 : play!.askedAt(seat) + pause * needs.pace.beat;
}

/** When something comes by itself: also what was ordered. */
export function dueAt(play: Play | null, row: KeptTable): number | null {
  const due = dueOf(row);
  if (!play || row.status !== 'running' || !answersItself(play, row)) return due;
  return Math.min(due ?? Number.POSITIVE_INFINITY, row.changed);
}

/** Somebody's order is to be carried out, or nobody is left to wait for in a window. */
function answersItself(play: Play, row: KeptTable): boolean {
  const { pending } = play.match;
  if (Object.keys(row.orders).length === 0) return false;
  if (!windowOf(pending)) return pending.some((asked) => orderedNow(play, row, asked) !== null);
  const hasSpoken = (seat: Seat) => row.sealed?.answers.some((answer) => answer.seat === seat);
  return (
    row.settings.clock.kind === 'days' &&
    pending.every(
      (asked) =>
        botAt(row, asked.seat) !== null ||
        hasSpoken(asked.seat) ||
        orderedFor(play, row, asked) !== null,
    )
  );
}

/** Only they themselves see what they ordered, and what they are not asked any more. */
export function tellOrders(table: Table, person: PersonId): void {
  const own = (attendee: { readonly person: PersonId | null }) => attendee.person === person;
  table.tellUpdate(own);
  table.audience.each((attendee) =>
    own(attendee) ? { is: 'around', around: table.aroundOf(attendee) } : null,
  );
}
