import type { DuneView } from '@landsraad/dune';
import { reviewer, teacher } from '#dune-thinkers';
import { type DuneCounts, mean, spread } from '../counts.ts';
import { random } from '../random.ts';
import type { Roster } from '../roster.ts';
import { greedy } from './greedy/index.ts';
import { levels } from './levels.ts';

export type { ToldTopic } from './teaching/topics.ts';

export const duneBots: Roster<DuneView> = {
  game: 'dune',
  bots: { ...levels, greedy, random },
  teacher,
  reviewer,
  facts: ({ turn, factions, victory }) => ({
    rounds: turn,
    leaders: factions.map(({ id }) => id),
    victory,
  }),
  sumUp: (counts): DuneCounts => ({
    turns: spread(counts),
    winsBySeat: counts.winsBySeat,
    winsByBot: counts.winsByBot,
    winsByFaction: counts.winsByRole,
    victories: counts.victories,
    endsByTurn: counts.ends,
    strongholds: mean(counts),
  }),
};
