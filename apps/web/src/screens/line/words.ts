import { bilingual } from '../../app/language.ts';

export const words = bilingual(
  {
    title: 'The better turn',
    loading: 'Going back to that moment…',
    shown: 'It is played on the board:',
    free: 'From here on you may play on yourself; nothing of it is kept.',
    again: 'Once more',
    back: 'Back to the analysis',
  },
  {
    title: 'Le meilleur tour',
    loading: 'Retour à ce moment…',
    shown: 'Il est joué sur le plateau :',
    free: 'Vous pouvez ensuite continuer vous-même ; rien n’en sera gardé.',
    again: 'Encore une fois',
    back: 'Retour à l’analyse',
  },
);
