import type { Reason } from '@landsraad/kernel';
import { type Language, WRITING, withRule } from '@landsraad/kernel/wording';
import { wordingOf } from '#languages';
import { type Context, speakerOf } from './speaker.ts';
import type { ReasonCode } from './wording.ts';

/** Why something may not be done, with the rule's number: "Your ally is there (DUN-13.8)". */
export function wordReason(
  { code, rule, args = {} }: Reason,
  context: Context,
  language: Language,
): string {
  const { reasons } = wordingOf(language);
  const known = Object.hasOwn(reasons, code) && code !== 'other';
  const why = known
    ? reasons[code as ReasonCode](args, speakerOf(context, language))
    : reasons.other;
  return WRITING[language].typeset(withRule(why, rule));
}
