import { bilingual } from '../../app/language.ts';

export const words = bilingual(
  {
    previous: 'The one before',
    next: 'The next one',
    rulings: 'Rulings',
    choose: 'Choose',
  },
  {
    previous: 'La précédente',
    next: 'La suivante',
    rulings: 'Précisions',
    choose: 'Choisir',
  },
);
