import type { DecisionKind, ImperiumOption, ImperiumView } from '@landsraad/imperium';
import type { Asked, Bot } from '../../bot.ts';
import { type Scored, scored } from '../../scored.ts';
import { weighing } from '../../weighing.ts';
import * as labPick from './immortality-picks.ts';
import { combatWorth, lateWorth } from './intrigue.ts';
import * as ixPick from './ix-picks.ts';
import { weighMenu, weighSpaces, weighTurn } from './menus.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import * as pick from './picks.ts';
import { forRival, rivalLeader } from './rivals.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** Whatever still brings something. */
const late: pick.Weigh = (outlook, option) =>
  option.type === 'intrigue' ? lateWorth(outlook, option.intrigue, option.mode) : 0;

/** How one option of a decision is weighed, for the kinds whose options stand by themselves. */
const PICKS: { readonly [K in DecisionKind]?: pick.Weigh } = {
  'leader.pick': pick.leader,
  'hag.rivals': rivalLeader,
  'baron.factions': pick.secretFaction,
  'control.defend': pick.defend,
  bindu: pick.pass,
  'agent.piece': pick.agentPiece,
  'space.cost': pick.exchange,
  'arrow.pay': pick.payArrow,
  'choose.one': pick.branch,
  'choose.two': pick.branch,
  humanity: pick.branch,
  'influence.gain': pick.gainInfluence,
  'influence.gain.two': pick.gainInfluence,
  'influence.lose': pick.loseInfluence,
  'alliance.give': pick.toTheWeakest,
  'trash.choose': pick.trash,
  'trash.cost': pick.trash,
  discard: pick.discard,
  'voice.space': pick.voice,
  'helena.manipulate': pick.manipulate,
  'acquire.effect': pick.acquire,
  'acquire.where': pick.acquireWhere,
  'other.memory': pick.takeBack,
  'peek.top': pick.peek,
  'recall.agent': pick.recalled,
  'doublecross.target': pick.againstTheStrongest,
  freighter: ixPick.freighter,
  'freighter.rewards': ixPick.reward,
  'tech.acquire': ixPick.tile,
  'retreat.enemy': ixPick.enemyUnit,
  'intrigue.bottom': ixPick.buried,
  'lose.troop': ixPick.lostFrom,
  'dreadnought.place': ixPick.held,
  detonation: ixPick.detonation,
  'hundro.intelligence': ixPick.kept,
  'ilesa.setaside': ixPick.setAside,
  'graft.partner': labPick.partner,
  'research.path': labPick.researchPath,
  'intrigue.trash': ixPick.buried,
  'intrigue.peek': ixPick.kept,
  pheromones: pick.trash,
  'combat.play': (outlook, option) =>
    option.type === 'intrigue' ? combatWorth(outlook, option.intrigue, option.mode) : 0,
  'win.trigger': late,
  'harvest.cells': late,
  // Holding a card back serves nothing once the game is over.
  'endgame.play': (outlook, option) =>
    option.type === 'intrigue' ? 0.01 + lateWorth(outlook, option.intrigue, option.mode) : 0,
};

/** Numbers of troops. */
const TROOPS_MOVED: readonly string[] = [
  'deploy',
  'rapid.mobilization',
  'reveal.deploy',
  'reveal.retreat',
  'combat.retreat',
] satisfies DecisionKind[];

/** Every option weighed, in the order offered; empty for what greedy does not know. */
export function weighAll(outlook: Outlook, decision: Asked): readonly Scored[] {
  if (decision.shape === 'number')
    return TROOPS_MOVED.includes(decision.kind)
      ? pick.troopsMoved(outlook, decision)
      : ixPick.numbers(outlook, decision);
  if (decision.shape !== 'one' && decision.shape !== 'some') return [];
  const options = decision.options as readonly ImperiumOption[];
  const source = pick.sourceOf(decision);
  switch (decision.kind as DecisionKind) {
    case 'turn.kind':
      return weighTurn(outlook, options);
    case 'agent.space':
      return source?.type === 'card' ? weighSpaces(outlook, options, source.card) : [];
    case 'effects.order':
    case 'reveal.order':
      return weighMenu(outlook, options);
  }
  const rival = decision.about?.for;
  if (typeof rival === 'number') {
    const steps = Number(decision.about?.n ?? 1);
    return options.map((option) =>
      scored(option.id, decision.kind, forRival(outlook, rival, option, steps)),
    );
  }
  const weigh = PICKS[decision.kind as DecisionKind];
  if (!weigh) return [];
  return options.map((option) => scored(option.id, decision.kind, weigh(outlook, option, source)));
}

/** Looks one turn ahead and takes what is worth most. */
export function greedyWith(weights: Weights, name = 'greedy'): Bot<ImperiumView> {
  return weighing(name, (view, decision) =>
    weighAll(outlookOf(view, decision.seat, weights), decision),
  );
}

export const greedy = greedyWith(WEIGHTS);
