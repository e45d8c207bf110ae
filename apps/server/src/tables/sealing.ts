import type { Choice, Seat } from '@landsraad/kernel';
import { HOLDS } from '../clocks/windows.ts';
import type { Entry, KeptTable, KeptWindow, PersonId } from '../storage/storage.ts';
import { Fault } from './house.ts';
import { dueAt, orderedFor } from './orders.ts';
import { keyOf, type Message, mustPlay, type Reply } from './requests.ts';
import { botAt, ownSeat } from './seats.ts';
import { catchUp } from './storing.ts';
import type { Table } from './table.ts';
import { OpenWindow } from './window.ts';

/*
 * What is said in a window lies in the table's row: the log, the match, the clocks and all that is
 * shown stay as they are until it closes. Then it is one entry of the log, and one update for all.
 */

const TRIES = 5;

const movedOn = (): Fault => new Fault({ fault: 'moved-on' });

export async function answerInWindow(
  table: Table,
  person: PersonId | null,
  { key, seq, choice, seat: meant }: Message<'answer'>,
  reply: Reply,
): Promise<void> {
  const seat = ownSeat(table.kept, person, meant);
  const name = keyOf(seat, key);
  const known = table.play!.seqOf(name);
  if (known !== undefined) return reply({ is: 'accepted', key, seq: known + 1 });
  const isNew = await changeWindow(table, seq, (sealed) => {
    if (sealed.answers.some((answer) => answer.key === name)) return sealed;
    mustPlay(table, seat);
    const reason = table.window!.whyNot(seat, choice);
    if (reason) throw new Fault({ fault: 'refused', reason });
    const before = [...sealed.answers, ...table.window!.orderedBy(seat)];
    return { ...sealed, answers: [...before, { seat, choice, key: name }] };
  });
  // The number that it will be told with.
  reply({ is: 'accepted', key, seq: table.seq + 1 });
  if (isNew) said(table, seat);
}

/** The seat takes back what it said last in the window: nobody has heard it. */
export async function unseal(
  table: Table,
  person: PersonId | null,
  { key, seq, seat: meant }: Message<'undo'>,
  reply: Reply,
): Promise<void> {
  const seat = ownSeat(table.kept, person, meant);
  mustPlay(table, seat);
  table.rations.regret(seat);
  await changeWindow(table, seq, (sealed) => {
    const last = sealed.answers.findLastIndex((answer) => answer.seat === seat);
    return last < 0 ? sealed : { ...sealed, answers: sealed.answers.toSpliced(last, 1) };
  });
  reply({ is: 'accepted', key, seq: table.seq });
  said(table, seat);
}

/** Anybody at the table may ask for more time, whoever is asked: nobody learns who did. */
export async function hold(
  table: Table,
  person: PersonId | null,
  { key, seq, seat: meant }: Message<'hold'>,
  reply: Reply,
): Promise<void> {
  const seat = ownSeat(table.kept, person, meant);
  await changeWindow(table, seq, (sealed) => {
    mustPlay(table, seat);
    const { settings } = table.kept;
    const used = table.play!.now.holdsOf(seat) + sealed.held.filter((by) => by === seat).length;
    if (used >= HOLDS || settings.clock.kind === 'days') throw new Fault({ fault: 'wrong-moment' });
    const closes = sealed.closes + table.needs.pace.hold;
    return { ...sealed, closes, held: [...sealed.held, seat] };
  });
  reply({ is: 'accepted', key, seq: table.seq });
  table.tellUpdate();
  table.drive();
}

/** A bot's answer; the fallback where it may not be. */
export async function sealForBot(table: Table, seat: Seat, wanted: Choice): Promise<void> {
  await changeWindow(table, table.seq, (sealed) => {
    const decision = table.window!.decision(seat);
    if (!decision) return sealed;
    const choice = table.window!.whyNot(seat, wanted) === null ? wanted : decision.fallback;
    return { ...sealed, answers: [...sealed.answers, { seat, choice, by: 'bot' }] };
  });
  table.drive();
}

/**
 * When it closes: at its time, or as soon as all have answered where a move has days, or where
 * nobody but bots plays. Bots are waited for: they are quicker than a beat.
 */
export function closesAt({ kept, window, needs }: Table): number | null {
  const { sealed, settings } = kept;
  if (!sealed || !window) return null;
  if (window.owing.some((seat) => botAt(kept, seat) !== null)) return null;
  const waits =
    settings.clock.kind === 'days' || kept.seats.every((_, n) => botAt(kept, n) !== null);
  return waits && window.owing.length === 0 ? needs.time.now() : sealed.closes;
}

/** All that was said, as one step of the log. */
export function closing({ kept, play }: Table): Extract<Entry['step'], { do: 'window' }> {
  const { answers, held } = kept.sealed!;
  const all = OpenWindow.closed(play!.match, answers, (decision) =>
    orderedFor(play!, kept, decision),
  );
  return { do: 'window', answers: all, ...(held.length > 0 && { held }) };
}

/** Only the seat itself sees that it has answered, or what it is asked next. */
function said(table: Table, seat: Seat): void {
  table.tellUpdate((attendee) => table.eyesOf(attendee) === seat);
  table.drive();
}

/**
 * Changes what lies in the window, and nothing else of the row: not even when it was changed last.
 * False where there was nothing to change; `moved-on` where the window is another one.
 */
async function changeWindow(
  table: Table,
  seq: number,
  make: (sealed: KeptWindow) => KeptWindow,
): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    const { kept } = table;
    if (seq !== table.seq || !kept.sealed || !table.window) throw movedOn();
    const sealed = make(kept.sealed);
    if (sealed === kept.sealed) return false;
    const changed: KeptTable = { ...kept, sealed, version: kept.version + 1 };
    const row = { ...changed, due: dueAt(table.play, changed) };
    if (await table.needs.storage.changeTable(row)) {
      table.kept = row;
      table.leads = true;
      table.publish();
      return true;
    }
    await catchUp(table);
  }
  throw new Fault({ fault: 'internal', detail: 'the table changes too fast' });
}
