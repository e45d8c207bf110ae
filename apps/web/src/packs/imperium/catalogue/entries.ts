import {
  type AgentIcon,
  type Card,
  type Faction,
  type IntrigueTiming,
  SETS,
  spaceOf,
} from '@landsraad/imperium';
import type { CatalogueEntry } from '../../pack.ts';
import type { Component } from '../spots.ts';

export const KINDS = [
  'imperium',
  'tleilaxu',
  'reserve',
  'starting',
  'intrigue',
  'conflict',
  'leader',
  'space',
  'track',
  'hagal',
  'tile',
] as const;
export type Kind = (typeof KINDS)[number];

export const TIMINGS: readonly IntrigueTiming[] = ['plot', 'combat', 'endgame'];

/** A component and what it can be found by. */
export interface Entry extends CatalogueEntry<Component> {
  readonly set: string;
  readonly kind: Kind;
  readonly factions: readonly Faction[];
  readonly icons: readonly AgentIcon[];
  readonly timings: readonly IntrigueTiming[];
}

const NOTHING = { factions: [], icons: [], cost: null, timings: [], order: 0 } as const;

export const ENTRIES: readonly Entry[] = SETS.flatMap((set) => [
  ...set.cards.map((card) => ofCard(card, set.id)),
  ...set.intrigue.map(
    ({ id, modes }): Entry => ({
      ...NOTHING,
      thing: { kind: 'intrigue', id },
      set: set.id,
      kind: 'intrigue',
      timings: modes.map(({ timing }) => timing),
    }),
  ),
  ...set.conflicts.map(
    ({ id, level }): Entry => ({
      ...NOTHING,
      thing: { kind: 'conflict', id },
      set: set.id,
      kind: 'conflict',
      order: level,
    }),
  ),
  ...set.leaders.map(
    ({ id }): Entry => ({
      ...NOTHING,
      thing: { kind: 'leader', id },
      set: set.id,
      kind: 'leader',
    }),
  ),
  ...set.spaces.map(
    ({ id, faction, icon }, order): Entry => ({
      ...NOTHING,
      thing: { kind: 'space', id },
      set: set.id,
      kind: 'space',
      factions: faction ? [faction] : [],
      icons: [icon],
      order,
    }),
  ),
  ...set.tracks.map(
    ({ faction }, order): Entry => ({
      ...NOTHING,
      thing: { kind: 'track', id: faction },
      set: set.id,
      kind: 'track',
      factions: [faction],
      order,
    }),
  ),
  ...(set.tiles ?? []).map(
    ({ id, cost }): Entry => ({
      ...NOTHING,
      thing: { kind: 'tile', id },
      set: set.id,
      kind: 'tile',
      order: cost,
    }),
  ),
  ...set.hagal.map(({ id, spaces: [space] }): Entry => {
    const { faction, icon } = space ? spaceOf(space) : { faction: null, icon: null };
    return {
      ...NOTHING,
      thing: { kind: 'hagal', id },
      set: set.id,
      kind: 'hagal',
      factions: faction ? [faction] : [],
      icons: icon ? [icon] : [],
    };
  }),
]);

function ofCard({ id, origin, factions, icons, cost }: Card, set: string): Entry {
  return {
    ...NOTHING,
    thing: { kind: 'card', id },
    set,
    kind: origin,
    factions,
    icons,
    cost,
  };
}

export const HIGHEST_COST = Math.max(...ENTRIES.map(({ cost }) => cost ?? 0));
