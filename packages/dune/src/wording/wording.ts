import type { Heard, Seat } from '@landsraad/kernel';
import type { KernelCode, ReasonArgs } from '@landsraad/kernel/wording';
import type { DecisionKind, DuneOption } from '../choices.ts';
import type {
  ItemKind,
  Leader,
  SpiceCard,
  Territory,
  TreacheryType,
} from '../content/component.ts';
import type { DuneEvent, Question } from '../events.ts';
import type {
  CellId,
  FactionId,
  ItemId,
  LeaderId,
  SpiceCardId,
  TerritoryId,
  TreacheryId,
} from '../ids.ts';
import type { DuneOptions } from '../options.ts';
import type { RefusalCode } from '../refusals.ts';
import type { Dune, Forces, Phase, Plan, PlanElement, VoiceTarget } from '../state.ts';

/** All that one language says. Both languages fill this in, so that none can miss a sentence. */
export interface Wording {
  readonly terms: TermWording;
  readonly faces: FaceWording;
  readonly cards: CardWording;
  readonly items: ItemWording;
  readonly events: EventWording;
  readonly choices: ChoiceWording;
  readonly reasons: ReasonWording;
  readonly settings: SettingWording;
}

/** What the game counts. */
export type Unit = 'spice' | 'force' | 'special' | 'card' | 'sector' | 'stronghold';

export interface TermWording {
  readonly factions: Readonly<Record<FactionId, Omit<Party, 'title' | 'first'>>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly terrains: Readonly<Record<Territory['type'], string>>;
  readonly treachery: Readonly<Record<TreacheryType, string>>;
  readonly itemKinds: Readonly<Record<ItemKind, string>>;
  readonly elements: Readonly<Record<PlanElement, string>>;
  readonly fields: Readonly<Record<PlanField, string>>;
  readonly victories: Readonly<Record<NonNullable<Dune['victory']>, string>>;
  readonly sector: (sector: number) => string;
  /** Sardaukar or Fedaykin, where it is not known which. */
  readonly specialForces: string;
  readonly kwisatzHaderach: string;
  /** "2 forces", with the right plural. */
  readonly amount: (n: number, unit: Unit) => string;
  /** A battle plan in one phrase. */
  readonly plan: (plan: Plan, say: Speaker) => string;
}

/** What is filled in for a battle plan. */
export type PlanField = 'leader' | 'dial' | 'weapon' | 'defense' | 'spice' | 'kh';

/** Somebody a sentence speaks of: "the Fremen ship", "Ada ships". */
export interface Party {
  /** Within a sentence: "the Fremen". */
  readonly name: string;
  /** Where a sentence begins: "The Fremen". */
  readonly first: string;
  /** By itself, as on a label: "Fremen". */
  readonly title: string;
  readonly plural: boolean;
}

/** Names for a sentence, in its language. */
export interface Speaker {
  readonly seat: (seat: Seat) => Party;
  readonly seats: (seats: readonly Seat[]) => Party;
  readonly faction: (faction: FactionId) => Party;
  /** "3 forces and 1 Sardaukar" */
  readonly forces: (forces: Forces, seat: Seat | null) => string;
  readonly special: (seat: Seat | null) => string;
  /** Inside a sentence: a name with a comma of its own is set apart. */
  readonly card: (card: TreacheryId) => string;
  /** By itself, as on a label. */
  readonly cardTitle: (card: TreacheryId) => string;
  readonly spiceCard: (card: SpiceCardId) => string;
  readonly leader: (leader: LeaderId) => string;
  readonly item: (item: ItemId) => string;
}

export type FaceLabel =
  | 'terrain'
  | 'sectors'
  | 'sector'
  | 'spice'
  | 'income'
  | 'neighbours'
  | 'type'
  | 'copies'
  | 'territory'
  | 'faction'
  | 'strength'
  | 'start'
  | 'cards'
  | 'traitors'
  | 'hand'
  | 'free-revival'
  | 'revival'
  | 'special'
  | 'leaders'
  | 'storm'
  | 'ornithopters'
  | 'refuge'
  | 'fremen'
  | 'atomics'
  | 'effect'
  | 'when'
  | 'after'
  | 'battle';

export interface FaceWording {
  readonly kinds: Readonly<
    Record<'territory' | 'treachery' | 'spice' | 'leader' | 'faction', string>
  >;
  readonly labels: Readonly<Record<FaceLabel, string>>;
  /** With its kind, where that is not the basic game. */
  readonly itemHeading: (title: string, kind: ItemKind) => string;
  readonly stoppable: string;
  readonly spiceIn: (amount: number, sector: number) => string;
  readonly income: (n: number) => string;
  readonly storm: (territory: Territory) => readonly string[];
  readonly ornithopters: readonly string[];
  readonly refuge: readonly string[];
  readonly fremen: string;
  readonly atomics: (territory: Territory) => string;
  readonly spiceCard: (card: SpiceCard) => readonly string[];
  readonly leaderInBattle: (leader: Leader) => readonly string[];
  readonly leaderRevival: (leader: Leader) => readonly string[];
  readonly leaderLine: (name: string, strength: number) => string;
  readonly freeRevivals: (n: number) => string;
  readonly specialForces: (name: string, n: number) => string;
}

/** What a card does, when it is played, what becomes of it. */
export interface CardText {
  readonly effect: readonly string[];
  readonly when: string;
  readonly after: string;
}

export type SpecialCard =
  | 'tleilaxu-ghola'
  | 'family-atomics'
  | 'hajr'
  | 'karama'
  | 'truthtrance'
  | 'weather-control';

type PlanCard = Exclude<TreacheryType, 'special' | 'special-storm' | 'special-movement'>;

export interface CardWording {
  /** Cards of one type are alike. */
  readonly types: Readonly<Record<PlanCard, CardText>>;
  readonly specials: Readonly<Record<SpecialCard, CardText>>;
}

type Items<Code extends string, Numbers extends string> = `${Code}-${Numbers}`;
/** The faction sheets, item by item. */
export type SheetItem =
  | Items<'ATR', 'S1' | 'B1' | 'B2' | 'B3' | 'B4' | 'B5' | 'L1' | 'K1'>
  | Items<'ATR', 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'A7'>
  | Items<'BEN', 'S1' | 'B1' | 'B2' | 'B3' | 'V1' | 'L1' | 'A1' | 'A2' | 'A3'>
  | Items<'BEN', 'A4' | 'A5' | 'A6' | 'A7' | 'A8' | 'A9' | 'A10'>
  | Items<'EMP', 'S1' | 'B1' | 'B2' | 'L1' | 'L2' | 'A1' | 'A2' | 'A3' | 'K1'>
  | Items<'FRE', 'S1' | 'B1' | 'B2' | 'B3' | 'B4' | 'B5' | 'V1' | 'L1' | 'L2' | 'L3'>
  | Items<'FRE', 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'A7' | 'K1'>
  | Items<'GUI', 'S1' | 'B1' | 'B2' | 'B3' | 'V1' | 'L1' | 'L2' | 'A1' | 'K1'>
  | Items<'HAR', 'S1' | 'B1' | 'B2' | 'B3' | 'B4' | 'L1' | 'K1'>
  | Items<'HAR', 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6'>;

/** A title that goes after a colon, and what the item says. */
export type ItemWording = Readonly<Record<SheetItem, readonly [title: string, text: string]>>;

export type EventWording = {
  readonly [T in DuneEvent['type']]: (
    event: Heard<Extract<DuneEvent, { type: T }>>,
    say: Speaker,
  ) => string;
};

/** What a decision may be about. Who is asked later may find less here than is meant. */
export interface About {
  readonly territory?: TerritoryId;
  readonly cell?: CellId;
  readonly force?: 'normal' | 'special';
  readonly leader?: Plan['leader'];
  readonly element?: PlanElement;
  /** A number dialed is asked for in halves. */
  readonly halves?: boolean;
  readonly faction?: FactionId;
  readonly item?: ItemId;
  readonly user?: Seat;
  readonly question?: Question | Question['about'];
  readonly bid?: number;
  readonly bidder?: Seat | null;
  readonly distance?: number;
  readonly spice?: number;
  readonly promise?: string | null;
  readonly what?: string;
  readonly against?: Seat;
  readonly ally?: Seat;
  readonly before?: Seat;
  readonly entrant?: Seat;
  readonly on?: Seat;
  readonly seat?: Seat;
  readonly shipper?: Seat;
  readonly with?: Seat;
  /** A seat, a territory, or the reserves. */
  readonly from?: Seat | TerritoryId | null;
  /** A seat, a cell, or the reserves. */
  readonly to?: Seat | CellId | null;
}

/** What a prompt may use. */
export interface Prompt {
  readonly say: Speaker;
  readonly seat: Seat;
  readonly about: About;
  /** A number is asked for, not one of several things. */
  readonly number: boolean;
  /** Whether something of the type may be chosen. */
  readonly offers: (type: OptionType) => boolean;
  readonly min: number;
  readonly max: number;
}

export type OptionType = DuneOption['type'];
type OptionOf<T extends OptionType> = Extract<DuneOption, { type: T }>;
type Label<T extends OptionType> = (option: OptionOf<T>, say: Speaker, prompt: Prompt) => string;

/** Options whose meaning depends on the question: what "none" is, or what is done with a leader. */
interface Precise {
  'weather.control': 'none' | 'number';
  'family.atomics': 'none' | 'yes';
  'worm.place': 'none';
  'worm.ride': 'none';
  'karama.worm': 'none';
  'karama.emperor': 'none' | 'leader';
  'alliance.break': 'none';
  'alliance.propose': 'none';
  'revive.leader': 'none';
  'guild.when': 'yes' | 'no';
  ship: 'none' | 'to-reserves';
  'ship.from': 'none' | 'from-reserves';
  'bg.accompany': 'none';
  'bg.intrusion': 'yes' | 'no';
  'bg.wartime': 'yes' | 'no';
  'bg.arrive': 'yes' | 'no';
  move: 'none' | 'card';
  'move.to': 'none';
  voice: 'none';
  prescience: 'none';
  'prescience.answer': 'none' | 'number';
  plan: 'none';
  'karama.plan': 'seat';
  'traitor.call': 'yes' | 'no';
  'capture.fate': 'no';
  'karama.stop': 'no';
  'karama.bid': 'no';
  'karama.rate': 'no';
  anytime: 'pass' | 'leader' | 'ghola-forces';
  'truthtrance.about': 'number';
  'deal.offer': 'none';
  prediction: 'number';
}

export interface ChoiceWording {
  readonly prompts: { readonly [K in DecisionKind]: (prompt: Prompt) => string };
  readonly otherPrompt: string;
  readonly options: { readonly [T in OptionType]: Label<T> };
  readonly precise: {
    readonly [K in keyof Precise]: { readonly [T in Precise[K]]: Label<T> };
  };
}

export type ReasonCode = RefusalCode | KernelCode;

export type ReasonWording = {
  readonly [C in ReasonCode]: (args: ReasonArgs, say: Speaker) => string;
} & { readonly other: string };

export type SettingWording = {
  readonly [K in keyof DuneOptions]-?: {
    readonly name: string;
    readonly values: Readonly<Record<string, string>>;
  };
};

/** Both plays and orders of the Voice. */
export type VoiceWords = Readonly<Record<VoiceTarget, string>>;
