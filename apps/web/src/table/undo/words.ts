import { bilingual } from '../../app/language.ts';

/** Taking back. */
export const words = bilingual(
  {
    turn: 'Take back the whole turn',
    title: 'This cannot be taken back',
    seen: (what: string) => `Since then something came to light: ${what}`,
    nothing: 'You have not done anything that could be taken back.',
    close: 'Close',
    allTheSame: 'Take back all the same',
    practice: 'Practice',
    practiceText:
      'Among bots you may go back to the beginning of your last turn. The game then counts as practice, and enters no record.',
    practiceHint: 'This game enters no record.',
  },
  {
    turn: 'Annuler tout le tour',
    title: 'Impossible d’annuler',
    seen: (what: string) => `Depuis, quelque chose a été découvert : ${what}`,
    nothing: 'Vous n’avez rien fait qui puisse être annulé.',
    close: 'Fermer',
    allTheSame: 'Annuler quand même',
    practice: 'Entraînement',
    practiceText:
      'Contre des bots, vous pouvez revenir au début de votre dernier tour. La partie devient alors un entraînement et ne compte dans aucun palmarès.',
    practiceHint: 'Cette partie ne compte dans aucun palmarès.',
  },
);
