import { bilingual } from '../../../app/language.ts';

export const words = bilingual(
  {
    now: 'now',
    never: 'not in this game',
    win: 'You win by',
    earn: 'You live on',
    beware: 'Beware',
    setup: 'Setup',
    any: 'At any moment',
  },
  {
    now: 'maintenant',
    never: 'pas dans cette partie',
    win: 'Pour gagner',
    earn: 'Pour vivre',
    beware: 'Attention',
    setup: 'Préparation',
    any: 'À tout moment',
  },
);
