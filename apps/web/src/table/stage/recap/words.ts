import { bilingual } from '../../../app/language.ts';

export const words = bilingual(
  {
    you: 'You',
    players: 'What everybody has now',
    none: 'nothing',
    acquired: 'Cards acquired',
    battle: 'See the battle again',
    log: 'Log of the round',
    setting: 'Summary of a round',
    wishes: {
      first: 'Whole in the first games',
      always: 'Always',
      short: 'Short',
      never: 'Never',
    },
    scores: 'Points by round',
  },
  {
    you: 'Vous',
    players: 'Ce que chacun possède',
    none: 'rien',
    acquired: 'Cartes acquises',
    battle: 'Revoir la bataille',
    log: 'Journal de la manche',
    setting: 'Bilan de la manche',
    wishes: {
      first: 'Entier aux premières parties',
      always: 'Toujours',
      short: 'Court',
      never: 'Jamais',
    },
    scores: 'Points par manche',
  },
);
