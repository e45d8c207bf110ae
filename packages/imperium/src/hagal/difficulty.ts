import type { Space } from '../content/component.ts';
import type { Resources } from '../ids.ts';
import type { ImperiumOptions } from '../options.ts';
import type { Imperium } from '../state.ts';
import type { Difficulty } from './options.ts';

export interface Level {
  /** HAG-6.11 */
  readonly personGains: Partial<Resources>;
  /** HAG-6.12, 6.18 */
  readonly mentatCost: number;
  /** HAG-6.13 */
  readonly garrison: number;
  /** The round whose Conflict card lies lowest above the third Agents (HAG-6.14, AMB-H9). */
  readonly thirdAgents: number;
  /** HAG-6.15 */
  readonly intrigue: number;
  /** HAG-6.16 */
  readonly expert: boolean;
  /** HAG-6.17 */
  readonly swordmaster: boolean;
}

const SARDAUKAR: Level = {
  personGains: {},
  mentatCost: 5,
  garrison: 3,
  thirdAgents: 4,
  intrigue: 1,
  expert: false,
  swordmaster: true,
};
const MENTAT: Level = { ...SARDAUKAR, thirdAgents: 3, expert: true };

export const LEVELS: Readonly<Record<Difficulty, Level>> = {
  mercenary: {
    personGains: { solari: 1, spice: 1 },
    mentatCost: 2,
    garrison: 0,
    thirdAgents: 5,
    intrigue: 0,
    expert: false,
    swordmaster: true,
  },
  sardaukar: SARDAUKAR,
  mentat: MENTAT,
  'kwisatz-haderach': { ...MENTAT, swordmaster: false },
};

export const levelOf = ({ options }: Imperium): Level => LEVELS[options.difficulty];

type Agreed = Pick<ImperiumOptions, 'players' | 'difficulty'>;

/** HAG-6.18 */
export const costAt = <C extends Space['cost']>(
  { players, difficulty }: Agreed,
  { id }: Space,
  cost: C,
): C =>
  players === 1 && id === 'mentat' ? { ...cost, solari: LEVELS[difficulty].mentatCost } : cost;

/** A space with what it costs at a table of these options. */
export function spaceAt(options: Agreed, space: Space): Space {
  const cost = costAt(options, space, space.cost);
  return cost === space.cost ? space : { ...space, cost };
}

/** HAG-6.17 */
export const isSwordmasterDenied = ({ players, difficulty }: Agreed): boolean =>
  players === 1 && !LEVELS[difficulty].swordmaster;
