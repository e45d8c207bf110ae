import { bilingual } from '../../../app/language.ts';

export const words = bilingual(
  {
    youWin: 'You win!',
    wins: (names: string) => `Victory: ${names}`,
    ranking: 'Ranking',
    turn: 'Turn',
    strongholds: 'Strongholds at the end of each turn',
    spice: 'Spice behind the shields at the end of each turn',
    foretold: 'The Bene Gesserit had foretold it.',
    notForetold: 'So the Bene Gesserit had foretold it; it came otherwise.',
    held: 'Behind the shields',
    loading: 'The shields are being lifted…',
  },
  {
    youWin: 'Vous gagnez !',
    wins: (names: string) => `Victoire : ${names}`,
    ranking: 'Classement',
    turn: 'Tour',
    strongholds: 'Forteresses à la fin de chaque tour',
    spice: 'Épice derrière les boucliers à la fin de chaque tour',
    foretold: 'Le Bene Gesserit l’avait prédit.',
    notForetold: 'Le Bene Gesserit l’avait prédit ainsi ; il en fut autrement.',
    held: 'Derrière les boucliers',
    loading: 'Les boucliers se lèvent…',
  },
);
