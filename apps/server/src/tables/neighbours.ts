import type { PersonId } from '../storage/storage.ts';
import type { Needs } from './needs.ts';
import { peopleOf } from './seats.ts';
import type { Table } from './table.ts';

/** So often a process says who is there, and so long it is believed. */
const SAID_EVERY = 20_000;
const BELIEVED_FOR = 50_000;

/**
 * The other processes: each says of the tables it serves which persons attend there, when that
 * changes, when it hears of a new neighbour, and now and then.
 */
export class Neighbours {
  private readonly needs: Needs;
  private readonly tables: () => Iterable<Table>;
  /** What this process calls itself. */
  private readonly name: string;
  private callOff: () => void = () => undefined;

  constructor(needs: Needs, tables: () => Iterable<Table>) {
    this.needs = needs;
    this.tables = tables;
    this.name = needs.bus ? Buffer.from(needs.draw(8)).toString('hex') : '';
    if (needs.bus) this.repeatLater();
  }

  /** Says who is at the table here, where that is not what was said last. */
  spokenFor(table: Table): () => void {
    let said = '';
    return () => {
      const here = this.hereAt(table).join();
      if (here === said) return;
      said = here;
      this.say(table);
    };
  }

  hear(table: Table, words: string): void {
    const [process, ...people] = words.split(' ') as [string, ...PersonId[]];
    if (process === this.name) return;
    const until = this.needs.time.now() + BELIEVED_FOR;
    const isNew = table.presence.heard(process, people, until);
    if (isNew && this.hereAt(table).length > 0) this.say(table);
    table.tellAround();
  }

  stop(): void {
    this.callOff();
  }

  private hereAt({ kept, presence }: Table): PersonId[] {
    return peopleOf(kept).filter((person) => presence.isHere(person));
  }

  private say(table: Table): void {
    this.needs.bus?.say(table.id, [this.name, ...this.hereAt(table)].join(' '));
  }

  private repeatLater(): void {
    this.callOff = this.needs.time.after(SAID_EVERY, () => {
      for (const table of this.tables()) {
        if (table.presence.forget()) table.tellAround();
        if (this.hereAt(table).length > 0) this.say(table);
      }
      this.repeatLater();
    });
  }
}
