import type { PersonId } from '../storage/storage.ts';

/** Who is at the table in other processes, as those say now and then. */
export class Elsewhere {
  private readonly said = new Map<string, { people: ReadonlySet<PersonId>; until: number }>();

  has(person: PersonId): boolean {
    return [...this.said.values()].some(({ people }) => people.has(person));
  }

  /** What a process says of itself; true where it had not spoken before. */
  hear(process: string, people: readonly PersonId[], until: number): boolean {
    const isNew = !this.said.has(process);
    this.said.set(process, { people: new Set(people), until });
    return isNew;
  }

  /** A process that says nothing any more is gone, and with it whoever was there; true if so. */
  forget(now: number): boolean {
    const gone = [...this.said].filter(([, { until }]) => until <= now);
    for (const [process] of gone) this.said.delete(process);
    return gone.length > 0;
  }
}
