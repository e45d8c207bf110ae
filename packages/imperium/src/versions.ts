/*
 * The versions of the rules, and what each changed. A game is played to its end by the rules it began
 * with: where two versions differ, a function beside the rule asks `rulesOf(game)`.
 *
 * 1  as first released
 * 2  RUL-7   an arrow that only recruits is not offered while the supply is empty
 *    RUL-8   recruits that use up the supply are taken in the player's order
 * 3  IX-7.6  recruits of Troop Transports that went to the Conflict at once are not deployed again
 *    IMM-9.3 Ghola beside Desert Ambush: both ambush a unit for each troop
 * 4  IMP-6.9 a Plot card that waits gives on the Reveal turn what it says of that turn, nothing else
 *    AMB-28  The Voice stays where its owner takes an extra turn straight away
 *    IX-14.19 Tessia chooses when the Influence comes that moves a Snooper
 *    RUL-28  and which comes first of several that one effect gives
 *    RUL-26  a tile that is acquired on the Reveal turn works on it
 *    IMM-9.13 a card that Usurp borrows is not taken for its twin in hand or in play
 *    IMM-8.8 Chairdog brings no twin back for a partner that was trashed
 *    IMM-15.21 no twin that fills the gap is trashed for a usurped card that left the Row
 *    RUL-8   recruits beside Treachery wait, too: it deploys from the supply as it is trashed
 *    IMM-5.8 specimens come back in time for the troops of a Freighter recalled off the own turn
 *    IMP-17.4 Influence that For Humanity could lose again comes when the player likes
 *    defaults the clock gives up starting cards, then the cheapest; acquires the cheapest where it must;
 *             places Negotiators, moves the Freighter and commissions what waits for it
 *             (decisions.md, section 0, I-A-21, I-A-30 to I-A-32, I-A-34)
 *    AMB-12  Holtzman Engine and Shuttle Fleet work before the hands of the round are drawn
 *    RUL-27  Helena keeps both cards that her ring and its copy by Ghola remove
 */

/** Of new games. */
export const VERSION = 4;
/** All from this one on can be played and watched. */
export const OLDEST = 1;
