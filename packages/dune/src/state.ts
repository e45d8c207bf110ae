import type { GameState, Random, Seat } from '@landsraad/kernel';
import type { DuneEvent, Question } from './events.ts';
import type { CellId, FactionId, LeaderId, SpiceCardId, TerritoryId, TreacheryId } from './ids.ts';
import type { DuneOptions } from './options.ts';

/*
 * The whole position as plain data. Piles have their top at the end. A seat is a faction.
 *
 * What is `readonly` inside is never changed, only replaced, and copies of the position share it:
 * so a copy takes a few microseconds (`clone.ts`).
 */

/** The nine phases (DUN-2.7), what is decided before the first, and the end. */
export type Phase =
  | 'prediction'
  | 'traitors'
  | 'first-forces'
  | 'storm'
  | 'spice-blow'
  | 'charity'
  | 'bidding'
  | 'revival'
  | 'shipment'
  | 'battle'
  | 'collection'
  | 'mentat'
  | 'over';

/** `special` are Sardaukar or Fedaykin; only in the advanced game. */
export interface Forces {
  readonly normal: number;
  readonly special: number;
}

export interface FactionState {
  readonly id: FactionId;
  /** Which of the six dots (DUN-1.7). */
  dot: number;
  spice: number;
  /** Bribes in front of the shield until the Mentat Pause (DUN-15.7). */
  bribes: number;
  reserves: Forces;
  tanks: Forces;
  /** Cells with at least one force. */
  board: Record<CellId, Forces>;
  /** Territories where the Bene Gesserit forces are advisors; elsewhere they are fighters. */
  advisors: readonly TerritoryId[];
  hand: readonly TreacheryId[];
  traitors: readonly LeaderId[];
  /** Traitors shown in battle; they stay and work again (DUN-10.40). */
  shownTraitors: readonly LeaderId[];
  allies: readonly Seat[];
  prediction: { readonly faction: FactionId; readonly turn: number } | null;
  /** Kwisatz Haderach, advanced Atreides only. */
  kh: KwisatzHaderach | null;
  karamaPowerUsed: boolean;
  /** All leaders were dead at once, and not all are back yet (DUN-7.7). */
  revivingLeaders: boolean;
  /** Sardaukar or Fedaykin revived this turn (DUN-7.6). */
  specialsRevived: number;
  /** Allies who see all that this seat sees (DUN-13.7). */
  showsTo: readonly Seat[];
  /** Absent as long as it has offered and shown nothing unasked. */
  talks?: Talks;
}

/** What a faction has on the table of its own accord (RUL-D25). */
export interface Talks {
  /** How many offers it has made. */
  readonly made: number;
  /** Those that are not settled. */
  readonly standing: readonly Offer[];
  readonly shown: readonly Shown[];
  /** Those of its last turn with offers that came to nothing; everybody heard them. */
  readonly declined?: readonly Deal[];
}

export interface KwisatzHaderach {
  /** Forces lost in battles (ATR-A1). */
  readonly losses: number;
  readonly dead: boolean;
  /** Where it fought this turn (DUN-20.3). */
  readonly usedIn: TerritoryId | null;
}

export interface LeaderState {
  readonly owner: Seat;
  /** Harkonnen while captured, else the owner. */
  readonly holder: Seat;
  readonly dead: boolean;
  /** Killed again after a revival (DUN-7.11), or killed unseen by Harkonnen. */
  readonly faceDown: boolean;
  readonly revivedOnce: boolean;
  /** Where it fought this turn (DUN-10.11). */
  readonly usedIn: TerritoryId | null;
  /** Captured or killed by Harkonnen where only the two of them saw which leader it was. */
  readonly unseen: boolean;
  /** Where Harkonnen took it this turn, perhaps after it fought there. */
  readonly takenIn: TerritoryId | null;
}

export interface Blown {
  /** Worms of the first turn, out of the deck until the phase is over (DUN-4.9). */
  readonly setAside: readonly SpiceCardId[];
  readonly worms: number;
}

/** The cards on sale this turn; the first is the one under auction. */
export interface Auction {
  cards: TreacheryId[];
  /** The first card is up; between two cards none is. */
  up: boolean;
  /** A card was sold, and the moment after it is still to come. */
  sold?: true | undefined;
  opener: Seat;
  bid: number;
  bidder: Seat | null;
  /** What each seat will pay of a card its ally buys, by seat; known between allies (DUN-13.10). */
  pledges: number[];
  /** Atreides was kept from looking this phase (DUN-18.9). */
  lookStopped: boolean;
  /** Whose hand was full, and who therefore takes no part (DUN-6.13); absent until version 2. */
  full?: Seat[];
}

/** A treachery card that Atreides have seen, and where they last knew it to be (ATR-B2). */
export interface Note {
  readonly card: TreacheryId;
  /** Null while it lies on top of the deck, or is the next of the cards on sale. */
  readonly owner: Seat | null;
  /** No longer, once its owner's cards changed hands unseen (HAR-K1). */
  readonly sure: boolean;
}

export interface Plan {
  /** In halves, so that it stays whole: twice the number dialed. */
  readonly dial: number;
  readonly leader: LeaderId | 'cheap-hero' | null;
  readonly weapon: TreacheryId | null;
  readonly defense: TreacheryId | null;
  readonly spice: number;
  readonly kh: boolean;
}

export type VoiceTarget =
  | 'weapon-poison'
  | 'weapon-projectile'
  | 'weapon-lasgun'
  | 'defense-poison'
  | 'defense-projectile'
  | 'worthless'
  | 'cheap-hero';

export type PlanElement = 'leader' | 'weapon' | 'defense' | 'dial';

export interface Voice {
  readonly on: Seat;
  readonly order: 'play' | 'not';
  readonly target: VoiceTarget;
}

export interface Prescience {
  readonly on: Seat;
  readonly element: PlanElement;
  readonly answer: Partial<Plan>;
}

export interface Battle {
  readonly territory: TerritoryId;
  /** The cells that the storm does not cut off from each other (DUN-10.4). */
  readonly cells: readonly CellId[];
  readonly aggressor: Seat;
  readonly defender: Seat;
  voice: Voice | null;
  /** An answered prescience binds that element (DUN-28.15). */
  prescience: Prescience | null;
  /** Items stopped by Karama for this battle. */
  stopped: string[];
  /** Plans already fixed; hidden until both are. */
  plans: { readonly seat: Seat; readonly plan: Plan }[];
  /** ATR-K1: seats whose plan another seat has seen. */
  seenBy: { readonly seat: Seat; readonly by: Seat }[];
  revealed: boolean;
  /** Who called traitor, or did not, in secret until all have said (DUN-10.33). */
  calls: { readonly by: Seat; readonly call: boolean }[];
}

/** A true answer to a question (DUN-19.15). */
export interface Answered {
  readonly turn: number;
  readonly seat: Seat;
  readonly question: Question;
  readonly answer: boolean;
}

/** Once concluded, the spice is moved at once and the rest is on record (DUN-15.6). */
export interface Deal {
  readonly turn: number;
  readonly from: Seat;
  readonly to: Seat;
  readonly spice: number;
  /** Of the one to whom it was offered. */
  readonly promise: string | null;
  /** What the other pays, where the one who offers sells something. */
  readonly price?: number;
  /** The promise of the one who offers. */
  readonly own?: string;
  /** What the one who offers shows the other. */
  readonly shows?: Showing;
  /** What the other shows in turn. */
  readonly sees?: Showing;
}

/** One card, one traitor, or how much spice there is. */
export type Showing = 'card' | 'traitor' | 'spice';

/** An offer made unasked; its spice lies aside until it is settled. */
export interface Offer extends Deal {
  readonly id: number;
  /** The card or the traitor that would be shown: its owner knows. */
  readonly which?: TreacheryId | LeaderId;
}

/** What one player showed another: still in the hand, or a traitor, who never changes. */
export interface Shown {
  readonly by: Seat;
  readonly to: Seat;
  readonly card?: TreacheryId;
  readonly leader?: LeaderId;
}

export interface Dune extends GameState {
  random: Random;
  events: DuneEvent[] | null;
  readonly options: DuneOptions;
  phase: Phase;
  /** The opening steps of the phase are done. */
  begun: boolean;
  /** Which step of the phase, or of its opening, comes next; absent before the first. */
  step?: number | undefined;
  turn: number;
  /** Sector of the storm; null before the first. */
  storm: number | null;
  /** Next storm's distance, face down (FRE-A1). */
  stormCard: number | null;
  stormCardSeen: boolean;
  /** Who last used the battle wheels (DUN-3.3). */
  dialers: readonly [Seat, Seat];
  shieldWall: boolean;
  firstPlayer: Seat;
  factions: FactionState[];
  leaders: Readonly<Record<LeaderId, LeaderState>>;
  spice: Readonly<Record<CellId, number>>;
  spiceDeck: readonly SpiceCardId[];
  /** Piles A and B; the basic game uses A only (DUN-16.3). */
  spiceDiscard: readonly [readonly SpiceCardId[], readonly SpiceCardId[]];
  /** Atreides looked at the top spice card (ATR-B3). */
  spiceTopSeen: boolean;
  treacheryDeck: readonly TreacheryId[];
  treacheryDiscard: readonly TreacheryId[];
  removed: readonly TreacheryId[];
  notes: readonly Note[];
  /** Traitor cards nobody kept; out of the game, unseen. */
  unusedTraitors: readonly LeaderId[];
  auction: Auction | null;
  /** What the blows of this phase have brought so far; absent outside of it. */
  blown?: Blown | undefined;
  /** Whose Shipment & Movement turn it is, once that is known. */
  mover?: Seat | undefined;
  /** Seats that have taken their Shipment & Movement turn. */
  acted: readonly Seat[];
  /** A Karama keeps the Guild to its place in storm order this turn (DUN-24.4). */
  guildInOrder: boolean;
  battle: Battle | null;
  /** What allies will pay of the shipment under way; known between them (DUN-13.11). */
  lent: readonly { readonly by: Seat; readonly n: number }[];
  /** What a seat has declared and not yet paid for: all know that it can. */
  due: { readonly seat: Seat; readonly spice: number } | null;
  /** Deals offered in the open and not yet answered. */
  offers: readonly Deal[];
  deals: readonly Deal[];
  /** What was answered to Truthtrance, for everybody to look up again. */
  answers: readonly Answered[];
  winners: readonly Seat[];
  victory: 'strongholds' | 'alliance' | 'prediction' | 'fremen' | 'guild' | 'default' | null;
}

/** The offers made unasked this turn that came to nothing. */
export function declinedIn({ factions, turn }: Pick<Dune, 'factions' | 'turn'>): Deal[] {
  const found: Deal[] = [];
  for (const { talks } of factions)
    for (const deal of talks?.declined ?? []) if (deal.turn === turn) found.push(deal);
  return found;
}

/** All offers made unasked that are not settled. */
export function standingIn({ factions }: Pick<Dune, 'factions'>): Offer[] {
  const found: Offer[] = [];
  for (const { talks } of factions) if (talks) found.push(...talks.standing);
  return found;
}

export const advanced = (game: Pick<Dune, 'options'>): boolean => game.options.mode === 'advanced';

/** The seat of a faction, or -1 when it is not in play. */
export function seatOf(
  game: { readonly factions: readonly { readonly id: FactionId }[] },
  faction: FactionId,
): Seat {
  const { factions } = game;
  for (let seat = 0; seat < factions.length; seat++)
    if (factions[seat]!.id === faction) return seat;
  return -1;
}

export const isFaction = (
  game: { readonly factions: readonly { readonly id: FactionId }[] },
  seat: Seat,
  faction: FactionId,
): boolean => game.factions[seat]!.id === faction;

export const areAllies = (
  game: { readonly factions: readonly { readonly allies: readonly Seat[] }[] },
  a: Seat,
  b: Seat,
): boolean => game.factions[a]!.allies.includes(b);
