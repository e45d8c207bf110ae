import { bilingual } from '../../app/language.ts';

export const words = bilingual(
  {
    log: 'Log',
    filter: 'Show',
    all: 'All',
    mine: 'Mine',
    rule: 'Read the rule',
    replay: (passage: string) => `See again: ${passage}`,
    nothing: 'Nothing to tell yet.',
    nothingSuch: 'Nothing of the kind so far.',
  },
  {
    log: 'Journal',
    filter: 'Afficher',
    all: 'Tout',
    mine: 'Moi',
    rule: 'Lire la règle',
    replay: (passage: string) => `Revoir : ${passage}`,
    nothing: 'Rien à raconter pour l’instant.',
    nothingSuch: 'Rien de tel jusqu’ici.',
  },
);
