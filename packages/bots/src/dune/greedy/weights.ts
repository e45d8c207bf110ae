/* What things are worth to greedy. One spice is 1; everything else is measured by it. */

export const WEIGHTS = {
  /** A spice beyond `plenty` is worth less, and beyond twice as much hardly anything. */
  plenty: 12,
  spicePlenty: 0.5,
  spiceIdle: 0.1,
  /** A force: its revival and its way back. */
  force: 1.8,
  specialForce: 3,
  /** What is left of that worth with so many more in reserve. */
  manyReserves: 12,
  reserveForce: 0.7,
  /** A force brought back, to those who have half of `manyReserves`. */
  revival: 1.4,
  /** A point of a leader's strength that lives or dies. */
  leaderPoint: 0.5,
  /** Any leader at all, for having somebody to send. */
  leader: 1,
  card: 1.5,

  /* Strongholds. */
  stronghold: 9,
  city: 2,
  /** Turns that an income of the advanced game is counted for. */
  incomeTurns: 2,
  /** The last stronghold but one that a victory needs. */
  nearVictory: 6,
  victory: 70,
  /** Taking away what gives somebody else the victory. */
  denial: 55,
  denialSoon: 5,
  /** How likely a side takes a stronghold this turn where it does not stand yet. */
  reach: 0.1,
  /** Strongholds of the Fremen's own victory, near the end. */
  prevail: 8,
  /** Forces that make a stronghold fairly safe. */
  garrison: 3.5,

  /* Battles as seen from afar. */
  spread: 2.3,
  /** How much of an army is dialed and lost in a victory. */
  dialed: 0.8,
  lostInVictory: 0.55,
  /** What a weapon and a defense add to an army. */
  weapon: 1.6,
  defense: 1,
  unknownCard: 0.7,
  /** Spice that an enemy is thought to have for a battle. */
  enemySpice: 5,
  /** How far the dials of enemies lean towards all they have. */
  boldness: 2.2,

  /* Spice on the board. */
  harvest: 0.85,
  /** What is left of a harvest when enemies may still come. */
  unrest: 0.85,
  /** A force in a safe place near strongholds. */
  staging: 0.15,
  /** A shipment or a move must bring at least so much. */
  shipHold: 1,
  /** A force on the board can no longer be sent elsewhere. */
  commit: 0.25,
  moveHold: 0.4,
  hajrHold: 4,
  advisor: 1.2,

  /* Treachery cards. */
  averageCard: 3.2,
  /** Of a purse, what may go for one card, and what stays for shipments. */
  purse: 0.7,
  kept: 1.5,
  karamaHold: 5,
  worthlessHold: 1.5,

  /* Friends. */
  /** Two who win together must hold one stronghold more: an ally must bring something. */
  ally: -2,
  synergy: 1,
  allyStronghold: 2.2,
  allySpice: 8,
  /** A promise must be paid with so much more than it costs. */
  promise: 1.5,
} as const;

export type Weights = { readonly [K in keyof typeof WEIGHTS]: number };
