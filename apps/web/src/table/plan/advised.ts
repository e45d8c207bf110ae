import { type Choice, onlyAnswer } from '@landsraad/kernel';
import type { Advice } from '../../games/protocol.ts';
import type { Asked } from '../spots.ts';
import type { AnyPlanKit, Foreseen, PlannedStep } from './kit.ts';
import { completed } from './plan.ts';

/** Longer than any turn. */
const MOST = 30;

/** All of what an adviser would choose at one question; null where it has no opinion. */
export function choiceFrom(advice: readonly Advice[], decision: Asked): Choice | null {
  const [best] = advice;
  if (!best) return null;
  if (decision.shape !== 'some' || Array.isArray(best.choice)) return best.choice;
  // Every entry is one of the things; those that are worth something are taken.
  const worthy = advice.filter(({ score }, i) => i < decision.min || score > 0);
  return worthy.slice(0, decision.max).map(({ choice }) => String(choice));
}

type AdviseOn = (decision: Asked, view: unknown) => Promise<readonly Advice[]>;

/**
 * A turn as an adviser would play it, up to what nobody can know, from the answers that it begins
 * with; empty without an opinion.
 */
export async function advisedTurn(
  kit: AnyPlanKit,
  view: unknown,
  adviseOn: AdviseOn,
  begins: readonly Choice[] = [],
): Promise<readonly PlannedStep[]> {
  const answers: Choice[] = [...begins];
  while (answers.length < MOST) {
    const foreseen = kit.foresee(view, answers);
    if (!foreseen?.decision) break;
    if (learns(kit, foreseen)) break;
    const { decision } = foreseen;
    const only = answers.length > 0 ? onlyAnswer(decision) : null;
    const choice = only ?? choiceFrom(await adviseOn(decision, foreseen.view), decision);
    if (choice === null) break;
    answers.push(choice);
  }
  const foreseen = kit.foresee(view, answers);
  if (!foreseen || answers.length === 0) return [];
  return completed(kit, view, { answers, own: [], foreseen }).steps;
}

/** What comes after is advised when it was seen. */
const learns = (kit: AnyPlanKit, foreseen: Foreseen): boolean =>
  kit.amounts(foreseen).some(({ unit, n }) => n > 0 && kit.isUnknown(unit));
