import type { Seat } from '@landsraad/kernel';
import type { Seating } from '@landsraad/protocol';
import { nextOut } from '../clocks/clocks.ts';
import type { KeptSeat, KeptTable, PersonId } from '../storage/storage.ts';
import { Fault } from './house.ts';

/* Who sits where, and who plays for them. All of it makes new rows and changes none. */

/** Plays for whoever gave a seat up, and where no other bot was asked for. */
export const HOUSE_BOT = 'greedy';

type Names = ReadonlyMap<PersonId, string>;

export function seatOf({ seats }: KeptTable, person: PersonId | null): Seat | null {
  if (person === null) return null;
  const seat = seats.findIndex((kept) => kept.is === 'person' && kept.person === person);
  return seat < 0 ? null : seat;
}

export function ownSeat(table: KeptTable, person: PersonId | null): Seat {
  const seat = seatOf(table, person);
  if (seat === null) throw new Fault({ fault: 'not-yours' });
  return seat;
}

/** The bot that plays a seat now, or null where a person decides. */
export function botAt({ seats }: KeptTable, seat: Seat): string | null {
  const kept = seats[seat]!;
  switch (kept.is) {
    case 'open':
      return HOUSE_BOT;
    case 'bot':
      return kept.bot;
    case 'person':
      return kept.standIn;
  }
}

/** The persons who owe a decision and have no bot to give it. */
export const owing = (table: KeptTable): Seat[] =>
  table.pending.filter((seat) => botAt(table, seat) === null);

/** When something comes by itself: a bot's answer at once, else that of the first clock to run out. */
export function dueOf(table: KeptTable): number | null {
  const { pending, clocks, changed } = table;
  if (pending.some((seat) => botAt(table, seat) !== null)) return changed;
  return clocks && (nextOut({ ...clocks, running: pending })?.at ?? null);
}

export const peopleOf = ({ seats }: KeptTable): PersonId[] =>
  seats.flatMap((seat) => (seat.is === 'person' ? [seat.person] : []));

/** As the players see it: a stand-in plays, but the seat stays its person's. */
export function seatingOf({ seats }: KeptTable, names: Names): Seating[] {
  return seats.map((kept): Seating => {
    if (kept.is === 'person') return { is: 'person', name: names.get(kept.person) ?? '' };
    return { is: 'bot', bot: kept.is === 'bot' ? kept.bot : HOUSE_BOT };
  });
}

const MOMENTS: readonly KeptTable['status'][] = ['waiting', 'running'];

/**
 * An open seat for a person. While a table waits one may change seats; while it runs one may take
 * a seat that was given up, and a bot has played since. Who gave one up themselves knows its cards,
 * and gets no other. A wish to go back was for those who sat there before.
 */
export function taken(table: KeptTable, person: PersonId, wanted: Seat | null): [KeptTable, Seat] {
  if (!MOMENTS.includes(table.status)) throw new Fault({ fault: 'wrong-moment' });
  const own = seatOf(table, person);
  if (own !== null && (wanted === null || wanted === own)) return [table, own];
  const before = table.sat[person]?.seat;
  const seat = wanted ?? before ?? table.seats.findIndex(({ is }) => is === 'open');
  if (before !== undefined && before !== seat) throw new Fault({ fault: 'sat-elsewhere' });
  if (table.seats[seat]?.is !== 'open') throw new Fault({ fault: 'seat-taken' });
  if (own !== null && table.status === 'running') throw new Fault({ fault: 'wrong-moment' });
  const left = own === null ? table.seats : table.seats.with(own, { is: 'open' });
  const seats = left.with(seat, { is: 'person', person, standIn: null });
  return [{ ...table, seats, undo: null }, seat];
}

/** The seat is open again; at a running table a bot plays it until somebody takes it. */
export function givenUp(table: KeptTable, person: PersonId, left: number | null): KeptTable {
  if (!MOMENTS.includes(table.status)) throw new Fault({ fault: 'wrong-moment' });
  const seat = ownSeat(table, person);
  const sat = table.status === 'running' ? { ...table.sat, [person]: { seat, left } } : table.sat;
  return { ...table, seats: table.seats.with(seat, { is: 'open' }), sat, undo: null };
}

export function stoodIn(table: KeptTable, seat: Seat, bot: string | null): KeptTable {
  const kept = table.seats[seat] as Extract<KeptSeat, { is: 'person' }>;
  return { ...table, seats: table.seats.with(seat, { ...kept, standIn: bot }) };
}
