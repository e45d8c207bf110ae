import { bilingual } from '../../app/language.ts';

export const words = bilingual(
  {
    title: 'Learn by playing',
    goal: 'Goal:',
    minutes: (n: number) => `${n} minutes`,
    done: 'Won',
    start: 'Play',
    again: 'From the beginning',
    goOn: 'Go on',
    howToPlay: 'Rather read first? How to play, in eight pages',
    decline: 'I know the game',
  },
  {
    title: 'Apprendre en jouant',
    goal: 'Objectif :',
    minutes: (n: number) => `${n} min`,
    done: 'Gagné',
    start: 'Jouer',
    again: 'Depuis le début',
    goOn: 'Continuer',
    howToPlay: 'Plutôt lire d’abord ? Comment jouer, en huit pages',
    decline: 'Je connais le jeu',
  },
);
