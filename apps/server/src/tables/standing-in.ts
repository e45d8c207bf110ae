import { HOUSE_BOT } from '@landsraad/bots/names';
import type { Seat } from '@landsraad/kernel';
import { patienceOf } from '../clocks/clocks.ts';
import { type KeptSeat, type KeptTable, type PersonId, personAt } from '../storage/storage.ts';
import { Fault } from './house.ts';
import type { Presence } from './presence.ts';
import { reseat } from './reseating.ts';
import { botAt, ownSeat, seatsOf, stoodIn } from './seats.ts';
import { change } from './storing.ts';
import type { Table } from './table.ts';

/*
 * The bot of the table plays for a person: at their own wish, or when they have been away for long
 * by the table's pace and everybody else agrees. (The clock brings it as well, once it ran out.)
 */

type PersonSeat = Extract<KeptSeat, { is: 'person' }>;
type Known = Pick<Presence, 'absentSince'>;

export async function standIn(
  table: Table,
  asker: PersonId,
  seat: Seat,
  on: boolean,
): Promise<void> {
  const played = (kept: KeptTable) => botAt(kept, seat) !== null;
  const before = played(table.kept);
  const moved = await change(table, (kept) => {
    const own = ownSeat(kept, asker);
    if (kept.status !== 'running') throw new Fault({ fault: 'wrong-moment' });
    if (!seatsOf(kept, asker).includes(seat)) return agreed(table, kept, own, seat, on);
    return played(kept) === on ? kept : stoodIn(kept, seat, on ? HOUSE_BOT : null);
  });
  if (moved && played(table.kept) !== before) await reseat(table);
  else if (moved) table.tellAround();
}

/** One more agrees; the last one brings the bot. */
function agreed(
  { presence, needs }: Table,
  kept: KeptTable,
  by: Seat,
  seat: Seat,
  on: boolean,
): KeptTable {
  const sits = kept.seats[seat];
  if (!sits) throw new Fault({ fault: 'not-found' });
  if (sits.is !== 'person' || !on) throw new Fault({ fault: 'not-yours' });
  if (sits.standIn !== null) throw new Fault({ fault: 'wrong-moment' });
  const now = needs.time.now();
  const away = absenceAt(kept, sits, presence);
  if (away.standInFrom === null || away.standInFrom > now) throw new Fault({ fault: 'not-away' });
  const all = [...new Set([...away.agreed, by])].sort();
  const agree = all.flatMap((by) => personAt(kept.seats[by]!) ?? []);
  if (asked(kept, sits, presence, now).every((person) => agree.includes(person)))
    return stoodIn(kept, seat, HOUSE_BOT);
  return { ...kept, seats: kept.seats.with(seat, { ...sits, asked: { at: now, by: all } }) };
}

/** Everybody else who plays and is not as long away themselves. */
function asked(kept: KeptTable, { person }: PersonSeat, presence: Known, now: number): PersonId[] {
  return kept.seats.flatMap((other) => {
    if (other.is !== 'person' || other.person === person || other.standIn !== null) return [];
    const { standInFrom } = absenceAt(kept, other, presence);
    return standInFrom !== null && standInFrom <= now ? [] : [other.person];
  });
}

/** How long somebody is away, and what the others made of it. Whoever came back made it void. */
export function absenceAt(
  { settings, absent }: KeptTable,
  { person, standIn, asked }: PersonSeat,
  presence: Known | undefined,
): { since: number | null; standInFrom: number | null; agreed: readonly Seat[] } {
  const since = presence ? presence.absentSince(person) : (absent[person] ?? null);
  if (since === null || standIn !== null) return { since, standInFrom: null, agreed: [] };
  const holds = asked !== undefined && since < asked.at;
  return {
    since,
    standInFrom: since + patienceOf(settings.clock).absence,
    agreed: holds ? asked.by : [],
  };
}
