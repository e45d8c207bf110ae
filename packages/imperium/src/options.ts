import { Problem } from '@landsraad/kernel';
import { isLeader } from './content/index.ts';
import {
  checkHagalOptions,
  HAGAL_CHECKS,
  HAGAL_DEFAULTS,
  HAGAL_OPTION_SETS,
  type HagalOptions,
} from './hagal/options.ts';
import type { LeaderId } from './ids.ts';

/** What a table agrees on before the first card; the switches are those of the rulings. */
export interface ImperiumOptions extends HagalOptions {
  /** IMP-2.1: persons and bots; at a table of fewer than three, others sit that nobody plays. */
  readonly players: 1 | 2 | 3 | 4;
  /** AMB-27 */
  readonly leaderMode: 'random' | 'pick';
  /** Leaders fixed beforehand, by seat, those that nobody plays included; null is left to the mode. */
  readonly leaders: readonly (LeaderId | null)[];
  /** IMP-24.1 */
  readonly pointsToWin: number;
  /** AMB-2 */
  readonly tieForSecondBelowFour: 'nothing' | 'third';
  /** AMB-41 */
  readonly bindu: 'turn-ends' | 'may-pass';
  /** Ask even where there is only one thing to do, the end of a turn included. */
  readonly confirmEverything: boolean;
}

export const DEFAULT_OPTIONS: ImperiumOptions = {
  players: 4,
  leaderMode: 'random',
  leaders: [],
  pointsToWin: 10,
  tieForSecondBelowFour: 'nothing',
  bindu: 'turn-ends',
  confirmEverything: false,
  ...HAGAL_DEFAULTS,
};

const CHECKS: { readonly [K in keyof ImperiumOptions]: (value: unknown) => boolean } = {
  players: (value) => value === 1 || value === 2 || value === 3 || value === 4,
  leaderMode: (value) => value === 'random' || value === 'pick',
  leaders: (value) =>
    Array.isArray(value) &&
    value.length <= 4 &&
    value.every((leader) => leader === null || (typeof leader === 'string' && isLeader(leader))) &&
    new Set(value.filter(Boolean)).size === value.filter(Boolean).length,
  pointsToWin: (value) => Number.isInteger(value) && Number(value) >= 5 && Number(value) <= 30,
  tieForSecondBelowFour: (value) => value === 'nothing' || value === 'third',
  bindu: (value) => value === 'turn-ends' || value === 'may-pass',
  confirmEverything: (value) => typeof value === 'boolean',
  ...HAGAL_CHECKS,
};

/** Everybody at the table, played or not. */
export const tableSize = ({ players }: Pick<ImperiumOptions, 'players'>): number =>
  Math.max(LEAST, players);
const LEAST = 3;

export function parseOptions(input: unknown): ImperiumOptions {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new Problem('the options of a game must be an object');
  const given = input as Record<string, unknown>;
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(CHECKS, name)) throw new Problem(`unknown option: ${name}`);
    if (!CHECKS[name as keyof ImperiumOptions](value))
      throw new Problem(`option ${name} cannot be ${JSON.stringify(value)}`);
  }
  const options = { ...DEFAULT_OPTIONS, ...given };
  if (options.leaders.length > tableSize(options))
    throw new Problem(`${options.leaders.length} leaders for ${tableSize(options)} players`);
  checkHagalOptions(options);
  return options;
}

/** Every switch at every value at least once. */
export const OPTION_SETS: readonly ImperiumOptions[] = [
  DEFAULT_OPTIONS,
  { ...DEFAULT_OPTIONS, players: 3 },
  { ...DEFAULT_OPTIONS, players: 3, leaderMode: 'pick', tieForSecondBelowFour: 'third' },
  { ...DEFAULT_OPTIONS, bindu: 'may-pass', pointsToWin: 12 },
  {
    ...DEFAULT_OPTIONS,
    leaderMode: 'pick',
    leaders: ['baron-vladimir-harkonnen', null, 'helena-richese'],
  },
  { ...DEFAULT_OPTIONS, confirmEverything: true },
  ...HAGAL_OPTION_SETS.map((options) => ({ ...DEFAULT_OPTIONS, ...options })),
];
