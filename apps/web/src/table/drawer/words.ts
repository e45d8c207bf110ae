import { bilingual } from '../../app/language.ts';

export const words = bilingual(
  {
    title: 'At hand',
    tabs: { icons: 'Icons', rules: 'Rules', aid: 'Player aid', log: 'Log' },
    wordsOn: 'Words on spaces and cards (W)',
    size: 'Size of text, board and cards',
    readRule: 'Read the rule',
    back: (rule: string) => `Back to ${rule}`,
  },
  {
    title: 'Sous la main',
    tabs: { icons: 'Icônes', rules: 'Règles', aid: 'Aide de jeu', log: 'Journal' },
    wordsOn: 'Mots sur les emplacements et les cartes (W)',
    size: 'Taille du texte, du plateau et des cartes',
    readRule: 'Lire la règle',
    back: (rule: string) => `Retour à ${rule}`,
  },
);
