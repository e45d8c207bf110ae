import { type Choice, RuleError, type Seat } from '@landsraad/kernel';
import { type Clocks, rewarded } from '../clocks/clocks.ts';
import type { Appended, Entry, KeptTable } from '../storage/storage.ts';
import { Fault } from './house.ts';
import { asRuleError } from './play.ts';
import { reseat } from './reseating.ts';
import { HOUSE_BOT, stoodIn } from './seats.ts';
import type { Table } from './table.ts';

/** Who brings a step: a person by a message, a bot, or the clock that ran out. */
export type Doer = 'person' | 'bot' | 'clock';

/** After so many answers of the clock in a row a bot stands in. */
const TIMEOUTS_IN_A_ROW = 3;
const TRIES = 5;

export const answerOf = (seat: Seat, choice: Choice): Entry['step'] => ({
  do: 'answer',
  seat,
  choice,
});

/**
 * Carries a step out and stores it. Only what is stored happened: otherwise everything is as it
 * was. Throws a `Refusal` where the game says no; a rule that fails freezes the table.
 */
export async function store(
  table: Table,
  step: Entry['step'],
  key: string | null,
  doer: Doer,
): Promise<Appended> {
  const play = table.play!;
  const { answers } = play.now;
  const { length } = answers;
  const now = table.needs.time.now();
  const entry: Entry = { table: table.id, seq: play.seq, key, step, at: now };
  try {
    play.carryOut(step);
  } catch (error) {
    if (error instanceof RuleError) await freeze(table, entry, error);
    throw error;
  }
  const clocks = clocksAfter(table, step, doer, now);
  const row = rowAfter(table, step, doer, clocks, now);
  let appended: Appended;
  try {
    appended = await table.needs.storage.append(entry, row);
  } catch (error) {
    play.restored(answers.slice(0, length));
    throw error;
  }
  if (appended.is !== 'stored') {
    play.restored(answers.slice(0, length));
    return appended;
  }
  play.noted(entry);
  countTimeouts(table, step, doer);
  table.adopt(row, clocks && { ...clocks, running: table.owing() });
  table.leads = true;
  table.publish();
  return appended;
}

/** Everybody hears of the entry that was just stored. */
export function announce(table: Table, owedBefore: readonly Seat[]): void {
  table.tellUpdate();
  table.tellAround();
  const { kept, needs, presence } = table;
  for (const seat of table.owing()) {
    const person = kept.seats[seat]!;
    if (person.is !== 'person' || owedBefore.includes(seat)) continue;
    if (!presence.isPresent(person.person)) needs.onTurn(person.person, kept.id);
  }
  table.drive();
}

function clocksAfter(table: Table, step: Entry['step'], doer: Doer, now: number): Clocks | null {
  const clocks = table.clocksNow(now);
  const { clock } = table.kept.settings;
  if (!clocks || step.do !== 'answer' || doer === 'bot') return clocks;
  return rewarded(clocks, clock, step.seat);
}

function rowAfter(
  table: Table,
  step: Entry['step'],
  doer: Doer,
  clocks: Clocks | null,
  now: number,
): KeptTable {
  const { now: course, match } = table.play!;
  const standsIn =
    step.do === 'answer' &&
    doer === 'clock' &&
    (table.timeouts.get(step.seat) ?? 0) + 1 >= TIMEOUTS_IN_A_ROW;
  const kept = standsIn ? stoodIn(table.kept, step.seat, HOUSE_BOT) : table.kept;
  return {
    ...kept,
    status: match.over ? 'over' : 'running',
    position: match.position,
    round: course.round,
    clocks: clocks && { left: clocks.left },
    undo: null,
    changed: now,
    version: kept.version + 1,
  };
}

function countTimeouts({ timeouts }: Table, step: Entry['step'], doer: Doer): void {
  if (step.do !== 'answer') return;
  if (doer === 'clock') timeouts.set(step.seat, (timeouts.get(step.seat) ?? 0) + 1);
  else timeouts.delete(step.seat);
}

/**
 * A rule failed: the match stands before the answer. The answer is kept as the last entry of the
 * log, so that a report can replay the fault; nothing comes after it.
 */
async function freeze(table: Table, entry: Entry, error: RuleError): Promise<void> {
  const { needs, play } = table;
  needs.observe.failed('rule', error);
  const clocks = table.clocksNow(entry.at);
  const row: KeptTable = {
    ...table.kept,
    status: 'frozen',
    clocks: clocks && { left: clocks.left },
    undo: null,
    changed: entry.at,
    version: table.kept.version + 1,
  };
  const appended = await needs.storage.append(entry, row);
  if (appended.is !== 'stored') return;
  play!.noted(entry);
  play!.failure = error;
  table.adopt(row, clocks && { ...clocks, running: [] });
  table.publish();
}

/**
 * Changes the table's row, and tells everybody. `make` sees the newest row and throws a `Fault`
 * where it may not be; it gives back the same row where there is nothing to do.
 */
export async function change(
  table: Table,
  make: (kept: KeptTable) => KeptTable,
  clocks: (clocks: Clocks) => Clocks = (same) => same,
): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const now = table.needs.time.now();
    const made = make(table.kept);
    if (made === table.kept) return;
    const charged = table.clocksNow(now);
    const ticking = charged && clocks(charged);
    const row: KeptTable = {
      ...made,
      clocks: ticking ? { left: ticking.left } : made.clocks,
      changed: now,
      version: table.kept.version + 1,
    };
    if (await table.needs.storage.changeTable(row)) {
      table.adopt(row, ticking);
      if (table.clocks) table.clocks = { ...table.clocks, running: table.owing() };
      table.publish();
      return;
    }
    await catchUp(table);
  }
  throw new Fault({ fault: 'internal', detail: 'the table changes too fast' });
}

/** Somebody else changed the table; what is stored is true. One update for each entry. */
export async function catchUp(table: Table): Promise<void> {
  const { storage, time } = table.needs;
  const kept = await storage.table(table.id);
  if (!kept) return;
  const moved = kept.version !== table.kept.version;
  const reseated = JSON.stringify(kept.seats) !== JSON.stringify(table.kept.seats);
  const since = time.now();
  if (moved) {
    const clocks = kept.clocks && { left: kept.clocks.left, running: [], since };
    table.adopt(kept, clocks);
    await table.learnNames();
  }
  if (table.play) follow(table, await storage.entries(table.id, table.play.seq));
  else {
    table.begin(await storage.entries(table.id, 0), since);
    if (table.play) table.tellUpdate();
  }
  if (moved && table.clocks) table.clocks = { ...table.clocks, running: table.owing() };
  if (reseated) return reseat(table);
  if (moved) table.tellAround();
  table.drive();
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
    table.timeouts.clear();
    table.tellUpdate();
  }
}
