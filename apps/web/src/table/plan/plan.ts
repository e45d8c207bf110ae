import {
  against,
  type Choice,
  type Decision,
  type Option,
  onlyAnswer,
  type Reason,
} from '@landsraad/kernel';
import type { Asked, Spot } from '../spots.ts';
import type { AnyPlanKit, Foreseen, PlannedStep } from './kit.ts';

/* A turn that is thought ahead: nothing of it is known to the game until it is played. */

/** What was put into a plan by one press; taken out of it in the same pieces. */
export type Entry = readonly Choice[];
export type Plan = readonly Entry[];

/** A plan as far as it can be followed, with what goes without saying in between. */
export interface Planned {
  readonly answers: readonly Choice[];
  /** Which of the answers are the person's own. */
  readonly own: readonly number[];
  readonly foreseen: Foreseen;
}

/** Why a choice would not be taken, by what came with the question. */
const whyNot = (decision: Asked, choice: Choice): Reason | null =>
  against({ ...decision, refused: () => decision.refused } as Decision, choice);

/** What can only be answered in one way, or must be done anyway. */
function followed(kit: AnyPlanKit, decision: Asked): Choice | null {
  return onlyAnswer(decision) ?? kit.follows(decision);
}

const NOT_OFFERED = 'not-offered';

/** What was wanted and never asked for cannot be had. */
const stopped = (foreseen: Foreseen, wanted: Choice | undefined): Foreseen =>
  wanted === undefined
    ? foreseen
    : { ...foreseen, why: { code: NOT_OFFERED, rule: 'answer', args: { id: String(wanted) } } };

/** Null where nothing can be planned. */
export function planned(kit: AnyPlanKit, view: unknown, plan: Plan): Planned | null {
  const given = plan.flat();
  const answers: Choice[] = [];
  const own: number[] = [];
  for (;;) {
    const foreseen = kit.foresee(view, answers);
    if (!foreseen) return null;
    const { decision } = foreseen;
    const wanted = given[own.length];
    if (!decision) return { answers, own, foreseen: stopped(foreseen, wanted) };
    const why = wanted === undefined ? null : whyNot(decision, wanted);
    if (wanted !== undefined && why === null) {
      own.push(answers.length);
      answers.push(wanted);
      continue;
    }
    // What is refused was meant for this question: nothing else is taken in its place.
    if (why && why.code !== NOT_OFFERED) return { answers, own, foreseen: { ...foreseen, why } };
    // The first question is where the person begins, even where there is one way to.
    const next = answers.length > 0 ? followed(kit, decision) : null;
    if (next !== null) answers.push(next);
    else return { answers, own, foreseen: { ...foreseen, why } };
  }
}

/** All that playing it would answer, to the end of the turn where nothing else waits. */
export function completed(kit: AnyPlanKit, view: unknown, { answers }: Planned): Foreseen {
  const all = [...answers];
  for (;;) {
    const foreseen = kit.foresee(view, all)!;
    const { decision } = foreseen;
    const next = decision && (followed(kit, decision) ?? kit.ends(decision));
    if (next === null) return foreseen;
    all.push(next);
  }
}

/** What could lie in the plan instead of something else of its kind, by where that lies. */
export function exchanges(
  kit: AnyPlanKit,
  { own, foreseen }: Planned,
  spotOf: (option: Option, decision: Asked) => Spot | null,
): ReadonlyMap<Spot, Exchange> {
  const found = new Map<Spot, Exchange>();
  const lies = new Set(foreseen.steps.map((step) => spotOfStep(step, spotOf)));
  for (const [at, { decision, choice }] of [...foreseen.steps.entries()].reverse()) {
    if (decision.shape !== 'one') continue;
    const before = own
      .filter((index) => index < at)
      .map((index) => [foreseen.steps[index]!.choice]);
    for (const option of decision.options) {
      const spot = option.id !== choice && kit.isExchanged(option) && spotOf(option, decision);
      if (spot && !lies.has(spot) && !found.has(spot))
        found.set(spot, { option, plan: [...before, [option.id]] });
    }
  }
  return found;
}

/** Where that lies which a step of the plan chose. */
function spotOfStep(
  { decision, choice }: PlannedStep,
  spotOf: (option: Option, decision: Asked) => Spot | null,
): Spot | null {
  const chosen = decision.shape === 'one' && decision.options.find(({ id }) => id === choice);
  return chosen ? spotOf(chosen, decision) : null;
}

export interface Exchange {
  readonly option: Option;
  readonly plan: Plan;
}

/** The plan with one more entry; a number that was set there before is set anew. */
export function withEntry(plan: Plan, entry: Entry): Plan {
  const last = plan.at(-1);
  const again = last?.length === 2 && typeof last[1] === 'number' && last[0] === entry[0];
  return [...(again ? plan.slice(0, -1) : plan), entry];
}

/** Without what the last press put into it. */
export const withoutLast = (plan: Plan): Plan => plan.slice(0, -1);

/** Without the entry that answers so. */
export const without = (plan: Plan, choice: Choice): Plan =>
  plan.filter((entry) => !entry.includes(choice));

/** Whether it is the question that was foreseen: nothing is offered that was not, nor the reverse. */
export function isSameQuestion(a: Asked, b: Asked): boolean {
  return a.kind === b.kind && a.seat === b.seat && a.shape === b.shape && rangeOf(a) === rangeOf(b);
}

function rangeOf(decision: Asked): string {
  const range = decision as { min?: number; max?: number };
  const ids = 'options' in decision ? decision.options.map(({ id }) => id).sort() : [];
  return JSON.stringify([range.min, range.max, ids]);
}

/** The next answer of what is being played; null where something else is asked than was foreseen. */
export type Next =
  | { readonly is: 'answer'; readonly choice: Choice; readonly rest: readonly PlannedStep[] }
  | { readonly is: 'done' }
  | { readonly is: 'surprise' };

/** Questions with one answer may have been answered by the table. */
export function nextOf(steps: readonly PlannedStep[], live: Asked | null): Next {
  for (const [i, { decision, choice }] of steps.entries()) {
    if (live && isSameQuestion(decision, live))
      return { is: 'answer', choice, rest: steps.slice(i + 1) };
    if (onlyAnswer(decision) === null) return { is: 'surprise' };
  }
  return { is: 'done' };
}
