import { HOUSE_BOT } from '@landsraad/bots/names';
import { type Choice, RuleError, type Seat, windowOf } from '@landsraad/kernel';
import { isSame } from '@landsraad/protocol';
import { type Clocks, rewarded, spared } from '../clocks/clocks.ts';
import { openedAt } from '../clocks/windows.ts';
import {
  type Appended,
  type Entry,
  type KeptTable,
  type PersonId,
  personAt,
} from '../storage/storage.ts';
import { notedOf } from './fingerprint.ts';
import { Fault } from './house.ts';
import { dueAt, tellOrders } from './orders.ts';
import { asRuleError } from './play.ts';
import { reseat } from './reseating.ts';
import { stoodIn } from './seats.ts';
import type { Table } from './table.ts';

/** After so many answers of the clock in a row a bot stands in. */
const TIMEOUTS_IN_A_ROW = 3;
const TRIES = 5;

type Answered = Extract<Entry['step'], { do: 'answer' }>;

export const answerOf = (seat: Seat, choice: Choice, by?: Answered['by']): Answered => ({
  do: 'answer',
  seat,
  choice,
  ...(by && { by }),
});

export const actOf = (
  seat: Seat,
  unasked: string,
  choice: Choice,
  by?: Answered['by'],
): Answered => ({ ...answerOf(seat, choice, by), unasked });

/**
 * Carries a step out and stores it. Only what is stored happened: otherwise everything is as it
 * was. Throws a `Refusal` where the game says no; a rule that fails freezes the table.
 */
export async function store(
  table: Table,
  step: Entry['step'],
  key: string | null,
): Promise<Appended> {
  const play = table.play!;
  const { moves } = play.now;
  const { length } = moves;
  const now = table.needs.time.now();
  const entry: Entry = { table: table.id, seq: play.seq, key, step, at: now };
  try {
    play.carryOut(step);
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    const frozen = await freeze(table, entry, error);
    if (frozen.is !== 'stored') return frozen;
    throw error;
  }
  const row = rowAfter(table, step, now);
  let appended: Appended;
  try {
    appended = await table.needs.storage.append(entry, row);
  } catch (error) {
    play.restored(moves.slice(0, length));
    throw error;
  }
  if (appended.is !== 'stored') {
    play.restored(moves.slice(0, length));
    return appended;
  }
  play.noted(entry);
  table.kept = row;
  table.leads = true;
  table.publish();
  return appended;
}

/** Everybody hears of the entry that was just stored. */
export function announce(table: Table, calledBefore: readonly Seat[]): void {
  table.tellUpdate();
  table.tellAroundAnswer();
  const { kept, needs, presence } = table;
  const at = (seat: Seat) => personAt(kept.seats[seat]!) ?? [];
  const before = calledBefore.flatMap(at);
  for (const person of new Set(table.called().flatMap(at)))
    if (!before.includes(person) && !presence.isPresent(person)) needs.onTurn(person, kept.id);
  table.drive();
}

function rowAfter(table: Table, step: Entry['step'], now: number): KeptTable {
  const { kept, play } = table;
  const { clock } = kept.settings;
  const { now: course, match } = play!;
  const isLate = step.do === 'answer' && step.by === 'clock';
  const standsIn = isLate && (play!.timeoutsOf(step.seat) + 1) % TIMEOUTS_IN_A_ROW === 0;
  let clocks = table.clocksNow(now);
  if (clocks && step.do === 'answer' && step.unasked === undefined)
    clocks = rewarded(clocks, clock, step.seat, step.by);
  if (clocks && standsIn) clocks = spared(clocks, clock, step.seat);
  const made = standsIn ? stoodIn(kept, step.seat, HOUSE_BOT) : kept;
  const { position } = course;
  const status = match.over ? 'over' : 'running';
  const fingerprint = notedOf(match, kept.fingerprint);
  const after = {
    ...made,
    status,
    position,
    round: course.round,
    undo: null,
    fingerprint,
    sealed: null,
  } as const;
  return rowOf(table, after, clocks, now);
}

/** The next row, with the clocks as they stand and with what follows from the game. */
function rowOf(table: Table, made: KeptTable, clocks: Clocks | null, now: number): KeptTable {
  const row: KeptTable = {
    ...made,
    clocks: clocks ? { left: clocks.left, since: now } : made.clocks,
    absent: table.absences,
    ...askedBy(table, made, now),
    changed: now,
    version: table.kept.version + 1,
  };
  return { ...row, due: dueAt(table.play, row) };
}

/** Whom the game waits for; in a window nobody is named, and it closes by itself. */
export function askedBy(
  { play, needs }: Pick<Table, 'play' | 'needs'>,
  { status, pending, sealed, settings }: KeptTable,
  now: number,
): Pick<KeptTable, 'pending' | 'sealed'> {
  if (status !== 'running') return { pending: [], sealed: null };
  if (!play) return { pending, sealed };
  const asked = play.match.pending;
  const window = windowOf(asked);
  if (!window) return { pending: asked.map(({ seat }) => seat), sealed: null };
  return { pending: [], sealed: sealed ?? openedAt(now, window, settings.clock, needs.pace) };
}

/**
 * A rule failed: the match stands before the answer. The answer is kept as the last entry of the
 * log, so that a report can replay the fault; nothing comes after it. Where somebody was quicker,
 * the answer was meant for what is no more, and freezes nothing.
 */
async function freeze(table: Table, entry: Entry, error: RuleError): Promise<Appended> {
  const { needs, play } = table;
  needs.observe.failed('rule', error);
  const made: KeptTable = { ...table.kept, status: 'frozen', undo: null };
  const row = rowOf(table, made, table.clocksNow(entry.at), entry.at);
  const appended = await needs.storage.append(entry, row);
  if (appended.is !== 'stored') return appended;
  play!.noted(entry);
  play!.failure = error;
  table.kept = row;
  table.publish();
  return appended;
}

/**
 * Changes the table's row. `make` sees the newest row and throws a `Fault` where it may not be; it
 * gives back the same row where there is nothing to do: false then.
 */
export async function change(
  table: Table,
  make: (kept: KeptTable) => KeptTable,
  clocks: (clocks: Clocks) => Clocks = (same) => same,
): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    const now = table.needs.time.now();
    const made = make(table.kept);
    if (made === table.kept) return false;
    const charged = table.clocksNow(now);
    const row = rowOf(table, made, charged && clocks(charged), now);
    if (await table.needs.storage.changeTable(row)) {
      table.kept = row;
      table.publish();
      return true;
    }
    await catchUp(table);
  }
  throw new Fault({ fault: 'internal', detail: 'the table changes too fast' });
}

/** Somebody else changed the table; what is stored is true. One update for each entry. */
export async function catchUp(table: Table): Promise<void> {
  const { storage } = table.needs;
  const kept = await storage.table(table.id);
  if (!kept) return;
  const moved = kept.version !== table.kept.version;
  const reseated = JSON.stringify(kept.seats) !== JSON.stringify(table.kept.seats);
  const spoke = whoSpoke(table.kept, kept);
  const ordered = whoOrdered(table.kept, kept);
  if (moved) {
    table.kept = kept;
    await table.learnNames();
  }
  if (table.play) follow(table, await storage.entries(table.id, table.play.seq));
  else {
    table.begin(await storage.entries(table.id, 0));
    if (table.play) table.tellUpdate();
  }
  if (reseated) return reseat(table);
  if (spoke === 'all') table.tellUpdate();
  else if (spoke.length > 0) tellThem(table, spoke);
  for (const person of ordered) tellOrders(table, person);
  if (moved) table.tellAround();
  table.drive();
}

/** Whose words in a window are others now: each sees it, nobody else; more time is seen by all. */
function whoSpoke(before: KeptTable, now: KeptTable): Seat[] | 'all' {
  if (!before.sealed || before.sealed.opened !== now.sealed?.opened) return [];
  if (before.sealed.closes !== now.sealed.closes) return 'all';
  const said = ({ sealed }: KeptTable, seat: Seat) =>
    sealed!.answers.filter((answer) => answer.seat === seat).length;
  return now.seats.flatMap((_, seat) => (said(before, seat) === said(now, seat) ? [] : [seat]));
}

/** Whose orders are others now. */
function whoOrdered({ orders: before }: KeptTable, { orders: now }: KeptTable): PersonId[] {
  return Object.keys({ ...before, ...now }).filter((who) => !isSame(before[who], now[who]));
}

function tellThem(table: Table, seats: readonly Seat[]): void {
  table.tellUpdate((attendee) => seats.some((seat) => table.eyesOf(attendee) === seat));
}

function follow(table: Table, entries: readonly Entry[]): void {
  const play = table.play!;
  for (const entry of entries) {
    if (play.seq !== entry.seq) continue;
    try {
      if (!play.failure) play.carryOut(entry.step);
    } catch (error) {
      play.failure = asRuleError(error);
    }
    play.noted(entry);
    table.leads = false;
    table.tellUpdate();
  }
}
