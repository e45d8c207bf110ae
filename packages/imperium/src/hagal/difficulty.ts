import { LEVELS, type Level } from '../content/base/difficulty.ts';
import type { ImperiumOptions } from '../options.ts';
import type { Imperium } from '../state.ts';

export const levelOf = ({ options }: Imperium): Level => LEVELS[options.difficulty];

type Agreed = Pick<ImperiumOptions, 'players' | 'difficulty'>;

/** HAG-6.17 */
export const isSwordmasterDenied = ({ players, difficulty }: Agreed): boolean =>
  players === 1 && !LEVELS[difficulty].swordmaster;
