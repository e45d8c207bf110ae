import type { Seat } from '@landsraad/kernel';
import type { ChatLine, SayMessage } from '@landsraad/protocol';
import type { Static } from 'typebox';
import type { KeptLine, KeptTable, PersonId } from '../storage/storage.ts';
import { Fault } from './house.ts';
import { speakerOf } from './laying.ts';
import { ownSeat, seatOf } from './seats.ts';
import type { Table } from './table.ts';

/*
 * What is not said to all is said in a room. Its name says who is in it, and that never changes: other
 * allies are another room, so nobody reads what was said before they came, nor loses what they heard.
 * Each room counts its own lines: a number tells nobody what was said elsewhere.
 */

type To = NonNullable<Static<typeof SayMessage>['to']>;
type Among = NonNullable<ChatLine['among']>;

/** Everybody's. */
export const OPEN_ROOM = '';

const nameOf = (is: Among['is'], people: readonly PersonId[]): string =>
  [is, ...[...new Set(people)].sort()].join(' ');

const peopleIn = (room: string): PersonId[] => room.split(' ').slice(1);

/** The room of a seat's allies, or that of two who whisper; none without somebody to hear it. */
export function roomFor({ kept, play }: Table, person: PersonId, to: To): string {
  const seat = ownSeat(kept, person);
  const seats = to === 'allies' ? alliesOf(play, seat) : [to];
  const people = seats.flatMap((other) => {
    const sits = kept.seats[other];
    return sits?.is === 'person' && sits.person !== person ? [sits.person] : [];
  });
  if (people.length === 0) throw new Fault({ fault: 'wrong-moment' });
  return nameOf(to === 'allies' ? 'allies' : 'whisper', [person, ...people]);
}

function alliesOf(play: Table['play'], seat: Seat): readonly Seat[] {
  const { game, state } = play?.match ?? {};
  return (state && game?.alliesOf?.(state, seat)) ?? [];
}

export const isInRoom = (room: string, person: PersonId | null): boolean =>
  room === OPEN_ROOM || (person !== null && peopleIn(room).includes(person));

/** As those in it know it: an opaque name, and where they sit now. */
export function amongOf(
  kept: KeptTable,
  { room }: Pick<KeptLine, 'room'>,
): Pick<ChatLine, 'among'> {
  if (room === OPEN_ROOM) return {};
  const seats = peopleIn(room).flatMap((person) => seatOf(kept, person) ?? []);
  const is = room.split(' ')[0] as Among['is'];
  return { among: { room: speakerOf(kept, room), is, seats: seats.toSorted() } };
}

/** Which of the rooms that somebody is in is called so; `not-found` where none is. */
export function roomNamed({ kept, said }: Table, person: PersonId, name: string): string {
  const found = [...said.keys()].find(
    (room) => isInRoom(room, person) && speakerOf(kept, room) === name,
  );
  if (found === undefined) throw new Fault({ fault: 'not-found' });
  return found;
}
