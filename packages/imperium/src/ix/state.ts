import type { Seat } from '@landsraad/kernel';
import type { CardId, Faction, SpaceId, TileId } from '../ids.ts';

/** Each of a seat's two is in exactly one of these places, or holds a space (IX-1.11). */
export interface Dreadnoughts {
  supply: number;
  garrison: number;
  conflict: number;
}

export interface OwnedTile {
  readonly tile: TileId;
  /** Face down until the next round begins (IX-5.4). */
  flipped: boolean;
}

export interface IxSeat {
  /** Its step on the shipping track. */
  freighter: number;
  dreadnoughts: Dreadnoughts;
  /** Troops on the banner of Ix (IX-4.3). */
  negotiators: number;
  tiles: OwnedTile[];
  /** The tracks that still have a Snooper of Tessia (IX-14.18). */
  snoopers: Faction[];
  /** The card that Ilesa set aside; secret until it comes back (IX-14.4). */
  aside: CardId | null;
  /** Turns begun this round. */
  turns: number;
  /** Solari for winning this Conflict (IX-13.21). */
  ifWon: number;
}

/** A dreadnought that controls a space (IX-9.1). */
export interface Held {
  readonly space: SpaceId;
  readonly seat: Seat;
}

/** What lasts no longer than one turn of a person. */
export interface IxTurn {
  /** Dreadnoughts deployed. */
  launched: number;
  /** Enemy units that were ambushed (IX-13.11). */
  ambushed: number;
  /** Whether an enemy Agent stood on the space (IX-13.9). */
  met: boolean;
  /** Turns that follow this one at once (IX-13.15). */
  again: number;
  persuasion: number;
  /** The boxes of cards that gave swords, and those that count them (IX-13.4, 15.1). */
  armed: number[];
  counting: { group: number; n: number }[];
  /** The card that came back to Ilesa's hand. */
  returned: CardId | null;
}

export interface IxState {
  /** Their tops, at the end, lie face up; what is below is hidden from everyone. */
  stacks: TileId[][];
  trashedTiles: TileId[];
  seats: IxSeat[];
  holding: Held[];
  /** Turns of House Hagal that waited for an extra turn of the First Player. */
  owed: number;
  turn: IxTurn;
}

/** One stack of tiles as everybody sees it. */
export interface StackView {
  readonly top: TileId | null;
  readonly size: number;
}

export interface IxSeatView extends Omit<Readonly<IxSeat>, 'aside'> {
  readonly setAside: boolean;
  /** For its owner only. */
  readonly aside: CardId | null;
}

export interface IxView {
  readonly stacks: readonly StackView[];
  readonly trashedTiles: readonly TileId[];
  readonly seats: readonly IxSeatView[];
  readonly holding: readonly Held[];
  readonly owed: number;
  readonly turn: Readonly<IxTurn>;
}
