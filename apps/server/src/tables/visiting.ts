import type { ClientMessage, Hello, ServerFault, ServerMessage } from '@landsraad/protocol';
import { Unavailable } from '../storage/outage.ts';
import type { PersonId } from '../storage/storage.ts';
import type { Attendee, Listener, Visitor } from './audience.ts';
import { greet, lastLines } from './chat.ts';
import { Fault } from './house.ts';
import { handle } from './messages.ts';
import { countsFrom } from './orders.ts';
import type { Reply } from './requests.ts';
import { claimOf, seatOf } from './seats.ts';
import type { Table } from './table.ts';

/** What somebody is told who comes, or who looks without staying. */
export async function greeting(table: Table, who: Visitor): Promise<Hello> {
  mayLook(table, who.person);
  await table.learnNames();
  return table.hello(who, await lastLines(table, who.person));
}

/**
 * Where nobody may look on, others come only before the game and after it; who claimed a seat may
 * wait for it there.
 */
export function mayLook(table: Table, person: PersonId | null): void {
  if (table.play && table.eyesOf({ person }) === null && claimOf(table.kept, person) === null)
    throw new Fault({ fault: 'not-yours' });
}

/** Takes a place; the listener hears `hello` before anything else. */
export async function attend(
  table: Table,
  { person, seat }: Visitor,
  listener: Listener,
  dismissed: () => void,
) {
  const hello = await greeting(table, { person, seat });
  const attendee: Attendee = {
    person,
    seat,
    listener,
    dismissed,
    shown: hello.snapshot,
    here: true,
    greeted: Number.NEGATIVE_INFINITY,
    callOff: null,
  };
  table.audience.add(attendee);
  if (person !== null) table.presence.came(person);
  table.audience.tell(attendee, { ...hello, around: table.aroundOf(attendee) });
  table.tellAround(attendee);
  return {
    send: (message: ClientMessage, stopping: boolean) =>
      stopping
        ? Promise.resolve(listener(rejection({ fault: 'shutting-down' }, message)))
        : whenItCounts(
            (task) => table.inTurn(() => task(table)),
            person,
            message,
            () => hear(table, attendee, message),
          ),
    leave: () => {
      if (!table.audience.remove(attendee)) return;
      attendee.callOff?.();
      if (person !== null && attendee.here) table.presence.left(person);
      table.soon(() => table.tellAround());
    },
  };
}

type At = <R>(task: (table: Table) => Promise<R>) => Promise<R>;

/**
 * In the table's turn, and an answer to what asks for a pause only after it: whoever is quick has
 * nothing stored sooner than others. Meanwhile the table goes on.
 */
export async function whenItCounts<T>(
  at: At,
  person: PersonId | null,
  message: ClientMessage,
  task: (table: Table) => Promise<T>,
): Promise<T> {
  const [isDone, result] = await at(async (table): Promise<[true, T] | [false, Promise<void>]> => {
    const { time } = table.needs;
    const seat = message.do === 'answer' ? seatOf(table.kept, person, message.seat) : null;
    const wait = seat === null ? 0 : countsFrom(table, seat) - time.now();
    if (wait <= 0) return [true, await task(table)];
    return [false, new Promise((resolve) => time.after(wait, resolve))];
  });
  if (isDone) return result;
  await result;
  return whenItCounts(at, person, message, task);
}

async function hear(table: Table, attendee: Attendee, message: ClientMessage): Promise<void> {
  const reply: Reply = (told) => table.audience.tell(attendee, told);
  if (message.do === 'attend') turnTo(table, attendee, message.here);
  const fault = await receive(table, attendee.person, message, reply);
  // Whatever the client thought, this is where the table is.
  if (fault?.fault === 'moved-on') await greetAgain(table, attendee);
}

function turnTo(table: Table, attendee: Attendee, here: boolean): void {
  const { person } = attendee;
  if (attendee.here === here || person === null) return;
  attendee.here = here;
  if (here) table.presence.came(person);
  else table.presence.left(person);
  table.tellAround();
}

/** A whole table is a hundred times what asks for it: once in a while is enough. */
const GREETED_EVERY = 1_000;

async function greetAgain(table: Table, attendee: Attendee): Promise<void> {
  if (attendee.callOff) return;
  const { time } = table.needs;
  const wait = attendee.greeted + GREETED_EVERY - time.now();
  if (wait <= 0) return greet(table, attendee);
  attendee.callOff = time.after(wait, () => {
    attendee.callOff = null;
    table.soon(() => greet(table, attendee));
  });
}

/** What a message comes to: a reply, always, and the fault if it is one. */
export async function receive(
  table: Table,
  person: PersonId | null,
  message: ClientMessage,
  reply: Reply,
): Promise<ServerFault | null> {
  let replied = false;
  try {
    await handle(table, person, message, (told) => {
      replied = true;
      reply(told);
    });
    return null;
  } catch (error) {
    const fault = faultOf(table, error);
    // What was acknowledged is stored, whatever failed after that.
    if (replied) return null;
    reply(rejection(fault, message));
    return fault;
  }
}

function faultOf({ needs }: Table, error: unknown): ServerFault {
  if (error instanceof Fault) return error.fault;
  needs.observe.failed('message', error);
  return { fault: error instanceof Unavailable ? 'unavailable' : 'internal' };
}

const rejection = (fault: ServerFault, message: ClientMessage): ServerMessage => ({
  is: 'rejected',
  key: 'key' in message ? message.key : null,
  fault,
});
