import type { ResultWording } from '../wording.ts';

export const results: ResultWording = {
  tieBreaks: {
    chaumurky: 'devant grâce à Chaumurky',
    spice: 'départage à l’Épice',
    solari: 'départage aux Solari',
    water: 'départage à l’eau',
    garrison: 'départage aux troupes en garnison',
    'reveal-order': 'départage au tour Révélation le plus tardif',
  },
};
