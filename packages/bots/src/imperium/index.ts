import type { ImperiumView } from '@landsraad/imperium';
import { reviewer, teacher, thinkers } from '#imperium-thinkers';
import { type ImperiumCounts, mean, solo, spread } from '../counts.ts';
import { random } from '../random.ts';
import type { Roster } from '../roster.ts';
import { greedy } from './greedy/index.ts';
import { nearLevels } from './thinking/levels.ts';

export type { ToldTopic } from './teaching/telling.ts';

export const imperiumBots: Roster<ImperiumView> = {
  game: 'imperium',
  bots: { ...thinkers, ...nearLevels, greedy, random },
  teacher,
  reviewer,
  facts: (view) => ({ rounds: view.round, leaders: view.players.map(({ leader }) => leader) }),
  // tile:artillery, tile:artillery:solari, acquire:the-spice-must-flow, acquire:tleilaxu:ghola
  buys: (choice) => {
    const [verb, ...named] = typeof choice === 'string' ? choice.split(':') : [];
    if (verb === 'tile') return named[0]!;
    return verb === 'acquire' ? named.at(-1)! : null;
  },
  sumUp: (counts): ImperiumCounts => ({
    rounds: spread(counts),
    winsBySeat: counts.winsBySeat,
    winsByBot: counts.winsByBot,
    winsByLeader: counts.winsByRole,
    gamesByLeader: counts.gamesByRole,
    buys: counts.buys,
    points: mean(counts),
    ...(counts.rivals && { solo: solo(counts) }),
  }),
};
