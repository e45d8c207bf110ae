import type { ChapterOutline } from '../../../../pack.ts';
import { chapterGame } from '../../deal.ts';
import { words } from './words.ts';

export const AGENTS: ChapterOutline = {
  id: 'agents',
  icon: 'agent',
  picture: { name: 'space/hall-of-oratory', boxes: ['base'] },
  minutes: 2,
  game: chapterGame('agents', {
    seed: 'agents-45',
    bot: 'greedy',
    options: { confirmEverything: true },
  }),
  words,
};
