import type { Decision } from './decision.ts';
import { type Answer, type Ask, windowOf } from './flow.ts';
import type { Game, GameState } from './game.ts';
import type { Seat } from './seat.ts';

/**
 * What seats may do of their own accord while something else is asked, such as offering a deal. It is
 * a decision that nobody owes: the same check, the same log, and no clock runs for it.
 */
export interface Unasked<S extends GameState> {
  /** What is open to a seat, each of a kind of its own. It looks at nothing that the seat cannot know. */
  decisions(state: S, asked: Ask, seat: Seat): readonly Decision[];
  /** Does it at once: no question follows. */
  carryOut(state: S, answer: UnaskedAnswer): void;
  /** Whose word others wait for, such as who was made an offer: bots speak up then. */
  awaited(state: S): readonly Awaited[];
  /** Who may well have something to say, as everybody can see: bots are asked what, and no others. */
  speakers(state: S, asked: Ask): readonly Seat[];
  /** Whether more was said than everybody hears. */
  isSecret(answer: UnaskedAnswer): boolean;
}

export interface Awaited {
  readonly seat: Seat;
  readonly kind: string;
}

export type UnaskedAnswer = Required<Answer>;

export const isUnasked = (answer: Answer): answer is UnaskedAnswer => answer.unasked !== undefined;

/**
 * What a seat may do unasked. Nothing while a window is open: who speaks in it would show that it
 * has nothing to say there, or has said it.
 */
export function openTo<S extends GameState>(
  { unasked }: Game<S>,
  state: S,
  asked: Ask,
  seat: Seat,
): readonly Decision[] {
  if (!unasked || asked.length === 0 || windowOf(asked) || !Number.isInteger(seat)) return [];
  return unasked.decisions(state, asked, seat);
}

/** Carries it out; what is asked meanwhile stays asked, with what may be chosen by now. */
export function carryOut<S extends GameState>(
  { unasked }: Game<S>,
  state: S,
  asked: Ask,
  answer: UnaskedAnswer,
): void {
  unasked!.carryOut(state, answer);
  for (const decision of asked) if (decision.shape === 'one') askAnew(decision);
}

/** In place: it is still the question that its seat has been thinking about. */
function askAnew(decision: Extract<Decision, { shape: 'one' }>): void {
  if (decision.anew) (decision as { options: typeof decision.options }).options = decision.anew();
}
