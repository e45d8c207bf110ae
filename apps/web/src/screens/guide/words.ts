import { bilingual } from '../../app/language.ts';

export const words = bilingual(
  {
    title: 'Your first game',
    learn: 'What you will learn',
    start: 'Start the guided game',
    starting: 'The table is being laid…',
    decline: 'I know the game',
    goOn: 'Go on with my guided game',
  },
  {
    title: 'Votre première partie',
    learn: 'Ce que vous allez apprendre',
    start: 'Commencer la partie guidée',
    starting: 'On dresse la table…',
    decline: 'Je connais le jeu',
    goOn: 'Reprendre ma partie guidée',
  },
);
