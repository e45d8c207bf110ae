import type { ImperiumOption, ImperiumView } from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import type { Language } from '@landsraad/kernel/wording';
import type { ComponentType } from 'react';
import type { IconName } from '../../../icons/paths.tsx';
import type { ChoiceKit } from '../../../table/kit.ts';
import type { Spot } from '../../../table/spots.ts';
import type { Component, ImperiumAsked } from '../spots.ts';
import type { Telling } from './telling.ts';

export type ImperiumChoices = ChoiceKit<ImperiumOption, Component, ImperiumView>;

/** Whose things they are. */
export interface OfSeat {
  readonly seat: Seat;
}

/** Which answer it is. */
export interface OfOption {
  readonly option: ImperiumOption;
}

/**
 * What an expansion lays on the table, in a folder of its own. Its parts are fetched by the tables
 * that have it; what is data (spots, beats, lines of the log) stands with that of the base game.
 */
export interface TableModule {
  readonly id: string;
  readonly telling: () => Promise<Telling>;
  /** Its board, beside the other. */
  readonly tab: {
    readonly name: string;
    /** The letter that shows it. */
    readonly key: string;
    readonly icon: IconName;
    readonly label: (language: Language) => string;
    readonly holds: (spot: Spot) => boolean;
    /** What lies there, each thing by a name that changes with it: what is new is counted. */
    readonly lying: (view: ImperiumView) => readonly string[];
    readonly Pane: ComponentType;
  };
  /** Answers that look like nothing else in the panel. */
  readonly answers?: {
    readonly holds: (option: ImperiumOption, decision: ImperiumAsked | null) => boolean;
    readonly Face: ComponentType<OfOption>;
  };
  /** On everybody's plate: figures beside the purse, figures beside the cards, tokens. */
  readonly Purse?: ComponentType<OfSeat>;
  readonly Force?: ComponentType<OfSeat>;
  readonly Tokens?: ComponentType<OfSeat>;
  /** At one's own side: marks beside the name, pieces among the troops, things beside the cards. */
  readonly Marks?: ComponentType<OfSeat>;
  readonly Pieces?: ComponentType<OfSeat>;
  readonly Beside?: ComponentType<OfSeat>;
  /** In words: its board, and what somebody has of it as entries of a list. */
  readonly Board: ComponentType;
  readonly Entries: ComponentType<OfSeat>;
}
