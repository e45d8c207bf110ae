import {
  type DuneOptions,
  describeFaction,
  describeLeader,
  describeSpiceCard,
  describeTerritory,
  describeTreachery,
  type Face,
  factionOf,
  leaderOf,
  placeName,
  spiceCardOf,
  territoryOf,
  territoryOfCell,
  treacheryOf,
} from '@landsraad/dune';
import type { Language } from '@landsraad/kernel/wording';
import type { Component } from './spots.ts';

/** A component in words, as it is in a game that is played so. */
export function faceOf(
  { kind, id }: Component,
  language: Language,
  mode?: DuneOptions['mode'],
): Face {
  switch (kind) {
    case 'territory':
      return describeTerritory(territoryOf(id), language);
    case 'cell':
      return describeTerritory(territoryOfCell(id), language);
    case 'treachery':
      return describeTreachery(treacheryOf(id), language);
    case 'spice':
      return describeSpiceCard(spiceCardOf(id), language);
    case 'leader':
      return describeLeader(leaderOf(id), language);
    case 'faction':
      return describeFaction(factionOf(id), language, mode);
  }
}

export const nameOfComponent = (component: Component, language: Language): string =>
  component.kind === 'cell' ? placeName(component.id, language) : faceOf(component, language).name;
