import type { Choice, Decision, Option, Random, Seat, Worlds } from '@landsraad/kernel';

/** A decision as a bot reads it: an open one from a match or a live one from a flow both fit. */
export type Asked<O extends Option = Option> = WithoutRefused<Decision<O>>;
type WithoutRefused<D> = D extends unknown ? Omit<D, 'refused'> : never;

/** One thing that speaks for a choice (a positive worth) or against it. */
export interface Motive {
  /** A stable code with its references, for the wording: `influence`, `blocked`... */
  readonly why: string;
  readonly about?: string;
  readonly worth: number;
}

/** A choice that was weighed; the higher the score, the better. */
export interface Weighed {
  readonly choice: Choice;
  readonly score: number;
  readonly motives: readonly Motive[];
}

/** Deals worlds that agree with what the bot's seat knows; null where it cannot. */
export type Dealer<V> = () => Worlds<V> | null;

/** Whether there is time to think on; where there is none, the best so far is the answer. */
export type Patience = () => boolean;

/**
 * A player that thinks. It knows what its seat may know and nothing else. The view and the worlds
 * are made only when asked for; `random` is the bot's own generator, never the game's.
 */
/** Who is asked what, as everybody can see. */
export interface Waiting {
  readonly seat: Seat;
  readonly kind: string;
}

/** Something that a bot does of its own accord. */
export interface Spoken {
  readonly kind: string;
  readonly choice: Choice;
}

export interface Bot<V> {
  readonly name: string;
  /** It asks for worlds: what they are dealt from is kept for it, and sent to where it thinks. */
  readonly searches?: true;
  /** Fetches what it thinks with; before that it cannot decide. */
  ready?(): Promise<void>;
  decide(
    decision: Asked,
    view: () => V,
    random: Random,
    worlds?: Dealer<V>,
    goesOn?: Patience,
  ): Choice;
  /**
   * What the seat does of its own accord while another is asked something, if anything. It is not
   * told what it has done before: that must be seen in its view.
   */
  speaksUp?(waiting: Waiting, seat: Seat, view: () => V): Spoken | null;
  /** Every choice it weighed with its reasons, best first; empty where it weighs nothing. */
  explain?(decision: Asked, view: V): readonly Weighed[];
}
