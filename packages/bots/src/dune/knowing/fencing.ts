import type { DuneView } from '@landsraad/dune';
import { onlyAnswer } from '@landsraad/kernel';
import type { Bot } from '../../bot.ts';
import { outlookOf } from '../greedy/outlook.ts';
import { WEIGHTS } from '../greedy/weights.ts';
import { knowing } from './index.ts';
import { type Care, drawnPlan } from './mixed-plan.ts';

/** Besides, it draws its battle plans from a mixture over the hands that the other side may have. */
export function fencing(name: string, care: Care): Bot<DuneView> {
  const usual = knowing(name, WEIGHTS);
  return {
    ...usual,
    searches: true,
    decide(decision, view, random, worlds, goesOn) {
      const only = onlyAnswer(decision);
      if (only !== null) return only;
      const dealer = decision.shape === 'form' && goesOn?.() !== false ? worlds?.() : null;
      if (decision.shape !== 'form' || !dealer) return usual.decide(decision, view, random);
      const outlook = outlookOf(view(), decision.seat, WEIGHTS);
      return (
        drawnPlan(outlook, decision, care, dealer, random) ?? usual.decide(decision, view, random)
      );
    },
  };
}
