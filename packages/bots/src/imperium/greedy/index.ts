import type { ImperiumView } from '@landsraad/imperium';
import type { Bot } from '../../bot.ts';

export const greedy: Bot<ImperiumView> = {
  name: 'greedy',
  decide: (decision) => decision.fallback,
};
