import type { Reason } from '@landsraad/kernel';
import { asNumber, capitalised, type Language, WRITING, withRule } from '@landsraad/kernel/wording';
import { wordingOf } from '#languages';
import { intrigueOf, isIntrigue } from '../content/index.ts';
import { conditionPhrase } from './compose.ts';
import { type Context, speakerOf } from './speaker.ts';
import type { ReasonCode } from './wording.ts';

/** Why something may not be done, with the rule's number: "You already have an Agent there (IMP-10.5)". */
export function wordReason(reason: Reason, context: Context, language: Language): string {
  const { reasons } = wordingOf(language);
  const { code, rule, args = {} } = reason;
  const known = Object.hasOwn(reasons, code) && code !== 'other';
  const why =
    unmetCondition(reason, language) ??
    (known ? reasons[code as ReasonCode](args, speakerOf(context, language)) : reasons.other);
  return WRITING[language].typeset(withRule(why, rule));
}

/** The very condition, where the reason names the Intrigue card and the way of playing it. */
function unmetCondition({ code, args = {} }: Reason, language: Language): string | null {
  const { intrigue, mode } = args;
  if (code !== 'condition' || typeof intrigue !== 'string' || !isIntrigue(intrigue)) return null;
  const condition = intrigueOf(intrigue).modes[asNumber(mode) ?? 0]?.condition;
  if (!condition) return null;
  const wording = wordingOf(language);
  return capitalised(wording.faces.onlyIf(conditionPhrase(condition, wording)));
}
