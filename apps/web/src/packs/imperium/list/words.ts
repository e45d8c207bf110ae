import { bilingual } from '../../../app/language.ts';

export const words = bilingual(
  {
    won: 'Won',
    lost: 'Lost',
    points: (n: number) => (n === 1 ? '1 point' : `${n} points`),
    leaderless: 'Leader to come',
  },
  {
    won: 'Gagnée',
    lost: 'Perdue',
    points: (n: number) => (n < 2 ? `${n} point` : `${n} points`),
    leaderless: 'Dirigeant à venir',
  },
);
