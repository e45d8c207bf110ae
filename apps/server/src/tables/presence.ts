import type { Time } from '../clocks/time.ts';
import type { PersonId } from '../storage/storage.ts';
import { Elsewhere } from './elsewhere.ts';
import type { Pace } from './needs.ts';

interface Seen {
  attendances: number;
  /** Without a socket, but not for long. */
  looking: boolean;
  /** When they were last here. */
  last: number;
  callOff: () => void;
}

interface Told {
  /** Somebody went without a word. */
  readonly changed: () => void;
  readonly here: (person: PersonId) => void;
}

/** Who is at a table. Whoever has no socket is there for a while after each look. */
export class Presence {
  private readonly time: Time;
  private readonly pace: Pick<Pace, 'lookedFor'>;
  private readonly people = new Map<PersonId, Seen>();
  private readonly elsewhere = new Elsewhere();
  /** When the table came into memory, and who was away before. */
  private readonly since: number;
  private readonly before: Readonly<Record<PersonId, number>>;
  private readonly tell: Told;

  constructor(
    time: Time,
    pace: Pick<Pace, 'lookedFor'>,
    before: Readonly<Record<PersonId, number>>,
    tell: Told,
  ) {
    this.time = time;
    this.pace = pace;
    this.since = time.now();
    this.before = before;
    this.tell = tell;
  }

  came(person: PersonId): void {
    this.seen(person).attendances++;
    this.tell.here(person);
  }

  left(person: PersonId): void {
    const seen = this.seen(person);
    seen.callOff();
    seen.attendances--;
    seen.last = this.time.now();
    // Whoever closed a socket is away at once, even if they looked before.
    seen.looking = false;
  }

  /** A look without a socket; true where it brings somebody who was away. */
  looked(person: PersonId): boolean {
    const before = this.isPresent(person);
    const seen = this.seen(person);
    seen.callOff();
    seen.last = this.time.now();
    seen.looking = true;
    this.tell.here(person);
    seen.callOff = this.time.after(this.pace.lookedFor, () => {
      seen.looking = false;
      if (seen.attendances === 0) this.tell.changed();
    });
    return !before;
  }

  isPresent(person: PersonId): boolean {
    return this.isHere(person) || this.elsewhere.has(person);
  }

  /** Whether it is this process that they attend. */
  isHere(person: PersonId): boolean {
    const seen = this.people.get(person);
    return seen !== undefined && (seen.attendances > 0 || seen.looking);
  }

  /** Another process says who is there; true where it had not spoken before. */
  heard(process: string, people: readonly PersonId[], until: number): boolean {
    // As long as they are said to be there they were last seen now.
    for (const person of people) this.seen(person).last = this.time.now();
    return this.elsewhere.hear(process, people, until);
  }

  /** True where a process fell silent. */
  forget(): boolean {
    return this.elsewhere.forget(this.time.now());
  }

  /** When they were last here, as far as is known; null while they are. */
  absentSince(person: PersonId): number | null {
    if (this.isPresent(person)) return null;
    return this.people.get(person)?.last ?? this.before[person] ?? this.since;
  }

  /** Of these, those who are away, and since when. */
  absences(people: readonly PersonId[]): Record<PersonId, number> {
    const found = people.map((person) => [person, this.absentSince(person)] as const);
    return Object.fromEntries(
      found.filter((entry): entry is [string, number] => entry[1] !== null),
    );
  }

  stop(): void {
    for (const { callOff } of this.people.values()) callOff();
  }

  private seen(person: PersonId): Seen {
    let seen = this.people.get(person);
    if (!seen) {
      seen = { attendances: 0, looking: false, last: this.time.now(), callOff: () => undefined };
      this.people.set(person, seen);
    }
    return seen;
  }
}
