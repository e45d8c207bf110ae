import type { ImperiumView } from '@landsraad/imperium';
import type { Bot } from '../../bot.ts';
import { greedyWith } from '../greedy/index.ts';
import { WEIGHTS } from '../greedy/weights.ts';

/* The levels that look no further than their turn, and players of about the second with a taste of their own. */

/** Sees what can be held in the hand, and little of tracks, of its deck and of what others plan. */
const NEWCOMER = {
  ...WEIGHTS,
  spice: 2.4,
  solari: 1.4,
  influenceFirst: 3.6,
  influenceThird: 2,
  influence: 3,
  persuasion: 0.6,
  trash: 0.5,
  market: 0.2,
  nextAgent: 0,
  denial: 0,
  troopsPerAgent: 0.4,
  swordsPerCard: 0.2,
  swordsPerIntrigue: 0.2,
};

/** Lives for the Conflicts. */
const FIGHTER = {
  ...WEIGHTS,
  troop: 1.8,
  troopPlenty: 1,
  sword: 0.9,
  control: 2.4,
  deployLater: 0.9,
};

/** Buys cards, seats and tiles with what it hoards. */
const TRADER = {
  ...WEIGHTS,
  spice: 1.95,
  spicePlenty: 1,
  solari: 1.25,
  solariPlenty: 0.55,
  persuasion: 1.1,
  freighter: 4.2,
  tech: 4,
};

/** Goes to the Factions, and back to them until they are its allies. */
const COURTIER = {
  ...WEIGHTS,
  influenceFirst: 9,
  influenceThird: 6.5,
  influenceAbove: 4,
  influence: 7,
  troop: 0.9,
  solari: 0.85,
};

export const nearLevels = {
  'level-2': greedyWith(WEIGHTS, 'level-2'),
  'level-1': greedyWith(NEWCOMER, 'level-1'),
  fighter: greedyWith(FIGHTER, 'fighter'),
  trader: greedyWith(TRADER, 'trader'),
  courtier: greedyWith(COURTIER, 'courtier'),
} as const satisfies Record<string, Bot<ImperiumView>>;
