import { imperiumWith, type SupposableGame } from './game.ts';
import { hagal } from './hagal/index.ts';
import type { ModuleId } from './ids.ts';
import { immortality } from './immortality/index.ts';
import { ix } from './ix/index.ts';
import { WORDS } from './words.ts';

/** The game with all that is in the box. */
export const imperium = imperiumWith(WORDS, [hagal, ix, immortality]);

/** The game for a table with these modules: it has them all, but on a page (`imperium-fetched.ts`). */
export const imperiumFor = async (_: readonly ModuleId[]): Promise<SupposableGame> => imperium;
