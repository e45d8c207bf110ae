import type { BattleView, DuneEvent } from '@landsraad/dune';
import type { DuneAsked } from '../spots.ts';

/* How far a battle is, for those who fight it. */

export const STEPS = [
  'named',
  'voice',
  'prescience',
  'stops',
  'plans',
  'reveal',
  'traitors',
  'result',
] as const;
export type Step = (typeof STEPS)[number];

/** What is told of a step: it is reached then. */
const TOLD: Partial<Readonly<Record<DuneEvent['type'], Step>>> = {
  voice: 'voice',
  prescience: 'prescience',
  'plan-seen': 'plans',
  'plans-revealed': 'reveal',
  'traitor-called': 'traitors',
  explosion: 'result',
  'leader-killed': 'result',
  'battle-won': 'result',
  'battle-lost-by-both': 'result',
};

const ASKED: Readonly<Record<string, Step>> = {
  voice: 'voice',
  prescience: 'prescience',
  'prescience.answer': 'prescience',
  'karama.plan': 'plans',
  plan: 'plans',
  'traitor.call': 'traitors',
};

/** The furthest that something was told of, or that oneself is asked about. */
export function stepAt(
  seen: readonly Pick<DuneEvent, 'type'>[],
  battle: BattleView | null,
  asked: Pick<DuneAsked, 'kind' | 'about'> | null,
): Step {
  const reached = seen.flatMap(({ type }) => TOLD[type] ?? []);
  if (battle && battle.plans.length > 0) reached.push('plans');
  if (battle && asked) reached.push(...askedAt(asked));
  return STEPS.findLast((step) => reached.includes(step)) ?? 'named';
}

/** DUN-28.14: the Voice and prescience are stopped at once, what is hidden before the plans. */
function askedAt({ kind, about }: Pick<DuneAsked, 'kind' | 'about'>): Step[] {
  if (kind !== 'karama.stop') return ASKED[kind] ? [ASKED[kind]] : [];
  return HIDDEN.has(String(about?.item)) ? ['stops'] : [];
}

/** What may be stopped blind (DUN-30.42). */
const HIDDEN: ReadonlySet<string> = new Set(['EMP-A1', 'FRE-A5', 'FRE-A7', 'ATR-A2', 'HAR-L1']);
