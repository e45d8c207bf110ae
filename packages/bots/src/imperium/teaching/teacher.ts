import type { ImperiumView } from '@landsraad/imperium';
import type { KeptNet } from '../../thinking/net.ts';
import { type Teacher, type Teaching, teacherOf } from '../../thinking/teacher.ts';
import { judgeBy } from '../thinking/judge.ts';
import { planOf, type ThinkerName } from '../thinking/thinkers.ts';
import { type ImperiumTelling, tellingBy } from './telling.ts';

/** Ways that are compared to the last: the best, and what is told beside it. */
const STAY = 3;

/** Thinks as that level does, and tells what it found. */
export function teacherWith(model: KeptNet, name: ThinkerName): Teacher<ImperiumView> {
  const { plan, telling } = teachingWith(model, name);
  return teacherOf(plan, telling);
}

/** How it thinks, and how it tells. */
export function teachingWith(
  model: KeptNet,
  name: ThinkerName,
): { readonly plan: Teaching<ImperiumView>; readonly telling: ImperiumTelling } {
  const judge = judgeBy(model);
  const plan = planOf(name, judge);
  const telling = tellingBy(model, plan.judge);
  const heats = plan.heats.map(({ worlds, stay }) => ({ worlds, stay: Math.max(stay, STAY) }));
  return { plan: { ...plan, heats, horizon: telling.horizon, judgeAll: judge }, telling };
}
