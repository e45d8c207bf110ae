import type { Seat } from '@landsraad/kernel';
import type { CardId, IntrigueId } from '../ids.ts';

export type ImmortalityEvent =
  /** `to` is a step of the track. */
  | { type: 'research-advanced'; seat: Seat; to: number }
  | { type: 'tleilaxu-advanced'; seat: Seat; to: number }
  | { type: 'specimens-generated'; seat: Seat; n: number }
  /** Back to the supply, spent or not. */
  | { type: 'specimens-returned'; seat: Seat; n: number }
  | { type: 'forces-reclaimed'; seat: Seat }
  | { type: 'tleilaxu-row-refilled'; card: CardId }
  | { type: 'tleilaxu-removed'; seat: Seat; card: CardId }
  | { type: 'atomics-used'; seat: Seat; cards: CardId[] }
  | { type: 'card-returned'; seat: Seat; card: CardId }
  | { type: 'intrigue-trashed'; seat: Seat; intrigue: IntrigueId };
