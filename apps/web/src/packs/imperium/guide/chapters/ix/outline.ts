import type { ChapterOutline } from '../../../../pack.ts';
import { chapterGame } from '../../deal.ts';
import { words } from './words.ts';

export const IX: ChapterOutline = {
  id: 'ix',
  icon: 'tech',
  picture: { name: 'card/freighter-fleet', boxes: ['ix'] },
  minutes: 3,
  game: chapterGame('ix', {
    seed: 'ix-95',
    bot: 'greedy',
    options: { confirmEverything: true, ix: true },
  }),
  words,
};
