import type { ImperiumCounts } from '@landsraad/bots';
import { leaderOf } from '@landsraad/imperium';
import type { Language } from '../../text/text.ts';
import type { Count, Report } from '../playable.ts';
import { imperiumText } from './text.ts';

export const report: Report<ImperiumCounts> = {
  means: ({ rounds, points, solo }, { language, number }) => {
    const say = imperiumText(language);
    return [
      say.rounds(number(rounds.mean, 2), rounds.min, rounds.max),
      say.points(number(points.mean, 2)),
      ...(solo
        ? [
            say.rivalPoints(number(solo.rivalPoints.mean, 2)),
            say.solo(number(solo.won), number(solo.won + solo.lost), number(100 * solo.share, 1)),
          ]
        : []),
    ];
  },
  counts: ({ winsByLeader, solo }, { language }) => {
    const say = imperiumText(language);
    return [
      { title: say.winsByLeader, rows: byLeader(winsByLeader, language) },
      ...(solo ? [{ title: say.winsByRival, rows: byLeader(solo.winsByRival, language) }] : []),
    ];
  },
};

const byLeader = (wins: Readonly<Record<string, number>>, language: Language): Count['rows'] =>
  Object.entries(wins)
    .map(([id, n]) => [leaderOf(id).name[language], n] as const)
    .sort(([, a], [, b]) => b - a);
