import { type CardId, cardOf, type Effect, type Resources, type Space } from '@landsraad/imperium';
import type { Motive } from '../../bot.ts';
import { boardOf, canAfford, costOf, isOpen, type Passes, passesOf, sends } from './access.ts';
import { drawWorth } from './cards.ts';
import { bestDeployment, fightOf } from './conflict.ts';
import { worthOfAll } from './gains.ts';
import { revealBoxWorth } from './hand.ts';
import { gainWorth } from './influence.ts';
import { persuasionWorth } from './market.ts';
import { type Outlook, once } from './outlook.ts';
import { worthOfPaying, worthOfResource, worthOfResources } from './resources.ts';

/* An Agent turn planned: which card sends an Agent to which space. */

export interface Plan {
  readonly card: CardId;
  /** The card of the hand beside it, where two send the Agent. */
  readonly partner?: CardId;
  readonly visit: Visit;
  /** With the Agent after it, where that was looked at. */
  readonly worth: number;
  /** The seat has what it costs already. */
  readonly payable: boolean;
  readonly next: Plan | null;
}

/** A space as it is now, whatever card sends the Agent. */
export interface Visit {
  readonly space: Space;
  readonly cost: Partial<Resources>;
  readonly paid: number;
  readonly gained: number;
  readonly recruits: number;
}

/** Every Agent turn that is open, best first, payable now or not. */
export function plans(
  outlook: Outlook,
  cards: Iterable<CardId>,
  passes = passesOf(outlook),
): Plan[] {
  const visits = visitsOf(outlook, passes, false);
  const found: Plan[] = [];
  for (const card of cards) {
    const { sendsAnywhere: anywhere = false, infiltrates, graft } = cardOf(card);
    if (graft) continue; // IMM-7.1
    const past =
      infiltrates.length > 0
        ? visitsOf(outlook, { ...passes, ignoreEnemies: true }, false).filter(({ space }) =>
            infiltrates.includes(space.icon),
          )
        : [];
    const near = past.length > 0 ? [...new Set([...visits, ...past])] : visits;
    const boxes = boxesOf(outlook, card);
    for (const visit of anywhere ? visitsOf(outlook, passes, true) : near)
      if (sends(card, visit.space, passes)) found.push(planOf(outlook, card, visit, boxes));
  }
  return found.sort((a, b) => b.worth - a.worth);
}

function visitsOf(outlook: Outlook, passes: Passes, anywhere: boolean): Visit[] {
  const visits: Visit[] = [];
  for (const space of boardOf(outlook))
    if (isOpen(outlook, space, passes, anywhere)) visits.push(visitTo(outlook, space));
  return visits;
}

/** Worked out once for a decision. */
export const visitTo = (outlook: Outlook, space: Space): Visit =>
  once(outlook, 'visit', () => visitOf(outlook, space), space.id);

function visitOf(outlook: Outlook, space: Space): Visit {
  const { ability, view, seat, weights } = outlook;
  const source = { type: 'space', space: space.id } as const;
  const weighing = { outlook, source, fight: fightOf(outlook) };
  const cost = costOf(outlook, space);
  let gained = worthOfAll(weighing, space.effects);
  if (space.faction) gained += gainWorth(outlook, space.faction, 1);
  if (space.maker !== null) gained += harvestWorth(outlook, space, 1);
  if (space.persuasion > 0) gained += persuasionWorth(outlook, space.persuasion);
  const held = view.ix?.holding.find((one) => one.space === space.id)?.seat;
  const controller = held ?? view.control[space.id] ?? null;
  if (space.controlBonus && controller !== null) {
    const { resource, n } = space.controlBonus;
    gained += worthOfResource(outlook, resource, n) * (controller === seat ? 1 : -weights.denial);
  }
  if (cost.solari && ability === 'ruthless-negotiator') gained += drawWorth(outlook);
  const paid = exchangeWorth(outlook, space) ?? worthOfPaying(outlook, cost);
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

function recruitsOf(effects: readonly Effect[]): number {
  let sum = 0;
  for (const effect of effects) if (effect.do === 'recruit') sum += effect.n;
  return sum;
}

/** What a card brings wherever it goes. */
interface Boxes {
  readonly agent: number;
  readonly reveal: number;
  readonly recruits: number;
}

const boxesOf = (outlook: Outlook, card: CardId): Boxes => ({
  agent: agentBoxWorth(outlook, card),
  reveal: revealBoxWorth(outlook, card),
  recruits: recruitsOf(cardOf(card).agent),
});

function planOf(outlook: Outlook, card: CardId, visit: Visit, boxes: Boxes): Plan {
  const worth =
    visit.gained +
    visit.paid +
    boxes.agent -
    boxes.reveal +
    doubledWorth(outlook, card, visit.space) +
    recruitedWorth(outlook, boxes.recruits, visit);
  return { card, visit, worth, payable: canAfford(outlook.me, visit.cost), next: null };
}

/** The parts that a plan's worth is the sum of. */
export function motivesOf(outlook: Outlook, { card, visit, next }: Plan): Motive[] {
  const { space, gained, paid } = visit;
  const parts: Motive[] = [
    { why: 'space', about: space.id, worth: gained },
    { why: 'cost', about: space.id, worth: paid },
    { why: 'agent-box', about: card, worth: agentBoxWorth(outlook, card) },
    { why: 'reveal-box', about: card, worth: -revealBoxWorth(outlook, card) },
    { why: 'doubled', about: card, worth: doubledWorth(outlook, card, space) },
    { why: 'deploy', about: space.id, worth: deploymentWorth(outlook, [card], visit) },
  ];
  if (next)
    parts.push({
      why: 'next-agent',
      about: next.visit.space.id,
      worth: outlook.weights.nextAgent * next.worth,
    });
  return parts.filter(({ worth }) => worth !== 0);
}

/** Cards that double what their space gives. */
export function doubledWorth(outlook: Outlook, card: CardId, space: Space): number {
  let worth = 0;
  for (const effect of cardOf(card).agent) {
    if (effect.do === 'double-influence' && space.faction)
      worth += gainWorth(outlook, space.faction, 2) - gainWorth(outlook, space.faction, 1);
    if (effect.do === 'double-harvest' && space.maker !== null)
      worth += harvestWorth(outlook, space, 2) - harvestWorth(outlook, space, 1);
  }
  return worth;
}

/** Troops in the garrison that any Combat space lets deploy (IMP-13.7). */
const OTHERS = 2;

export const deploymentWorth = (outlook: Outlook, cards: readonly CardId[], visit: Visit): number =>
  recruitedWorth(
    outlook,
    cards.reduce((sum, card) => sum + recruitsOf(cardOf(card).agent), 0),
    visit,
  );

/** With so many recruits of the cards beside those of the space. */
function recruitedWorth(outlook: Outlook, own: number, { space, recruits }: Visit): number {
  if (!space.combat) return 0;
  const { garrison, supply } = outlook.me;
  const came = Math.min(recruits + own, supply);
  const best = () => bestDeployment(outlook, came + OTHERS, garrison + came);
  return once(outlook, 'deployment', best, came);
}

function agentBoxWorth(outlook: Outlook, card: CardId): number {
  const weigh = () => {
    const source = { type: 'card', card } as const;
    return worthOfAll({ outlook, source, fight: fightOf(outlook) }, cardOf(card).agent);
  };
  return once(outlook, 'agent-box', weigh, card);
}
