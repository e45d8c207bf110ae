import type {
  CellId,
  FactionId,
  ItemId,
  LeaderId,
  SpiceCardId,
  TerritoryId,
  TreacheryId,
} from '../ids.ts';

export interface Name {
  readonly en: string;
  readonly fr: string;
}

export interface Territory {
  readonly id: TerritoryId;
  readonly name: Name;
  readonly type: 'polar-sink' | 'stronghold' | 'rock' | 'sand';
  readonly sectors: readonly number[];
  readonly cells: readonly CellId[];
  /** Arrakeen and Carthag: ornithopters and a better harvest. */
  readonly city: boolean;
  readonly stormProtected: boolean;
  readonly losesProtection: boolean;
  readonly spice: { readonly cell: CellId; readonly amount: number } | null;
  readonly income: number;
  readonly fremenRange: boolean;
  readonly atomicsFrom: boolean;
  readonly adjacent: readonly TerritoryId[];
}

export interface Edge {
  readonly a: CellId;
  readonly b: CellId;
  /** Within one territory, or across the border of two. */
  readonly kind: 'border' | 'within';
}

export type TreacheryType =
  | 'weapon-projectile'
  | 'weapon-poison'
  | 'weapon-lasgun'
  | 'defense-projectile'
  | 'defense-poison'
  | 'special-leader'
  | 'special'
  | 'special-storm'
  | 'special-movement'
  | 'worthless';

export interface TreacheryCard {
  readonly id: TreacheryId;
  readonly name: Name;
  readonly type: TreacheryType;
  readonly copies: number;
}

export interface SpiceCard {
  readonly id: SpiceCardId;
  readonly name: Name;
  /** Null for Shai-Hulud. */
  readonly territory: TerritoryId | null;
  readonly cell: CellId | null;
  readonly amount: number;
  readonly copies: number;
}

export interface Leader {
  readonly id: LeaderId;
  readonly name: Name;
  readonly strength: number;
}

export type ItemKind = 'setup' | 'basic' | 'advanced' | 'alliance' | 'karama-power' | 'victory';

export interface Item {
  readonly id: ItemId;
  readonly kind: ItemKind;
  readonly phase: string;
  readonly karamaStoppable: boolean;
}

export interface Faction {
  readonly id: FactionId;
  readonly code: string;
  readonly name: Name;
  readonly leaders: readonly Leader[];
  readonly start: {
    readonly spice: number;
    readonly treacheryCards: number;
    readonly traitorsKept: number;
    readonly forces: readonly { readonly territory: TerritoryId; readonly n: number }[];
  };
  readonly handLimit: number;
  readonly freeRevivals: number;
  /** Sardaukar, Fedaykin: how many of the twenty. */
  readonly special: { readonly id: string; readonly name: Name; readonly n: number } | null;
  readonly items: readonly Item[];
}
