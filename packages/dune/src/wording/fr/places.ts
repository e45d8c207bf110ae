import { frenchOf, frenchTo } from '@landsraad/kernel/wording';
import type { CellId, TerritoryId } from '../../ids.ts';
import { placeOf, printedSector } from '../place.ts';

type Preposition = 'à' | 'dans' | 'sur';

/** With their article, and the word for being there. */
const PLACES: Readonly<Record<TerritoryId, readonly [at: Preposition, the: string]>> = {
  'polar-sink': ['dans', 'la Cuvette Polaire'],
  arrakeen: ['à', 'Arrakeen'],
  carthag: ['à', 'Carthag'],
  'sietch-tabr': ['à', 'le Sietch Tabr'],
  'habbanya-sietch': ['à', 'le Sietch Habbanya'],
  'tueks-sietch': ['à', 'le Sietch de Tuek'],
  arsunt: ['à', 'Arsunt'],
  basin: ['dans', 'le Bassin'],
  'bight-of-the-cliff': ['dans', 'l’Anse de la Falaise'],
  'broken-land': ['dans', 'la Terre Brisée'],
  'cielago-depression': ['dans', 'la Dépression de Cielago'],
  'cielago-east': ['à', 'Cielago Est'],
  'cielago-north': ['à', 'Cielago Nord'],
  'cielago-south': ['à', 'Cielago Sud'],
  'cielago-west': ['à', 'Cielago Ouest'],
  'false-wall-east': ['sur', 'le Faux Mur Est'],
  'false-wall-south': ['sur', 'le Faux Mur Sud'],
  'false-wall-west': ['sur', 'le Faux Mur Ouest'],
  'funeral-plain': ['dans', 'la Plaine Funèbre'],
  'gara-kulon': ['à', 'Gara Kulon'],
  'habbanya-erg': ['dans', 'l’Erg Habbanya'],
  'habbanya-ridge-flat': ['dans', 'la Plaine de la Crête Habbanya'],
  'hagga-basin': ['dans', 'le Bassin de Hagga'],
  'harg-pass': ['dans', 'la Passe de Harg'],
  'hole-in-the-rock': ['à', 'le Trou dans le Roc'],
  'imperial-basin': ['dans', 'le Bassin Impérial'],
  meridian: ['sur', 'le Méridien'],
  'old-gap': ['dans', 'la Vieille Brèche'],
  'pasty-mesa': ['sur', 'la Mesa Pasty'],
  'plastic-basin': ['dans', 'le Bassin Plastique'],
  'red-chasm': ['dans', 'le Gouffre Rouge'],
  'rim-wall-west': ['sur', 'le Rempart Ouest'],
  'rock-outcroppings': ['sur', 'les Affleurements Rocheux'],
  'shield-wall': ['sur', 'le Mur du Bouclier'],
  'sihaya-ridge': ['sur', 'la Crête de Sihaya'],
  'south-mesa': ['sur', 'la Mesa Sud'],
  'the-great-flat': ['dans', 'la Grande Plaine'],
  'the-greater-flat': ['dans', 'la Très Grande Plaine'],
  'the-minor-erg': ['dans', 'l’Erg Mineur'],
  tsimpo: ['à', 'Tsimpo'],
  'wind-pass': ['dans', 'la Passe du Vent'],
  'wind-pass-north': ['dans', 'la Passe du Vent Nord'],
};

const inSector = (sector: number | null): string =>
  sector === null ? '' : ` (secteur ${printedSector(sector)})`;

/** « la Passe du Vent (secteur 14) », « Carthag » */
export function thePlace(place: CellId | TerritoryId): string {
  const { territory, sector } = placeOf(place);
  return `${PLACES[territory]![1]}${inSector(sector)}`;
}

/** « dans la Passe du Vent (secteur 14) », « au Sietch Tabr » */
export function inPlace(place: CellId | TerritoryId): string {
  const { territory, sector } = placeOf(place);
  const [at, the] = PLACES[territory]!;
  return `${at === 'à' ? frenchTo(the) : `${at} ${the}`}${inSector(sector)}`;
}

/** « de la Passe du Vent », « d’Arrakeen » */
export const ofPlace = (place: CellId | TerritoryId): string => frenchOf(thePlace(place));
