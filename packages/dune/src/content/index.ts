import type {
  CellId,
  FactionId,
  ItemId,
  LeaderId,
  SpiceCardId,
  TerritoryId,
  TreacheryId,
} from '../ids.ts';
import type { Faction, Item, Leader, SpiceCard, Territory, TreacheryCard } from './component.ts';
import { FACTION_SHEETS } from './factions.ts';
import { SPICE_CARDS } from './spice-cards.ts';
import { TERRITORIES } from './territories.ts';
import { TREACHERY } from './treachery.ts';

export { FACTION_SHEETS } from './factions.ts';
export { SPICE_CARDS, STORM_CARDS } from './spice-cards.ts';
export { TERRITORIES } from './territories.ts';
export { TREACHERY } from './treachery.ts';

function lookup<T extends { readonly id: string }>(what: string, things: readonly T[]) {
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  return (id: string): T => {
    const found = byId.get(id);
    if (!found) throw new Error(`No ${what} '${id}'`);
    return found;
  };
}

export const territoryOf: (id: TerritoryId) => Territory = lookup('territory', TERRITORIES);
export const treacheryOf: (id: TreacheryId) => TreacheryCard = lookup('treachery card', TREACHERY);
export const spiceCardOf: (id: SpiceCardId) => SpiceCard = lookup('spice card', SPICE_CARDS);
export const factionOf: (id: FactionId) => Faction = lookup('faction', FACTION_SHEETS);
export const leaderOf: (id: LeaderId) => Leader = lookup(
  'leader',
  FACTION_SHEETS.flatMap(({ leaders }) => leaders),
);
/** Whether a Karama is played against an item itself; peaceful advisors are met as they flip (BEN-A3). */
export const isStoppable = ({ id, karamaStoppable }: Item): boolean =>
  karamaStoppable && id !== 'BEN-A3';

export const itemOf: (id: ItemId) => Item = lookup(
  'item',
  FACTION_SHEETS.flatMap(({ items }) => items),
);

export const STRONGHOLDS: readonly TerritoryId[] = TERRITORIES.flatMap(({ id, type }) =>
  type === 'stronghold' ? [id] : [],
);
export const CELLS: readonly CellId[] = TERRITORIES.flatMap(({ cells }) => cells);

const OF_CELL = new Map<CellId, { territory: Territory; sector: number | null }>(
  TERRITORIES.flatMap((territory) =>
    territory.cells.map((cell, i) => [cell, { territory, sector: territory.sectors[i] ?? null }]),
  ),
);

export const territoryOfCell = (cell: CellId): Territory => OF_CELL.get(cell)!.territory;
/** Null for Polar Sink. */
export const sectorOf = (cell: CellId): number | null => OF_CELL.get(cell)!.sector;
export const isCell = (id: string): id is CellId => OF_CELL.has(id);
