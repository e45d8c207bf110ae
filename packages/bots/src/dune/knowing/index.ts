import type { DecisionKind, DuneView } from '@landsraad/dune';
import { type Choice, onlyAnswer, type Random } from '@landsraad/kernel';
import type { Asked, Bot } from '../../bot.ts';
import type { Scored } from '../../scored.ts';
import { bestOf, weighing } from '../../weighing.ts';
import { dealing, GREEDY, type Skills, weighAll } from '../greedy/index.ts';
import { outlookOf } from '../greedy/outlook.ts';
import type { Weights } from '../greedy/weights.ts';
import { drawnLot } from './lots.ts';
import { endsWorth } from './prediction.ts';

/* Plays as greedy does where that is good enough, and knows better where it is not. */

const SKILLS: Skills = {
  ...GREEDY,
  picks: {
    ...GREEDY.picks,
    prediction: endsWorth,
  },
  numbers: { ...GREEDY.numbers, 'storm.first': () => 0 },
};

/** What is drawn by lot, so that nobody foresees it: a worth of so much more is worth twice the lots. */
const DRAWN: { readonly [K in DecisionKind]?: number } = {
  'storm.first': 1,
  'storm.dial': 1.5,
  prediction: 1,
};

function drawn(weighed: readonly Scored[], spread: number, random: Random): Choice {
  const most = Math.max(...weighed.map(({ score }) => score));
  const lots = weighed.map(({ score }) => 2 ** ((score - most) / spread));
  return weighed[drawnLot(lots, random)]!.choice;
}

/** Weighs what it sees, and draws lots where it should not be foreseen. */
export function knowing(name: string, weights: Weights): Bot<DuneView> {
  const weigh = (view: DuneView, decision: Asked) =>
    weighAll(SKILLS, outlookOf(view, decision.seat, weights), decision);
  return {
    ...weighing(name, weigh),
    speaksUp: dealing(weights),
    decide(decision, view, random) {
      const only = onlyAnswer(decision);
      if (only !== null) return only;
      const weighed = weigh(view(), decision);
      const spread = DRAWN[decision.kind as DecisionKind];
      return spread === undefined ? bestOf(decision, weighed) : drawn(weighed, spread, random);
    },
  };
}
