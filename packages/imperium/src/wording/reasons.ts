import type { Reason } from '@landsraad/kernel';
import type { Language } from './language.ts';
import { wordingOf } from './languages.ts';
import { type Context, speakerOf } from './speaker.ts';
import type { ReasonCode } from './wording.ts';

/** Why something may not be done, with the rule's number: "You already have an Agent there (IMP-10.5)". */
export function wordReason(reason: Reason, context: Context, language: Language): string {
  const { reasons, typeset } = wordingOf(language);
  const { code, rule, args = {} } = reason;
  const known = Object.hasOwn(reasons, code) && code !== 'other';
  const why = known
    ? reasons[code as ReasonCode](args, speakerOf(context, language))
    : reasons.other;
  return typeset(isNumbered(rule) ? `${why} (${rule})` : why);
}

const isNumbered = (rule: string): boolean => /^[A-Z]+-\w/.test(rule);
