/*
 * The versions of the rules, and what each changed. A game is played to its end by the rules it began
 * with: where two versions differ, a function beside the rule asks `rulesOf(game)`.
 *
 * 1  as first released
 * 2  DUN-6.13   whose hand is full takes no part in the rest of Bidding
 *    DUN-11.1   spice may be left where it lies
 *    DUN-18.2   a Karama stops opponents, not allies
 *    DUN-25.3   a captive that fought for Harkonnen and went home is not taken in that battle
 *    DUN-30.7   further worms are counted over the phase, unless the table says otherwise
 *    HAR-A2     what becomes of a leader is not taken back, as its owner has heard which it is
 *    HAR-A4     Harkonnen without a living leader keep none that they take
 *    RUL-D24    no power of Karama is asked about when every Karama lies open
 *    RUL-D26    ATR-K1 shows the plan of either fighter, in any battle
 *    RUL-D27    EMP-K1 is used at any moment for cards
 */

/** Of new games. */
export const VERSION = 2;
/** All from this one on can be played and watched. */
export const OLDEST = 1;
