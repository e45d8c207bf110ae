import type { Effect, Faction, PartId } from '@landsraad/imperium';
import type { ReactNode } from 'react';
import type { IconName } from '../../../icons/paths.tsx';

/* What is printed on a card, whatever its size. */

/** One field of a card: what it does, as icons and in words. */
export interface Box {
  readonly id: PartId;
  readonly heading: string;
  readonly lines: readonly string[];
  /** What icons can show; words stand in their place where it is empty. */
  readonly effects: readonly Effect[];
  /** When else it does it, as a second sign. */
  readonly also?: NamedIcon;
}

export interface NamedIcon {
  readonly icon: IconName;
  readonly title: string;
  /** Enemy Agents do not block there (IX-12.2). */
  readonly past?: boolean;
}

export interface Printed {
  readonly name: string;
  /** "Imperium card" */
  readonly kind: string;
  readonly factions?: readonly Faction[];
  /** Where it sends an Agent, or when it may be played. */
  readonly icons?: readonly NamedIcon[];
  /** At the top right: a cost, a level. */
  readonly badge?: ReactNode;
  /** How broad that is, in em of the card, where it is more than a number. */
  readonly badgeAcross?: number;
  readonly boxes: readonly Box[];
  /** What it looks like; drawn only where there is room for it. */
  readonly picture: ReactNode;
}
