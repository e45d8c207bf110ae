import type { DuneCounts } from '@landsraad/bots';
import { type Dune, FACTIONS, type FactionId, factionName, victoryName } from '@landsraad/dune';
import type { Report } from '../playable.ts';
import { duneText } from './text.ts';

export const report: Report<DuneCounts> = {
  means: ({ turns, strongholds }, { language, number }) => [
    duneText(language).turns(number(turns.mean, 2), turns.min, turns.max),
    duneText(language).meanStrongholds(number(strongholds.mean, 2)),
  ],
  counts: ({ winsByFaction, victories }, { language }) => {
    const say = duneText(language);
    return [
      {
        title: say.winsByFaction,
        rows: FACTIONS.filter((id) => winsByFaction[id] !== undefined)
          .map((id: FactionId) => [factionName(id, language), winsByFaction[id]!] as const)
          .sort(([, a], [, b]) => b - a),
      },
      {
        title: say.victories,
        rows: Object.entries(victories)
          .map(
            ([kind, n]) =>
              [victoryName(kind as NonNullable<Dune['victory']>, language), n] as const,
          )
          .sort(([, a], [, b]) => b - a),
      },
    ];
  },
};
