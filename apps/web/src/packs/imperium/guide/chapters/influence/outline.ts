import type { ChapterOutline } from '../../../../pack.ts';
import { chapterGame } from '../../deal.ts';
import { words } from './words.ts';

export const INFLUENCE: ChapterOutline = {
  id: 'influence',
  icon: 'deck',
  picture: { name: 'track/emperor', boxes: ['base'] },
  minutes: 3,
  game: chapterGame('influence', {
    seed: 'influence-271',
    bot: 'greedy',
    options: { confirmEverything: true },
  }),
  words,
};
