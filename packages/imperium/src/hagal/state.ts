import type { Seat } from '@landsraad/kernel';
import type { HagalId, SpaceId } from '../ids.ts';
import type { Skipped } from '../refusals.ts';

export interface RevealedHagal {
  readonly card: HagalId;
  /** Where it sent the Agent; null for a card that was skipped, or used for its swords. */
  readonly space: SpaceId | null;
  readonly skipped: Skipped | null;
}

/** The cards last revealed for a Rival, as they lie on the table: for its turn, or for its bonus. */
export interface Shown {
  readonly seat: Seat;
  readonly bonus: boolean;
  readonly cards: readonly RevealedHagal[];
}

export interface HagalState {
  /** Hidden from everyone; its top is at the end (HAG-1.8). */
  deck: HagalId[];
  discard: HagalId[];
  /** One entry for each Rival that has revealed something, the last one last. */
  shown: readonly Shown[];
}

export interface HagalView {
  readonly deckSize: number;
  readonly discard: readonly HagalId[];
  readonly shown: readonly Shown[];
}
