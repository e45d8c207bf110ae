import type { Seat } from '@landsraad/kernel';
import type {
  CellId,
  FactionId,
  ItemId,
  LeaderId,
  SpiceCardId,
  TerritoryId,
  TreacheryId,
} from './ids.ts';
import type {
  Deal,
  Dune,
  Forces,
  Phase,
  Plan,
  PlanElement,
  Showing,
  VoiceTarget,
} from './state.ts';

type To = readonly Seat[];

/** Everything that can happen, in the words of the rules. `secret` is for the named seats only. */
export type DuneEvent =
  | { type: 'prediction-made'; seat: Seat; secret: { to: To; faction: FactionId; turn: number } }
  | { type: 'traitors-kept'; seat: Seat; n: number; secret: { to: To; traitors: LeaderId[] } }
  | { type: 'turn-started'; turn: number }
  | { type: 'phase-started'; phase: Phase }
  | { type: 'storm-dialed'; dials: { seat: Seat; n: number }[] }
  | { type: 'storm-card-shown'; distance: number }
  | { type: 'storm-card-drawn'; secret: { to: To; distance: number } }
  | { type: 'weather-controlled'; seat: Seat; distance: number }
  | { type: 'shield-wall-destroyed'; seat: Seat }
  | { type: 'storm-moved'; from: number | null; to: number; distance: number }
  | { type: 'spice-blown-away'; cell: CellId; n: number }
  | { type: 'forces-lost'; seat: Seat; cell: CellId; forces: Forces; by: LossCause }
  | { type: 'first-player'; seat: Seat }
  | { type: 'spice-card-turned'; card: SpiceCardId; pile: 0 | 1 }
  | { type: 'spice-placed'; cell: CellId; n: number }
  | { type: 'worm-set-aside' }
  | { type: 'worm-came'; territory: TerritoryId | null }
  | { type: 'spice-devoured'; cell: CellId; n: number }
  | { type: 'nexus' }
  | { type: 'alliance-broken'; seat: Seat }
  | { type: 'alliance-proposed'; seat: Seat; to: Seat }
  | { type: 'alliance-made'; seats: Seat[] }
  | { type: 'alliance-refused'; seat: Seat; to: Seat }
  | { type: 'worm-ridden'; seat: Seat; from: TerritoryId; to: CellId; forces: Forces }
  | { type: 'charity'; seat: Seat; n: number }
  | { type: 'hands-counted'; counts: number[] }
  | { type: 'cards-dealt'; n: number }
  | { type: 'auction-opened'; n: number; opener: Seat; secret?: { to: To; card: TreacheryId } }
  | { type: 'bid'; seat: Seat; n: number }
  | { type: 'passed'; seat: Seat }
  | {
      type: 'card-bought';
      seat: Seat;
      price: number;
      karama: boolean;
      secret: { to: To; card: TreacheryId };
    }
  | { type: 'card-drawn'; seat: Seat; secret: { to: To; card: TreacheryId } }
  | { type: 'auction-reopened'; seat: Seat; opener: Seat }
  | { type: 'auction-closed'; left: number }
  | { type: 'spice-paid'; seat: Seat; n: number; to: Seat | null; secret?: { to: To } }
  | { type: 'spice-gained'; seat: Seat; n: number; why: GainCause }
  | { type: 'revived'; seat: Seat; forces: Forces; cost: number }
  | { type: 'leader-revived'; seat: Seat; leader: LeaderId | 'kh'; cost: number }
  | {
      type: 'shipped';
      seat: Seat;
      from: CellId[] | null;
      to: CellId | null;
      forces: Forces;
      cost: number;
    }
  | { type: 'shipment-cancelled'; seat: Seat; by: Seat }
  | { type: 'moved'; seat: Seat; from: CellId[]; to: CellId; forces: Forces }
  | { type: 'advisor-placed'; seat: Seat; cell: CellId }
  | { type: 'flipped'; seat: Seat; territory: TerritoryId; to: 'advisors' | 'fighters' }
  | { type: 'battle-named'; aggressor: Seat; defender: Seat; territory: TerritoryId }
  | { type: 'no-leader'; seat: Seat }
  | { type: 'voice'; seat: Seat; on: Seat; order: 'play' | 'not'; target: VoiceTarget }
  | { type: 'prescience'; seat: Seat; on: Seat; element: PlanElement }
  | { type: 'prescience-answered'; seat: Seat; element: PlanElement; answer: Partial<Plan> }
  | { type: 'plan-seen'; seat: Seat; on: Seat; secret: { to: To; plan: Plan } }
  | { type: 'plans-revealed'; plans: { seat: Seat; plan: Plan }[] }
  | { type: 'traitor-called'; seat: Seat; by: Seat; leader: LeaderId }
  | { type: 'explosion'; territory: TerritoryId }
  | { type: 'leader-killed'; seat: Seat; leader: LeaderId }
  | { type: 'battle-won'; seat: Seat; over: Seat; totals: [number, number] }
  | { type: 'battle-lost-by-both'; territory: TerritoryId }
  | { type: 'leader-captured'; seat: Seat; from: Seat; secret: { to: To; leader: LeaderId } }
  | { type: 'captive-killed'; seat: Seat; from: Seat; secret: { to: To; leader: LeaderId } }
  | { type: 'leader-returned'; leader: LeaderId; to: Seat }
  | { type: 'collected'; seat: Seat; cell: CellId | TerritoryId; n: number }
  | { type: 'strongholds-counted'; counts: number[]; secret: { to: To; spice: number[] } }
  | { type: 'card-played'; seat: Seat; card: TreacheryId }
  | { type: 'card-discarded'; seat: Seat; card: TreacheryId }
  | { type: 'karama-stopped'; seat: Seat; item: ItemId; user: Seat }
  | { type: 'karama-power'; seat: Seat; item: ItemId }
  | { type: 'hands-swapped'; seat: Seat; with: Seat; n: number }
  | { type: 'question-asked'; seat: Seat; to: Seat; question: Question }
  | { type: 'question-answered'; seat: Seat; answer: boolean }
  | { type: 'spice-given'; seat: Seat; to: Seat; secret: { to: To; n: number } }
  | ({ type: 'deal-offered'; seat: Seat; to: Seat } & DealTerms)
  | ({ type: 'deal-made'; seat: Seat; to: Seat } & DealTerms)
  | { type: 'deal-refused'; seat: Seat; to: Seat }
  | { type: 'deal-withdrawn'; seat: Seat; to: Seat }
  | { type: 'deal-lapsed'; seat: Seat; to: Seat }
  | {
      type: 'deal-shown';
      seat: Seat;
      to: Seat;
      what: Showing;
      secret: { to: To; card?: TreacheryId; leader?: LeaderId; n?: number };
    }
  | { type: 'game-over'; winners: Seat[]; victory: Dune['victory'] };

export type DealTerms = Omit<Deal, 'turn' | 'from' | 'to'>;

export type LossCause =
  | 'storm'
  | 'worm'
  | 'atomics'
  | 'battle'
  | 'explosion'
  | 'traitor'
  | 'shared-with-ally';

/** What the bank pays for after a battle. */
export type GainCause = 'leaders' | 'traitor' | 'captive';

/** What Truthtrance can ask so that the game itself knows the true answer. */
export type Question =
  | { about: 'card'; card: TreacheryId }
  | { about: 'traitor'; leader: LeaderId }
  | { about: 'spice'; atLeast: number }
  | { about: 'prediction-faction'; faction: FactionId }
  | { about: 'prediction-turn'; turn: number }
  | { about: 'other' };
