import type { Flavor } from '@landsraad/kernel';

export type CardId = Flavor<string, 'card'>;
export type IntrigueId = Flavor<string, 'intrigue'>;
export type ConflictId = Flavor<string, 'conflict'>;
export type LeaderId = Flavor<string, 'leader'>;
export type SpaceId = Flavor<string, 'space'>;
export type HagalId = Flavor<string, 'hagal'>;
export type TileId = Flavor<string, 'tile'>;

/** Kinds of units. A module adds its own (`declare module`). */
export interface Units {
  troop: unknown;
}
export type UnitId = keyof Units;

/** Canonical order everywhere: menus, defaults, the board from left to right. */
export const FACTIONS = ['emperor', 'spacing-guild', 'bene-gesserit', 'fremen'] as const;
export type Faction = (typeof FACTIONS)[number];

/** IMP-10.6 */
export const AGENT_ICONS = [...FACTIONS, 'landsraad', 'city', 'spice-trade'] as const;
export type AgentIcon = (typeof AGENT_ICONS)[number];

export const RESOURCES = ['solari', 'spice', 'water'] as const;
export type Resource = (typeof RESOURCES)[number];
export type Resources = Record<Resource, number>;

/** What may be added to the base game, in the order of release; each has an option of its name. */
export const MODULES = ['ix', 'immortality'] as const;
export type ModuleId = (typeof MODULES)[number];

/** The modules that a table asks for. */
export const modulesAt = (options: { readonly [M in ModuleId]?: boolean }): readonly ModuleId[] =>
  MODULES.filter((id) => options[id] === true);
