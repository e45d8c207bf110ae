import type { DuneOptions } from '@landsraad/dune';
import type { ChapterOutline } from '../../pack.ts';
import { words } from './words.ts';

const OPTIONS: Partial<DuneOptions> = {
  factions: ['atreides', 'harkonnen', 'fremen'],
  mode: 'basic',
  turns: 3,
};

/**
 * A first game. Atreides see what others hide, so that everything can be shown; the seed was found by
 * playing hundreds (`SEARCH=200 npx vitest run apps/web/test/dune/guide`).
 */
export const ARRAKIS: ChapterOutline = {
  id: 'arrakis',
  icon: 'maker',
  picture: { name: 'spice/spice-sihaya-ridge', boxes: ['dune'] },
  minutes: 15,
  game: {
    game: 'dune',
    options: OPTIONS,
    seats: [
      { is: 'person', name: '' },
      { is: 'bot', bot: 'level-1' },
      { is: 'bot', bot: 'level-1' },
    ],
    seed: 'arrakis-214',
    guide: 'arrakis',
  },
  words,
};
