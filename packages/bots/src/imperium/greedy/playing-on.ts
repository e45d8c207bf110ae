import type { ImperiumOption, ImperiumView } from '@landsraad/imperium';
import { onlyAnswer } from '@landsraad/kernel';
import type { Asked, Bot } from '../../bot.ts';
import { bestOf } from '../../weighing.ts';
import { plansAhead } from './ahead.ts';
import { weighAll } from './index.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { sourceOf } from './picks.ts';
import type { Plan } from './plan.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/**
 * Greedy for games that are played on in numbers: an Agent goes where it was planned to when its card
 * was chosen, without planning again, which is a third of all the work. One for each game.
 */
export function playingOn(weights: Weights = WEIGHTS): Bot<ImperiumView> {
  let planned: Plan | null = null;
  return {
    name: 'playing-on',
    decide(decision, view) {
      const only = onlyAnswer(decision);
      if (only !== null) return only;
      if (planned && isPlanned(decision, planned)) return planned.visit.space.id;
      const outlook = outlookOf(view(), decision.seat, weights);
      const choice = bestOf(decision, weighAll(outlook, decision));
      planned = decision.kind === 'turn.kind' ? planOf(outlook, decision, String(choice)) : null;
      return choice;
    },
  };
}

function isPlanned(decision: Asked, { card, visit }: Plan): boolean {
  if (decision.kind !== 'agent.space' || decision.shape !== 'one') return false;
  const source = sourceOf(decision);
  return (
    source?.type === 'card' &&
    source.card === card &&
    decision.options.some(({ id }) => id === visit.space.id)
  );
}

/** The plan behind the choice of a card; it was made when the options were weighed. */
function planOf(outlook: Outlook, decision: Asked, choice: string): Plan | null {
  if (decision.shape !== 'one') return null;
  const options = decision.options as readonly ImperiumOption[];
  const cards = options.flatMap((option) => (option.type === 'card' ? [option.card] : []));
  const chosen = options.find(({ id }) => id === choice);
  if (chosen?.type !== 'card') return null;
  return plansAhead(outlook, cards).find(({ card }) => card === chosen.card) ?? null;
}
