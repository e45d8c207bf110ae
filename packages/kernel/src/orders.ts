import type { Choice, Decision } from './decision.ts';

/**
 * Standing orders: what somebody has answered before it is asked. Whoever keeps them tells nobody:
 * they are plain data that only the game understands.
 */
export interface StandingOrders<T = unknown> {
  /** Checks what came from outside; throws `Problem`. */
  parse(input: unknown): T;
  /**
   * The answer, or null where a person is asked. An order answers every question of its kind, also
   * where there is one answer only: so it tells nobody whether there was a choice.
   */
  answer(decision: Decision, orders: T): Choice | null;
}
