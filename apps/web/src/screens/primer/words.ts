import { bilingual } from '../../app/language.ts';

export const words = bilingual(
  {
    title: 'How to play',
    pages: 'Pages',
    next: 'Next page',
    back: 'Page before',
    learn: 'Learn by playing',
    rules: 'All rules, by number',
  },
  {
    title: 'Comment jouer',
    pages: 'Les pages',
    next: 'Page suivante',
    back: 'Page précédente',
    learn: 'Apprendre en jouant',
    rules: 'Toutes les règles, numéro par numéro',
  },
);
