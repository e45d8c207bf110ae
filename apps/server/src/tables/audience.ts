import type { Seat } from '@landsraad/kernel';
import { type ChatLine, Comparing, type ServerMessage, type Snapshot } from '@landsraad/protocol';
import type { PersonId } from '../storage/storage.ts';
import type { Observer } from './needs.ts';
import type { Eyes } from './play.ts';
import type { LogPart } from './snapshot.ts';

export type Listener = (message: ServerMessage) => void;

/** Somebody who comes, and with the eyes of which of their seats; the first where none is meant. */
export interface Visitor {
  readonly person: PersonId | null;
  readonly seat?: Seat | undefined;
}

/** Somebody at or beside the table, and what they were shown last. */
export interface Attendee extends Visitor {
  readonly listener: Listener;
  /** Ends the attendance from the table's side. */
  readonly dismissed: () => void;
  shown: Snapshot | null;
  /** Whether anybody looks: a page in the background attends, and nobody is there. */
  here: boolean;
  /** When they were told everything once more. */
  greeted: number;
  /** Calls off telling them everything once more. */
  callOff: (() => void) | null;
}

/** All who attend a table. What one of them throws reaches nobody else. */
export class Audience {
  private readonly attendees = new Set<Attendee>();
  private readonly observe: Observer;

  constructor(observe: Observer) {
    this.observe = observe;
  }

  get size(): number {
    return this.attendees.size;
  }

  [Symbol.iterator](): Iterator<Attendee> {
    return [...this.attendees][Symbol.iterator]();
  }

  add(attendee: Attendee): void {
    this.attendees.add(attendee);
  }

  remove(attendee: Attendee): boolean {
    return this.attendees.delete(attendee);
  }

  tell(attendee: Attendee, message: ServerMessage): void {
    try {
      attendee.listener(message);
    } catch (error) {
      this.observe.failed('listener', error);
    }
  }

  each(message: (attendee: Attendee) => ServerMessage | null): void {
    for (const attendee of this) {
      const told = message(attendee);
      if (told) this.tell(attendee, told);
    }
  }

  /**
   * One update for everybody who sees the game, whatever it contains: number and order of the
   * messages tell nothing. Those who saw the same and see the same share the work.
   */
  update(
    seq: number,
    eyesOf: (attendee: Attendee) => Eyes | null,
    snapshotsFor: (eyes: ReadonlySet<Eyes>, log: LogPart) => ReadonlyMap<Eyes, Snapshot>,
  ): void {
    const eyes = new Map([...this.attendees].map((attendee) => [attendee, eyesOf(attendee)]));
    const shownTo = (log: LogPart) => {
      const all = [...eyes].flatMap(([one, own]) =>
        own !== null && logFor(one) === log ? own : [],
      );
      return snapshotsFor(new Set(all), log);
    };
    const now = { news: shownTo('news'), whole: shownTo('whole') };
    const comparing = new Comparing();
    const found = new Map<Snapshot | null, Map<Snapshot, ServerMessage>>();
    this.each((attendee) => {
      const own = eyes.get(attendee) ?? null;
      if (own === null) return null;
      const { shown } = attendee;
      const after = now[logFor(attendee)].get(own)!;
      const from = remembered(found, shown, () => new Map());
      const update = remembered(from, after, () => {
        const change = comparing.changes(shown && forgetting(shown, after), after);
        return { is: 'update', seq, change };
      });
      attendee.shown = after;
      return update;
    });
  }

  /** To all but those who do not want to hear the speaker, or may not. */
  say(line: ChatLine, isDeaf: (person: PersonId | null) => boolean): void {
    const said: ServerMessage = { is: 'chat', line };
    this.each(({ person }) => (isDeaf(person) ? null : said));
  }
}

/** Other news have nothing to do with those before: they are told whole, not as what differs. */
const forgetting = (shown: Snapshot, { eventsFrom }: Snapshot) =>
  shown.eventsFrom === eventsFrom ? shown : { ...shown, events: null };

/** Who was shown the table knows its log. */
const logFor = ({ shown }: Attendee): LogPart => (shown ? 'news' : 'whole');

function remembered<K, V>(kept: Map<K, V>, key: K, make: () => V): V {
  let value = kept.get(key);
  if (value === undefined) {
    value = make();
    kept.set(key, value);
  }
  return value;
}
