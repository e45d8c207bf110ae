import { Problem } from '@landsraad/kernel';
import { isImmortality } from '../content/immortality/in.ts';
import type { ImperiumOptions, OptionsPart } from '../options.ts';

/** With the expansion out, a table's options do not speak of it. */
export interface ImmortalityOptions {
  readonly immortality?: boolean;
  /** "Push to 11": IMM-12.4, 12.5 */
  readonly pushed?: boolean;
}

const PUSHED_POINTS = 11;

export const IMMORTALITY_OPTIONS: OptionsPart<ImmortalityOptions> = {
  defaults: {},
  checks: {
    immortality: (value) => typeof value === 'boolean',
    pushed: (value) => typeof value === 'boolean',
  },
  // With four players it is the start that is pushed back.
  settles: (chosen) =>
    chosen.pushed && isImmortality(chosen) && (chosen.players ?? 4) < 4
      ? { pointsToWin: PUSHED_POINTS }
      : {},
  agree: ({ immortality, pushed, epic }: ImperiumOptions) => {
    if (pushed && !immortality) throw new Problem('a game to 11 needs Immortality');
    if (pushed && epic) throw new Problem('an Epic game is not pushed to 11'); // IMM-15.20
  },
  sets: [
    { immortality: true },
    { immortality: true, players: 3, pushed: true, pointsToWin: PUSHED_POINTS },
    { immortality: true, players: 1, difficulty: 'sardaukar', rowChurn: true },
    { immortality: true, ix: true, confirmEverything: true },
    { immortality: true, ix: true, players: 3, leaderMode: 'pick', epic: true, pointsToWin: 12 },
    { immortality: true, ix: true, players: 2 },
    { immortality: true, ix: true, players: 1, difficulty: 'mentat' },
  ],
};
