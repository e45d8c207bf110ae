import type { Flow, Seat } from '@landsraad/kernel';
import type { AbilityId } from '../content/component.ts';
import type { ConditionOf, Conditions } from '../effects/condition.ts';
import type { Costs } from '../effects/cost.ts';
import type { Effect, EffectOf, Verb } from '../effects/effect.ts';
import type { Imperium, Source } from '../state.ts';
import { gathered } from './extension.ts';
import type { Moments } from './moments.ts';

/*
 * What the words of effects mean. Each verb, condition and cost has one entry, which says all that
 * the rules must know of it; a module brings the entries of its own words.
 */

/** Effects and what they come from. */
export interface Printing {
  readonly effects: readonly Effect[];
  readonly source: Source;
}

type Says<V extends Verb> = (
  game: Imperium,
  seat: Seat,
  effect: EffectOf<V>,
  source: Source,
) => boolean;

export interface VerbRules<V extends Verb> {
  /** No order can change what it gives: it is taken at once, before anything is chosen. */
  readonly plain: Says<V>;
  /** The turn may end without it (IMP-12.2, 12.5, 12.6). */
  readonly optional: Says<V>;
  /** Optional, free and never a loss: it is taken for whoever let the clock run out. */
  readonly welcome?: true;
  /** It can do something now; what cannot is not offered (IMP-12.9, AMB-21). */
  readonly possible: Says<V>;
  /** Carries it out as far as it can be (IMP-12.9): at once, or as a flow that asks. */
  readonly run: (
    game: Imperium,
    seat: Seat,
    effect: EffectOf<V>,
    source: Source,
    group?: number,
  ) => Flow | null;
  /** What is listed in its place among the effects of a turn, where it stands for others. */
  readonly standsFor?: (game: Imperium, seat: Seat, source: Source) => Printing;
  /** How many troops it would take from the supply, where it takes some. */
  readonly fromSupply?: (game: Imperium, seat: Seat, effect: EffectOf<V>, source: Source) => number;
  /** The rule by which an Intrigue card that could not do it may not be played, if one says so. */
  readonly needed?: string;
}

export type VerbTable<V extends Verb> = { readonly [K in V]: VerbRules<K> };

/** Whether a condition holds right now (AMB-21). */
export type ConditionRule<C extends keyof Conditions> = (
  game: Imperium,
  seat: Seat,
  condition: ConditionOf<C>,
  source?: Source,
) => boolean;

export type ConditionTable<C extends keyof Conditions> = { readonly [K in C]: ConditionRule<K> };

export interface CostRules<K extends keyof Costs> {
  readonly payable: (game: Imperium, seat: Seat, amount: Costs[K], source: Source) => boolean;
  readonly pay: (
    game: Imperium,
    seat: Seat,
    amount: Costs[K],
    source: Source,
    group?: number,
  ) => Flow | null;
  /** It puts troops into the supply, in time for what the arrow takes from there. */
  readonly restocks?: true;
  /** Giving it up is worth something by itself, whatever the arrow buys (RUL-7). */
  readonly welcome: boolean;
}

export type CostTable<K extends keyof Costs> = { readonly [N in K]: CostRules<N> };

/** Every word that components are written with: a game without one of them does not compile. */
export interface Vocabulary {
  readonly verbs: VerbTable<Verb>;
  readonly conditions: ConditionTable<keyof Conditions>;
  readonly costs: CostTable<keyof Costs>;
  readonly abilities: Readonly<Record<AbilityId, Moments>>;
}

export const wordsOf = (game: Imperium): Vocabulary => gathered(game).words;

export const rulesFor = (game: Imperium, effect: Effect): VerbRules<Verb> =>
  wordsOf(game).verbs[effect.do] as VerbRules<Verb>;

export const fromSupply = (game: Imperium, seat: Seat, effect: Effect, source: Source): number =>
  rulesFor(game, effect).fromSupply?.(game, seat, effect, source) ?? 0;

/* A room of entries: the compiler finds its words by their names, and checks each against them. */
export const verbs = <V extends Verb>(table: VerbTable<V>): VerbTable<V> => table;
export const conditions = <C extends keyof Conditions>(
  table: ConditionTable<C>,
): ConditionTable<C> => table;
export const costs = <K extends keyof Costs>(table: CostTable<K>): CostTable<K> => table;

/* The most common answers of an entry. */
export const always = (): boolean => true;
export const never = (): boolean => false;

/** For what asks nothing. */
export const atOnce =
  <E>(act: (game: Imperium, seat: Seat, effect: E, source: Source, group?: number) => void) =>
  (game: Imperium, seat: Seat, effect: E, source: Source, group?: number): null => {
    act(game, seat, effect, source, group);
    return null;
  };
