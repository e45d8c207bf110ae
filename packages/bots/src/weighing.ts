import { type Choice, onlyAnswer } from '@landsraad/kernel';
import type { Asked, Bot, Weighed } from './bot.ts';
import type { Scored } from './scored.ts';

/** Every answer that is considered, with its score; none for what the bot does not know. */
type WeighAll<V> = (view: V, decision: Asked) => readonly Scored[];

/** A bot that takes what is worth most by its own weighing. It uses no chance. */
export function weighing<V>(name: string, weighAll: WeighAll<V>): Bot<V> {
  return {
    name,
    decide: (decision, view) =>
      onlyAnswer(decision) ?? bestOf(decision, weighAll(view(), decision)),
    explain: (decision, view) =>
      [...weighAll(view, decision)]
        .sort(byScore)
        .map(({ choice, score, motives }): Weighed => ({ choice, score, motives: motives() })),
  };
}

const byScore = (a: Scored, b: Scored): number => b.score - a.score;

/** What is taken of what was weighed. */
export function bestOf(decision: Asked, weighed: readonly Scored[]): Choice {
  if (weighed.length === 0) return decision.fallback;
  if (decision.shape !== 'some')
    return weighed.reduce((a, b) => (b.score > a.score ? b : a)).choice;
  const ranked = [...weighed].sort(byScore);
  const good = ranked.filter(({ score }, i) => i < decision.min || score > 0);
  return good.slice(0, decision.max).map(({ choice }) => choice as string);
}
