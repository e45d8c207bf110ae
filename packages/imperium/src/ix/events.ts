import type { Seat } from '@landsraad/kernel';
import type { CardId, Faction, IntrigueId, Resource, SpaceId, TileId } from '../ids.ts';
import type { Source } from '../state.ts';

export type IxEvent =
  | { type: 'freighter-advanced'; seat: Seat; to: number }
  | { type: 'freighter-recalled'; seat: Seat; from: number }
  | { type: 'dreadnought-commissioned'; seat: Seat; source: Source }
  | { type: 'dreadnoughts-deployed'; seat: Seat; n: number }
  | { type: 'dreadnoughts-retreated'; seat: Seat; n: number }
  | { type: 'dreadnought-holds'; seat: Seat; space: SpaceId }
  | { type: 'dreadnought-returned'; seat: Seat; space: SpaceId }
  | { type: 'dreadnought-detonated'; seat: Seat }
  | { type: 'negotiators-placed'; seat: Seat; n: number }
  | {
      type: 'tile-acquired';
      seat: Seat;
      tile: TileId;
      cost: number;
      pays: Resource;
      /** Negotiators that came back to the supply for it. */
      negotiators: number;
    }
  | { type: 'tile-shown'; tile: TileId }
  | { type: 'tile-flipped'; seat: Seat; tile: TileId }
  | { type: 'tile-trashed'; seat: Seat | null; tile: TileId }
  | {
      type: 'intrigue-buried';
      seat: Seat;
      n: number;
      secret: { to: readonly Seat[]; cards: IntrigueId[] };
    }
  | {
      type: 'intrigue-kept';
      seat: Seat;
      secret: { to: readonly Seat[]; card: IntrigueId; back: IntrigueId | null };
    }
  | { type: 'card-laid-by'; seat: Seat; secret: { to: readonly Seat[]; card: CardId } }
  | { type: 'card-came-back'; seat: Seat; card: CardId }
  | { type: 'snooper-moved'; seat: Seat; faction: Faction; slot: number }
  | { type: 'another-turn'; seat: Seat };
