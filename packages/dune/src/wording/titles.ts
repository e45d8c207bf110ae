import type { Language } from '@landsraad/kernel/wording';
import { territoryOf } from '../content/index.ts';
import type { CellId, TerritoryId } from '../ids.ts';
import { placeOf, printedSector } from './place.ts';
import type { TermWording } from './wording.ts';

/** A place by itself, as on a label: "Wind Pass (sector 14)". */
export function placeTitle(
  place: CellId | TerritoryId,
  language: Language,
  terms: Pick<TermWording, 'sector'>,
): string {
  const { territory, sector } = placeOf(place);
  const name = territoryOf(territory).name[language];
  return sector === null ? name : `${name} (${terms.sector(printedSector(sector))})`;
}
