import { imperiumWith } from './game.ts';
import { hagal } from './hagal/index.ts';
import { BASE_WORDS } from './rules/verbs/index.ts';

/** The game with all that is in the box. */
export const imperium = imperiumWith(BASE_WORDS, [hagal]);
