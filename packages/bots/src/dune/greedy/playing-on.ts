import type { DecisionKind, DuneOption, DuneView, Forces } from '@landsraad/dune';
import { type Choice, onlyAnswer } from '@landsraad/kernel';
import type { Asked, Bot } from '../../bot.ts';
import { bestOf } from '../../weighing.ts';
import { GREEDY, weighAll } from './index.ts';
import { bestMove, type Move } from './move.ts';
import { outlookOf } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

/** What hardly ever matters before the turn is over, and is asked most often. */
const IDLE: readonly string[] = [
  'anytime',
  'ally.pledge',
  'ally.ship.pay',
  'deal.answer',
  'deal.offer',
  'karama.stop',
] satisfies DecisionKind[];

/**
 * Greedy for a world that is played on: a movement is thought of once and then carried out, and
 * where hardly anything can be done, nothing is. One for each world.
 */
export function playingOn(): Bot<DuneView> {
  let planned: Move | null = null;
  return {
    name: 'playing-on',
    decide(decision, view) {
      const only = onlyAnswer(decision);
      if (only !== null) return only;
      if (IDLE.includes(decision.kind)) return decision.fallback;
      const next = planned && carriedOut(decision, planned);
      if (next !== null) return next;
      const outlook = outlookOf(view(), decision.seat, WEIGHTS);
      const choice = bestOf(decision, weighAll(GREEDY, outlook, decision));
      if (decision.kind === 'move') {
        const move = bestMove(outlook);
        planned = choice === move?.from ? move : null;
      }
      return choice;
    },
  };
}

/** The next answer of a movement that was thought of; null where it is not the one that is asked. */
function carriedOut(decision: Asked, { groups, to }: Move): Choice | null {
  if (decision.kind === 'move.forces' && decision.shape === 'number') {
    const { cell, force } = decision.about as { cell: string; force: keyof Forces };
    const n = groups.get(cell)?.[force] ?? 0;
    return n >= decision.min && n <= decision.max ? n : null;
  }
  if (decision.kind !== 'move.to' || decision.shape !== 'one') return null;
  const options = decision.options as readonly DuneOption[];
  return options.some(({ id }) => id === to) ? to : null;
}
