import type { ImperiumCounts } from '@landsraad/bots';
import { leaderOf } from '@landsraad/imperium';
import type { Report } from '../playable.ts';
import { imperiumText } from './text.ts';

export const report: Report<ImperiumCounts> = {
  means: ({ rounds, points }, { language, number }) => [
    imperiumText(language).rounds(number(rounds.mean, 2), rounds.min, rounds.max),
    imperiumText(language).points(number(points.mean, 2)),
  ],
  counts: ({ winsByLeader }, { language }) => [
    {
      title: imperiumText(language).winsByLeader,
      rows: Object.entries(winsByLeader)
        .map(([id, n]) => [leaderOf(id).name[language], n] as const)
        .sort(([, a], [, b]) => b - a),
    },
  ],
};
