import type { ImperiumView } from '@landsraad/imperium';
import { type ImperiumCounts, mean, solo, spread } from '../counts.ts';
import { random } from '../random.ts';
import type { Roster } from '../roster.ts';
import { greedy } from './greedy/index.ts';

export const imperiumBots: Roster<ImperiumView> = {
  game: 'imperium',
  bots: { greedy, random },
  facts: (view) => ({ rounds: view.round, leaders: view.players.map(({ leader }) => leader) }),
  sumUp: (counts): ImperiumCounts => ({
    rounds: spread(counts),
    winsBySeat: counts.winsBySeat,
    winsByBot: counts.winsByBot,
    winsByLeader: counts.winsByRole,
    points: mean(counts),
    ...(counts.rivals && { solo: solo(counts) }),
  }),
};
