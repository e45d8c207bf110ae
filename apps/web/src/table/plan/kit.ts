import type { Choice, GameEvent, Heard, Option, Reason } from '@landsraad/kernel';
import type { Asked, Spot } from '../spots.ts';
import type { Amount } from '../stage/beats.ts';

/** A question of a plan, with its answer. */
export interface PlannedStep<O extends Option = Option> {
  readonly decision: Asked<O>;
  readonly choice: Choice;
}

/** What would come of some answers, as far as their viewer can know it. */
export interface Foreseen<V = unknown, O extends Option = Option, E extends GameEvent = GameEvent> {
  /** The answers that would be taken. */
  readonly steps: readonly PlannedStep<O>[];
  /** Why the next one would not; null when all are. */
  readonly why: Reason | null;
  /** What would be asked next; null where nothing is, or nobody can know it. */
  readonly decision: Asked<O> | null;
  readonly leads: 'on' | 'to-the-end' | 'into-the-unknown';
  readonly events: readonly Heard<E>[];
  /** The table as it would then lie. */
  readonly view: V;
}

/** Answers that lead to a spot which is not offered by itself. */
export interface Ways {
  readonly may: ReadonlyMap<Spot, readonly (readonly Choice[])[]>;
  readonly mayNot: ReadonlyMap<Spot, Reason>;
}

/** How a game is thought ahead: what a plan comes to, and what in it goes without saying. */
export interface PlanKit<V, O extends Option, E extends GameEvent> {
  /** Until then nothing can be foreseen: what that takes is loaded when somebody plans there. */
  ready(view: V): Promise<void>;
  /** Null where the viewer cannot have a turn, or it cannot be taken up from here. */
  foresee(view: V, choices: readonly Choice[]): Foreseen<V, O, E> | null;
  /** What has to be done there and asks for no thought; null where the person chooses. */
  follows(decision: Asked<O>): Choice | null;
  /** What ends a turn there, where nothing waits that one would be sorry for; null elsewhere. */
  ends(decision: Asked<O>): Choice | null;
  /** What was planned may be played as far as this, and the rest be thought of then. */
  mayStop(decision: Asked<O>): boolean;
  /** A turn begins with it. */
  starts(decision: Asked<O>): boolean;
  /** It only ends things: there is nothing to be planned about it. */
  isEnd(option: O): boolean;
  /** It only leads to a number, and is one in a plan. */
  isCounted(option: O): boolean;
  /** One of these can be put in the place of another that is planned. */
  isExchanged(option: O): boolean;
  /** It is bought: several of these are taken together. */
  isBought(option: O): boolean;
  ways(view: V, decision: Asked<O>): Ways;
  /** What the viewer would pay and gain. */
  amounts(foreseen: Foreseen<V, O, E>): readonly Amount[];
  /** Of this nobody knows yet which it will be. */
  isUnknown(unit: string): boolean;
}

/** Of whichever game. */
export type AnyPlanKit = PlanKit<unknown, Option, GameEvent>;

export const NO_WAYS: Ways = { may: new Map(), mayNot: new Map() };
