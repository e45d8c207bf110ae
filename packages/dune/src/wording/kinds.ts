import { wordingOf } from '#languages';
import type { DecisionKind } from '../choices.ts';

/** Every kind of decision there is: the types see to it that each has its words. */
export const DECISION_KINDS = Object.keys(
  wordingOf('en').choices.prompts,
) as readonly DecisionKind[];
