import type { Time } from './clocks/time.ts';
import type { Keeps, PersonId, Storage } from './storage/storage.ts';

const EVERY = 3_600_000;
/** Who was sent away on the command line leaves their tables within so much. */
const LOOKED_FOR_EVERY = 30_000;

interface Needs {
  readonly storage: Pick<Storage, 'prune' | 'bannedAtTables'>;
  readonly depart: (person: PersonId) => Promise<void>;
  readonly time: Pick<Time, 'now' | 'after'>;
  readonly keeps: Keeps;
  /** What was let go of, and what failed: for the log. */
  readonly tell: (pruned: Readonly<Record<string, number>>) => void;
  readonly failed: (error: unknown) => void;
}

/** What comes up beside the tables; of several processes each may see to it. */
export class Housekeeping {
  readonly #needs: Needs;
  #callOff: () => void = () => undefined;
  #underWay: Promise<void> = Promise.resolve();
  #tidied: number;

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#tidied = needs.time.now();
    this.#later();
  }

  async stop(): Promise<void> {
    this.#callOff();
    await this.#underWay;
  }

  #later(): void {
    this.#callOff = this.#needs.time.after(LOOKED_FOR_EVERY, () => {
      this.#underWay = this.#look().catch((error) => this.#needs.failed(error));
      this.#later();
    });
  }

  async #look(): Promise<void> {
    const { storage, time, depart } = this.#needs;
    for (const person of await storage.bannedAtTables()) await depart(person);
    if (time.now() - this.#tidied < EVERY) return;
    this.#tidied = time.now();
    await this.#tidy();
  }

  async #tidy(): Promise<void> {
    const { storage, time, keeps, tell } = this.#needs;
    const pruned = await storage.prune(time.now(), keeps);
    if (Object.values(pruned).some((rows) => rows > 0)) tell(pruned);
  }
}
