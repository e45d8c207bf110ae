import type { Decision } from './decision.ts';
import type { Seat } from './seat.ts';

/**
 * Since when each seat owes what it owes. Where several decide at once, an answer is as good after
 * somebody else's as before it: it comes too late only when something else is asked.
 */
export class Owed {
  private since: ReadonlyMap<Decision, number> = new Map();

  /** What is pending after a step. */
  note(pending: readonly Decision[], moment: number): void {
    this.since = new Map(pending.map((decision) => [decision, this.since.get(decision) ?? moment]));
  }

  /** Whether what the seat owes is what it owed then. */
  isStill(seat: Seat, moment: number): boolean {
    for (const [decision, since] of this.since) if (decision.seat === seat) return since <= moment;
    return false;
  }
}
