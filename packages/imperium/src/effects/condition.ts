import type { CardId, Faction } from '../ids.ts';

/** What an effect, an Intrigue card or a board space asks for; a check, never a payment (IMP-11.4). */
export type Condition =
  /** Another Fremen card in play (IMP-17.8). */
  | { readonly is: 'fremen-bond' }
  | { readonly is: 'another-in-play'; readonly faction: Faction }
  | { readonly is: 'alliance'; readonly with: Faction | 'any' }
  | { readonly is: 'influence'; readonly with: Faction; readonly atLeast: number }
  /** At least so much Influence with at least so many Factions. */
  | { readonly is: 'influence-with'; readonly factions: number; readonly atLeast: number }
  | { readonly is: 'council-seat' }
  | { readonly is: 'mentat-at-home' }
  | { readonly is: 'agent-on-board' }
  | { readonly is: 'enemy-troop-in-conflict' }
  | { readonly is: 'owns'; readonly card: CardId; readonly atLeast: number }
  | { readonly is: 'owns-most'; readonly card: CardId };
