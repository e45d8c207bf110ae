import type { ChapterOutline } from '../../../../pack.ts';
import { chapterGame } from '../../deal.ts';
import { words } from './words.ts';

export const GAME: ChapterOutline = {
  id: 'game',
  icon: 'point',
  picture: { name: 'card/dune-the-desert-planet', boxes: ['base'] },
  minutes: 7,
  game: chapterGame('game', {
    seed: 'game-7',
    bot: 'random',
    options: { pointsToWin: 6 },
  }),
  words,
};
