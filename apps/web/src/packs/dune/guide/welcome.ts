import type { Welcome } from '../../pack.ts';
import { ARRAKIS } from './outline.ts';
import { words } from './words.ts';

export const welcome: Welcome = {
  lead: (language) => words[language].lead,
  chapters: [ARRAKIS],
  free: (language) => words[language].free,
};
