import type { Resources } from '../../ids.ts';
import type { ImperiumOptions } from '../../options.ts';
import type { Printed } from '../printed.ts';

export const DIFFICULTIES = ['mercenary', 'sardaukar', 'mentat', 'kwisatz-haderach'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

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

/** What the person alone plays against. */
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

/** HAG-6.18: alone, a token on the Mentat's space says what it costs. */
export function mentatToken(printed: Printed, { players, difficulty }: ImperiumOptions): Printed {
  if (players !== 1) return printed;
  const cost = { solari: LEVELS[difficulty].mentatCost };
  const spaces = printed.spaces.map((space) =>
    space.id === 'mentat' ? { ...space, cost } : space,
  );
  return { ...printed, spaces };
}
