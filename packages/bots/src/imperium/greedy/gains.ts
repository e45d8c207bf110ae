import {
  type CardId,
  type Cost,
  type Costs,
  cardOf,
  type Effect,
  type EffectOf,
  type Faction,
  otherCosts,
  type Source,
  type Verb,
} from '@landsraad/imperium';
import { drawWorth, ownWorth, trashWorth, useWorth } from './cards.ts';
import { holds, othersInPlay } from './conditions.ts';
import { partnerOfSource } from './immortality.ts';
import { researchWorth, specimensWorth, tleilaxuWorth } from './immortality-worth.ts';
import { bestGain, bestTwoGains, leastLoss } from './influence.ts';
import {
  dreadnoughtWorth,
  enemyShips,
  factionOfTurn,
  factionsVisited,
  ixOf,
  lowFactions,
  negotiatorWorth,
} from './ix.ts';
import { freighterWorth, type Gains, techWorth, tileKept } from './ix-worth.ts';
import { bestOfTleilaxu, bestWithin, persuasionWorth } from './market.ts';
import { type Outlook, once, othersWithCards } from './outlook.ts';
import { worthOfPaying, worthOfResources } from './resources.ts';
import { keptTroop, troopsWorth } from './troops.ts';

/** What the Conflict of this round makes of swords and troops; a reward is weighed without. */
export interface Fight {
  swords(n: number): number;
  deploy(upTo: number): number;
  deployFromSupply(n: number): number;
  retreat(upTo: number): number;
  loseTroops(n: number): number;
}

/** Everything needed to weigh an effect that would be resolved now. */
export interface Weighing {
  readonly outlook: Outlook;
  readonly source: Source | null;
  readonly fight: Fight | null;
}

const cardOfSource = (source: Source | null): CardId | null =>
  source?.type === 'card' ? source.card : null;

export function worthOfAll(weighing: Weighing, effects: readonly Effect[]): number {
  let worth = 0;
  for (const effect of effects) worth += worthOf(weighing, effect);
  return worth;
}

/** What resolving an effect now is worth to the seat. */
export const worthOf = (weighing: Weighing, effect: Effect): number =>
  (WORTH[effect.do] as (effect: Effect, weighing: Weighing) => number)(effect, weighing);

/** Weighed with the space, or with the plan they make possible. */
const elsewhere = () => 0;

const WORTH: { readonly [V in Verb]: (effect: EffectOf<V>, weighing: Weighing) => number } = {
  gain: (effect, { outlook }) => worthOfResources(outlook, effect),
  recruit: ({ n }, { outlook }) => troopsWorth(outlook, Math.min(n, outlook.me.supply)),
  draw: ({ n }, { outlook }) =>
    Math.min(n, outlook.me.deckSize + outlook.me.discard.length) * drawNow(outlook),
  intrigue: ({ n }, { outlook }) => n * intrigueWorth(outlook),
  'steal-intrigue': (_, { outlook: { others, weights } }) =>
    others.filter(({ intrigueCount }) => intrigueCount >= 4).length * weights.intrigue,
  persuasion: ({ n, perCard }, { outlook, source }) =>
    persuasionWorth(outlook, perCard ? n * inPlayWith(outlook, perCard, source) : n),
  swords: ({ n }, { fight }) => fight?.swords(n) ?? 0,
  vp: ({ n }, { outlook: { weights } }) => n * weights.vp,
  influence: ({ n, with: whom }, { outlook }) => bestGain(outlook, whom, n),
  'influence-two': (_, { outlook }) => bestTwoGains(outlook),
  trash: (_, { outlook }) => Math.max(0, bestTrash(outlook)),
  'trash-this': (_, { outlook, source }) => {
    const card = cardOfSource(source);
    return card ? Math.min(0, trashWorth(outlook, card)) : 0;
  },
  discard: ({ n }, { outlook: { weights } }) => -n * weights.discard,
  'lose-troop': ({ n, from }, { outlook, fight }) =>
    from === 'conflict'
      ? (fight?.loseTroops(n) ?? 0)
      : -troopsWorth(outlook, Math.min(n, outlook.me.garrison)),
  deploy: ({ upTo }, { fight }) => fight?.deploy(upTo) ?? 0,
  'deploy-from-supply': ({ n }, { fight }) => fight?.deployFromSupply(n) ?? 0,
  retreat: ({ upTo }, { fight }) => fight?.retreat(upTo) ?? 0,
  mentat: (_, { outlook, source }) =>
    source?.type === 'conflict'
      ? outlook.weights.extraAgent * outlook.weights.agent * outlook.future
      : extraAgentWorth(outlook, outlook.view.mentat === 'home'),
  recall: (_, { outlook }) => extraAgentWorth(outlook, true),
  swordmaster: (_, { outlook }) =>
    outlook.weights.agent * outlook.rounds + extraAgentWorth(outlook, true),
  'council-seat': (_, { outlook }) =>
    persuasionWorth(outlook, 2) + 2 * outlook.weights.persuasion * outlook.rounds,
  foldspace: (_, { outlook: { view, weights, future } }) =>
    (view.reserve.foldspace ?? 0) > 0 ? weights.foldspace * future : 0,
  control: ({ space }, { outlook: { view, seat, weights, rounds } }) =>
    view.control[space] === seat ? 0 : weights.control * rounds,
  signet: (_, weighing) => worthOfAll(weighing, weighing.outlook.ring),
  acquire: ({ maxCost }, { outlook }) => bestWithin(outlook, maxCost),
  discount: ({ by }, { outlook }) => persuasionWorth(outlook, by) / 2,
  'acquire-to-deck': (_, { outlook: { future } }) => future,
  'take-from-discard': ({ faction }, { outlook }) => {
    const able = outlook.me.discard.filter((card) => cardOf(card).factions.includes(faction));
    return able.length > 0 ? 1.2 * drawNow(outlook) : 0;
  },
  'look-at-top': (_, { outlook }) => (outlook.me.deckSize > 0 ? drawNow(outlook) : 0),
  reshuffle: (_, { outlook: { me } }) => (me.discard.length > me.deckSize ? 0.5 : 0),
  voice: () => 0.5,
  manipulate: (_, { outlook }) =>
    Math.max(0, ...outlook.view.row.map((card) => 0.2 * ownWorth(outlook, card))),
  'on-reveal-turn': ({ effects }, weighing) => worthOfAll(weighing, effects),
  opponents: (effect, weighing) => harm(weighing, effect),
  opponent: (effect, weighing) => harm(weighing, effect),
  pay: ({ cost, effects }, weighing) =>
    Math.max(0, worthOfAll(weighing, effects) - costWorth(weighing, cost)),
  when: ({ condition, effects }, weighing) =>
    holds(weighing.outlook, condition, cardOfSource(weighing.source))
      ? worthOfAll(weighing, effects)
      : 0,
  choose: ({ count, options }, weighing) =>
    options
      .map((branch) => worthOfAll(weighing, branch))
      .sort((a, b) => b - a)
      .slice(0, count)
      .reduce((sum, worth) => sum + worth, 0),
  freighter: (_, { outlook }) => freighterWorth(outlook, gainsOf(outlook)),
  dreadnought: (_, { outlook }) => dreadnoughtWorth(outlook),
  tech: ({ discount }, { outlook }) => techWorth(outlook, discount, gainsOf(outlook)),
  negotiator: ({ n }, { outlook }) => negotiatorWorth(outlook, n),
  'retreat-dreadnought': () => 0,
  'deploy-units': ({ upTo }, { fight }) => fight?.deploy(upTo) ?? 0,
  'exchange-intrigue': (_, { outlook: { weights } }) => 0.3 * weights.intrigue,
  'influence-present': (_, { outlook }) => stepsWorth(outlook, factionsVisited(outlook)),
  'influence-snooped': (_, { outlook }) => bestGain(outlook, ixOf(outlook).snoopers, 1),
  'influence-visited': (_, { outlook }) => stepsWorth(outlook, factionOfTurn(outlook)),
  'solari-if-won': ({ n }, { outlook }) => 0.5 * worthOfResources(outlook, { solari: n }),
  'swords-per-dreadnought': ({ n }, { outlook, fight }) =>
    fight?.swords(n * ixOf(outlook).dreadnoughts.conflict) ?? 0,
  'swords-per-card': ({ n }, { fight }) => fight?.swords(2 * n) ?? 0,
  'vp-per-faction': ({ n, atMost }, { outlook }) =>
    n * lowFactions(outlook, atMost) * outlook.weights.vp,
  ambush: (_, { outlook: { weights } }) => 2 * weights.sword * weights.denial,
  'extra-turn': () => 0.8,
  research: (_, { outlook }) => researchWorth(outlook, gainsOf(outlook)),
  tleilaxu: ({ n }, { outlook }) => tleilaxuWorth(outlook, n, gainsOf(outlook)),
  specimen: ({ n }, { outlook }) => specimensWorth(outlook, n),
  'acquire-tleilaxu': (_, { outlook }) => bestOfTleilaxu(outlook),
  'remove-tleilaxu': elsewhere,
  'keep-intrigue': (_, { outlook }) => 1.2 * intrigueWorth(outlook),
  'combat-icon': (_, { fight }) => fight?.deploy(2) ?? 0,
  'copy-partner': (_, weighing) => {
    const partner = partnerOfSource(weighing.outlook, weighing.source);
    return partner ? worthOfAll(weighing, cardOf(partner).agent) : 0;
  },
  'return-partner': ({ do: _ }, { outlook, source }) => {
    const partner = partnerOfSource(outlook, source);
    return partner ? 0.8 * useWorth(outlook, partner) : 0;
  },
  'return-this': (_, { outlook: { weights } }) => weights.draw,
  'recall-sent': (_, { outlook }) => extraAgentWorth(outlook, true),
  'trash-grafted': (_, { outlook }) => {
    const cards = outlook.view.turn?.sending?.cards ?? [];
    return cards.length > 0
      ? Math.max(...cards.map((card) => trashWorth(outlook, card)))
      : -outlook.weights.averageCard;
  },
  'solari-per-icon': ({ n }, { outlook, source }) => {
    const partner = partnerOfSource(outlook, source);
    const icons = partner ? cardOf(partner).icons.length : 0;
    return worthOfResources(outlook, { solari: n * icons });
  },
  'acquire-bred': ({ maxCost }, { outlook }) => bestWithin(outlook, maxCost),
  infiltrate: elsewhere,
  'graft-row': elsewhere,
  cheaper: elsewhere,
  harvest: elsewhere,
  'double-harvest': elsewhere,
  'double-influence': elsewhere,
  'extra-icons': elsewhere,
  'ignore-enemy-agents': elsewhere,
  'end-turn': elsewhere,
};

/** Effects of tiles and tracks, apart from the Conflict of this round. */
export const gainsOf =
  (outlook: Outlook): Gains =>
  (effects, source) =>
    worthOfAll({ outlook, source, fight: null }, effects);

const stepsWorth = (outlook: Outlook, factions: readonly Faction[]): number =>
  factions.reduce((sum, faction) => sum + bestGain(outlook, faction, 1), 0);

/** What must be given up, as a positive number: resources, then the rest. */
export function costWorth(weighing: Weighing, cost: Cost): number {
  let worth = -worthOfPaying(weighing.outlook, cost);
  for (const name of otherCosts(cost))
    worth += (COST_WORTH[name] as CostWeigher)(weighing, cost[name]);
  return worth;
}

type CostWeigher = (weighing: Weighing, amount: unknown) => number;

const COST_WORTH: {
  readonly [K in keyof Costs]: (weighing: Weighing, amount: Costs[K]) => number;
} = {
  influence: ({ outlook }, n) => n * leastLoss(outlook),
  trash: ({ outlook }) => -bestTrash(outlook),
  trashThis: ({ outlook, source }) => {
    const card = cardOfSource(source);
    return card ? -trashWorth(outlook, card) : 0;
  },
  troops: ({ fight }, n) => -(fight?.loseTroops(n) ?? 0),
  discard: ({ outlook, source }, n) => discardCost(outlook, cardOfSource(source), n),
  retreat: ({ fight }, n) => -(fight?.loseTroops(n) ?? 0) / 2,
  anyTroops: ({ outlook }, n) => n * keptTroop(outlook, outlook.me.garrison),
  intrigueToBottom: ({ outlook: { weights } }) => 0.85 * weights.intrigue,
  flip: () => 0,
  specimens: ({ outlook }, n) => n * outlook.weights.specimen * Math.max(0.2, outlook.future),
  trashPartner: ({ outlook, source }) => {
    const partner = partnerOfSource(outlook, source);
    return partner ? -trashWorth(outlook, partner) : 0;
  },
  trashIntrigue: ({ outlook: { weights } }) => 0.85 * weights.intrigue,
  retreatTroops: ({ fight }, n) => -(fight?.loseTroops(n) ?? 0) / 2,
  trashTile: ({ outlook, source }) =>
    source?.type === 'tile' ? tileKept(outlook, source.tile) : 0,
};

/** What the cards cost that are missed least; one that unloads gives all the same (IX-11.1). */
function discardCost(outlook: Outlook, played: CardId | null, n: number): number {
  const { averageCard, discard } = outlook.weights;
  const hand = outlook.me.hand.slice();
  if (played !== null && hand.includes(played)) hand.splice(hand.indexOf(played), 1);
  return hand
    .map((card) => (cardOf(card).unload.length > 0 ? 0 : useWorth(outlook, card)))
    .sort((a, b) => a - b)
    .slice(0, n)
    .reduce((sum, use) => sum + (discard * use) / averageCard, 0);
}

/** A card drawn on the Reveal turn can no longer send an Agent. */
function drawNow(outlook: Outlook): number {
  const { me, view, seat } = outlook;
  const revealing = view.turn?.seat === seat && view.turn.kind === 'reveal';
  const late = revealing || me.revealed;
  const lasting = view.phase === 'turns' ? 1 : outlook.future;
  return drawWorth(outlook) * (late ? 0.6 : 1) * lasting;
}

function intrigueWorth({ weights, future, me }: Outlook): number {
  const atRisk = me.intrigueCount >= 3 ? 0.75 : 1; // a fourth one may be stolen
  return weights.intrigue * Math.max(0.3, future) * atRisk;
}

/** One more Agent needs a card to send it with. */
function extraAgentWorth({ me, weights, view }: Outlook, there: boolean): number {
  if (!there || me.revealed || view.phase !== 'turns') return 0;
  const spare = me.hand.length - me.agents;
  return spare > 0 ? weights.extraAgent * weights.agent : 0;
}

function inPlayWith(outlook: Outlook, faction: Faction, source: Source | null): number {
  const card = cardOfSource(source);
  const itself = card && cardOf(card).factions.includes(faction) ? 1 : 0;
  return othersInPlay(outlook, faction, card) + itself;
}

function harm(weighing: Weighing, effect: EffectOf<'opponents' | 'opponent'>): number {
  const { weights, others } = weighing.outlook;
  const inner = effect.effect;
  const hit = (able: number) => (effect.do === 'opponents' ? able : Math.min(1, able));
  if (inner.do === 'lose-troop') {
    const able = others.filter((other) => other[inner.from] > 0).length;
    const each = inner.from === 'conflict' ? 2 * weights.sword : weights.troop;
    return hit(able) * each * weights.denial;
  }
  if (inner.do === 'retreat-dreadnought')
    return hit(enemyShips(weighing.outlook)) * 3 * weights.sword * weights.denial;
  if (inner.do === 'gain')
    return -hit(others.length) * worthOfResources(weighing.outlook, inner) * weights.denial;
  return hit(othersWithCards(weighing.outlook)) * weights.discard * weights.denial; // HAG-2.7
}

/** The worth of trashing the card that is best trashed; below 0 when every card is good. */
function bestTrash(outlook: Outlook): number {
  return once(outlook, 'trash', () => {
    const { hand, discard, inPlay } = outlook.me;
    let best = -1;
    for (const card of discard) best = Math.max(best, trashWorth(outlook, card));
    for (const card of inPlay) best = Math.max(best, trashWorth(outlook, card));
    for (const card of hand)
      best = Math.max(best, trashWorth(outlook, card) - outlook.weights.averageCard);
    return best;
  });
}
