import { HOUSE_BOT } from '@landsraad/bots/names';
import type { Seat } from '@landsraad/kernel';
import type { Seating } from '@landsraad/protocol';
import { nextOut } from '../clocks/clocks.ts';
import { type KeptSeat, type KeptTable, type PersonId, personAt } from '../storage/storage.ts';
import { Fault } from './house.ts';

/* Who sits where, and who plays for them. All of it makes new rows and changes none. */

type Names = ReadonlyMap<PersonId, string>;

/** One person may play for several. */
export function seatsOf({ seats }: KeptTable, person: PersonId | null): Seat[] {
  if (person === null) return [];
  return seats.flatMap((kept, seat) =>
    kept.is === 'person' && kept.person === person ? [seat] : [],
  );
}

/** The one that is meant, if it is theirs; the first where none is. */
export function seatOf(table: KeptTable, person: PersonId | null, meant?: Seat): Seat | null {
  const own = seatsOf(table, person);
  if (meant !== undefined) return own.includes(meant) ? meant : null;
  return own[0] ?? null;
}

export function ownSeat(table: KeptTable, person: PersonId | null, meant?: Seat): Seat {
  const seat = seatOf(table, person, meant);
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

/** Laid for a person, and closed by the host. */
export const isClosed = ({ seats, settings }: KeptTable, seat: Seat): boolean =>
  seats[seat]!.is === 'bot' && settings.seats[seat]!.is === 'open';

/** The persons who owe a decision and have no bot to give it. */
export const owing = (table: KeptTable): Seat[] =>
  table.pending.filter((seat) => botAt(table, seat) === null);

/**
 * When something comes by itself: a bot's answer at once, else that of the first clock to run out,
 * the end of a window, or somebody who claimed a seat.
 */
export function dueOf(table: KeptTable): number | null {
  const { pending, clocks, changed, sealed } = table;
  if (pending.some((seat) => botAt(table, seat) !== null)) return changed;
  const out = clocks && nextOut({ ...clocks, running: pending });
  const moments = [out?.at, sealed?.closes, nextClaim(table)].filter(
    (moment) => typeof moment === 'number',
  );
  return moments.length > 0 ? Math.min(...moments) : null;
}

/** Who sits there, or will soon. */
export const peopleOf = ({ seats }: KeptTable): PersonId[] =>
  seats.flatMap((seat) => personAt(seat) ?? []);

/** As the players see it: a stand-in plays, but the seat stays its person's. */
export function seatingOf({ seats }: KeptTable, names: Names): Seating[] {
  return seats.map((kept): Seating => {
    if (kept.is === 'person') return { is: 'person', name: names.get(kept.person) ?? '' };
    return { is: 'bot', bot: kept.is === 'bot' ? kept.bot : HOUSE_BOT };
  });
}

const MOMENTS: readonly KeptTable['status'][] = ['waiting', 'running'];

/** The seat that a person will have soon. */
export function claimOf({ seats }: KeptTable, person: PersonId | null): Seat | null {
  if (person === null) return null;
  const seat = seats.findIndex((kept) => kept.is === 'open' && kept.claim?.person === person);
  return seat < 0 ? null : seat;
}

const isFree = (seat: KeptSeat | undefined): boolean => seat?.is === 'open' && !seat.claim;

/**
 * An open seat for a person. While a table waits one may change seats. While it runs the seat is
 * claimed, for everybody to see, and one's own only from a later moment on: until then a bot plays
 * it, and nobody sees its cards. Who gave one up themselves knows its cards, and gets no other.
 */
export function taken(
  table: KeptTable,
  person: PersonId,
  wanted: Seat | null,
  from: number,
  togetherWith: (seat: Seat) => readonly Seat[],
): [KeptTable, Seat] {
  const { status, seats } = table;
  if (!MOMENTS.includes(status)) throw new Fault({ fault: 'wrong-moment' });
  if (table.barred.includes(person)) throw new Fault({ fault: 'barred' });
  const own = seatOf(table, person) ?? claimOf(table, person);
  if (own !== null && (wanted === null || wanted === own)) return [table, own];
  const before = table.sat[person]?.seat;
  const seat = wanted ?? before ?? seats.findIndex(isFree);
  if (before !== undefined && before !== seat) throw new Fault({ fault: 'sat-elsewhere' });
  if (!isFree(seats[seat])) throw new Fault({ fault: 'seat-taken' });
  if (own !== null && status === 'running') throw new Fault({ fault: 'wrong-moment' });
  const left = seats.map((kept): KeptSeat => (personAt(kept) === person ? { is: 'open' } : kept));
  const sits: KeptSeat =
    status === 'running'
      ? { is: 'open', claim: { person, from } }
      : { is: 'person', person, standIn: null };
  // With a seat come those that are played by the same person, but for what bots have.
  const all = togetherWith(seat).filter((other) => isFree(left[other]));
  return [{ ...table, seats: left.map((kept, n) => (all.includes(n) ? sits : kept)) }, seat];
}

/** When the first claim is settled. */
export function nextClaim({ status, seats }: KeptTable): number | null {
  if (status !== 'running') return null;
  const moments = seats.flatMap((seat) => (seat.is === 'open' && seat.claim?.from) || []);
  return moments.length > 0 ? Math.min(...moments) : null;
}

/**
 * Whoever claimed a seat has it now, and keeps it until `bound`. A wish to go back was for those
 * who sat there before.
 */
export function settled(table: KeptTable, now: number, bound: number): [KeptTable, Seat[]] {
  if ((nextClaim(table) ?? Number.POSITIVE_INFINITY) > now) return [table, []];
  const found: Seat[] = [];
  const seats = table.seats.map((seat, n): KeptSeat => {
    if (seat.is !== 'open' || !seat.claim || seat.claim.from > now) return seat;
    found.push(n);
    return { is: 'person', person: seat.claim.person, standIn: null, bound };
  });
  return [{ ...table, seats, undo: null }, found];
}

/** Nobody comes after all. */
export function withdrawn(table: KeptTable, person: PersonId): KeptTable {
  if (claimOf(table, person) === null) return table;
  const seats = table.seats.map(
    (seat): KeptSeat =>
      seat.is === 'open' && seat.claim?.person === person ? { is: 'open' } : seat,
  );
  return { ...table, seats };
}

/** A person gives their seat up, where they may. */
export function givenUp(
  table: KeptTable,
  person: PersonId,
  left: number | null,
  now: number,
): KeptTable {
  if (!MOMENTS.includes(table.status)) throw new Fault({ fault: 'wrong-moment' });
  const kept = table.seats[ownSeat(table, person)] as Extract<KeptSeat, { is: 'person' }>;
  if ((kept.bound ?? 0) > now) throw new Fault({ fault: 'bound' });
  return vacated(table, person, left);
}

/** Their seats are open again; at a running table bots play them until somebody takes them. */
export function vacated(table: KeptTable, person: PersonId, left: number | null): KeptTable {
  const seat = ownSeat(table, person);
  const sat = table.status === 'running' ? { ...table.sat, [person]: { seat, left } } : table.sat;
  const { [person]: _, ...orders } = table.orders;
  const own = seatsOf(table, person);
  const seats = table.seats.map((kept, n): KeptSeat => (own.includes(n) ? { is: 'open' } : kept));
  return { ...table, seats, sat, orders, undo: null };
}

export function stoodIn(table: KeptTable, seat: Seat, bot: string | null): KeptTable {
  const kept = table.seats[seat] as Extract<KeptSeat, { is: 'person' }>;
  const { asked, ...sits } = kept;
  return { ...table, seats: table.seats.with(seat, { ...sits, standIn: bot }) };
}
