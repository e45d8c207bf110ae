import type { Seat } from '@landsraad/kernel';
import { botNamesOf } from '../bots/thinker.ts';
import { wholeTime, withLeft } from '../clocks/clocks.ts';
import type { KeptTable, PersonId } from '../storage/storage.ts';
import { Fault } from './house.ts';
import { gameOf } from './laying.ts';
import { Play } from './play.ts';
import { reseat } from './reseating.ts';
import { botAt, givenUp, ownSeat, stoodIn, taken } from './seats.ts';
import { announce, change } from './storing.ts';
import type { Table } from './table.ts';

/* What is done about seats, and the beginning of a game. */

export async function takeSeat(table: Table, person: PersonId, wanted: Seat | null): Promise<Seat> {
  const { clock } = table.kept.settings;
  const before = table.kept.sat[person];
  let seat = -1;
  const moved = await change(
    table,
    (kept) => {
      const [made, found] = taken(kept, person, wanted);
      seat = found;
      return made;
    },
    (clocks) => withLeft(clocks, seat, before ? before.left : wholeTime(clock)),
  );
  if (moved) await reseat(table);
  return seat;
}

export async function leaveSeat(table: Table, person: PersonId): Promise<void> {
  const seat = ownSeat(table.kept, person);
  const left = table.clocksNow(table.needs.time.now())?.left[seat] ?? null;
  await change(
    table,
    (kept) => givenUp(kept, person, left),
    (clocks) => withLeft(clocks, seat, null),
  );
  await reseat(table);
}

export async function close(table: Table, host: PersonId): Promise<void> {
  await change(table, (kept) => ({ ...waitingFor(kept, host), status: 'closed' }));
  table.tellAround();
}

/** Seats that are still open are played by bots until somebody takes them. */
export async function start(table: Table, host: PersonId): Promise<void> {
  waitingFor(table.kept, host);
  const pending = begun(table).match.pending.map(({ seat }) => seat);
  await change(table, (kept) => {
    const whole = wholeTime(kept.settings.clock);
    const left = kept.seats.map((_, seat) => (botAt(kept, seat) === null ? whole : null));
    const clocks = whole === null ? null : { left, since: table.needs.time.now() };
    return { ...waitingFor(kept, host), status: 'running', clocks, pending };
  });
  table.begin([]);
  table.leads = true;
  announce(table, []);
}

/** A game that cannot even begin leaves its table waiting. */
function begun({ needs, kept }: Table): Play {
  try {
    return new Play(gameOf(needs, kept.settings.game), kept, []);
  } catch (error) {
    needs.observe.failed('rule', error);
    throw new Fault({ fault: 'internal' });
  }
}

function waitingFor(kept: KeptTable, host: PersonId): KeptTable {
  if (kept.host !== host) throw new Fault({ fault: 'not-yours' });
  if (kept.status !== 'waiting') throw new Fault({ fault: 'wrong-moment' });
  return kept;
}

export async function standIn(
  table: Table,
  asker: PersonId,
  seat: Seat,
  bot: string | null,
): Promise<void> {
  if (bot !== null && !botNamesOf(table.kept.settings.game).includes(bot))
    throw new Fault({ fault: 'options', detail: 'no such bot' });
  const moved = await change(table, (kept) => {
    mayStandIn(table, kept, asker, seat, bot);
    return botAt(kept, seat) === bot ? kept : stoodIn(kept, seat, bot);
  });
  if (moved) await reseat(table);
}

/** For the own seat always; for another's once they have been away for a while. */
function mayStandIn(
  { presence }: Table,
  kept: KeptTable,
  asker: PersonId,
  seat: Seat,
  bot: string | null,
): void {
  const own = ownSeat(kept, asker);
  if (kept.status !== 'running') throw new Fault({ fault: 'wrong-moment' });
  if (seat === own) return;
  const kind = kept.seats[seat];
  if (!kind) throw new Fault({ fault: 'not-found' });
  if (kind.is !== 'person' || bot === null) throw new Fault({ fault: 'not-yours' });
  if (kind.standIn !== null) throw new Fault({ fault: 'wrong-moment' });
  if (!presence.isLongAway(kind.person)) throw new Fault({ fault: 'not-away' });
}
