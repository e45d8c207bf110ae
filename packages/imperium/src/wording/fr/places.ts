import { frenchOf as of, frenchTo as to } from '@landsraad/kernel/wording';
import { spaceOf } from '../../content/index.ts';
import type { SpaceId } from '../../ids.ts';

interface Place {
  /** With its article. */
  readonly the: string;
  /** Where an Agent stands or goes; without it, "à". */
  readonly at?: string;
}

const PLACES: Readonly<Record<SpaceId, Place>> = {
  heighliner: { the: 'le Long-Courrier', at: 'à bord du Long-Courrier' },
  'hardy-warriors': { the: 'les Guerriers Endurcis', at: 'chez les Guerriers Endurcis' },
  'high-council': { the: 'le Haut Conseil' },
  mentat: { the: 'le Mentat', at: 'chez le Mentat' },
  swordmaster: { the: 'le Maître d’Armes', at: 'chez le Maître d’Armes' },
  'hall-of-oratory': { the: 'le Hall de l’Oratoire' },
  arrakeen: { the: 'Arrakeen' },
  carthag: { the: 'Carthag' },
  'research-station': { the: 'la Station de Recherche' },
  'revised-research-station': { the: 'la Station de Recherche' },
  'sietch-tabr': { the: 'le Sietch Tabr' },
  'imperial-basin': { the: 'le Bassin Impérial' },
  'hagga-basin': { the: 'le Bassin de Hagga' },
  'the-great-flat': { the: 'la Grande Étendue', at: 'dans la Grande Étendue' },
};

/** Names of actions rather than places ("Conspirer") have neither article nor "à". */
const placeOf = (space: SpaceId): Place => {
  const { fr } = spaceOf(space).name;
  return PLACES[space] ?? { the: fr, at: `sur ${fr}` };
};

export const theSpace = (space: SpaceId): string => placeOf(space).the;
/** After "de": « d’Arrakeen à la Grande Étendue ». */
export const towardSpace = (space: SpaceId): string =>
  isPlace(space) ? to(placeOf(space).the) : atSpace(space);
export const ofSpace = (space: SpaceId): string => of(placeOf(space).the);
export function atSpace(space: SpaceId): string {
  const { the, at } = placeOf(space);
  return at ?? to(the);
}
export const isPlace = (space: SpaceId): boolean => space in PLACES;
