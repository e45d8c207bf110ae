import { HOUSE_BOT } from '@landsraad/bots/names';
import type { Seat } from '@landsraad/kernel';
import type { NewReport } from '@landsraad/protocol';
import { type KeptSeat, type KeptTable, type PersonId, personAt } from '../storage/storage.ts';
import { lineOf, personOf } from './chat.ts';
import { Fault } from './house.ts';
import { reseat } from './reseating.ts';
import { isClosed } from './seats.ts';
import { change } from './storing.ts';
import type { Table } from './table.ts';
import { mayLook } from './visiting.ts';

type ReportedLine = Extract<NewReport, { line: number }>;

/* Order at a table is its host's; beyond the table it is for those whom the operator trusts. */

/** A closed seat is the house's bot; whoever waited in it, or for it, gets no seat here any more. */
export async function closeSeat(
  table: Table,
  host: PersonId,
  seat: Seat,
  on: boolean,
): Promise<void> {
  const moved = await change(table, (kept) => {
    mustBeHost(kept, host);
    if (!kept.seats[seat]) throw new Fault({ fault: 'not-found' });
    return on ? shut(kept, seat) : opened(kept, seat);
  });
  if (!moved) return;
  await note(table, host, on ? 'closed-seat' : 'opened-seat', null, String(seat));
  await reseat(table);
}

function shut(kept: KeptTable, seat: Seat): KeptTable {
  const sits = kept.seats[seat]!;
  const person = personAt(sits);
  if (sits.is === 'bot') return kept;
  // Who plays is sent away by nobody: there are clocks, and the consent of all.
  const plays = sits.is === 'person' && kept.status !== 'waiting';
  const goesOn = kept.status === 'waiting' || kept.status === 'running';
  if (plays || !goesOn || person === kept.host) throw new Fault({ fault: 'wrong-moment' });
  const barred = person === null ? kept.barred : [...new Set([...kept.barred, person])];
  const seats = kept.seats.map(
    (other, n): KeptSeat =>
      n === seat || (person !== null && personAt(other) === person)
        ? { is: 'bot', bot: HOUSE_BOT }
        : other,
  );
  return { ...kept, barred, seats };
}

function opened(kept: KeptTable, seat: Seat): KeptTable {
  if (!isClosed(kept, seat)) throw new Fault({ fault: 'wrong-moment' });
  return { ...kept, seats: kept.seats.with(seat, { is: 'open' }) };
}

export async function silence(
  table: Table,
  host: PersonId,
  speaker: string,
  on: boolean,
): Promise<void> {
  mustBeHost(table.kept, host);
  const person = await personOf(table, speaker);
  if (person === host) throw new Fault({ fault: 'wrong-moment' });
  const moved = await change(table, (kept) => {
    mustBeHost(kept, host);
    if (kept.silenced.includes(person) === on) return kept;
    const others = kept.silenced.filter((other) => other !== person);
    return { ...kept, silenced: on ? [...others, person] : others };
  });
  if (!moved) return;
  await note(table, host, on ? 'silenced' : 'unsilenced', person, null);
  table.tellAround();
}

export async function report(table: Table, by: PersonId, told: NewReport): Promise<void> {
  mayLook(table, by);
  const { storage, time } = table.needs;
  const about = 'line' in told ? await lineAbout(table, by, told) : nameAbout(table, told.seat);
  if (about.about === by) throw new Fault({ fault: 'wrong-moment' });
  await storage.addReport({ at: time.now(), table: table.id, by, why: told.why, ...about });
}

async function lineAbout(table: Table, by: PersonId, { line, room: name }: ReportedLine) {
  const { person, text, room } = await lineOf(table, by, line, name);
  return { line, room, said: text, about: person };
}

function nameAbout({ kept, names }: Table, seat: Seat) {
  const sits = kept.seats[seat];
  const about = sits ? personAt(sits) : null;
  if (about === null) throw new Fault({ fault: 'not-found' });
  return { line: null, room: '', said: names.get(about) ?? '', about };
}

function mustBeHost(kept: KeptTable, person: PersonId): void {
  if (kept.host !== person) throw new Fault({ fault: 'not-yours' });
}

function note(table: Table, who: string, did: string, whom: string | null, what: string | null) {
  const { storage, time } = table.needs;
  const where = what === null ? table.id : `${table.id} ${what}`;
  return storage.addDeed({ at: time.now(), who, did, whom, what: where });
}
