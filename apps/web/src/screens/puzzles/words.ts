import { bilingual } from '../../app/language.ts';

export const words = bilingual(
  {
    title: 'Puzzles',
    about:
      'A position from a game, and your turn: one way to play it is clearly the best. All of them were found in games of bots and proved by playing every way on in many worlds.',
    today: 'Puzzle of the day',
    todayHint: (set: string, rating: string) => `${set}, difficulty ${rating}`,
    solvedToday: 'Solved. Another one comes tomorrow.',
    set: 'Which box',
    sets: {
      base: 'Dune: Imperium',
      ix: 'Rise of Ix',
      immortality: 'Immortality',
      both: 'Both expansions',
      dune: 'Dune',
    },
    band: 'Difficulty',
    bands: { all: 'All', easy: 'Easy', medium: 'Medium', hard: 'Hard' },
    state: 'Show',
    states: { all: 'All', open: 'Not solved', solved: 'Solved' },
    count: (shown: number, solved: number, of: number) =>
      `${shown} shown; ${solved} of ${of} solved.`,
    none: 'None of this kind.',
    puzzle: (n: string) => `Puzzle ${n}`,
    rating: (rating: string) => `Difficulty ${rating}`,
    solved: 'Solved',
    tried: 'Tried',
  },
  {
    title: 'Problèmes',
    about:
      'Une position tirée d’une partie, et c’est à vous : une façon de jouer est nettement la meilleure. Toutes viennent de parties entre bots ; la meilleure est prouvée en jouant la suite de chacune dans de nombreux mondes possibles.',
    today: 'Problème du jour',
    todayHint: (set: string, rating: string) => `${set}, difficulté ${rating}`,
    solvedToday: 'Résolu. Un autre viendra demain.',
    set: 'Quelle boîte',
    sets: {
      base: 'Dune : Imperium',
      ix: 'L’Avènement d’Ix',
      immortality: 'Immortalité',
      both: 'Les deux extensions',
      dune: 'Dune',
    },
    band: 'Difficulté',
    bands: { all: 'Toutes', easy: 'Faciles', medium: 'Moyens', hard: 'Difficiles' },
    state: 'Afficher',
    states: { all: 'Tous', open: 'À résoudre', solved: 'Résolus' },
    count: (shown: number, solved: number, of: number) =>
      `${shown} affichés ; ${solved} résolus sur ${of}.`,
    none: 'Aucun de cette sorte.',
    puzzle: (n: string) => `Problème ${n}`,
    rating: (rating: string) => `Difficulté ${rating}`,
    solved: 'Résolu',
    tried: 'Essayé',
  },
);
