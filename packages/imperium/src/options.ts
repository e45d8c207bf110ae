import { Problem } from '@landsraad/kernel';
import { isLeader } from './content/index.ts';
import { printedAt } from './content/printed.ts';
import { HAGAL_OPTIONS, type HagalOptions } from './hagal/options.ts';
import type { LeaderId } from './ids.ts';
import { IMMORTALITY_OPTIONS, type ImmortalityOptions } from './immortality/options.ts';
import { IX_OPTIONS, type IxOptions } from './ix/options.ts';

interface BaseOptions {
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

/** What a table agrees on before the first card; the switches are those of the rulings. */
export interface ImperiumOptions extends BaseOptions, HagalOptions, IxOptions, ImmortalityOptions {}

/** What a module adds to that. */
export interface OptionsPart<O = object> {
  readonly defaults: O;
  readonly checks: { readonly [K in keyof O]-?: (value: unknown) => boolean };
  /** Other defaults for a table that has asked for this. */
  readonly settles?: (chosen: Partial<ImperiumOptions>) => Partial<ImperiumOptions>;
  /** Throws a `Problem` for options that do not go together. */
  readonly agree?: (options: ImperiumOptions) => void;
  /** Every switch at every value at least once. */
  readonly sets: readonly Partial<ImperiumOptions & O>[];
}

const BASE_OPTIONS: OptionsPart<BaseOptions> = {
  defaults: {
    players: 4,
    leaderMode: 'random',
    leaders: [],
    pointsToWin: 10,
    tieForSecondBelowFour: 'nothing',
    bindu: 'turn-ends',
    confirmEverything: false,
  },
  checks: {
    players: (value) => value === 1 || value === 2 || value === 3 || value === 4,
    leaderMode: (value) => value === 'random' || value === 'pick',
    leaders: (value) =>
      Array.isArray(value) &&
      value.length <= 4 &&
      value.every(
        (leader) => leader === null || (typeof leader === 'string' && isLeader(leader)),
      ) &&
      new Set(value.filter(Boolean)).size === value.filter(Boolean).length,
    pointsToWin: (value) => Number.isInteger(value) && Number(value) >= 5 && Number(value) <= 30,
    tieForSecondBelowFour: (value) => value === 'nothing' || value === 'third',
    bindu: (value) => value === 'turn-ends' || value === 'may-pass',
    confirmEverything: (value) => typeof value === 'boolean',
  },
  agree: (options) => {
    const { leaders } = options;
    if (leaders.length > tableSize(options))
      throw new Problem(`${leaders.length} leaders for ${tableSize(options)} players`);
    const here = printedAt(options).leaders;
    for (const leader of leaders)
      if (leader !== null && here.every(({ id }) => id !== leader))
        throw new Problem(`${leader} is not among the Leaders of this table`);
  },
  sets: [
    {},
    { players: 3 },
    { players: 3, leaderMode: 'pick', tieForSecondBelowFour: 'third' },
    { bindu: 'may-pass', pointsToWin: 12 },
    { leaderMode: 'pick', leaders: ['baron-vladimir-harkonnen', null, 'helena-richese'] },
    { confirmEverything: true },
  ],
};

/** Everybody at the table, played or not. */
export const tableSize = ({ players }: Pick<ImperiumOptions, 'players'>): number =>
  Math.max(LEAST, players);
const LEAST = 3;

/** The options of a game with these modules' parts. */
export function optionsWith(parts: readonly OptionsPart[]) {
  const all: readonly OptionsPart[] = [BASE_OPTIONS, ...parts];
  const defaults: ImperiumOptions = Object.assign({}, ...all.map((part) => part.defaults));
  const checks: Record<string, (value: unknown) => boolean> = Object.assign(
    {},
    ...all.map((part) => part.checks),
  );
  const parse = (input: unknown): ImperiumOptions => {
    if (typeof input !== 'object' || input === null || Array.isArray(input))
      throw new Problem('the options of a game must be an object');
    for (const [name, value] of Object.entries(input)) {
      if (!Object.hasOwn(checks, name)) throw new Problem(`unknown option: ${name}`);
      if (!checks[name]!(value))
        throw new Problem(`option ${name} cannot be ${JSON.stringify(value)}`);
    }
    const settled = all.map(({ settles }) => settles?.(input));
    const options: ImperiumOptions = Object.assign({}, defaults, ...settled, input);
    for (const { agree } of all) agree?.(options);
    return options;
  };
  const sets = all.flatMap((part) => part.sets.map((set) => ({ ...defaults, ...set })));
  return { defaults, parse, sets };
}

export const DEFAULT_OPTIONS: ImperiumOptions = optionsWith([
  HAGAL_OPTIONS,
  IX_OPTIONS,
  IMMORTALITY_OPTIONS,
]).defaults;
