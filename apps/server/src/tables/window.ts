import {
  type AnyMatch,
  type Choice,
  type Decision,
  type GameState,
  type OpenDecision,
  type Random,
  type Reason,
  RuleError,
  type Sealed,
  type SealedWindow,
  type Seat,
  windowOf,
} from '@landsraad/kernel';
import type { KeptTable, SealedAnswer } from '../storage/storage.ts';

/** What was ordered for a decision, or null. */
type OrderedFor = (decision: Decision) => Choice | null;
const NO_ORDERS: OrderedFor = () => null;

/**
 * A window with what was said in it so far. The match stands before it, and with it everything that
 * anybody is shown; only what a seat itself is asked next is found here, in a match that is ahead.
 */
export class OpenWindow {
  private readonly ahead: AnyMatch;
  private readonly window: SealedWindow;
  private readonly asked: readonly Seat[];
  private readonly orderedFor: OrderedFor;
  /** What was ordered, after all that was said. */
  private readonly ordered: SealedAnswer[] = [];
  /** A rule failed: it will again when the window closes, and is seen to then. */
  private failed = false;

  constructor(match: AnyMatch, answers: readonly SealedAnswer[], orderedFor: OrderedFor) {
    this.orderedFor = orderedFor;
    this.ahead = match.fork();
    this.window = windowOf(this.ahead.pending)!;
    this.asked = this.owing;
    for (const { seat, choice } of answers)
      if (this.whyNot(seat, choice) === null) this.hear(seat, choice);
    for (const seat of this.owing)
      for (let own = this.orderOf(seat); own; own = this.orderOf(seat)) {
        this.ordered.push(own);
        this.hear(seat, own.choice);
      }
  }

  /** What the seat has ordered so far: said before anything that it says now. */
  orderedBy(seat: Seat): SealedAnswer[] {
    return this.ordered.filter((answer) => answer.seat === seat);
  }

  /** Who has not said all that they are asked. */
  get owing(): Seat[] {
    return this.isOpen ? this.ahead.pending.map(({ seat }) => seat) : [];
  }

  /** What the seat is asked next. */
  decision(seat: Seat): OpenDecision | null {
    return this.isOpen ? this.ahead.decision(seat) : null;
  }

  whyNot(seat: Seat, choice: Choice): Reason | null {
    if (this.owing.includes(seat)) return this.ahead.whyNot(seat, choice);
    return { code: 'not-asked', rule: 'answer', args: { seat } };
  }

  /** For a bot that searches. */
  sealed(seat: Seat, random: Random): Sealed<GameState> {
    return this.ahead.sealed(seat, random);
  }

  /**
   * All that is said in a window, when it closes: seat by seat, whoever was quicker, with what was
   * ordered, or the fallback, for what nobody said.
   */
  static closed(
    match: AnyMatch,
    sealed: readonly SealedAnswer[],
    orderedFor: OrderedFor,
  ): SealedAnswer[] {
    const window = new OpenWindow(match, [], NO_ORDERS);
    const all = new OpenWindow(match, sealed, orderedFor).ordered;
    return window.asked.flatMap((seat) =>
      window.allOf(
        seat,
        [...sealed, ...all].filter((answer) => answer.seat === seat),
      ),
    );
  }

  private allOf(seat: Seat, said: readonly SealedAnswer[]): SealedAnswer[] {
    const all: SealedAnswer[] = [];
    for (let decision = this.decision(seat); decision; decision = this.decision(seat)) {
      const own = said[all.length] ?? { seat, choice: decision.fallback, by: 'clock' };
      all.push(own);
      this.hear(seat, own.choice);
    }
    return all;
  }

  private orderOf(seat: Seat): SealedAnswer | null {
    const decision = this.ahead.pending.find((pending) => pending.seat === seat);
    const choice = this.isOpen && decision ? this.orderedFor(decision) : null;
    return choice === null || this.whyNot(seat, choice) ? null : { seat, choice };
  }

  private get isOpen(): boolean {
    return !this.failed && windowOf(this.ahead.pending) === this.window;
  }

  private hear(seat: Seat, choice: Choice): void {
    try {
      this.ahead.answer(seat, choice);
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      this.failed = true;
    }
  }
}

/** Whether the seat said something in the window that is open. */
export const hasSealed = ({ sealed }: KeptTable, seat: Seat | null): boolean =>
  sealed?.answers.some((answer) => answer.seat === seat) ?? false;
