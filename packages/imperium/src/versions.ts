/*
 * The versions of the rules, and what each changed. A game is played to its end by the rules it began
 * with: where two versions differ, a function beside the rule asks `rulesOf(game)`.
 *
 * 1  as first released
 * 2  RUL-7   an arrow that only recruits is not offered while the supply is empty
 *    RUL-8   recruits that use up the supply are taken in the player's order
 */

/** Of new games. */
export const VERSION = 2;
/** All from this one on can be played and watched. */
export const OLDEST = 1;
