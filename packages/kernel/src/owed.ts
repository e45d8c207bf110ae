import type { Decision } from './decision.ts';
import type { Seat } from './seat.ts';

/**
 * Since when each seat owes what it owes. Where several decide at once, an answer is as good after
 * somebody else's as before it: it comes too late only when something else is asked.
 */
export class Owed {
  private moments: ReadonlyMap<Decision, number> = new Map();

  /** What is pending after a step. */
  note(pending: readonly Decision[], moment: number): void {
    this.moments = new Map(
      pending.map((decision) => [decision, this.moments.get(decision) ?? moment]),
    );
  }

  /** Since when; null where it owes nothing. */
  since(seat: Seat): number | null {
    for (const [decision, since] of this.moments) if (decision.seat === seat) return since;
    return null;
  }

  /** Whether what the seat owes is what it owed then. */
  isStill(seat: Seat, moment: number): boolean {
    const since = this.since(seat);
    return since !== null && since <= moment;
  }
}
