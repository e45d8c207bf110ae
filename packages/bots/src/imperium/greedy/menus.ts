import type { Effect, ImperiumOption } from '@landsraad/imperium';
import { type Scored, scored } from '../../scored.ts';
import { graftAhead, plansAhead } from './ahead.ts';
import { bestDeployment, bestLaunch, fightOf } from './conflict.ts';
import { costWorth, worthOf, worthOfAll } from './gains.ts';
import { pairSpace } from './immortality-picks.ts';
import { openingWorth, plotWorth } from './intrigue.ts';
import { acquireWorth, shoppingList, tleilaxuCardWorth } from './market.ts';
import type { Outlook } from './outlook.ts';
import { motivesOf, type Plan } from './plan.ts';

/* The lists of a turn: what to do next among effects, cards, troops and purchases. */

const weigh = (option: ImperiumOption, why: string, worth: number, score = worth): Scored =>
  scored(option.id, why, worth, score);

const weighPlan = (outlook: Outlook, option: ImperiumOption, plan: Plan | undefined): Scored =>
  plan
    ? { choice: option.id, score: plan.worth, motives: () => motivesOf(outlook, plan) }
    : weigh(option, 'no-space', -FIRST);

/** Plot cards that are worth it come first: what they give may pay for the Agent's space. */
const FIRST = 100;

/** An Agent turn with one of the cards, a Plot card before it, or the Reveal turn. */
export function weighTurn(outlook: Outlook, options: readonly ImperiumOption[]): Scored[] {
  const cards = options.flatMap((option) => (option.type === 'card' ? [option.card] : []));
  const ahead = plansAhead(outlook, cards);
  return options.map((option) => {
    switch (option.type) {
      case 'card':
        return weighPlan(
          outlook,
          option,
          ahead.find(({ card }) => card === option.card),
        );
      case 'intrigue': {
        const worth = plotWorth(outlook, option.intrigue, option.mode);
        return weigh(option, 'plot', worth, worth > 0 ? FIRST + worth : worth - FIRST);
      }
      case 'effect': {
        const { effect, source } = option;
        if (effect.do === 'pay' && opensWay(effect.effects)) {
          const cost = costWorth({ outlook, source, fight: null }, effect.cost);
          const worth = openingWorth(outlook, effect.effects) - cost;
          return weigh(option, 'tile', worth, worth > 0 ? FIRST + worth : worth - FIRST);
        }
        const { worth } = weighEffect(outlook, option).motives()[0]!;
        return weigh(option, 'tile', worth);
      }
      case 'graft': {
        const plan = graftAhead(outlook, option.card);
        return plan ? weigh(option, 'graft', plan.worth) : weigh(option, 'no-space', -FIRST);
      }
      case 'return':
      case 'atomics':
        return weigh(option, option.type, -1, -FIRST);
      default:
        return weigh(option, 'reveal', 0);
    }
  });
}

export function weighSpaces(
  outlook: Outlook,
  options: readonly ImperiumOption[],
  card: string,
): Scored[] {
  const own = plansAhead(outlook, [card]);
  return options.map((option) => {
    const paired = pairSpace(outlook, option);
    if (paired !== null) return weigh(option, 'graft', paired);
    return weighPlan(
      outlook,
      option,
      own.find(({ visit }) => visit.space.id === option.id),
    );
  });
}

/* The order of a list: a bad card goes before it is drawn again, cards are drawn before choices. */
const TRASH = 90;
const DRAWS = 80;
const EFFECTS = 60;
const PLOTS = 40;
const PURCHASES = 20;
const LAST = 10;

/** The rest of a turn; ending it weighs 0, so whatever is above is done first. */
export function weighMenu(outlook: Outlook, options: readonly ImperiumOption[]): Scored[] {
  const wanted = toAcquire(outlook, options);
  return options.map((option) => {
    switch (option.type) {
      case 'effect':
        return weighEffect(outlook, option);
      case 'deploy': {
        const { turn } = outlook.view;
        const worth = bestDeployment(outlook, turn ? (turn.recruits.troop ?? 0) + turn.others : 0);
        return weigh(option, 'deploy', worth, worth > 0 ? LAST + worth : -1);
      }
      case 'launch': {
        const { recruits, others } = outlook.view.turn!;
        const worth = bestLaunch(outlook, (recruits.dreadnought ?? 0) + others);
        return weigh(option, 'launch', worth, worth > 0 ? LAST + 0.1 + worth : -1);
      }
      case 'acquire': {
        if (isTleilaxu(option)) {
          const worth = tleilaxuCardWorth(outlook, option.card);
          return weigh(option, 'acquire', worth, worth > 0 ? PURCHASES + worth : -1);
        }
        const worth = acquireWorth(outlook, option.card);
        const score = option.card === wanted ? PURCHASES + worth : -1;
        return weigh(option, 'acquire', worth, score);
      }
      case 'intrigue': {
        const worth = plotWorth(outlook, option.intrigue, option.mode);
        return weigh(option, 'plot', worth, worth > 0 ? PLOTS + worth : -1);
      }
      case 'return':
        return weigh(option, option.type, -1);
      case 'atomics': {
        const poor = wanted === undefined && (outlook.view.turn?.persuasion ?? 0) >= ENOUGH;
        return weigh(option, option.type, poor ? 1 : -1, poor ? PURCHASES : -1);
      }
      default:
        return weigh(option, 'end', 0);
    }
  });
}

/** Persuasion that should buy something. */
const ENOUGH = 4;

const isTleilaxu = ({ from }: Extract<ImperiumOption, { type: 'acquire' }>): boolean =>
  from === 'tleilaxu' || from === 'reclaimed';

function toAcquire(outlook: Outlook, options: readonly ImperiumOption[]): string | undefined {
  const offers = options.flatMap((option) =>
    option.type === 'acquire' && !isTleilaxu(option) ? [option] : [],
  );
  if (offers.length === 0) return undefined;
  return shoppingList(outlook, offers, outlook.view.turn?.persuasion ?? 0)[0];
}

function weighEffect(
  outlook: Outlook,
  option: Extract<ImperiumOption, { type: 'effect' }>,
): Scored {
  const { effect, source } = option;
  const weighing = { outlook, source, fight: fightOf(outlook) };
  if (effect.do === 'pay') {
    const worth = worthOfAll(weighing, effect.effects) - costWorth(weighing, effect.cost);
    return weigh(option, 'arrow', worth, worth > 0 ? EFFECTS + worth : -1);
  }
  const worth = worthOf(weighing, effect);
  if (mayBeLeft(effect)) {
    const rank = effect.do === 'trash' ? TRASH : LAST;
    return weigh(option, effect.do, worth, worth > 0 ? rank + worth : -1);
  }
  if (effect.do === 'trash-this') return weigh(option, effect.do, worth, LAST / 2);
  return weigh(option, effect.do, worth, (isDraw(effect) ? DRAWS : EFFECTS) + worth / 10);
}

const mayBeLeft = (effect: Effect): boolean =>
  effect.do === 'trash' ||
  effect.do === 'deploy' ||
  effect.do === 'retreat' ||
  effect.do === 'recall-sent' ||
  effect.do === 'acquire-bred' ||
  (effect.do === 'when' && effect.effects.every((part) => part.do === 'pay'));

/** It helps only an Agent that is blocked. */
const opensWay = (effects: readonly Effect[]): boolean =>
  effects.some((part) => part.do === 'ignore-enemy-agents');

const isDraw = ({ do: verb }: Effect): boolean => verb === 'draw' || verb === 'intrigue';
