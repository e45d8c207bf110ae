import type { ResultWording } from '../wording.ts';

export const results: ResultWording = {
  tieBreaks: {
    chaumurky: 'ahead with Chaumurky',
    spice: 'ahead on spice',
    solari: 'ahead on Solari',
    water: 'ahead on water',
    garrison: 'ahead on troops in garrison',
    'reveal-order': 'ahead by the later Reveal turn',
  },
};
