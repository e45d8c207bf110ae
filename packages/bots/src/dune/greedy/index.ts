import type { DuneView } from '@landsraad/dune';
import type { Bot } from '../../bot.ts';
import { WEIGHTS, type Weights } from './weights.ts';

export function greedyWith(_weights: Weights, name = 'greedy'): Bot<DuneView> {
  return { name, decide: (decision) => decision.fallback };
}

export const greedy = greedyWith(WEIGHTS);
