import { IX_CONDITIONS } from '../conditions.ts';
import { IX_COSTS } from '../costs.ts';
import { IX_ABILITIES } from '../leaders.ts';
import { GAINS } from './gains.ts';
import { INTRIGUE } from './intrigue.ts';
import { TRADE } from './trade.ts';
import { UNITS } from './units.ts';

/** The words of Rise of Ix; its verbs room by room. */
export const IX_WORDS = {
  verbs: { ...TRADE, ...UNITS, ...GAINS, ...INTRIGUE },
  conditions: IX_CONDITIONS,
  costs: IX_COSTS,
  abilities: IX_ABILITIES,
};
