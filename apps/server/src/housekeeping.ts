import type { Time } from './clocks/time.ts';
import type { Keeps, Storage } from './storage/storage.ts';

const EVERY = 3_600_000;

interface Needs {
  readonly storage: Pick<Storage, 'prune'>;
  readonly time: Pick<Time, 'now' | 'after'>;
  readonly keeps: Keeps;
  /** What was let go of, and what failed: for the log. */
  readonly tell: (pruned: Readonly<Record<string, number>>) => void;
  readonly failed: (error: unknown) => void;
}

/** Lets go, every hour, of what nobody needs any more. Of several processes each may. */
export class Housekeeping {
  readonly #needs: Needs;
  #callOff: () => void = () => undefined;
  #underWay: Promise<void> = Promise.resolve();

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#later();
  }

  async stop(): Promise<void> {
    this.#callOff();
    await this.#underWay;
  }

  #later(): void {
    this.#callOff = this.#needs.time.after(EVERY, () => {
      this.#underWay = this.#tidy();
      this.#later();
    });
  }

  async #tidy(): Promise<void> {
    const { storage, time, keeps, tell, failed } = this.#needs;
    try {
      const pruned = await storage.prune(time.now(), keeps);
      if (Object.values(pruned).some((rows) => rows > 0)) tell(pruned);
    } catch (error) {
      failed(error);
    }
  }
}
