import { bilingual } from '../../app/language.ts';

export const words = bilingual(
  {
    title: 'Puzzle',
    loading: 'The puzzle is being laid…',
    find: 'Find the best play',
    task: (by: string) =>
      `It is your turn. One way is clearly the best: anything else costs you at least ${by} of your chance to win.`,
    rating: (rating: string) => `Difficulty ${rating}`,
    hint: 'Hint',
    nextHint: 'Another hint',
    aims: 'What it does, beside the next best:',
    first: 'It begins with:',
    whole: 'It is:',
    verdicts: { right: 'Right', near: 'Nearly as good', worse: 'There is better' },
    rightText: (chance: string) => `That is the best play: ${chance} to win.`,
    lessText: (by: string) => `It costs you ${by} of your chance to win beside the best.`,
    yours: 'What is different from the best:',
    showing: 'The best play',
    points: (n: string) => (n === '1' ? '1 point' : `${n} points`),
    again: 'Try again',
    show: 'Show it on the board',
    next: 'Next puzzle',
    all: 'All puzzles',
    proof: (worlds: number) =>
      `Judged by playing every way on in the same dealt worlds, the best ones in ${worlds}; what you cannot see is dealt anew in each.`,
  },
  {
    title: 'Problème',
    loading: 'Mise en place du problème…',
    find: 'Trouvez le meilleur coup',
    task: (by: string) =>
      `C’est à vous. Une façon de jouer est nettement la meilleure : toute autre vous coûte au moins ${by} de chances de gagner.`,
    rating: (rating: string) => `Difficulté ${rating}`,
    hint: 'Indice',
    nextHint: 'Un autre indice',
    aims: 'Ce qu’il fait, comparé au suivant :',
    first: 'Il commence par :',
    whole: 'C’est :',
    verdicts: { right: 'Exact', near: 'Presque aussi bon', worse: 'Il y a mieux' },
    rightText: (chance: string) => `C’est le meilleur coup : ${chance} de chances de gagner.`,
    lessText: (by: string) =>
      `Cela vous coûte ${by} de chances de gagner par rapport au meilleur coup.`,
    yours: 'Ce qui change par rapport au meilleur :',
    showing: 'Le meilleur coup',
    points: (n: string) => (/^[01](?!\d)/.test(n) ? `${n} point` : `${n} points`),
    again: 'Réessayer',
    show: 'Le montrer sur le plateau',
    next: 'Problème suivant',
    all: 'Tous les problèmes',
    proof: (worlds: number) =>
      `Jugé en poursuivant chaque façon de jouer dans les mêmes mondes tirés au sort, les meilleurs dans ${worlds} ; ce que vous ne voyez pas y est chaque fois redistribué.`,
  },
);
