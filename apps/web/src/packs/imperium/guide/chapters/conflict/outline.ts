import type { ChapterOutline } from '../../../../pack.ts';
import { chapterGame } from '../../deal.ts';
import { words } from './words.ts';

export const CONFLICT: ChapterOutline = {
  id: 'conflict',
  icon: 'conflict',
  picture: { name: 'conflict/battle-for-arrakeen', boxes: ['base'] },
  minutes: 3,
  game: chapterGame('conflict', {
    seed: 'conflict-385',
    bot: 'greedy',
    options: { confirmEverything: true },
  }),
  words,
};
