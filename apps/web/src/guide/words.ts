import { bilingual } from '../app/language.ts';

/** The coach's panel. */
export const words = bilingual(
  {
    coach: 'Coach',
    count: (n: number, of: number) => `${n} of ${of}`,
    gotIt: 'Got it',
    finish: 'Finish the guide',
    ordinary: 'An ordinary game',
    back: 'Previous lesson',
    forward: 'Next lesson',
    toNow: 'Back to now',
    skip: 'Skip the guide',
    skipSure: 'Skip it and play on without the coach?',
    skipYes: 'Skip',
    skipNo: 'Keep the coach',
    suggestion: 'Suggestion',
    number: (n: number) => `choose ${n}`,
  },
  {
    coach: 'Guide',
    count: (n: number, of: number) => `${n} sur ${of}`,
    gotIt: 'Compris',
    finish: 'Terminer le guide',
    ordinary: 'Une partie ordinaire',
    back: 'Leçon précédente',
    forward: 'Leçon suivante',
    toNow: 'Revenir au présent',
    skip: 'Quitter le guide',
    skipSure: 'Continuer la partie sans le guide ?',
    skipYes: 'Quitter',
    skipNo: 'Garder le guide',
    suggestion: 'Suggestion du guide',
    number: (n: number) => `choisissez ${n}`,
  },
);
