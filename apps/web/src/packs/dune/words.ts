import { bilingual } from '../../app/language.ts';

export const words = bilingual(
  {
    name: 'Dune',
    pitch:
      'Six Factions, one planet, and a storm that spares nobody: bid, bluff, ally and betray, two to six players.',
    turn: (turn: number) => `Turn ${turn}`,
    setup: 'Before the first turn',
    two: 'Two players',
  },
  {
    name: 'Dune',
    pitch:
      'Six Factions, une planète et une tempête qui n’épargne personne : enchérir, bluffer, s’allier, trahir, de deux à six joueurs.',
    turn: (turn: number) => `Tour ${turn}`,
    setup: 'Avant le premier tour',
    two: 'À deux',
  },
);
