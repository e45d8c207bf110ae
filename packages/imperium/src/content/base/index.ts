import type { ContentSet } from '../component.ts';
import { CONFLICTS } from './conflicts.ts';
import { mentatToken } from './difficulty.ts';
import { HAGAL_CARDS } from './hagal.ts';
import { IMPERIUM_CARDS } from './imperium.ts';
import { INTRIGUE_CARDS } from './intrigue.ts';
import { LEADERS } from './leaders.ts';
import { RESERVE_CARDS } from './reserve.ts';
import { SPACES } from './spaces.ts';
import { STARTING_CARDS } from './starting.ts';
import { TRACKS } from './tracks.ts';

export const BASE: ContentSet = {
  id: 'base',
  isIn: () => true,
  cards: [...STARTING_CARDS, ...RESERVE_CARDS, ...IMPERIUM_CARDS],
  intrigue: INTRIGUE_CARDS,
  conflicts: CONFLICTS,
  leaders: LEADERS,
  spaces: SPACES,
  tracks: TRACKS,
  hagal: HAGAL_CARDS,
  alters: mentatToken,
};
