import { Refusal, RuleError, type Seat } from '@landsraad/kernel';
import type { ClientMessage, ServerMessage } from '@landsraad/protocol';
import type { Entry, PersonId } from '../storage/storage.ts';
import { say } from './chat.ts';
import { askUndo, replyUndo } from './consent.ts';
import { setOrders } from './giving-orders.ts';
import { Fault } from './house.ts';
import { keyOf, type Message, mustBeAsked, mustGrow, mustPlay, type Reply } from './requests.ts';
import { answerInWindow, hold, unseal } from './sealing.ts';
import { ownSeat, seatOf } from './seats.ts';
import { canUndo } from './snapshot.ts';
import { actOf, announce, answerOf, catchUp, store } from './storing.ts';
import type { Table } from './table.ts';
import { hasSealed } from './window.ts';

const TRIES = 3;
const REPLIES_KEPT = 200;

/** What a person sends, in its turn. Rights are looked at anew for each message. */
export async function handle(
  table: Table,
  person: PersonId | null,
  message: ClientMessage,
  reply: Reply,
): Promise<void> {
  switch (message.do) {
    case 'ping':
    case 'attend':
      return reply({ is: 'pong' });
    case 'answer':
      return answer(table, person, message, reply);
    case 'act':
      return act(table, person, message, reply);
    case 'try':
      return tried(table, person, message, reply);
    case 'undo':
      return hasSealed(table.kept, seatOf(table.kept, person, message.seat))
        ? once(table, person, message, reply, (told) => unseal(table, person, message, told))
        : undo(table, person, message, reply);
    case 'ask-undo':
      return once(table, person, message, reply, (told) => askUndo(table, person, message, told));
    case 'reply-undo':
      return once(table, person, message, reply, (told) => replyUndo(table, person, message, told));
    case 'hold':
      return once(table, person, message, reply, (told) => hold(table, person, message, told));
    case 'order':
      return setOrders(table, person, message, reply);
    case 'say':
      return say(table, person, message, reply);
  }
}

async function answer(
  table: Table,
  person: PersonId | null,
  message: Message<'answer'>,
  reply: Reply,
): Promise<void> {
  const { key, seq, choice, seat: meant } = message;
  const began = table.needs.time.now();
  // Others may decide at the same time: theirs does not make this one late.
  const isMeant = (seat: Seat) => table.play?.asksStill(seat, seq) ?? false;
  if (table.window) await answerInWindow(table, person, message, reply);
  else
    await step(table, person, { key, seq, meant, isMeant }, reply, (seat) =>
      answerOf(seat, choice),
    );
  table.needs.observe.answered(table.needs.time.now() - began);
}

/** What is done unasked is meant for any moment: what it speaks of has a name of its own. */
function act(
  table: Table,
  person: PersonId | null,
  { key, seq, kind, choice, seat: meant }: Message<'act'>,
  reply: Reply,
): Promise<void> {
  const isMeant = () => seq <= table.seq;
  return step(table, person, { key, seq, meant, isMeant }, reply, (seat) => {
    mustBeAsked(table.play!, seat);
    table.rations.act(seat);
    return actOf(seat, kind, choice);
  });
}

/** It tells what sending the answer would tell, by the same check, and only to whoever owes it. */
function tried(
  table: Table,
  person: PersonId | null,
  { key, seq, choice, seat: meant }: Message<'try'>,
  reply: Reply,
): void {
  const seat = ownSeat(table.kept, person, meant);
  if (seq !== table.seq) throw new Fault({ fault: 'moved-on' });
  mustPlay(table, seat);
  const reason = (table.window ?? table.play!.match).whyNot(seat, choice);
  if (reason) throw new Fault({ fault: 'refused', reason });
  reply({ is: 'accepted', key, seq });
}

function undo(
  table: Table,
  person: PersonId | null,
  { key, seq, seat: meant }: Message<'undo'>,
  reply: Reply,
): Promise<void> {
  return step(table, person, { key, seq, meant }, reply, (seat) => {
    if (!canUndo(table.kept, table.play!.now, seat))
      throw new Fault({ fault: 'refused', reason: { code: 'cannot-undo', rule: 'G-2' } });
    mustGrow(table.play!);
    table.rations.regret(seat);
    return { do: 'take-back', count: 1 };
  });
}

interface Asked {
  readonly key: string;
  readonly seq: number;
  /** For which of the own seats, where there are several. */
  readonly meant: Seat | undefined;
  /** Whether it is meant for now, though the log has gone on since `seq`. */
  readonly isMeant?: (seat: Seat) => boolean;
}

/** Stored first, acknowledged second, told to all third. */
async function step(
  table: Table,
  person: PersonId | null,
  { key, seq, meant, isMeant }: Asked,
  reply: Reply,
  stepOf: (seat: Seat) => Entry['step'],
): Promise<void> {
  const seat = ownSeat(table.kept, person, meant);
  const name = keyOf(seat, key);
  for (let tries = 0; tries < TRIES; tries++) {
    const known = table.play?.seqOf(name);
    if (known !== undefined) return reply({ is: 'accepted', key, seq: known + 1 });
    // Meant for another moment, it is late, whatever has become of the table since.
    if (seq !== table.seq && !isMeant?.(seat)) throw new Fault({ fault: 'moved-on' });
    mustPlay(table, seat);
    const before = table.called();
    const stored = await storedOrFault(table, stepOf(seat), name, before);
    if (stored.is === 'stored') {
      reply({ is: 'accepted', key, seq: table.seq });
      return announce(table, before);
    }
    // Somebody was quicker, or stood up meanwhile: what is stored is true, and then we see again.
    await catchUp(table);
    if (stored.is === 'repeated') return reply({ is: 'accepted', key, seq: stored.seq + 1 });
  }
  throw new Fault({ fault: 'moved-on' });
}

async function storedOrFault(
  table: Table,
  step: Entry['step'],
  key: string,
  before: readonly Seat[],
) {
  try {
    return await store(table, step, key);
  } catch (error) {
    if (error instanceof Refusal) throw new Fault({ fault: 'refused', reason: error.reason });
    if (!(error instanceof RuleError)) {
      table.drive();
      throw error;
    }
    announce(table, before);
    throw new Fault({ fault: 'frozen' });
  }
}

/** What is not in the log is remembered for a while: sent again, it is answered again. */
async function once(
  table: Table,
  person: PersonId | null,
  { key }: Message<'undo' | 'ask-undo' | 'reply-undo' | 'hold'>,
  reply: Reply,
  run: (reply: Reply) => Promise<void>,
): Promise<void> {
  const { replies } = table;
  const name = `${person} ${key}`;
  const known = replies.get(name) ?? stored(table, person, key);
  if (known) return reply(known);
  await run((given) => {
    replies.set(name, given);
    if (replies.size > REPLIES_KEPT) replies.delete(replies.keys().next().value!);
    reply(given);
  });
}

/** A wish that was granted at once is in the log, whatever became of this process since. */
function stored(
  { kept, play }: Table,
  person: PersonId | null,
  key: string,
): ServerMessage | undefined {
  const seat = seatOf(kept, person);
  const seq = seat === null ? undefined : play?.seqOf(keyOf(seat, key));
  return seq === undefined ? undefined : { is: 'accepted', key, seq: seq + 1 };
}
