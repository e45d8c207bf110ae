import type { Dune, DuneView } from '@landsraad/dune';
import type { KeptNet } from '../../thinking/net.ts';
import type { Thinking } from '../../thinking/search.ts';
import { type Teacher, teacherOf } from '../../thinking/teacher.ts';
import { tellingOf } from '../../thinking/telling.ts';
import { featuresOf } from '../thinking/features.ts';
import type { Judge } from '../thinking/judge.ts';
import { GROUPS, HAPPENINGS, sideOf } from './topics.ts';

/** Ways that are compared to the last: the best, and what is told beside it. */
const STAY = 3;

/** Thinks as a level does, and tells what it found. */
export function teacherWith(
  model: KeptNet,
  level: Thinking<DuneView>,
  judgeAll: Judge,
): Teacher<DuneView> {
  const { plan, telling } = teachingWith(model, level, judgeAll);
  return teacherOf(plan, telling);
}

/** How it thinks, and how it tells. */
export function teachingWith(model: KeptNet, plan: Thinking<DuneView>, judgeAll: Judge) {
  const telling = tellingOf<DuneView, Dune>({
    model,
    groups: GROUPS,
    happenings: HAPPENINGS,
    judge: plan.judge,
    rowsOf: featuresOf,
    sideOf,
  });
  const heats = plan.heats.map(({ worlds, stay }) => ({ worlds, stay: Math.max(stay, STAY) }));
  return { plan: { ...plan, heats, judgeAll }, telling };
}
