import type { IconName } from '../../../icons/paths.tsx';
import type { Welcome } from '../../pack.ts';
import { GUIDED_GAME } from './guided-game.ts';
import { words } from './words.ts';

const LEARNED = {
  points: 'point',
  agents: 'agent',
  factions: 'alliance',
  battle: 'conflict',
  deck: 'deck',
  table: 'hint',
} as const satisfies Record<string, IconName>;

export const welcome: Welcome = {
  game: GUIDED_GAME,
  lead: (language) => words[language].welcome.lead,
  learned: (language) =>
    (Object.keys(LEARNED) as (keyof typeof LEARNED)[]).map((topic) => ({
      icon: LEARNED[topic],
      text: words[language].welcome[topic],
    })),
  free: (language) => words[language].welcome.free,
};
