import { bilingual } from '../../app/language.ts';

export const words = bilingual(
  {
    log: 'Log',
    filter: 'Show',
    all: 'All',
    mine: 'Mine',
    nothing: 'Nothing to tell yet.',
    nothingSuch: 'Nothing of the kind so far.',
  },
  {
    log: 'Journal',
    filter: 'Afficher',
    all: 'Tout',
    mine: 'Moi',
    nothing: 'Rien à raconter pour l’instant.',
    nothingSuch: 'Rien de tel jusqu’ici.',
  },
);
