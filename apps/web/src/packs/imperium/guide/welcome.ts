import type { Welcome } from '../../pack.ts';
import { OUTLINES } from './outlines.ts';
import { words } from './words.ts';

export const welcome: Welcome = {
  lead: (language) => words[language].welcome.lead,
  chapters: OUTLINES,
  free: (language) => words[language].welcome.free,
};
