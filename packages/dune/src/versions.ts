/*
 * The versions of the rules, and what each changed. A game is played to its end by the rules it began
 * with: where two versions differ, a function beside the rule asks `rulesOf(game)`.
 *
 * 1  as first released
 */

/** Of new games. */
export const VERSION = 1;
/** All from this one on can be played and watched. */
export const OLDEST = 1;
