import { bilingual } from '../../../app/language.ts';

export const words = bilingual(
  {
    youWin: 'You win!',
    wins: (names: string) => `Victory: ${names}`,
    ranking: 'Ranking',
    held: 'Behind the shields',
    loading: 'The shields are being lifted…',
  },
  {
    youWin: 'Vous gagnez !',
    wins: (names: string) => `Victoire : ${names}`,
    ranking: 'Classement',
    held: 'Derrière les boucliers',
    loading: 'Les boucliers se lèvent…',
  },
);
