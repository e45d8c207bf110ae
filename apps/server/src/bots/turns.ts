/**
 * So many tasks at once. Of those who wait each has one in turn, however many more somebody else has:
 * nobody waits for longer than one task of everybody who asks.
 */
export class Turns {
  #free: number;
  /** Whoever had a turn goes to the end. */
  readonly #lines = new Map<string, (() => void)[]>();

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  async take<T>(who: string, task: () => Promise<T>): Promise<T> {
    await this.#turn(who);
    try {
      return await task();
    } finally {
      this.#next();
    }
  }

  #turn(who: string): Promise<void> | undefined {
    if (this.#free > 0) {
      this.#free -= 1;
      return undefined;
    }
    return new Promise((go) => {
      this.#lines.set(who, [...(this.#lines.get(who) ?? []), go]);
    });
  }

  #next(): void {
    const [first] = this.#lines;
    if (!first) {
      this.#free += 1;
      return;
    }
    const [who, [go, ...others]] = first;
    this.#lines.delete(who);
    if (others.length > 0) this.#lines.set(who, others);
    go!();
  }
}
