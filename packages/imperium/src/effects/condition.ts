import type { CardId, Faction, Resource } from '../ids.ts';

/** What can be asked for, each with what it names. A module adds its own (`declare module`). */
export interface Conditions {
  /** Another Fremen card in play (IMP-17.8). */
  'fremen-bond': unknown;
  'another-in-play': { readonly faction: Faction };
  alliance: { readonly with: Faction | 'any' };
  influence: { readonly with: Faction; readonly atLeast: number };
  /** At least so much Influence with at least so many Factions. */
  'influence-with': { readonly factions: number; readonly atLeast: number };
  'council-seat': unknown;
  swordmaster: unknown;
  'mentat-at-home': unknown;
  'agent-on-board': unknown;
  'enemy-troop-in-conflict': unknown;
  owns: { readonly card: CardId; readonly atLeast: number };
  'owns-most': { readonly card: CardId };
  has: { readonly resource: Resource; readonly atLeast: number };
}

/** What an effect, an Intrigue card or a board space asks for; a check, never a payment (IMP-11.4). */
export type Condition = ConditionOf<keyof Conditions>;
export type ConditionOf<C extends keyof Conditions> = {
  [K in C]: { readonly is: K } & Conditions[K];
}[C];
