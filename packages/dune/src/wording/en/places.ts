import type { CellId, TerritoryId } from '../../ids.ts';
import { placeOf, printedSector } from '../place.ts';

/** As a sentence names them, after "in" unless another word is given. */
const PLACES: Readonly<Record<TerritoryId, string | readonly [on: string, the: string]>> = {
  'polar-sink': 'the Polar Sink',
  arrakeen: 'Arrakeen',
  carthag: 'Carthag',
  'sietch-tabr': 'Sietch Tabr',
  'habbanya-sietch': 'Habbanya Sietch',
  'tueks-sietch': 'Tuek’s Sietch',
  arsunt: 'Arsunt',
  basin: 'the Basin',
  'bight-of-the-cliff': 'the Bight of the Cliff',
  'broken-land': 'the Broken Land',
  'cielago-depression': 'the Cielago Depression',
  'cielago-east': 'Cielago East',
  'cielago-north': 'Cielago North',
  'cielago-south': 'Cielago South',
  'cielago-west': 'Cielago West',
  'false-wall-east': ['on', 'False Wall East'],
  'false-wall-south': ['on', 'False Wall South'],
  'false-wall-west': ['on', 'False Wall West'],
  'funeral-plain': 'the Funeral Plain',
  'gara-kulon': 'Gara Kulon',
  'habbanya-erg': 'the Habbanya Erg',
  'habbanya-ridge-flat': ['on', 'Habbanya Ridge Flat'],
  'hagga-basin': 'the Hagga Basin',
  'harg-pass': 'Harg Pass',
  'hole-in-the-rock': 'the Hole in the Rock',
  'imperial-basin': 'the Imperial Basin',
  meridian: ['on', 'the Meridian'],
  'old-gap': 'the Old Gap',
  'pasty-mesa': ['on', 'Pasty Mesa'],
  'plastic-basin': 'the Plastic Basin',
  'red-chasm': 'the Red Chasm',
  'rim-wall-west': ['on', 'Rim Wall West'],
  'rock-outcroppings': ['on', 'the Rock Outcroppings'],
  'shield-wall': ['on', 'the Shield Wall'],
  'sihaya-ridge': ['on', 'Sihaya Ridge'],
  'south-mesa': ['on', 'South Mesa'],
  'the-great-flat': ['on', 'the Great Flat'],
  'the-greater-flat': ['on', 'the Greater Flat'],
  'the-minor-erg': 'the Minor Erg',
  tsimpo: 'Tsimpo',
  'wind-pass': 'Wind Pass',
  'wind-pass-north': 'Wind Pass North',
};

function named(territory: TerritoryId): readonly [on: string, the: string] {
  const place = PLACES[territory]!;
  return typeof place === 'string' ? ['in', place] : place;
}

const inSector = (sector: number | null): string =>
  sector === null ? '' : ` (sector ${printedSector(sector)})`;

/** "Wind Pass (sector 14)", "Carthag" */
export function thePlace(place: CellId | TerritoryId): string {
  const { territory, sector } = placeOf(place);
  return `${named(territory)[1]}${inSector(sector)}`;
}

/** "in Wind Pass (sector 14)", "on the Shield Wall" */
export function inPlace(place: CellId | TerritoryId): string {
  const { territory, sector } = placeOf(place);
  return `${named(territory).join(' ')}${inSector(sector)}`;
}
