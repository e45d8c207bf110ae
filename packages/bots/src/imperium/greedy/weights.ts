/* What things are worth to greedy. A Victory Point is 10; everything else is measured by it. */

export const WEIGHTS = {
  vp: 10,
  /** What a lost point of an opponent is worth. */
  denial: 0.25,
  /** Points the leading player makes in a round, for guessing how many rounds are left. */
  pace: 1.15,
  /** How fast what is kept gains worth with the rounds to come. */
  horizon: 1.1,

  /* Resources: the first ones count most; once there is plenty, little. */
  spice: 1.6,
  spicePlenty: 0.6,
  solari: 0.95,
  solariPlenty: 0.3,
  water: 1.7,
  waterPlenty: 0.4,

  /* Troops kept in the garrison for later. */
  troop: 1.3,
  troopPlenty: 0.5,
  /** From so many on one more troop is of little use. */
  garrison: 6,
  sword: 0.53,

  draw: 1.65,
  intrigue: 3.4,
  persuasion: 0.9,
  trash: 1.6,
  discard: 1.2,
  foldspace: 1.8,
  control: 1.2,
  /** A move of the Freighter, and an Acquire Tech icon beyond the price. */
  freighter: 3.2,
  tech: 3,
  /** A research icon, a step on the Tleilaxu track, a specimen and a genetic marker. */
  research: 2.4,
  tleilaxu: 3.2,
  specimen: 1.3,
  marker: 1.5,
  /** One more Agent turn. */
  agent: 4,
  /** The Mentat, or an Agent recalled, takes the worse cards and spaces. */
  extraAgent: 0.7,

  /* Steps on an Influence track before the threshold is reached. */
  influenceFirst: 5.3,
  influenceThird: 3,
  influenceAbove: 0.8,
  influence: 4.5,

  /* A card's use, for what it does and for where it sends. */
  icon: 1.1,
  moreIcons: 0.4,
  /** Rounds until an acquired card comes up. */
  delay: 0.7,
  /** What the average card of a deck does in a use. */
  averageCard: 2.26,
  /** The lesser of a card's two boxes still counts a little. */
  lesserBox: 0.35,
  /** Cards seen in a round. */
  cardsSeen: 4.2,
  /** How far the market of now foretells that of the Reveal turn. */
  market: 0.45,

  /* How the others fight. */
  troopsPerAgent: 0.82,
  swordsPerCard: 0.55,
  swordsPerIntrigue: 0.5,
  spread: 1.6,
  /** Chance to deploy again with an Agent still to send. */
  deployLater: 0.6,

  /** How much of the second Agent's plan counts for the choice of the first. */
  nextAgent: 0.56,
  /** A Combat card is kept unless it brings so much. */
  combatHold: 2,
  /** A Plot card that could wait is kept unless it brings so much. */
  plotHold: 1,
} as const;

export type Weights = { readonly [K in keyof typeof WEIGHTS]: number };
