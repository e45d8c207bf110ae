import { spaceOf } from '../../content/index.ts';
import type { SpaceId } from '../../ids.ts';

/** Spaces that are places, as a sentence names them; the others name what is done there. */
const PLACES: Readonly<Record<SpaceId, string>> = {
  heighliner: 'the Heighliner',
  'high-council': 'the High Council',
  mentat: 'the Mentat space',
  swordmaster: 'the Swordmaster space',
  'hall-of-oratory': 'the Hall of Oratory',
  arrakeen: 'Arrakeen',
  carthag: 'Carthag',
  'research-station': 'the Research Station',
  'revised-research-station': 'the Research Station',
  'sietch-tabr': 'Sietch Tabr',
  'imperial-basin': 'the Imperial Basin',
  'hagga-basin': 'the Hagga Basin',
  'the-great-flat': 'the Great Flat',
};

export const isPlace = (space: SpaceId): boolean => space in PLACES;
export const spaceName = (space: SpaceId): string => PLACES[space] ?? spaceOf(space).name.en;
