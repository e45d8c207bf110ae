import { bilingual } from '../../../app/language.ts';

export const words = bilingual(
  {
    set: 'Set',
    kind: 'Kind',
    kinds: {
      imperium: 'Imperium cards',
      reserve: 'Reserve',
      starting: 'Starting cards',
      intrigue: 'Intrigue cards',
      conflict: 'Conflicts',
      leader: 'Leaders',
      space: 'Board spaces',
      track: 'Influence tracks',
      hagal: 'House Hagal cards',
      tile: 'Tech tiles',
    },
    faction: 'Factions',
    icon: 'Agent icon',
    timing: 'Intrigue played as',
    cost: 'Cost in Persuasion',
  },
  {
    set: 'Boîte',
    kind: 'Genre',
    kinds: {
      imperium: 'Cartes Imperium',
      reserve: 'Réserve',
      starting: 'Cartes de départ',
      intrigue: 'Cartes Intrigue',
      conflict: 'Conflits',
      leader: 'Dirigeants',
      space: 'Emplacements du plateau',
      track: 'Pistes d’Influence',
      hagal: 'Cartes Maison Hagal',
      tile: 'Tuiles Techno',
    },
    faction: 'Faction',
    icon: 'Icône Agent',
    timing: 'Intrigue jouée en',
    cost: 'Coût en Persuasion',
  },
);
