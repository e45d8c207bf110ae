import {
  type CardId,
  type Cost,
  cardOf,
  type Effect,
  type Faction,
  type Source,
} from '@landsraad/imperium';
import { drawWorth, ownWorth, trashWorth } from './cards.ts';
import { holds, othersInPlay } from './conditions.ts';
import { bestGain, bestTwoGains, leastLoss } from './influence.ts';
import { bestWithin, persuasionWorth } from './market.ts';
import { type Outlook, once, othersWithCards } from './outlook.ts';
import { worthOfPaying, worthOfResources } from './resources.ts';
import { troopsWorth } from './troops.ts';

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
export function worthOf(weighing: Weighing, effect: Effect): number {
  const { outlook, source, fight } = weighing;
  const { view, weights, me, others, rounds, future } = outlook;
  switch (effect.do) {
    case 'gain':
      return worthOfResources(outlook, effect);
    case 'recruit':
      return troopsWorth(outlook, Math.min(effect.n, me.supply));
    case 'draw':
      return Math.min(effect.n, me.deckSize + me.discard.length) * drawNow(outlook);
    case 'intrigue':
      return effect.n * intrigueWorth(outlook);
    case 'steal-intrigue':
      return others.filter(({ intrigueCount }) => intrigueCount >= 4).length * weights.intrigue;
    case 'persuasion':
      return persuasionWorth(
        outlook,
        effect.perCard ? effect.n * inPlayWith(outlook, effect.perCard, source) : effect.n,
      );
    case 'swords':
      return fight?.swords(effect.n) ?? 0;
    case 'vp':
      return effect.n * weights.vp;
    case 'influence':
      return bestGain(outlook, effect.with, effect.n);
    case 'influence-two':
      return bestTwoGains(outlook);
    case 'trash':
      return Math.max(0, bestTrash(outlook));
    case 'trash-this': {
      const card = cardOfSource(source);
      return card ? Math.min(0, trashWorth(outlook, card)) : 0;
    }
    case 'discard':
      return -effect.n * weights.discard;
    case 'lose-troop':
      return effect.from === 'conflict'
        ? (fight?.loseTroops(effect.n) ?? 0)
        : -troopsWorth(outlook, Math.min(effect.n, me.garrison));
    case 'deploy':
      return fight?.deploy(effect.upTo) ?? 0;
    case 'deploy-from-supply':
      return fight?.deployFromSupply(effect.n) ?? 0;
    case 'retreat':
      return fight?.retreat(effect.upTo) ?? 0;
    case 'mentat':
      return source?.type === 'conflict'
        ? weights.extraAgent * weights.agent * future
        : extraAgentWorth(outlook, view.mentat === 'home');
    case 'recall':
      return extraAgentWorth(outlook, true);
    case 'swordmaster':
      return weights.agent * rounds + extraAgentWorth(outlook, true);
    case 'council-seat':
      return persuasionWorth(outlook, 2) + 2 * weights.persuasion * rounds;
    case 'foldspace':
      return (view.reserve.foldspace ?? 0) > 0 ? weights.foldspace * future : 0;
    case 'control':
      return view.control[effect.space] === outlook.seat ? 0 : weights.control * rounds;
    case 'signet':
      return worthOfAll(weighing, outlook.ring);
    case 'acquire':
      return bestWithin(outlook, effect.maxCost);
    case 'discount':
      return persuasionWorth(outlook, effect.by) / 2;
    case 'acquire-to-deck':
      return future;
    case 'take-from-discard': {
      const able = me.discard.filter((card) => cardOf(card).factions.includes(effect.faction));
      return able.length > 0 ? 1.2 * drawNow(outlook) : 0;
    }
    case 'look-at-top':
      return me.deckSize > 0 ? drawNow(outlook) : 0;
    case 'reshuffle':
      return me.discard.length > me.deckSize ? 0.5 : 0;
    case 'voice':
      return 0.5;
    case 'manipulate':
      return Math.max(0, ...view.row.map((card) => 0.2 * ownWorth(outlook, card)));
    case 'on-reveal-turn':
      return worthOfAll(weighing, effect.effects);
    case 'opponents':
    case 'opponent':
      return harm(weighing, effect);
    case 'pay':
      return Math.max(0, worthOfAll(weighing, effect.effects) - costWorth(weighing, effect.cost));
    case 'when':
      return holds(outlook, effect.condition, cardOfSource(source))
        ? worthOfAll(weighing, effect.effects)
        : 0;
    case 'choose':
      return effect.options
        .map((branch) => worthOfAll(weighing, branch))
        .sort((a, b) => b - a)
        .slice(0, effect.count)
        .reduce((sum, worth) => sum + worth, 0);
    case 'harvest':
    case 'double-harvest':
    case 'double-influence':
    case 'extra-icons':
    case 'ignore-enemy-agents':
    case 'end-turn':
      return 0; // weighed with the space, or with the plan they make possible
    default:
      return unknown(effect);
  }
}

/** A verb that came with new content: greedy does not know it, and says nothing about it. */
const unknown = (_effect: never): number => 0;

/** What must be given up, as a positive number. */
export function costWorth({ outlook, source, fight }: Weighing, cost: Cost): number {
  const card = cardOfSource(source);
  let worth = -worthOfPaying(outlook, cost);
  if (cost.influence) worth += leastLoss(outlook);
  if (cost.trash) worth -= bestTrash(outlook);
  if (cost.trashThis && card) worth -= trashWorth(outlook, card);
  if (cost.troops) worth -= fight?.loseTroops(cost.troops) ?? 0;
  return worth;
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

function harm(
  weighing: Weighing,
  effect: Extract<Effect, { do: 'opponents' | 'opponent' }>,
): number {
  const { weights, others } = weighing.outlook;
  const inner = effect.effect;
  const hit = (able: number) => (effect.do === 'opponents' ? able : Math.min(1, able));
  if (inner.do === 'lose-troop') {
    const able = others.filter((other) => other[inner.from] > 0).length;
    const each = inner.from === 'conflict' ? 2 * weights.sword : weights.troop;
    return hit(able) * each * weights.denial;
  }
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
