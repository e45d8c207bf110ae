import { Problem } from '@landsraad/kernel';
import { leaderOf } from '../content/index.ts';
import type { ImperiumOptions } from '../options.ts';

export const DIFFICULTIES = ['mercenary', 'sardaukar', 'mentat', 'kwisatz-haderach'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

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

export const HAGAL_DEFAULTS: HagalOptions = {
  difficulty: 'mercenary',
  rowChurn: false,
  brutalEscalation: false,
  expertDeployment: 'all-or-nothing',
};

export const HAGAL_CHECKS: { readonly [K in keyof HagalOptions]: (value: unknown) => boolean } = {
  difficulty: (value) => DIFFICULTIES.some((difficulty) => difficulty === value),
  rowChurn: (value) => typeof value === 'boolean',
  brutalEscalation: (value) => typeof value === 'boolean',
  expertDeployment: (value) => value === 'all-or-nothing' || value === 'troop-by-troop',
};

/** What must hold between the options of a table that Rivals sit at. */
export function checkHagalOptions({ players, leaders, tieForSecondBelowFour }: ImperiumOptions) {
  if (players > 2) return;
  if (tieForSecondBelowFour === 'third')
    throw new Problem('there is no third reward for fewer than three players'); // HAG-4.7
  for (const leader of leaders.slice(players)) {
    if (leader === null) continue;
    if (players === 2) throw new Problem('House Hagal has no Leader'); // HAG-5.3
    if (!leaderOf(leader).soloRival) throw new Problem(`${leader} cannot be a Rival`); // HAG-6.4
  }
}

/** Every switch at every value at least once. */
export const HAGAL_OPTION_SETS: readonly Partial<ImperiumOptions>[] = [
  { players: 2 },
  { players: 2, leaderMode: 'pick', confirmEverything: true },
  { players: 1, leaders: [null, 'earl-memnon-thorvald', 'glossu-the-beast-rabban'] },
  { players: 1, leaderMode: 'pick', difficulty: 'sardaukar', rowChurn: true },
  { players: 1, difficulty: 'mentat', brutalEscalation: true, confirmEverything: true },
  { players: 1, difficulty: 'kwisatz-haderach', expertDeployment: 'troop-by-troop' },
];
