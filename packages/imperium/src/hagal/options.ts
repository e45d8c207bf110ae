import { Problem } from '@landsraad/kernel';
import { DIFFICULTIES, type Difficulty } from '../content/base/difficulty.ts';
import { leaderOf } from '../content/index.ts';
import type { ImperiumOptions, OptionsPart } from '../options.ts';

/** What a table of one or two agrees on besides. */
export interface HagalOptions {
  /** Alone: HAG-6.11 to 6.17 */
  readonly difficulty: Difficulty;
  /** Alone: two dice trash cards of the Row after each Reveal turn (HAG-10.1). */
  readonly rowChurn: boolean;
  /** Alone: two cards for the combat bonus in a Conflict III (HAG-10.4). */
  readonly brutalEscalation: boolean;
  /** AMB-H2 */
  readonly expertDeployment: 'all-or-nothing' | 'troop-by-troop';
}

/** What must hold between the options of a table that Rivals sit at. */
function agree({ players, leaders, tieForSecondBelowFour }: ImperiumOptions): void {
  if (players > 2) return;
  if (tieForSecondBelowFour === 'third')
    throw new Problem('there is no third reward for fewer than three players'); // HAG-4.7
  for (const leader of leaders.slice(players)) {
    if (leader === null) continue;
    if (players === 2) throw new Problem('House Hagal has no Leader'); // HAG-5.3
    if (!leaderOf(leader).soloRival) throw new Problem(`${leader} cannot be a Rival`); // HAG-6.4
  }
}

export const HAGAL_OPTIONS: OptionsPart<HagalOptions> = {
  defaults: {
    difficulty: 'mercenary',
    rowChurn: false,
    brutalEscalation: false,
    expertDeployment: 'all-or-nothing',
  },
  checks: {
    difficulty: (value) => DIFFICULTIES.some((difficulty) => difficulty === value),
    rowChurn: (value) => typeof value === 'boolean',
    brutalEscalation: (value) => typeof value === 'boolean',
    expertDeployment: (value) => value === 'all-or-nothing' || value === 'troop-by-troop',
  },
  agree,
  sets: [
    { players: 2 },
    { players: 2, leaderMode: 'pick', confirmEverything: true },
    { players: 1, leaders: [null, 'earl-memnon-thorvald', 'glossu-the-beast-rabban'] },
    { players: 1, leaderMode: 'pick', difficulty: 'sardaukar', rowChurn: true },
    { players: 1, difficulty: 'mentat', brutalEscalation: true, confirmEverything: true },
    { players: 1, difficulty: 'kwisatz-haderach', expertDeployment: 'troop-by-troop' },
  ],
};
