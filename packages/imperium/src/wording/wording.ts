import type { Heard, Seat } from '@landsraad/kernel';
import type { KernelCode, ReasonArgs } from '@landsraad/kernel/wording';
import type { DecisionKind, ImperiumOption, OptionOf } from '../choices.ts';
import type {
  AbilityId,
  IntrigueMoment,
  IntrigueTiming,
  Leader,
  Origin,
  Space,
  TileRule,
} from '../content/component.ts';
import type { ConditionOf, Conditions } from '../effects/condition.ts';
import type { Costs } from '../effects/cost.ts';
import type { EffectOf, FramingVerbs, Moment, Verb } from '../effects/effect.ts';
import type { CardZone, EventOf, ImperiumEvent } from '../events.ts';
import type {
  AgentIcon,
  CardId,
  ConflictId,
  Faction,
  HagalId,
  IntrigueId,
  LeaderId,
  Resource,
  Resources,
  SpaceId,
  TileId,
} from '../ids.ts';
import type { ImperiumOptions } from '../options.ts';
import type { RefusalCode, Skipped } from '../refusals.ts';
import type { Phase, Source } from '../state.ts';

/** All that one language says. Both languages fill this in, so that none can miss a sentence. */
export interface Wording {
  readonly terms: TermWording;
  readonly effects: EffectWording;
  readonly faces: FaceWording;
  readonly events: EventWording;
  readonly choices: ChoiceWording;
  readonly reasons: ReasonWording;
  readonly results: ResultWording;
  readonly settings: SettingWording;
  readonly rivals: RivalWording;
}

/** What the game counts. */
export type Unit =
  | Resource
  | 'troop'
  | 'card'
  | 'intrigue'
  | 'sword'
  | 'persuasion'
  | 'influence'
  | 'vp'
  | 'unit'
  | 'dreadnought'
  | 'negotiator'
  | 'specimen';

export type Zone = CardZone | 'supply' | 'garrison' | 'conflict';

export interface TermWording {
  readonly factions: Readonly<Record<Faction, string>>;
  readonly icons: Readonly<Record<AgentIcon, string>>;
  readonly resources: Readonly<Record<Resource, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly zones: Readonly<Record<Zone, string>>;
  readonly timings: Readonly<Record<IntrigueTiming, string>>;
  readonly origins: Readonly<Record<Origin, string>>;
  readonly regions: Readonly<Record<Space['region'], string>>;
  /** A Rival without a Leader: House Hagal, or one that has none yet. */
  readonly rival: (options: Pick<ImperiumOptions, 'players'>, seat: Seat) => string;
  /** Whoever reads it, inside a sentence. */
  readonly you: string;
  /** A Leader's name, long or short, inside a sentence: with the article that its title takes. */
  readonly leaderInSentence: (name: string) => string;
  /** "2 troops", with the right plural. */
  readonly amount: (n: number, unit: Unit) => string;
  readonly list: (items: readonly string[], joint: 'and' | 'or') => string;
}

/** An order ("draw"), what comes after "to" ("to draw"), or what somebody else does ("draws"). */
export type Form = 'order' | 'infinitive' | 'third';

export interface Speech {
  readonly form: Form;
  readonly whose: 'your' | 'their';
  /** As the reward of a Conflict. */
  readonly reward?: true;
  /** On a tech tile, which is no card. */
  readonly onTile?: true;
  /** Inside a sentence that goes on from "to": it cannot begin anew. */
  readonly afterTo?: true;
}

/** A verb and what it acts on. Neighbours with the same verb share it: "gain 2 spice and 1 water". */
export interface Clause {
  readonly verb: string;
  readonly object: string | readonly string[];
  /** Nobody is forced to. */
  readonly may?: true;
  /** Said after the object. */
  readonly tail?: string;
  /** Too long to share its verb. */
  readonly alone?: true;
}

/** A verb that holds others is a sentence around theirs. */
type FramingVerb = keyof FramingVerbs<Moment> | 'on-reveal-turn';
export type PlainVerb = Exclude<Verb, FramingVerb>;

export interface EffectWording {
  readonly clauses: { readonly [V in PlainVerb]: (effect: EffectOf<V>, speech: Speech) => Clause };
  readonly influenceWithEach: (n: number) => Clause;
  /** The resources of a cost that has some. */
  readonly payment: (cost: Partial<Resources>) => Clause;
  readonly costs: { readonly [K in keyof Costs]: (amount: Costs[K]) => Clause };
  readonly conjugate: (verb: string, form: Form) => string;
  /** What is allowed, from what may be done in the infinitive. */
  readonly allowed: (infinitive: string, form: Form) => string;
  /** "if you hold an Alliance" */
  readonly conditions: {
    readonly [C in keyof Conditions]: (condition: ConditionOf<C>) => string;
  };
  readonly moments: Readonly<Record<Exclude<IntrigueMoment, 'any'>, string>>;
  /** "pay 2 spice to recruit 3 troops"; `apart` when the second could be taken for an opponent's. */
  readonly payTo: (cost: string, infinitives: readonly string[], apart: boolean) => string;
  /** "If you hold an Alliance: draw 1 card" */
  readonly when: (circumstances: readonly string[], then: string) => string;
  /** Behind what an icon that stands there two times lets one do. */
  readonly twice: string;
  /** Before a condition whose effect comes on top of the one before. */
  readonly inAddition: (sentence: string) => string;
  readonly onRevealTurn: string;
  /** `long` when an option has several parts, which "or" alone would not hold together. */
  readonly choose: (count: number, options: readonly string[], long: boolean) => string;
  readonly opponents: { readonly each: OpponentWording; readonly one: OpponentWording };
}

export interface OpponentWording {
  /** "each opponent discards 2 cards" */
  readonly does: (third: string) => string;
  /** "make each opponent discard 2 cards" */
  readonly make: (infinitive: string) => string;
}

export interface FaceWording {
  readonly kinds: Readonly<
    Record<'intrigue' | 'conflict' | 'leader' | 'space' | 'track' | 'hagal' | 'tile', string>
  >;
  readonly labels: Readonly<Record<FaceLabel, string>>;
  readonly abilities: {
    readonly [A in AbilityId]: (leader: Leader) => {
      readonly ability: readonly string[];
      readonly setup?: readonly string[];
    };
  };
  readonly signet: (name: string) => string;
  readonly level: (level: 1 | 2 | 3) => string;
  readonly complexity: (level: number) => string;
  readonly noIcons: string;
  /** Icons come to it on a condition, or from another card. */
  readonly noOwnIcons: string;
  readonly graft: string;
  readonly moreIcons: (condition: string, icons: string) => string;
  readonly notForSale: string;
  readonly sendsAnywhere: string;
  readonly harvest: (base: number) => string;
  readonly bonusSpiceGathers: string;
  readonly exchange: (spice: string, solari: string) => string;
  readonly controlBonus: (gain: string) => string;
  readonly persuasionWhileHere: (n: number) => string;
  readonly onlyIf: (condition: string) => string;
  readonly combatSpace: string;
  readonly oncePerGame: string;
  readonly or: (sentence: string) => string;
  readonly places: readonly [string, string, string];
  readonly influenceReached: (n: number) => string;
  readonly trackPoint: (n: number) => string;
  readonly trackAlliance: (n: number) => string;
  readonly tileRules: Readonly<Record<TileRule, string>>;
  readonly tileForRivals: string;
  readonly unload: string;
}

export type FaceLabel =
  | 'cost'
  | 'factions'
  | 'icons'
  | 'copies'
  | 'type'
  | 'level'
  | 'house'
  | 'complexity'
  | 'area'
  | 'icon'
  | 'requirement'
  | 'combat'
  | 'limit'
  | 'onAcquire'
  | 'agent'
  | 'reveal'
  | 'onTrash'
  | 'setup'
  | 'effects'
  | 'control'
  | 'maker'
  | 'alliance'
  | 'spaces'
  | 'swords'
  | 'players'
  | 'infiltrates'
  | 'unload'
  | 'graft'
  | 'use'
  | 'roundStart'
  | 'onWin'
  | 'endgame'
  | 'always'
  | 'rivals';

/** Names for a sentence, in its language. */
export interface Speaker {
  /** Whoever reads it is "you". */
  readonly seat: (seat: Seat) => string;
  readonly isYou: (seat: Seat) => boolean;
  /** Inside a sentence: a name with a comma of its own is set apart. */
  readonly card: (card: CardId) => string;
  /** By itself, as on a label. */
  readonly cardTitle: (card: CardId) => string;
  /** Equal cards are counted, names are listed: "Dagger ×2 and Diplomacy". */
  readonly cards: (cards: readonly CardId[]) => string;
  readonly intrigue: (intrigue: IntrigueId) => string;
  readonly intrigues: (intrigues: readonly IntrigueId[]) => string;
  readonly conflict: (conflict: ConflictId) => string;
  readonly leader: (leader: LeaderId) => string;
  readonly space: (space: SpaceId) => string;
  readonly source: (source: Source) => string;
  readonly hagal: (card: HagalId) => string;
  readonly tile: (tile: TileId) => string;
}

export type EventWording = {
  readonly [T in ImperiumEvent['type']]: (event: Heard<EventOf<T>>, say: Speaker) => string;
};

/** What a prompt may use: what it is about, and the bounds of a number or a selection. */
export interface Prompt {
  readonly say: Speaker;
  readonly source: Source | null;
  readonly card: CardId | null;
  /** How many steps are at stake. */
  readonly n: number;
  /** For whom somebody else decides. */
  readonly onBehalf: Seat | null;
  readonly min: number;
  readonly max: number;
}

type OptionType = ImperiumOption['type'];
/** Effects, branches and ways to play an Intrigue card are worded from their effects. */
type EffectOption = 'effect' | 'branch' | 'intrigue' | 'research';

export interface ChoiceWording {
  readonly prompts: { readonly [K in DecisionKind]: (prompt: Prompt) => string };
  readonly otherPrompt: string;
  readonly options: {
    readonly [T in Exclude<OptionType, EffectOption>]: (
      option: OptionOf<T>,
      say: Speaker,
    ) => string;
  };
  readonly intrigueOption: (name: string) => string;
}

export type ReasonCode = RefusalCode | KernelCode;

export type ReasonWording = {
  readonly [C in ReasonCode]: (args: ReasonArgs, say: Speaker) => string;
} & { readonly other: string };

export const TIE_BREAKS = [
  'chaumurky',
  'spice',
  'solari',
  'water',
  'garrison',
  'reveal-order',
] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

export interface ResultWording {
  readonly tieBreaks: Readonly<Record<TieBreak, string>>;
}

export type SettingWording = {
  readonly [K in keyof ImperiumOptions]-?: {
    readonly name: string;
    readonly values: Readonly<Record<string, string>>;
  };
};

/** What a Hagal card and a difficulty say of the Rivals. */
/** Where one half of a card sends a Rival, and what it does there in the third person. */
export interface RivalHalf {
  readonly space: string;
  readonly third: string;
}

export interface RivalWording {
  /** The game that a card is marked for. */
  readonly marked: Readonly<Record<1 | 2, string>>;
  /** On a Combat space; `recruits` when the card gives it troops besides. */
  readonly deploys: (recruits: boolean) => string;
  readonly noSword: string;
  readonly skipped: Readonly<Record<Skipped, string>>;
  /** House Hagal inside a sentence. */
  readonly house: string;
  /** From what the Rival does in the third person. */
  readonly does: (third: string) => string;
  readonly harvests: readonly string[];
  /** A card with two spaces: the Influence of the Rival decides between them (IX-19.7). */
  readonly either: (far: RivalHalf, near: RivalHalf) => string;
  /** The first of two things, or the second if it is not able to (IX-23.8). */
  readonly orElse: (first: string, second: string) => string;
  /** What makes a Rival leave a card aside, by the space of the card. */
  readonly leavesAside: Readonly<Record<SpaceId, string>>;
  readonly reshuffles: readonly string[];
  readonly personGains: (resources: Partial<Resources>) => string;
  readonly mentatCosts: (solari: number, usually: number) => string;
  readonly rivalsStart: (garrison: number, intrigue: number) => string;
  readonly thirdAgents: (round: number) => string;
  readonly expert: string;
  readonly noSwordmaster: string;
}
