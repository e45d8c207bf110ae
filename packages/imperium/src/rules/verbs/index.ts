import { BASE_ABILITIES } from '../abilities.ts';
import { BASE_CONDITIONS } from '../conditions.ts';
import { BASE_COSTS } from '../costs.ts';
import { AGENTS } from './agents.ts';
import { CARDS } from './cards.ts';
import { FRAMING } from './framing.ts';
import { GAINS } from './gains.ts';
import { INFLUENCE } from './influence.ts';
import { MARKET } from './market.ts';
import { TROOPS } from './troops.ts';

/** The words of the base game; its verbs room by room. */
export const BASE_WORDS = {
  verbs: {
    ...GAINS,
    ...CARDS,
    ...MARKET,
    ...TROOPS,
    ...INFLUENCE,
    ...AGENTS,
    ...FRAMING,
  },
  conditions: BASE_CONDITIONS,
  costs: BASE_COSTS,
  abilities: BASE_ABILITIES,
};
