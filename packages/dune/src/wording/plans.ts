import { type Language, WRITING } from '@landsraad/kernel/wording';
import { wordingOf } from '#languages';
import type { Plan } from '../state.ts';
import { type Context, speakerOf } from './speaker.ts';

/** A battle plan in one phrase. */
export function wordPlan(plan: Plan, context: Context, language: Language): string {
  const { terms } = wordingOf(language);
  return WRITING[language].typeset(terms.plan(plan, speakerOf(context, language)));
}
