import { Problem, type Seat } from '@landsraad/kernel';
import { FACTIONS, type FactionId } from './ids.ts';
import { VERSION } from './versions.ts';

/** What a table agrees on; the parameters are those of sections 27 and 30. */
export interface DuneOptions {
  /** Factions by seat; null is dealt at random (DUN-1.5). A seat is a faction: with two factions
   * per player one person holds two seats. */
  readonly factions: readonly (FactionId | null)[];
  readonly mode: 'basic' | 'advanced';
  /** DUN-2.4: two players with two factions each; seats 0 and 2 against 1 and 3, allied for good. */
  readonly twoFactionsEach: boolean;
  readonly turns: number;
  /** DUN-27.7 */
  readonly allianceMax: 2 | 3 | 6;
  readonly allianceStrongholds: 3 | 4;
  /** DUN-15.7 */
  readonly bribes: 'at-once' | 'mentat-pause';
  /** DUN-30.7 */
  readonly extraWormScope: 'blow' | 'phase';
  /** DUN-30.27 */
  readonly handSwapBiddingOnly: boolean;
  /** RUL-D32: players may write things down for themselves; absent where they may not. */
  readonly privateNotes?: boolean;
}

export const DEFAULT_OPTIONS: DuneOptions = {
  factions: [null, null, null, null, null, null],
  mode: 'basic',
  twoFactionsEach: false,
  turns: 10,
  allianceMax: 2,
  allianceStrongholds: 4,
  bribes: 'at-once',
  extraWormScope: 'phase',
  handSwapBiddingOnly: false,
};

const CHECKS: { readonly [K in keyof DuneOptions]-?: (value: unknown) => boolean } = {
  factions: (value) =>
    Array.isArray(value) &&
    value.length >= 2 &&
    value.length <= 6 &&
    value.every((faction) => faction === null || FACTIONS.includes(faction)) &&
    new Set(value.filter(Boolean)).size === value.filter(Boolean).length,
  mode: (value) => value === 'basic' || value === 'advanced',
  twoFactionsEach: (value) => typeof value === 'boolean',
  turns: (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 10,
  allianceMax: (value) => value === 2 || value === 3 || value === 6,
  allianceStrongholds: (value) => value === 3 || value === 4,
  bribes: (value) => value === 'at-once' || value === 'mentat-pause',
  extraWormScope: (value) => value === 'blow' || value === 'phase',
  handSwapBiddingOnly: (value) => typeof value === 'boolean',
  privateNotes: (value) => typeof value === 'boolean',
};

/** DUN-30.7: until version 2 each blow was counted by itself. */
const defaultsOf = (version: number): DuneOptions =>
  version < 2 ? { ...DEFAULT_OPTIONS, extraWormScope: 'blow' } : DEFAULT_OPTIONS;

export function parseOptions(input: unknown, version = VERSION): DuneOptions {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new Problem('the options of a game must be an object');
  const given = input as Record<string, unknown>;
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(CHECKS, name)) throw new Problem(`unknown option: ${name}`);
    if (!CHECKS[name as keyof DuneOptions](value))
      throw new Problem(`option ${name} cannot be ${JSON.stringify(value)}`);
  }
  const options = { ...defaultsOf(version), ...given };
  if (options.twoFactionsEach && options.factions.length !== 4)
    throw new Problem('two factions each need four factions');
  return options;
}

/** Factions that nobody chose are dealt. */
export function optionsFor(seats: number, chosen: object): DuneOptions {
  const options = parseOptions({ factions: unchosen(seats), ...chosen });
  if (options.factions.length === seats) return options;
  throw new Problem(`${options.factions.length} factions for ${seats} seats`);
}

/** DUN-2.4 */
export const seatsOf = ({ twoFactionsEach, factions }: DuneOptions, seat: Seat): Seat[] =>
  twoFactionsEach ? [seat, (seat + 2) % factions.length] : [seat];

const unchosen = (n: number): null[] => Array<null>(n).fill(null);

/** Every switch at every value at least once; large tables for fewer turns, to be checked sooner. */
export const OPTION_SETS: readonly DuneOptions[] = [
  { ...DEFAULT_OPTIONS, turns: 3 },
  { ...DEFAULT_OPTIONS, mode: 'advanced', turns: 3 },
  {
    ...DEFAULT_OPTIONS,
    factions: ['spacing-guild', 'bene-gesserit'],
    mode: 'advanced',
    bribes: 'mentat-pause',
  },
  { ...DEFAULT_OPTIONS, factions: [null, 'emperor', null], allianceStrongholds: 3 },
  { ...DEFAULT_OPTIONS, factions: unchosen(4), mode: 'advanced', twoFactionsEach: true, turns: 5 },
  { ...DEFAULT_OPTIONS, factions: unchosen(5), allianceMax: 3, mode: 'advanced', turns: 4 },
  {
    ...DEFAULT_OPTIONS,
    mode: 'advanced',
    turns: 3,
    allianceMax: 6,
    extraWormScope: 'blow',
    handSwapBiddingOnly: true,
    privateNotes: true,
  },
];
