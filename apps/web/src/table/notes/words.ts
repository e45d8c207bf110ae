import { bilingual } from '../../app/language.ts';

export const words = bilingual(
  { title: 'My notes', hint: 'Only you see them. They are kept by themselves.' },
  {
    title: 'Mes notes',
    hint: 'Vous seul les voyez. Elles se gardent d’elles-mêmes.',
  },
);
