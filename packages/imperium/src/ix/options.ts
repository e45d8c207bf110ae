import { Problem } from '@landsraad/kernel';
import { isEpic } from '../content/ix/in.ts';
import type { ImperiumOptions, OptionsPart } from '../options.ts';

/** With the expansion out, a table's options do not speak of it. */
export interface IxOptions {
  readonly ix?: boolean;
  /** IX-16 */
  readonly epic?: boolean;
}

const EPIC_POINTS = 12;

export const IX_OPTIONS: OptionsPart<IxOptions> = {
  defaults: {},
  checks: {
    ix: (value) => typeof value === 'boolean',
    epic: (value) => typeof value === 'boolean',
  },
  settles: (options) => (isEpic(options) ? { pointsToWin: EPIC_POINTS } : {}), // IX-16.1
  agree: (options: ImperiumOptions) => {
    if (options.epic && !options.ix) throw new Problem('an Epic game needs Rise of Ix');
  },
  sets: [
    { ix: true },
    { ix: true, players: 3, leaders: ['tessia-vernius', 'ilesa-ecaz', 'princess-yuna-moritani'] },
    { ix: true, players: 3, leaderMode: 'pick', epic: true, pointsToWin: EPIC_POINTS },
    {
      ix: true,
      leaders: ['archduke-armand-ecaz', 'prince-rhombur-vernius', 'viscount-hundro-moritani'],
      confirmEverything: true,
    },
    { ix: true, players: 2 },
    { ix: true, players: 2, epic: true, pointsToWin: EPIC_POINTS, confirmEverything: true },
    {
      ix: true,
      players: 1,
      leaders: [null, 'prince-rhombur-vernius', 'viscount-hundro-moritani'],
    },
    { ix: true, players: 1, difficulty: 'mentat', leaderMode: 'pick' },
    { ix: true, players: 1, difficulty: 'kwisatz-haderach', expertDeployment: 'troop-by-troop' },
  ],
};
