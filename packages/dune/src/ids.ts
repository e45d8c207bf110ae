import type { Flavor } from '@landsraad/kernel';

export type TerritoryId = Flavor<string, 'territory'>;
/** A territory's part in one sector: `territory@sector`; Polar Sink is one cell without a sector. */
export type CellId = Flavor<string, 'cell'>;
export type TreacheryId = Flavor<string, 'treachery'>;
export type SpiceCardId = Flavor<string, 'spice-card'>;
export type LeaderId = Flavor<string, 'leader'>;
/** A faction item of the sheets, such as `ATR-B1`; each is a rule under its own id. */
export type ItemId = Flavor<string, 'item'>;

/** Canonical order everywhere. */
export const FACTIONS = [
  'atreides',
  'bene-gesserit',
  'emperor',
  'fremen',
  'spacing-guild',
  'harkonnen',
] as const;
export type FactionId = (typeof FACTIONS)[number];

export const SECTORS = 18;
/** Sectors of the six dots (DUN-1.7). */
export const DOTS = [1, 4, 7, 10, 13, 16] as const;
