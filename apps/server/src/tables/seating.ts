import type { Seat } from '@landsraad/kernel';
import type { SeatTaken } from '@landsraad/protocol';
import { patienceOf, wholeTime, withLeft } from '../clocks/clocks.ts';
import { type KeptTable, type PersonId, personAt } from '../storage/storage.ts';
import { notedOf } from './fingerprint.ts';
import { Fault } from './house.ts';
import { gameAt, playedWith } from './laying.ts';
import { Play } from './play.ts';
import { reseat } from './reseating.ts';
import { botAt, claimOf, givenUp, ownSeat, seatsOf, settled, taken, withdrawn } from './seats.ts';
import { announce, askedBy, change } from './storing.ts';
import type { Table } from './table.ts';

/* What is done about seats, and the beginning of a game. */

export async function takeSeat(
  table: Table,
  person: PersonId,
  wanted: Seat | null,
): Promise<SeatTaken> {
  const { time, pace } = table.needs;
  const wait = Math.min(patienceOf(table.kept.settings.clock).settling, pace.claimDelay);
  const game = gameAt(table.needs, table.kept);
  let seat = -1;
  const moved = await change(table, (kept) => {
    const [made, found] = taken(kept, person, wanted, time.now() + wait, (one) =>
      playedWith(game, kept, one),
    );
    seat = found;
    return made;
  });
  if (moved) await reseat(table);
  const sits = table.kept.seats[seat]!;
  return { seat, from: sits.is === 'open' ? (sits.claim?.from ?? null) : null };
}

/** Who claimed a seat of the running game has it once everybody could see it. */
export async function settleClaims(table: Table): Promise<void> {
  const { clock } = table.kept.settings;
  const now = table.needs.time.now();
  let seats: Seat[] = [];
  const moved = await change(
    table,
    (kept) => {
      const [made, found] = settled(kept, now, now + patienceOf(clock).binding);
      seats = found;
      return made;
    },
    (clocks) => seats.reduce((all, seat) => withLeft(all, seat, timeAt(table, seat)), clocks),
  );
  if (moved) await reseat(table);
  else table.drive();
}

/** What a newcomer has to think with; whoever sat there before, what they had left. */
function timeAt({ kept }: Table, seat: Seat): number | null {
  const claim = kept.seats[seat]!;
  const before = kept.sat[personAt(claim) ?? ''];
  return before ? before.left : wholeTime(kept.settings.clock);
}

export async function leaveSeat(table: Table, person: PersonId): Promise<void> {
  const now = table.needs.time.now();
  const claimed = claimOf(table.kept, person);
  if (claimed !== null) await change(table, (kept) => withdrawn(kept, person));
  else await giveUp(table, person, now);
  await reseat(table);
}

async function giveUp(table: Table, person: PersonId, now: number): Promise<void> {
  const seat = ownSeat(table.kept, person);
  const seats = seatsOf(table.kept, person);
  const left = table.clocksNow(now)?.left[seat] ?? null;
  await change(
    table,
    (kept) => givenUp(kept, person, left, now),
    (clocks) => seats.reduce((all, own) => withLeft(all, own, null), clocks),
  );
}

export async function close(table: Table, host: PersonId): Promise<void> {
  await change(table, (kept) => ({ ...waitingFor(kept, host), status: 'closed' }));
  table.tellAround();
}

/** Nobody came to begin it. */
export async function expire(table: Table): Promise<void> {
  await change(table, (kept) => (kept.status === 'waiting' ? { ...kept, status: 'closed' } : kept));
}

/** Seats that are still open are played by bots until somebody takes them. */
export async function start(table: Table, host: PersonId): Promise<void> {
  waitingFor(table.kept, host);
  const play = begun(table);
  await change(table, (kept) => {
    const whole = wholeTime(kept.settings.clock);
    const left = kept.seats.map((_, seat) => (botAt(kept, seat) === null ? whole : null));
    const now = table.needs.time.now();
    const running: KeptTable = {
      ...waitingFor(kept, host),
      status: 'running',
      round: play.now.round,
      clocks: whole === null ? null : { left, since: now },
      fingerprint: notedOf(play.match, null),
    };
    return { ...running, ...askedBy({ play, needs: table.needs }, running, now) };
  });
  table.begin([]);
  table.leads = true;
  announce(table, []);
}

/** A game that cannot even begin leaves its table waiting. */
function begun({ needs, kept }: Table): Play {
  const game = gameAt(needs, kept);
  try {
    return new Play(game, kept, []);
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
