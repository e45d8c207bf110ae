import type { ChapterOutline } from '../../../../pack.ts';
import { chapterGame } from '../../deal.ts';
import { words } from './words.ts';

export const IMMORTALITY: ChapterOutline = {
  id: 'immortality',
  icon: 'research',
  picture: { name: 'card/bene-tleilax-lab', boxes: ['immortality'] },
  minutes: 3,
  game: chapterGame('immortality', {
    seed: 'immortality-200',
    bot: 'greedy',
    options: { confirmEverything: true, immortality: true },
  }),
  words,
};
