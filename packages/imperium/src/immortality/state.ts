import type { Seat } from '@landsraad/kernel';
import type { CardId, IntrigueId } from '../ids.ts';

export interface ImmortalitySeat {
  /** Its steps on the research and the Tleilaxu track. */
  research: number;
  tleilaxu: number;
  /** Troops in the Axolotl tanks (IMM-5.1). */
  specimens: number;
  /** The Family Atomics are not spent yet. */
  atomics: boolean;
  /** Cards that come back from play when the Reveal turn begins (IMM-8.8). */
  returning: CardId[];
}

/** What lasts no longer than one turn of a person. */
export interface ImmortalityTurn {
  /** Spice was gained (IMM-15.24). */
  spice: boolean;
  /** The grafted card that has the icons of a Plot card (IMM-9.2). */
  icons: CardId | null;
  /** The card of the Imperium Row that is trashed at the end (IMM-9.14). */
  usurped: CardId | null;
  /** The Agent of this turn was recalled. */
  recalled: boolean;
}

export interface ImmortalityState {
  /** The Tleilaxu deck, and what of it lies in the Row from the left, beside Reclaimed Forces. */
  deck: CardId[];
  row: CardId[];
  /** On the Tleilaxu track, for whoever comes there first (IMM-4.5). */
  spice: number;
  seats: ImmortalitySeat[];
  /** Who has played a Combat card in this Conflict. */
  fought: Seat[];
  /** Intrigue cards that left the game (IMM-15.17). */
  trashedIntrigue: IntrigueId[];
  turn: ImmortalityTurn;
}

export interface ImmortalityView extends Omit<Readonly<ImmortalityState>, 'deck'> {
  readonly deckSize: number;
}
