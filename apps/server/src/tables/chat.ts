import type { ChatLine, ServerMessage } from '@landsraad/protocol';
import type { KeptLine, PersonId } from '../storage/storage.ts';
import type { Attendee } from './audience.ts';
import { Fault } from './house.ts';
import { speakerOf } from './laying.ts';
import { namesOf } from './names.ts';
import type { Message, Reply } from './requests.ts';
import { amongOf, isInRoom, OPEN_ROOM, roomFor, roomNamed } from './rooms.ts';
import { peopleOf, seatOf } from './seats.ts';
import type { Table } from './table.ts';

const LONGEST = 500;
/** Whoever comes hears so many of the last lines. */
const LINES_TOLD = 100;
const LINES_SEARCHED = 500;

/** Control characters, those without width, and those that turn the direction of a text around. */
const UNSEEN = /[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
/** Marks upon marks climb out of their line. */
const STACKED = /(\p{M}{3})\p{M}+/gu;

/** Plain text in one line. */
export const cleaned = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(UNSEEN, '')
    .replace(STACKED, '$1')
    .trim()
    .slice(0, LONGEST);

export async function say(
  table: Table,
  person: PersonId | null,
  { key, text, to }: Message<'say'>,
  reply: Reply,
): Promise<void> {
  const { storage, time } = table.needs;
  if (person === null || !(await mayTalk(table, person))) throw new Fault({ fault: 'not-yours' });
  if (table.kept.status === 'closed') throw new Fault({ fault: 'wrong-moment' });
  const said = cleaned(text);
  if (said === '') throw new Fault({ fault: 'misshapen', detail: 'nothing is said' });
  if (table.kept.silenced.includes(person)) throw new Fault({ fault: 'silenced' });
  const room = to === undefined ? OPEN_ROOM : roomFor(table, person, to);
  const beside = table.kept.status === 'running' && seatOf(table.kept, person) === null;
  table.rations.talk(person, beside ? 'beside' : room);
  const line = await storage.addLine({
    table: table.id,
    room,
    person,
    key,
    text: said,
    at: time.now(),
    beside,
  });
  reply({ is: 'accepted', key, seq: table.seq });
  table.publish();
  const follows = line.n === lastIn(table, room) + 1;
  await tellNewLines(table, follows ? [line] : await storage.lines(table.id, LINES_TOLD));
}

/** Everybody in a seat; of the spectators those who have a name, at a table that has spectators. */
async function mayTalk(table: Table, person: PersonId): Promise<boolean> {
  if (seatOf(table.kept, person) !== null) return true;
  if (table.play && table.eyesOf({ person }) === null) return false;
  const [known] = await table.needs.storage.people([person]);
  return known !== undefined && known.name !== '';
}

/** Lines that nobody here has heard yet, perhaps from another process. */
export async function tellNewLines(table: Table, lines: readonly KeptLine[]): Promise<void> {
  const news = lines.filter(({ room, n }) => n > lastIn(table, room));
  if (news.length === 0) return;
  const told = await worded(table, news);
  for (const [i, line] of news.entries()) {
    const deaf = await table.needs.storage.mutersOf(table.id, line.person);
    table.said.set(line.room, line.n);
    const isDeaf = (who: PersonId | null) =>
      deaf.some((other) => other === who) || !mayHear(table, who, line);
    table.audience.say(told[i]!, isDeaf);
  }
}

const lastIn = ({ said }: Table, room: string): number => said.get(room) ?? -1;

/** Those who play are not talked to by those who look on, nor is anybody in a room of others. */
const mayHear = ({ kept }: Table, who: PersonId | null, { beside, room }: KeptLine): boolean =>
  isInRoom(room, who) && (!beside || seatOf(kept, who) === null);

/** A line was taken away: those hear of it who heard it. */
export function tellUnsaid({ kept, audience }: Table, room: string, n: number): void {
  const { among } = amongOf(kept, { room });
  const told: ServerMessage = { is: 'unsaid', n, ...(among && { room: among.room }) };
  audience.each(({ person }) => (isInRoom(room, person) ? told : null));
}

/** Everything anew for somebody who attends. */
export async function greet(table: Table, attendee: Attendee): Promise<void> {
  const hello = table.hello(attendee, await lastLines(table, attendee.person));
  attendee.shown = hello.snapshot;
  attendee.greeted = table.needs.time.now();
  table.audience.tell(attendee, hello);
}

export async function lastLines(table: Table, person: PersonId | null): Promise<ChatLine[]> {
  const { storage } = table.needs;
  const muted = person === null ? [] : await storage.mutedBy(table.id, person);
  // Counted by what they may hear: what others say to each other pushes nothing out.
  const rooms = [OPEN_ROOM, ...table.said.keys()].filter((room) => isInRoom(room, person));
  const lines = await storage.lines(table.id, LINES_TOLD, [...new Set(rooms)]);
  return worded(
    table,
    lines.filter((line) => !muted.includes(line.person) && mayHear(table, person, line)),
  );
}

async function worded({ kept, needs }: Table, lines: readonly KeptLine[]): Promise<ChatLine[]> {
  const names = await namesOf(needs, [...peopleOf(kept), ...lines.map(({ person }) => person)]);
  return lines.map(({ n, room, person, text, at, beside }) => ({
    n,
    ...amongOf(kept, { room }),
    speaker: speakerOf(kept, person),
    name: names.get(person) ?? '',
    seat: seatOf(kept, person),
    text,
    at,
    beside,
  }));
}

export async function mute(
  table: Table,
  by: PersonId,
  speaker: string,
  on: boolean,
): Promise<void> {
  await table.needs.storage.mute(table.id, by, await personOf(table, speaker), on);
}

/** Whom a line's `speaker` means. */
export async function personOf(table: Table, speaker: string): Promise<PersonId> {
  const lines = await table.needs.storage.lines(table.id, LINES_SEARCHED);
  const people = [
    ...table.kept.seats.flatMap((seat) => (seat.is === 'person' ? [seat.person] : [])),
    ...lines.map(({ person }) => person),
  ];
  const person = people.find((candidate) => speakerOf(table.kept, candidate) === speaker);
  if (person === undefined) throw new Fault({ fault: 'not-found' });
  return person;
}

/** A line that somebody heard. */
export async function lineOf(
  table: Table,
  person: PersonId,
  n: number,
  name: string | undefined,
): Promise<KeptLine> {
  const room = name === undefined ? OPEN_ROOM : roomNamed(table, person, name);
  const lines = await table.needs.storage.lines(table.id, LINES_SEARCHED, [room]);
  const line = lines.find((candidate) => candidate.n === n);
  if (!line || !mayHear(table, person, line)) throw new Fault({ fault: 'not-found' });
  return line;
}
