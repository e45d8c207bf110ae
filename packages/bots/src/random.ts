import { randomChoice } from '@landsraad/kernel';
import type { Bot } from './bot.ts';

/** Any legal answer, each as likely as the next. Plays every game. */
export const random: Bot<unknown> = {
  name: 'random',
  decide: (decision, _view, chance) => randomChoice(decision, chance),
};
