import { bilingual } from '../../app/language.ts';

export const words = bilingual(
  {
    name: 'Dune',
    turn: (turn: number) => `Turn ${turn}`,
    setup: 'Before the first turn',
    two: 'Two players',
  },
  {
    name: 'Dune',
    turn: (turn: number) => `Tour ${turn}`,
    setup: 'Avant le premier tour',
    two: 'À deux',
  },
);
