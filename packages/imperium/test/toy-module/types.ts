import type { Seat } from '@landsraad/kernel';
import type { CardId, SpaceId } from '../../src/ids.ts';
import type { ImperiumOptions } from '../../src/options.ts';
import type { Position } from '../../src/scenario/position.ts';
import type { Imperium } from '../../src/state.ts';
import type { ImperiumView } from '../../src/view.ts';

/*
 * A shipped module writes its words, its options and its part of the state into the lists of the
 * package (`declare module`), so that whoever must know them fails to compile until it does. A test
 * may not: its words stay its own, and `toy` passes them where a list of the package is expected.
 */
export const toy = (word: unknown): never => word as never;

export interface ToyOptions extends ImperiumOptions {
  readonly toy: boolean;
}

/** Flyers of a seat, a second kind of unit. */
export interface Flyers {
  supply: number;
  garrison: number;
  conflict: number;
}

export interface ToyState {
  /** Cards of the stall; the deck is hidden, its top at the end. */
  deck: CardId[];
  stall: CardId[];
  /** By seat: troops taken apart, the step on the track, flyers. */
  scrap: number[];
  at: number[];
  flyers: Flyers[];
  /** Flyers that hold a space, and since which round. */
  holding: { space: SpaceId; seat: Seat; since: number }[];
  /** Who has blown the whistle this round, and who has a medal. */
  whistled: Seat[];
  medals: Seat[];
}

export type ToyGame = Imperium & { toy?: ToyState };

/** What a viewer sees of it. */
export type ToyView = ImperiumView & { toy?: Omit<ToyState, 'deck'> & { deckSize: number } };

/** What an arranged position may say of it. */
export interface ToyPosition extends Position {
  readonly toy?: Partial<ToyState>;
}

export const toyOf = (game: Imperium): ToyState => (game as ToyGame).toy!;
