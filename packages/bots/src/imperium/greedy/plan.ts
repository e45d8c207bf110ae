import {
  type CardId,
  cardOf,
  type Effect,
  RESOURCES,
  type Resources,
  type Space,
} from '@landsraad/imperium';
import type { Motive } from '../../bot.ts';
import { boardOf, canAfford, costOf, isOpen, type Passes, passesOf, sends } from './access.ts';
import { drawWorth } from './cards.ts';
import { bestDeployment, fightOf, swordsOf, swordsWorth } from './conflict.ts';
import { worthOfAll } from './gains.ts';
import { gainWorth } from './influence.ts';
import { persuasionOf, persuasionWorth } from './market.ts';
import { agentsLeft, type Outlook, once } from './outlook.ts';
import { worthOfPaying, worthOfResource, worthOfResources } from './resources.ts';

/* An Agent turn planned: which card sends an Agent to which space. */

export interface Plan {
  readonly card: CardId;
  readonly space: Space;
  readonly worth: number;
  readonly motives: readonly Motive[];
  readonly cost: Partial<Resources>;
  /** The seat has what it costs already. */
  readonly payable: boolean;
}

/** A space as it is now, whatever card sends the Agent. */
interface Visit {
  readonly space: Space;
  readonly cost: Partial<Resources>;
  readonly paid: number;
  readonly gained: number;
  readonly recruits: number;
}

/** Every Agent turn that is open, best first, payable now or not. */
export function plans(
  outlook: Outlook,
  cards: readonly CardId[],
  passes = passesOf(outlook),
): Plan[] {
  const visits = visitsOf(outlook, passes, false);
  const found: Plan[] = [];
  for (const card of cards) {
    const anywhere = cardOf(card).sendsAnywhere === true;
    for (const visit of anywhere ? visitsOf(outlook, passes, true) : visits)
      if (sends(card, visit.space, passes)) found.push(planOf(outlook, card, visit));
  }
  return found.sort((a, b) => b.worth - a.worth);
}

/** The plans for now, each with what the next Agent could still do after it. */
export function plansAhead(outlook: Outlook, cards: readonly CardId[]): Plan[] {
  const { view, seat, weights } = outlook;
  const all = plans(outlook, cards);
  const now = all.filter(({ payable }) => payable);
  if (agentsLeft(view, seat) < 2) return now;
  return now
    .map((plan) => {
      const purse = after(outlook, plan);
      const next = all.find(
        (other) => follows(outlook, plan, other) && canAfford(purse, other.cost),
      );
      if (!next || next.worth <= 0) return plan;
      const worth = weights.nextAgent * next.worth;
      const motive = { why: 'next-agent', about: next.space.id, worth };
      return { ...plan, worth: plan.worth + worth, motives: [...plan.motives, motive] };
    })
    .sort((a, b) => b.worth - a.worth);
}

function follows({ me }: Outlook, first: Plan, next: Plan): boolean {
  if (first.space === next.space) return false;
  if (first.card !== next.card) return true;
  return me.hand.filter((card) => card === first.card).length > 1;
}

/** Resources in hand once a plan is carried out. */
function after({ me, view }: Outlook, { space, cost }: Plan): Resources {
  const purse = { solari: me.solari, spice: me.spice, water: me.water };
  for (const resource of RESOURCES) purse[resource] -= cost[resource] ?? 0;
  for (const effect of space.effects)
    if (effect.do === 'gain')
      for (const resource of RESOURCES) purse[resource] += effect[resource] ?? 0;
  if (space.maker !== null) purse.spice += space.maker + (view.bonusSpice[space.id] ?? 0);
  if (space.exchange.length > 0) purse.solari += space.exchange[0]!.solari;
  return purse;
}

function visitsOf(outlook: Outlook, passes: Passes, anywhere: boolean): Visit[] {
  return boardOf(outlook)
    .filter((space) => isOpen(outlook, space, passes, anywhere))
    .map((space) => once(outlook, `visit/${space.id}`, () => visitOf(outlook, space)));
}

function visitOf(outlook: Outlook, space: Space): Visit {
  const { ability, view, seat, weights } = outlook;
  const source = { type: 'space', space: space.id } as const;
  const weighing = { outlook, source, fight: fightOf(outlook) };
  const cost = costOf(outlook, space);
  let gained = worthOfAll(weighing, space.effects);
  if (space.faction) gained += gainWorth(outlook, space.faction, 1);
  if (space.maker !== null) gained += harvestWorth(outlook, space, 1);
  if (space.persuasion > 0) gained += persuasionWorth(outlook, space.persuasion);
  if (space.controlBonus && view.control[space.id] !== null) {
    const { resource, n } = space.controlBonus;
    const own = view.control[space.id] === seat;
    gained += worthOfResource(outlook, resource, n) * (own ? 1 : -weights.denial);
  }
  if (cost.solari && ability === 'ruthless-negotiator') gained += drawWorth(outlook);
  const exchange = exchangeWorth(outlook, space);
  const paid = exchange === null ? worthOfPaying(outlook, cost) : exchange;
  return { space, cost, paid, gained, recruits: recruitsOf(space.effects) };
}

/** The best step of an exchange that can be paid, or null where nothing is exchanged. */
function exchangeWorth(outlook: Outlook, { exchange }: Space): number | null {
  if (exchange.length === 0) return null;
  const able = exchange.filter(({ spice }, i) => i === 0 || spice <= outlook.me.spice);
  return Math.max(...able.map((step) => stepWorth(outlook, step)));
}

export const stepWorth = (outlook: Outlook, step: { spice: number; solari: number }): number =>
  worthOfResource(outlook, 'solari', step.solari) + worthOfResource(outlook, 'spice', -step.spice);

function harvestWorth(outlook: Outlook, { id, maker }: Space, times: number): number {
  const { ability, view } = outlook;
  const spice = times * maker! + (view.bonusSpice[id] ?? 0);
  if (ability !== 'spice-addict') return worthOfResources(outlook, { spice });
  return worthOfResources(outlook, { spice: spice - 1 }) + drawWorth(outlook);
}

const recruitsOf = (effects: readonly Effect[]): number =>
  effects.reduce((sum, effect) => sum + (effect.do === 'recruit' ? effect.n : 0), 0);

/** Troops in the garrison that any Combat space lets deploy (IMP-13.7). */
const OTHERS = 2;

function planOf(outlook: Outlook, card: CardId, visit: Visit): Plan {
  const { space, cost, paid, gained, recruits } = visit;
  const { agent } = cardOf(card);
  const motives: Motive[] = [
    { why: 'space', about: space.id, worth: gained },
    { why: 'agent-box', about: card, worth: agentBoxWorth(outlook, card) },
    { why: 'reveal-box', about: card, worth: -revealBoxWorth(outlook, card) },
  ];
  if (paid !== 0) motives.push({ why: 'cost', about: space.id, worth: paid });
  for (const effect of agent) {
    if (effect.do === 'double-influence' && space.faction)
      motives.push({
        why: 'double-influence',
        worth: gainWorth(outlook, space.faction, 2) - gainWorth(outlook, space.faction, 1),
      });
    if (effect.do === 'double-harvest' && space.maker !== null)
      motives.push({
        why: 'double-harvest',
        worth: harvestWorth(outlook, space, 2) - harvestWorth(outlook, space, 1),
      });
  }
  if (space.combat) {
    const worth = deploymentWorth(outlook, recruits + recruitsOf(agent));
    if (worth > 0) motives.push({ why: 'deploy', worth });
  }
  const worth = motives.reduce((sum, motive) => sum + motive.worth, 0);
  return { card, space, worth, motives, cost, payable: canAfford(outlook.me, cost) };
}

function deploymentWorth(outlook: Outlook, recruits: number): number {
  return once(outlook, `deployment/${recruits}`, () => {
    const { garrison, supply } = outlook.me;
    const came = Math.min(recruits, supply);
    return bestDeployment(outlook, came + OTHERS, garrison + came).worth;
  });
}

function agentBoxWorth(outlook: Outlook, card: CardId): number {
  return once(outlook, `agent/${card}`, () => {
    const weighing = { outlook, source: { type: 'card', card } as const, fight: fightOf(outlook) };
    return worthOfAll(weighing, cardOf(card).agent);
  });
}

/** What a card in hand would bring on this round's Reveal turn. */
export function revealBoxWorth(outlook: Outlook, card: CardId): number {
  return once(outlook, `reveal/${card}`, () => {
    const source = { type: 'card', card } as const;
    const plain = cardOf(card).reveal.filter((effect) => !isCounted(effect));
    return (
      -persuasionWorth(outlook, -persuasionOf(outlook, card)) -
      swordsWorth(outlook, -swordsOf(outlook, card)) +
      worthOfAll({ outlook, source, fight: null }, plain)
    );
  });
}

/** Persuasion and swords are counted for the hand as a whole. */
function isCounted(effect: Effect): boolean {
  switch (effect.do) {
    case 'persuasion':
    case 'swords':
      return true;
    case 'when':
      return effect.effects.some(isCounted);
    case 'choose':
      return effect.options.flat().some(isCounted);
    default:
      return false;
  }
}
