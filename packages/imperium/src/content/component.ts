import type { Condition } from '../effects/condition.ts';
import type { Cost } from '../effects/cost.ts';
import type { AnytimeEffect, Effect } from '../effects/effect.ts';
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
import type { Printed } from './printed.ts';

/** The printed components, as data. Names in both languages; wording comes from the effects. */

export interface Name {
  readonly en: string;
  readonly fr: string;
  /** How French speaks of it: « acquise », not « acquis ». */
  readonly feminine?: boolean;
}

export type Origin = 'starting' | 'reserve' | 'imperium' | 'tleilaxu';

export interface Card {
  readonly id: CardId;
  readonly name: Name;
  readonly origin: Origin;
  /** Copies in one starting deck, one Reserve stack, the Imperium or the Tleilaxu deck. */
  readonly copies: number;
  /** Persuasion to acquire it; null when Persuasion cannot buy it. */
  readonly cost: number | null;
  readonly factions: readonly Faction[];
  readonly icons: readonly AgentIcon[];
  /** Those of its icons through which enemy Agents do not block. */
  readonly infiltrates: readonly AgentIcon[];
  readonly agent: readonly Effect[];
  readonly reveal: readonly Effect[];
  readonly onAcquire: readonly AnytimeEffect[];
  readonly onTrash: readonly AnytimeEffect[];
  /** What its Reveal box also does when the card is discarded or trashed. */
  readonly unload: readonly AnytimeEffect[];
  /** What it costs in specimens, where they buy it (IMM-6.2). */
  readonly specimens?: number;
  /** It sends an Agent only together with another card (IMM-7.1). */
  readonly graft?: true;
  /** Icons that its Agent box gives it besides, on a condition. */
  readonly moreIcons?: { readonly when: Condition; readonly icons: readonly AgentIcon[] };
  /** Its own text sends the Agent: any piece of yours, to any space (IMP-26.4). */
  readonly sendsAnywhere?: true;
}

export type IntrigueTiming = 'plot' | 'combat' | 'endgame';

/** When a card of a timing may be played; `any` is the timing's ordinary moment. */
export type IntrigueMoment = 'any' | 'turn-start' | 'before-agent' | 'after-win' | 'after-loss';

/** One way to use an Intrigue card; the cost must be paid (IMP-6.8). */
export interface IntrigueMode {
  readonly timing: IntrigueTiming;
  readonly moment: IntrigueMoment;
  readonly condition: Condition | null;
  readonly cost: Cost | null;
  readonly effects: readonly Effect[];
}

export interface Intrigue {
  readonly id: IntrigueId;
  readonly name: Name;
  readonly copies: number;
  /** One is chosen; a single mode may hold several conditional effects. */
  readonly modes: readonly IntrigueMode[];
}

type Reward = readonly AnytimeEffect[];

export interface Conflict {
  readonly id: ConflictId;
  readonly name: Name;
  readonly level: 1 | 2 | 3;
  /** First, second and third place. */
  readonly rewards: readonly [Reward, Reward, Reward];
  /** The space it is fought for, if any (IMP-8.2). */
  readonly control: SpaceId | null;
}

export interface Leader {
  readonly id: LeaderId;
  readonly name: Name;
  /** Where there is little room: nine letters at most. */
  readonly short: Name;
  readonly house: { readonly id: string; readonly name: Name };
  readonly complexity: 1 | 2 | 3 | 4;
  /** The left ability: a rule of its own, named here and carried out where it applies. */
  readonly ability: { readonly id: AbilityId; readonly name: Name };
  /** The right ability, used through the Signet Ring card. */
  readonly signet: { readonly name: Name; readonly effects: readonly Effect[] };
  /** Extra resources at the start. */
  readonly start: Partial<Resources>;
  /** May be a Rival in solo play. */
  readonly soloRival: boolean;
}

/** The left abilities by their names. A module adds its own (`declare module`). */
export interface Abilities {
  prescience: unknown;
  'landsraad-popularity': unknown;
  masterstroke: unknown;
  'arrakis-fiefdom': unknown;
  connections: unknown;
  'spice-addict': unknown;
  'ruthless-negotiator': unknown;
  'eyes-everywhere': unknown;
}
export type AbilityId = keyof Abilities;

export interface Space {
  readonly id: SpaceId;
  readonly name: Name;
  readonly region: Faction | 'landsraad' | 'choam' | 'ix' | 'arrakis';
  readonly icon: AgentIcon;
  /** The Faction whose Influence a visit gives (IMP-5.3). */
  readonly faction: Faction | null;
  readonly combat: boolean;
  readonly cost: Partial<Resources> | null;
  readonly requirement: Condition | null;
  readonly effects: readonly Effect[];
  /** A cost with several steps: what is paid, what comes back (Sell Melange). */
  readonly exchange: readonly { readonly spice: number; readonly solari: number }[];
  /** What the controller gains at every visit (IMP-14.3). */
  readonly controlBonus: { readonly resource: Resource; readonly n: number } | null;
  /** Base harvest of a Maker space (IMP-15.2). */
  readonly maker: number | null;
  /** What everybody has who was here: it is closed to them from then on (IMP-10.11). */
  readonly oncePerGame: Condition | null;
  /** Persuasion on the Reveal turn while an own Agent stands here. */
  readonly persuasion: number;
  /** The spaces under it: where it is printed they are not, and it stands in the place of the first. */
  readonly covers: readonly SpaceId[];
}

/** One space of a track. */
export interface Step {
  /** The steps a token may go to from here; of several, its owner chooses. */
  readonly next: readonly number[];
  readonly bonus: readonly AnytimeEffect[];
}

export interface Track {
  readonly name: Name;
  /** The first is where tokens start. */
  readonly steps: readonly Step[];
}

export interface InfluenceTrack extends Track {
  readonly faction: Faction;
  /** A Victory Point for as long as one stands here or above. */
  readonly vpAt: number;
  /** The step with the bonus, and the first that can hold the Alliance. */
  readonly bonusAt: number;
}

/** A card of House Hagal, which moves whoever nobody plays. */
export interface HagalCard {
  readonly id: HagalId;
  readonly name: Name;
  readonly copies: number;
  /** The number of players it is marked for; null for a card of both games. */
  readonly marked: 1 | 2 | null;
  /** Where the Agent goes; of several, one is found by a rule of its own (HAG-3.13). */
  readonly spaces: readonly SpaceId[];
  readonly gains: readonly Effect[];
  /** Swords of the combat bonus; null for Reshuffle, which has none. */
  readonly swords: number | null;
}

/** A tech tile: what it does, and when. */
export interface Tile {
  readonly id: TileId;
  readonly name: Name;
  /** In spice. */
  readonly cost: number;
  readonly onAcquire: readonly AnytimeEffect[];
  /** What its owner may use on the own turn, at a price that is the tile's own. */
  readonly use: readonly Effect[];
  /** Used only before the Agent is sent. */
  readonly beforeAgent: boolean;
  readonly roundStart: readonly AnytimeEffect[];
  readonly reveal: readonly Effect[];
  readonly onWin: readonly AnytimeEffect[];
  readonly endgame: readonly AnytimeEffect[];
  /** A rule of its own, named here and carried out where it applies. */
  readonly rule: TileRule | null;
  /** A Rival may have it. */
  readonly hagal: boolean;
}

export type TileRule = 'detonation' | 'spaceport' | 'tie-break' | 'transports';

/** What one box adds to the tables that have it; its lists keep the order of the catalogue. */
export interface ContentSet {
  readonly id: string;
  /** Whether a table of these options has it. */
  readonly isIn: (options: ImperiumOptions) => boolean;
  readonly cards: readonly Card[];
  readonly intrigue: readonly Intrigue[];
  readonly conflicts: readonly Conflict[];
  readonly leaders: readonly Leader[];
  readonly spaces: readonly Space[];
  readonly tracks: readonly InfluenceTrack[];
  readonly hagal: readonly HagalCard[];
  readonly tiles?: readonly Tile[];
  /** What it makes of all that is printed: a token on a space, another starting deck. */
  readonly alters?: (printed: Printed, options: ImperiumOptions) => Printed;
}
