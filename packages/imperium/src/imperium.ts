import { imperiumWith } from './game.ts';
import { hagal } from './hagal/index.ts';
import { ix } from './ix/index.ts';
import { WORDS } from './words.ts';

/** The game with all that is in the box. */
export const imperium = imperiumWith(WORDS, [hagal, ix]);
