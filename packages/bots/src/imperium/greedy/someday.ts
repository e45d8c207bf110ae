import {
  type CardId,
  type Cost,
  type Costs,
  cardOf,
  type Effect,
  type EffectOf,
  otherCosts,
  RESOURCES,
  type Verb,
} from '@landsraad/imperium';
import { bestBeside } from './beside.ts';
import { likelihood } from './conditions.ts';
import { lowFactions } from './ix.ts';
import { type Outlook, othersWithCards } from './outlook.ts';
import type { Weights } from './weights.ts';

/* What effects are worth on average, when they come up in some later round. */

export function somedayAll(outlook: Outlook, effects: readonly Effect[]): number {
  let worth = 0;
  for (const effect of effects) worth += someday(outlook, effect);
  return worth;
}

const someday = (outlook: Outlook, effect: Effect): number =>
  (SOMEDAY[effect.do] as (effect: Effect, outlook: Outlook) => number)(effect, outlook);

const SOMEDAY: { readonly [V in Verb]: (effect: EffectOf<V>, outlook: Outlook) => number } = {
  gain: (effect, { weights }) => flatResources(effect, weights),
  recruit: ({ n }, { weights }) => n * weights.troop,
  draw: ({ n }, { weights }) => n * weights.draw,
  intrigue: ({ n }, { weights }) => n * weights.intrigue,
  'steal-intrigue': (_, { weights }) => 0.4 * weights.intrigue,
  persuasion: ({ n, perCard }, { weights }) => n * weights.persuasion * (perCard ? 1.6 : 1),
  swords: ({ n }, { weights }) => n * weights.sword,
  vp: ({ n }, { weights }) => n * weights.vp,
  influence: ({ n }, { weights }) => n * weights.influence,
  'influence-two': (_, { weights }) => 2 * weights.influence,
  trash: (_, { weights }) => weights.trash,
  'trash-this': () => 0,
  discard: ({ n }, { weights }) => -n * weights.discard,
  'lose-troop': ({ n }, { weights }) => -n * weights.troop,
  deploy: ({ upTo }, { weights }) => Math.min(upTo, 3) * 0.6 * weights.sword,
  'deploy-from-supply': (_, { weights }) => weights.troop,
  retreat: () => 0.3,
  freighter: (_, { weights }) => weights.freighter,
  dreadnought: (_, { weights }) => 4 * weights.troop,
  tech: ({ discount }, { weights }) => weights.tech + discount * weights.spice,
  negotiator: ({ n }, { weights }) => 0.6 * n * weights.spice,
  'retreat-dreadnought': (_, { weights }) => -1.5 * weights.sword,
  'deploy-units': ({ upTo }, { weights }) => upTo * 0.6 * weights.sword,
  'exchange-intrigue': (_, { weights }) => 0.3 * weights.intrigue,
  'influence-present': (_, { weights }) => 1.2 * weights.influence,
  'influence-snooped': (_, { weights }) => weights.influence,
  'influence-visited': (_, { weights }) => weights.influence,
  'solari-if-won': ({ n }, { weights }) => 0.4 * n * weights.solari,
  'swords-per-dreadnought': ({ n }, { weights }) => n * weights.sword,
  'swords-per-card': ({ n }, { weights }) => 1.5 * n * weights.sword,
  'vp-per-faction': ({ n, atMost }, outlook) =>
    n * lowFactions(outlook, atMost) * 0.6 * outlook.weights.vp,
  ambush: (_, { weights }) => 2 * weights.sword * weights.denial,
  'extra-turn': () => 0.8,
  research: (_, { weights }) => weights.research,
  tleilaxu: ({ n }, { weights }) => n * weights.tleilaxu,
  specimen: ({ n }, { weights }) => n * weights.specimen,
  'acquire-tleilaxu': (_, { weights }) => weights.draw,
  'remove-tleilaxu': () => 0,
  'keep-intrigue': (_, { weights }) => 1.2 * weights.intrigue,
  'combat-icon': (_, { weights }) => 2 * weights.sword,
  'copy-partner': (_, outlook) =>
    bestBeside(outlook, 'agent', (card) => (copies(card) ? 0 : agentBox(outlook, card))),
  'return-partner': (_, outlook) =>
    bestBeside(outlook, 'reveal', (card) => somedayAll(outlook, cardOf(card).reveal)),
  'return-this': (_, { weights }) => weights.draw,
  'recall-sent': (_, { weights }) => weights.extraAgent * weights.agent,
  'trash-grafted': (_, { weights }) => 0.5 * weights.trash,
  'solari-per-icon': ({ n }, outlook) =>
    flatResources({ solari: n * bestBeside(outlook, 'icons', iconsOf) }, outlook.weights),
  'acquire-bred': (_, { weights }) => 4 * weights.persuasion,
  infiltrate: () => 1,
  'graft-row': (_, outlook) => bestOfRow(outlook),
  cheaper: ({ spice }, { weights }) => 0.3 * spice * weights.spice,
  harvest: (_, { weights }) => 2 * weights.spice,
  'double-harvest': (_, { weights }) => 1.2 * weights.spice,
  'double-influence': (_, { weights }) => weights.influence,
  mentat: (_, { weights }) => weights.extraAgent * weights.agent,
  swordmaster: (_, { weights }) => 3 * weights.agent,
  'council-seat': (_, { weights }) => 6 * weights.persuasion,
  foldspace: (_, { weights }) => weights.foldspace,
  control: (_, { weights }) => 2 * weights.control,
  signet: (_, outlook) => somedayAll(outlook, outlook.ring),
  acquire: (_, { weights }) => 3 * weights.persuasion,
  discount: () => 1,
  'acquire-to-deck': () => 1,
  'take-from-discard': (_, { weights }) => weights.draw,
  'look-at-top': (_, { weights }) => 0.8 * weights.draw,
  reshuffle: () => 0.3,
  voice: () => 0.6,
  manipulate: () => 1,
  recall: (_, { weights }) => weights.extraAgent * weights.agent,
  'extra-icons': (_, { weights }) => weights.icon,
  'ignore-enemy-agents': () => 1,
  'end-turn': () => 0,
  'on-reveal-turn': ({ effects }, outlook) => somedayAll(outlook, effects),
  opponents: ({ effect }, outlook) => harmSomeday(outlook, effect),
  opponent: ({ effect }, outlook) => harmSomeday(outlook, effect),
  pay: ({ cost, effects }, outlook) =>
    Math.max(0, 0.8 * (somedayAll(outlook, effects) - flatCost(cost, outlook.weights))),
  when: ({ condition, effects }, outlook) =>
    likelihood(outlook, condition) * somedayAll(outlook, effects),
  choose: ({ count, options }, outlook) =>
    options
      .map((branch) => somedayAll(outlook, branch))
      .sort((a, b) => b - a)
      .slice(0, count)
      .reduce((sum, worth) => sum + worth, 0),
};

const agentBox = (outlook: Outlook, card: CardId): number =>
  somedayAll(outlook, cardOf(card).agent);

const iconsOf = (card: CardId): number => cardOf(card).icons.length;

/** It finds no box beside another that does the same. */
const copies = (card: CardId): boolean =>
  cardOf(card).agent.some((effect) => effect.do === 'copy-partner');

/** A later Row offers about as much as the one of now; what is borrowed is trashed (IMM-9.14, 9.17). */
const bestOfRow = (outlook: Outlook): number =>
  Math.max(
    0,
    ...outlook.view.row.map(
      (card) => agentBox(outlook, card) + somedayAll(outlook, cardOf(card).onTrash),
    ),
  );

const harmSomeday = (outlook: Outlook, effect: Effect): number =>
  -outlook.weights.denial * someday(outlook, effect) * hit(outlook, effect);

/** A Rival has no hand to discard from (HAG-2.7). */
const hit = (outlook: Outlook, effect: Effect): number =>
  effect.do === 'discard' ? othersWithCards(outlook) : outlook.others.length;

function flatResources(gained: Partial<Record<string, unknown>>, weights: Weights): number {
  let worth = 0;
  for (const resource of RESOURCES) worth += Number(gained[resource] ?? 0) * weights[resource];
  return 0.85 * worth;
}

const FLAT_COST: { readonly [K in keyof Costs]: (weights: Weights, amount: Costs[K]) => number } = {
  influence: (weights, n) => n * weights.influenceFirst,
  trash: (weights) => -weights.trash,
  trashThis: (weights) => weights.averageCard,
  troops: (weights, n) => n * weights.troop,
  discard: (weights, n) => 0.5 * n * weights.discard, // of a hand, those that are missed least
  retreat: (weights, n) => n * weights.sword,
  anyTroops: (weights, n) => n * weights.troop,
  intrigueToBottom: (weights) => 0.85 * weights.intrigue,
  flip: () => 0,
  specimens: (weights, n) => n * weights.specimen,
  trashPartner: (weights) => 0.5 * weights.averageCard,
  trashIntrigue: (weights) => 0.85 * weights.intrigue,
  retreatTroops: (weights, n) => n * weights.sword,
  trashTile: () => 1,
};

function flatCost(cost: Cost, weights: Weights): number {
  let worth = flatResources({ ...cost }, weights);
  for (const name of otherCosts(cost)) worth += (FLAT_COST[name] as FlatCost)(weights, cost[name]);
  return worth;
}

type FlatCost = (weights: Weights, amount: unknown) => number;
