import type { Reason } from '@landsraad/kernel';

/** Why something is not offered. One code, one wording; the rule's number goes with it. */
export type RefusalCode =
  | 'no-agent'
  | 'no-icon'
  | 'reveal-only'
  | 'no-space'
  | 'occupied'
  | 'own-agent'
  | 'named-with-voice'
  | 'once-per-game'
  | 'requirement'
  | 'cannot-pay'
  | 'too-expensive'
  | 'too-few-specimens'
  | 'needs-graft'
  | 'wrong-time'
  | 'not-at-start'
  | 'after-agent'
  | 'only-after-win'
  | 'only-after-loss'
  | 'condition'
  | 'no-effect'
  | 'swordmaster-denied';

/** Why a revealed Hagal card was not the one used. */
export type Skipped =
  | 'occupied'
  | 'voice'
  | 'no-bonus-spice'
  | 'reshuffle'
  | 'two-dreadnoughts'
  | 'too-little-influence';

export const refuse = (
  code: RefusalCode,
  rule: string,
  args?: Readonly<Record<string, string | number>>,
): Reason => (args ? { code, rule, args } : { code, rule });
