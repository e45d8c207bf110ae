import type { Reason } from '@landsraad/kernel';

/** Why something is not offered. One code, one wording; the rule's number goes with it. */
export type RefusalCode =
  | 'in-storm'
  | 'stronghold-full'
  | 'ally-there'
  | 'own-advisors'
  | 'cannot-pay'
  | 'beyond-reach'
  | 'too-far'
  | 'already-there'
  | 'promised-to-stay-out'
  | 'deal-empty'
  | 'deal-both-pay'
  | 'deal-void'
  | 'answer-first'
  | 'nothing-to-show'
  | 'plan-leader'
  | 'plan-cards'
  | 'plan-dial'
  | 'plan-spice'
  | 'plan-voice'
  | 'plan-prescience'
  | 'plan-kh'
  | 'no-forces';

export const refuse = (
  code: RefusalCode,
  rule: string,
  args?: Readonly<Record<string, string | number>>,
): Reason => (args ? { code, rule, args } : { code, rule });
