import type { AgentIcon, CardId, Faction, Resources, SpaceId } from '../ids.ts';
import type { Condition } from './condition.ts';

/** What must be given up for an arrow, an Intrigue card or a board space. */
export interface Cost extends Partial<Resources> {
  /** Lose one Influence with a Faction of choice. */
  readonly influence?: 1;
  /** Trash a card from hand, discard pile or play. */
  readonly trash?: 1;
  /** Trash the very card that shows the arrow. */
  readonly trashThis?: true;
  /** Lose own troops in the Conflict. */
  readonly troops?: number;
}

/** Which Faction gains: a named one, one of a list, or one the player is behind an opponent with. */
export type InfluenceWith = Faction | 'any' | 'behind' | readonly Faction[];

/**
 * One printed effect, as data. The rules resolve it, the interface draws it, both languages word it
 * and the bots weigh it, all from this one tree.
 */
export type Effect =
  | ({ readonly do: 'gain' } & Partial<Resources>)
  | { readonly do: 'recruit'; readonly n: number; readonly mayDeploy?: 'always' | 'on-reveal-turn' }
  | { readonly do: 'draw'; readonly n: number }
  | { readonly do: 'intrigue'; readonly n: number }
  | { readonly do: 'steal-intrigue' }
  | { readonly do: 'persuasion'; readonly n: number; readonly perCard?: Faction }
  | { readonly do: 'swords'; readonly n: number }
  | { readonly do: 'vp'; readonly n: number }
  | { readonly do: 'influence'; readonly n: number; readonly with: InfluenceWith }
  | { readonly do: 'influence-two' }
  | { readonly do: 'trash' }
  | { readonly do: 'trash-this' }
  | { readonly do: 'discard'; readonly n: number }
  | { readonly do: 'lose-troop'; readonly n: number; readonly from: 'garrison' | 'conflict' }
  | { readonly do: 'deploy'; readonly upTo: number }
  | { readonly do: 'deploy-from-supply'; readonly n: number }
  | { readonly do: 'retreat'; readonly upTo: number }
  | { readonly do: 'harvest' }
  | { readonly do: 'double-harvest' }
  | { readonly do: 'double-influence' }
  | { readonly do: 'mentat' }
  | { readonly do: 'swordmaster' }
  | { readonly do: 'council-seat' }
  | { readonly do: 'foldspace' }
  | { readonly do: 'control'; readonly space: SpaceId }
  | { readonly do: 'signet' }
  | { readonly do: 'acquire'; readonly maxCost: number; readonly to: 'discard' | 'deck' }
  | { readonly do: 'discount'; readonly card: CardId; readonly by: number }
  | { readonly do: 'acquire-to-deck' }
  | { readonly do: 'take-from-discard'; readonly faction: Faction }
  | { readonly do: 'look-at-top' }
  | { readonly do: 'reshuffle' }
  | { readonly do: 'voice' }
  | { readonly do: 'manipulate' }
  | { readonly do: 'recall' }
  | { readonly do: 'extra-icons'; readonly icons: readonly AgentIcon[] }
  | { readonly do: 'ignore-enemy-agents' }
  | { readonly do: 'end-turn' }
  | { readonly do: 'on-reveal-turn'; readonly effects: readonly Effect[] }
  | { readonly do: 'opponents'; readonly effect: Effect }
  | { readonly do: 'opponent'; readonly effect: Effect }
  | { readonly do: 'pay'; readonly cost: Cost; readonly effects: readonly Effect[] }
  | { readonly do: 'when'; readonly condition: Condition; readonly effects: readonly Effect[] }
  | {
      readonly do: 'choose';
      readonly count: number;
      readonly options: readonly (readonly Effect[])[];
    };

export type Verb = Effect['do'];
export type EffectOf<V extends Verb> = Extract<Effect, { do: V }>;
