import { bilingual } from '../../../app/language.ts';

export const words = bilingual(
  {
    title: 'Solo record',
    none: {
      title: 'Nothing to boast of yet',
      text: 'Alone you face two Rivals of House Hagal, at one of four difficulties. Every solo game that you finish is noted here: how many you won, with which Leader, and your best score.',
      first: 'Mercenary is the one to begin with.',
      play: 'Play alone',
    },
    sum: (games: number, wins: number) =>
      `${games === 1 ? '1 game finished' : `${games} games finished`}, ${wins === 0 ? 'none won yet' : wins === 1 ? '1 won' : `${wins} won`}.`,
    counted: 'A deal counts once, even when it is played again from a file or with the same seed.',
    again: 'Play alone again',
    byDifficulty: 'By difficulty',
    byLeader: 'By Leader',
    difficulty: 'Difficulty',
    leader: 'Leader',
    all: 'All',
    games: 'Games',
    wins: 'Wins',
    best: 'Best points',
    last: 'Last game',
    clearing: {
      kept: 'Kept on this device only, also when the games are deleted. It goes along when all games are exported in the settings.',
      clear: 'Clear the record',
      title: 'Clear the solo record?',
      text: 'All results are forgotten; the games themselves stay. Export all games first if you may want the record again.',
      yes: 'Clear it',
      no: 'Keep it',
    },
  },
  {
    title: 'Palmarès en solitaire',
    none: {
      title: 'Aucun exploit pour l’instant',
      text: 'Seul, vous affrontez deux Rivaux de la Maison Hagal, à l’une des quatre difficultés. Chaque partie en solitaire que vous terminez est notée ici : combien de victoires, avec quel Dirigeant, et votre meilleur score.',
      first: 'Pour commencer, choisissez Mercenaire.',
      play: 'Jouer seul',
    },
    sum: (games: number, wins: number) =>
      `${games < 2 ? `${games} partie terminée` : `${games} parties terminées`}, ${wins === 0 ? 'pas encore de victoire' : wins === 1 ? '1 victoire' : `${wins} victoires`}.`,
    counted:
      'Une même donne ne compte qu’une fois, même rejouée depuis un fichier ou avec la même graine.',
    again: 'Rejouer seul',
    byDifficulty: 'Par difficulté',
    byLeader: 'Par Dirigeant',
    difficulty: 'Difficulté',
    leader: 'Dirigeant',
    all: 'Toutes',
    games: 'Parties',
    wins: 'Victoires',
    best: 'Meilleurs points',
    last: 'Dernière partie',
    clearing: {
      kept: 'Gardé sur cet appareil seulement, même quand les parties sont supprimées. Il est emporté quand toutes les parties sont exportées dans les réglages.',
      clear: 'Effacer le palmarès',
      title: 'Effacer le palmarès en solitaire ?',
      text: 'Tous les résultats sont oubliés ; les parties elles-mêmes restent. Exportez d’abord toutes les parties si vous pensez en avoir encore besoin.',
      yes: 'L’effacer',
      no: 'Le garder',
    },
  },
);
