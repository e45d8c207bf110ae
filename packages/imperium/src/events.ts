import type { Place, Seat } from '@landsraad/kernel';
import type { HagalEvent } from './hagal/events.ts';
import type {
  CardId,
  ConflictId,
  Faction,
  IntrigueId,
  LeaderId,
  Resource,
  Resources,
  SpaceId,
} from './ids.ts';
import type { ImmortalityEvent } from './immortality/events.ts';
import type { IxEvent } from './ix/events.ts';
import type { Source } from './state.ts';

export type CardZone = 'hand' | 'discard' | 'play' | 'deck' | 'row';
/** Where an acquired card goes. */
export type AcquiredTo = 'discard' | 'deck' | 'hand';

/** Everything that can happen, in the words of the rules. `secret` is for the named seats only. */
export type ImperiumEvent =
  | HagalEvent
  | IxEvent
  | ImmortalityEvent
  | { type: 'leader-taken'; seat: Seat; leader: LeaderId }
  | { type: 'factions-chosen'; seat: Seat; secret: { to: readonly Seat[]; factions: Faction[] } }
  | { type: 'round-started'; round: number; conflict: ConflictId; firstPlayer: Seat }
  | { type: 'mentat-delivered'; seat: Seat }
  | { type: 'drew'; seat: Seat; n: number; secret?: { to: readonly Seat[]; cards: CardId[] } }
  | { type: 'reshuffled'; seat: Seat }
  | {
      type: 'agent-sent';
      seat: Seat;
      /** None where no card of a hand sent it. */
      cards: readonly CardId[];
      space: SpaceId;
      mentat: boolean;
      from: SpaceId | null;
    }
  | ({ type: 'paid'; seat: Seat; source: Source } & Partial<Resources>)
  | ({ type: 'gained'; seat: Seat; source: Source } & Partial<Resources>)
  | { type: 'control-bonus'; seat: Seat; space: SpaceId; resource: Resource; n: number }
  | { type: 'harvested'; seat: Seat; space: SpaceId; spice: number; bonus: number }
  | { type: 'recruited'; seat: Seat; n: number; source: Source }
  | { type: 'deployed'; seat: Seat; n: number; from: 'garrison' | 'supply' }
  | { type: 'retreated'; seat: Seat; n: number }
  | { type: 'troops-lost'; seat: Seat; n: number; from: 'garrison' | 'conflict' }
  | { type: 'influence-gained'; seat: Seat; faction: Faction; to: number }
  | { type: 'influence-lost'; seat: Seat; faction: Faction; to: number }
  | { type: 'alliance-taken'; seat: Seat; faction: Faction; from: Seat | null }
  | { type: 'alliance-returned'; seat: Seat; faction: Faction }
  | { type: 'vp-gained'; seat: Seat; n: number; total: number }
  | { type: 'vp-lost'; seat: Seat; n: number; total: number }
  | {
      type: 'intrigue-drawn';
      seat: Seat;
      n: number;
      secret?: { to: readonly Seat[]; cards: IntrigueId[] };
    }
  | {
      type: 'intrigue-stolen';
      seat: Seat;
      from: Seat;
      secret: { to: readonly Seat[]; card: IntrigueId };
    }
  | { type: 'intrigue-played'; seat: Seat; intrigue: IntrigueId; mode: number }
  | { type: 'intrigue-reshuffled' }
  | { type: 'mentat-taken'; seat: Seat }
  | { type: 'mentat-promised'; seat: Seat }
  | { type: 'swordmaster-gained'; seat: Seat }
  | { type: 'council-seat-taken'; seat: Seat }
  | { type: 'agent-recalled'; seat: Seat; space: SpaceId }
  | { type: 'space-named'; seat: Seat; space: SpaceId }
  | { type: 'card-set-aside'; seat: Seat; card: CardId }
  | { type: 'set-aside-lost'; seat: Seat; card: CardId }
  | { type: 'masterstroke'; seat: Seat; factions: Faction[] }
  | { type: 'looked'; seat: Seat; secret: { to: readonly Seat[]; card: CardId } }
  | { type: 'revealed'; seat: Seat; cards: CardId[] }
  | { type: 'persuasion-gained'; seat: Seat; n: number; total: number }
  | { type: 'swords-gained'; seat: Seat; n: number; strength: number }
  | { type: 'acquired'; seat: Seat; card: CardId; cost: number; to: AcquiredTo }
  | { type: 'row-refilled'; card: CardId }
  | { type: 'trashed'; seat: Seat; card: CardId; from: CardZone }
  | { type: 'discarded'; seat: Seat; cards: CardId[] }
  | { type: 'taken-to-hand'; seat: Seat; card: CardId }
  | { type: 'turn-passed'; seat: Seat }
  | { type: 'turn-ended'; seat: Seat; kind: 'agent' | 'reveal' }
  | { type: 'strength-set'; seat: Seat; strength: number }
  | { type: 'combat-passed'; seat: Seat }
  | {
      type: 'conflict-resolved';
      conflict: ConflictId;
      strengths: number[];
      places: (1 | 2 | 3 | null)[];
    }
  | { type: 'reward-taken'; seat: Seat; conflict: ConflictId; place: 1 | 2 | 3 }
  | { type: 'control-taken'; seat: Seat; space: SpaceId; from: Seat | null }
  | { type: 'bonus-spice-added'; space: SpaceId; total: number }
  | { type: 'agents-recalled'; firstPlayer: Seat }
  | { type: 'endgame-started'; reason: 'points' | 'conflicts' }
  | { type: 'endgame-passed'; seat: Seat }
  | { type: 'game-over'; ranking: readonly Place[] };

export type EventOf<T extends ImperiumEvent['type']> = Extract<ImperiumEvent, { type: T }>;
