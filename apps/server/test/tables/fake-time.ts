import { LostTime } from '../../src/clocks/lost.ts';
import type { Time } from '../../src/clocks/time.ts';

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

/** Lets promises that are under way come to their end. */
export const settle = async (): Promise<void> => {
  for (let i = 0; i < 4; i++) await new Promise((resolve) => setImmediate(resolve));
};

/** Time that passes when told to. */
export class FakeTime implements Time {
  private clock = 1_800_000_000_000;
  private readonly timers = new Set<Timer>();

  now = (): number => this.clock;
  readonly lost = new LostTime(this.now);

  after(milliseconds: number, run: () => void): () => void {
    const timer = { at: this.clock + Math.max(0, milliseconds), run };
    this.timers.add(timer);
    return () => this.timers.delete(timer);
  }

  /** Timers run when they are due, and what they begin is done before the next. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.clock + milliseconds;
    await settle();
    for (;;) {
      const next = [...this.timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.timers.delete(next);
      this.clock = Math.max(this.clock, next.at);
      next.run();
      await settle();
    }
    this.clock = end;
  }
}
