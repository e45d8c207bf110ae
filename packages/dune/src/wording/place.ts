import type { Vow } from '../choices.ts';
import { isCell, sectorOf, territoryOf, territoryOfCell } from '../content/index.ts';
import { type CellId, SECTORS, type TerritoryId } from '../ids.ts';

/** Sectors as they are printed on the board: the storm starts in the last one. */
export const printedSector = (sector: number): number => (sector === 0 ? SECTORS : sector);

/** A territory, and the sector where that says more: in a territory of several. */
export interface Place {
  readonly territory: TerritoryId;
  readonly sector: number | null;
}

export function placeOf(place: CellId | TerritoryId): Place {
  if (!isCell(place)) return { territory: territoryOf(place).id, sector: null };
  const { id, sectors } = territoryOfCell(place);
  return { territory: id, sector: sectors.length > 1 ? sectorOf(place) : null };
}

/** To pass on the card that is on sale. */
export const isToPass = (promise: string): boolean => promise.startsWith('pass:');

/** The territory that a deal says to stay out of. */
export function stayOutOf(promise: string | null | undefined): TerritoryId | null {
  const [what, territory] = promise?.split(':') ?? [];
  return what === 'stay-out' && territory ? territory : null;
}

/** What is promised on honour, by its name. */
export function vowOf(promise: string): Vow | null {
  const [what, vow] = promise.split(':');
  return what === 'vow' ? (vow as Vow) : null;
}
