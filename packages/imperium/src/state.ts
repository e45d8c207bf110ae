import { clockwise, type GameState, type Seat } from '@landsraad/kernel';
import type { Effect } from './effects/effect.ts';
import type { ImperiumEvent } from './events.ts';
import type { HagalState } from './hagal/state.ts';
import type {
  AgentIcon,
  CardId,
  ConflictId,
  Faction,
  IntrigueId,
  LeaderId,
  Resources,
  SpaceId,
  TileId,
  UnitId,
} from './ids.ts';
import type { ImmortalityState } from './immortality/state.ts';
import type { IxState } from './ix/state.ts';
import type { ImperiumOptions } from './options.ts';

/* The whole position as plain data. Piles have their top at the end. */

export type Phase =
  | 'leaders'
  | 'secret-factions'
  | 'round-start'
  | 'turns'
  | 'combat'
  | 'makers'
  | 'recall'
  | 'endgame'
  | 'over';

/** The colours' pieces and cards. Troops are in exactly one of supply, garrison, conflict (IMP-13.1). */
export interface Player extends Resources {
  leader: LeaderId;
  vp: number;
  influence: Record<Faction, number>;
  supply: number;
  garrison: number;
  conflict: number;
  /** Strength from swords and Combat cards; counts only beside a troop in the Conflict. */
  swords: number;
  /** Agents on the Leader; the Mentat is not among them. */
  agents: number;
  swordmaster: boolean;
  council: boolean;
  /** Took the Reveal turn of this round. */
  revealed: boolean;
  deck: CardId[];
  hand: CardId[];
  inPlay: CardId[];
  discard: CardId[];
  intrigue: IntrigueId[];
  /** Plot cards face up until the Reveal turn (IMP-6.9). */
  waiting: IntrigueId[];
  /** Helena's removed card (AMB-34). */
  setAside: CardId | null;
  /** What a copy of her ring removed as well (RUL-27). */
  alsoAside?: readonly CardId[];
  /** The Baron's tokens; secret until Masterstroke. */
  tokens: { factions: Faction[]; revealed: boolean } | null;
  /** Cards in hand that everybody saw going there. */
  knownHand: CardId[];
  /** How many cards on top of the deck the owner knows, and everybody knows. */
  knownTop: { owner: number; all: number };
  /** Intrigue cards here that another seat knows because they were taken from it. */
  knownIntrigue: { card: IntrigueId; by: Seat }[];
}

export interface PlacedAgent {
  space: SpaceId;
  seat: Seat;
  mentat: boolean;
}

/** Where an effect comes from; the wording names it, and a trashed card takes its effects along. */
export type Source =
  | { readonly type: 'card'; readonly card: CardId }
  | { readonly type: 'space'; readonly space: SpaceId }
  | { readonly type: 'leader'; readonly leader: LeaderId }
  | { readonly type: 'intrigue'; readonly intrigue: IntrigueId }
  | { readonly type: 'track'; readonly faction: Faction }
  | { readonly type: 'conflict'; readonly conflict: ConflictId }
  | { readonly type: 'tile'; readonly tile: TileId }
  | { readonly type: 'shipping' | 'research' | 'tleilaxu' };

/**
 * An effect still to be resolved this turn. Effects of one box share a group number; `card` is the
 * card the box is printed on, which may differ from the source (Signet Ring).
 */
export interface Pending {
  readonly effect: Effect;
  readonly source: Source;
  readonly group: number;
  readonly card: CardId | null;
}

/** What sends an Agent, and where that lets it go. */
export interface Sending {
  readonly cards: readonly CardId[];
  /** One of them that nobody owns: it stays where it lies, and is not in play. */
  readonly borrowed?: CardId;
  readonly icons: readonly AgentIcon[];
  /** Those through which enemy Agents do not block. */
  readonly infiltrates: readonly AgentIcon[];
  /** A text of its own sends it: any piece of the player, to any space (IMP-26.4). */
  readonly anywhere: boolean;
  /** Where it may go depends on its icons alone. */
  readonly usual: boolean;
}

/** What lasts no longer than one turn. */
export interface Turn {
  seat: Seat;
  kind: 'choosing' | 'agent' | 'reveal';
  /** Something was used already, so it is no longer the very start (IMP-26.13). */
  started: boolean;
  ended: boolean;
  sending: Sending | null;
  space: SpaceId | null;
  pending: Pending[];
  groups: number;
  /** The Agent went to a Combat space. */
  combat: boolean;
  /** Units recruited this turn that may still be deployed, and others from the garrison (IMP-13.7). */
  recruits: Partial<Record<UnitId, number>>;
  others: number;
  /** Troops deployed this turn, whatever sent them (AMB-50). */
  deployed: number;
  persuasion: number;
  discounts: { card: CardId; by: number }[];
  /** Acquired cards may go on top of the deck (IMP-18.12). */
  toDeck: boolean;
  extraIcons: AgentIcon[];
  ignoreEnemyAgents: boolean;
}

export interface Imperium extends GameState {
  events: ImperiumEvent[] | null;
  readonly options: ImperiumOptions;
  phase: Phase;
  round: number;
  firstPlayer: Seat;
  /** Whose turn it is in the phase of turns, or who picks a Leader. */
  active: Seat;
  turn: Turn | null;
  players: Player[];
  agents: PlacedAgent[];
  /** On its space, on a Leader, or sent to the board as an Agent (then it is among `agents`). */
  mentat: 'home' | 'board' | Seat;
  /** Who won the Mentat for the next round (AMB-11). */
  mentatPromised: Seat | null;
  alliances: Record<Faction, Seat | null>;
  control: Record<SpaceId, Seat | null>;
  bonusSpice: Record<SpaceId, number>;
  /** Spaces named with The Voice, and who is still bound (AMB-28). */
  voices: { by: Seat; space: SpaceId; bound: Seat[] }[];
  row: CardId[];
  imperiumDeck: CardId[];
  reserve: Record<CardId, number>;
  /** Cards that left the game. */
  trashed: CardId[];
  intrigueDeck: IntrigueId[];
  intrigueDiscard: IntrigueId[];
  conflict: ConflictId | null;
  conflictDeck: ConflictId[];
  conflictDiscard: ConflictId[];
  /** Left out at setup, unseen (IMP-2.5). */
  conflictUnused: ConflictId[];
  /** Seats in the order of this round's Reveal turns, or of last Agents where there is none (AMB-5). */
  revealOrder: Seat[];
  /** Made of what one seat sees, by whoever thinks ahead: what is shuffled here is unknown. */
  readonly supposed?: true;
  /** What a module keeps; there only while it is in. */
  hagal?: HagalState;
  ix?: IxState;
  immortality?: ImmortalityState;
}

export const seatsOf = (game: Imperium): number => game.players.length;

/** Clockwise from the left (AMB-33). */
export const opponentsOf = (game: Imperium, seat: Seat): Seat[] =>
  clockwise(seat, seatsOf(game)).slice(1);
