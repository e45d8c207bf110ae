import { bilingual } from '../../../app/language.ts';

export const words = bilingual(
  {
    kind: 'Kind',
    kinds: {
      treachery: 'Treachery cards',
      leader: 'Leaders',
      faction: 'Factions',
      territory: 'Territories',
      spice: 'Spice cards',
    },
  },
  {
    kind: 'Genre',
    kinds: {
      treachery: 'Cartes Traîtrise',
      leader: 'Chefs',
      faction: 'Factions',
      territory: 'Territoires',
      spice: 'Cartes Épice',
    },
  },
);
