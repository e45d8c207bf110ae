import { type Cost, type Effect, RESOURCES } from '@landsraad/imperium';
import { likelihood } from './conditions.ts';
import { type Outlook, othersWithCards } from './outlook.ts';
import type { Weights } from './weights.ts';

/* What effects are worth on average, when they come up in some later round. */

export function somedayAll(outlook: Outlook, effects: readonly Effect[]): number {
  let worth = 0;
  for (const effect of effects) worth += someday(outlook, effect);
  return worth;
}

/** Verbs worth the same to everybody at any time, for one piece where they count pieces. */
const FLAT: { readonly [verb: string]: (weights: Weights) => number } = {
  'steal-intrigue': (w) => 0.4 * w.intrigue,
  'influence-two': (w) => 2 * w.influence,
  trash: (w) => w.trash,
  'deploy-from-supply': (w) => w.troop,
  retreat: () => 0.3,
  harvest: (w) => 2 * w.spice,
  'double-harvest': (w) => 1.2 * w.spice,
  'double-influence': (w) => w.influence,
  mentat: (w) => w.extraAgent * w.agent,
  swordmaster: (w) => 3 * w.agent,
  'council-seat': (w) => 6 * w.persuasion,
  foldspace: (w) => w.foldspace,
  control: (w) => 2 * w.control,
  acquire: (w) => 3 * w.persuasion,
  discount: () => 1,
  'acquire-to-deck': () => 1,
  'take-from-discard': (w) => w.draw,
  'look-at-top': (w) => 0.8 * w.draw,
  reshuffle: () => 0.3,
  voice: () => 0.6,
  manipulate: () => 1,
  recall: (w) => w.extraAgent * w.agent,
  'extra-icons': (w) => w.icon,
  'ignore-enemy-agents': () => 1,
};

function someday(outlook: Outlook, effect: Effect): number {
  const { weights } = outlook;
  switch (effect.do) {
    case 'gain':
      return flatResources(effect, weights);
    case 'recruit':
      return effect.n * weights.troop;
    case 'draw':
      return effect.n * weights.draw;
    case 'intrigue':
      return effect.n * weights.intrigue;
    case 'persuasion':
      return effect.n * weights.persuasion * (effect.perCard ? 1.6 : 1);
    case 'swords':
      return effect.n * weights.sword;
    case 'vp':
      return effect.n * weights.vp;
    case 'influence':
      return effect.n * weights.influence;
    case 'discard':
      return -effect.n * weights.discard;
    case 'lose-troop':
      return -effect.n * weights.troop;
    case 'deploy':
      return Math.min(effect.upTo, 3) * 0.6 * weights.sword;
    case 'signet':
      return somedayAll(outlook, outlook.ring);
    case 'on-reveal-turn':
      return somedayAll(outlook, effect.effects);
    case 'opponents':
    case 'opponent':
      return -weights.denial * someday(outlook, effect.effect) * hit(outlook, effect.effect);
    case 'pay':
      return Math.max(
        0,
        0.8 * (somedayAll(outlook, effect.effects) - flatCost(effect.cost, weights)),
      );
    case 'when':
      return likelihood(outlook, effect.condition) * somedayAll(outlook, effect.effects);
    case 'choose':
      return effect.options
        .map((branch) => somedayAll(outlook, branch))
        .sort((a, b) => b - a)
        .slice(0, effect.count)
        .reduce((sum, worth) => sum + worth, 0);
    default:
      return FLAT[effect.do]?.(weights) ?? 0;
  }
}

/** A Rival has no hand to discard from (HAG-2.7). */
const hit = (outlook: Outlook, effect: Effect): number =>
  effect.do === 'discard' ? othersWithCards(outlook) : outlook.others.length;

function flatResources(gained: Partial<Record<string, unknown>>, weights: Weights): number {
  let worth = 0;
  for (const resource of RESOURCES) worth += Number(gained[resource] ?? 0) * weights[resource];
  return 0.85 * worth;
}

function flatCost(cost: Cost, weights: Weights): number {
  return (
    flatResources({ ...cost }, weights) +
    (cost.influence ? weights.influenceFirst : 0) +
    (cost.trashThis ? weights.averageCard : 0) -
    (cost.trash ? weights.trash : 0) +
    (cost.troops ?? 0) * weights.troop
  );
}
