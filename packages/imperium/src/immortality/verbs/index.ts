import { IMMORTALITY_CONDITIONS } from '../conditions.ts';
import { IMMORTALITY_COSTS } from '../costs.ts';
import { BOARD } from './board.ts';
import { CARDS } from './cards.ts';
import { GRAFT } from './graft.ts';

/** The words of Immortality; its verbs room by room. */
export const IMMORTALITY_WORDS = {
  verbs: { ...BOARD, ...GRAFT, ...CARDS },
  conditions: IMMORTALITY_CONDITIONS,
  costs: IMMORTALITY_COSTS,
  abilities: {},
};
