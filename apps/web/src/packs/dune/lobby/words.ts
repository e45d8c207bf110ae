import { bilingual } from '../../../app/language.ts';

export const words = bilingual(
  {
    players: (n: number) => `${n} players`,
    turns: (n: number) => (n === 1 ? '1 turn' : `${n} turns`),
  },
  {
    players: (n: number) => `${n} joueurs`,
    turns: (n: number) => (n === 1 ? '1 tour' : `${n} tours`),
  },
);
