import {
  type DuneOption,
  type FactionView,
  leaderOf,
  type PlanElement,
  type TerritoryId,
  type TreacheryType,
  territoryOf,
  type VoiceTarget,
} from '@landsraad/dune';
import type { Choice, Seat } from '@landsraad/kernel';
import { karamaCost } from './bidding.ts';
import { chanceOf, isDefense, isWeapon, typeOf } from './cards.ts';
import { prize } from './ground.ts';
import { odds } from './odds.ts';
import {
  count,
  forcesIn,
  heldBy,
  isStronghold,
  myForcesIn,
  neededBy,
  type Outlook,
  sideOf,
  standsIn,
} from './outlook.ts';
import { bestPlan } from './plan.ts';
import { hasPromised } from './promises.ts';

/* The powers of a battle and of Karama. */

/** Treason is called, unless somebody was promised that it would not be. */
export function traitorCallWorth(outlook: Outlook, option: DuneOption): number {
  const { battle } = outlook.view;
  const spared = [battle?.aggressor, battle?.defender].some(
    (seat) => seat !== undefined && hasPromised(outlook, 'vow:no-traitor', seat),
  );
  return option.type === 'yes' ? (spared ? -1 : 1) : 0;
}

/** Whom the seat fights for in this battle: itself or an ally. */
function fighterOf(outlook: Outlook): FactionView | null {
  const { battle, factions } = outlook.view;
  if (!battle) return null;
  const seat = [battle.aggressor, battle.defender].find((one) => outlook.side.includes(one));
  return seat === undefined ? null : factions[seat]!;
}

const holdsType = ({ hand }: FactionView, type: TreacheryType): boolean =>
  hand.some((card) => typeOf(card) === type);

const ANSWER: { readonly [T in VoiceTarget]?: TreacheryType } = {
  'weapon-poison': 'defense-poison',
  'weapon-projectile': 'defense-projectile',
  'defense-poison': 'weapon-poison',
  'defense-projectile': 'weapon-projectile',
};

/** BEN-B3: forbids the weapon we cannot parry, or the defense against our own. */
export function voiceWorth(
  outlook: Outlook,
  option: DuneOption,
  { on }: { readonly on: Seat },
): number {
  if (option.type !== 'voice' || option.order !== 'not') return option.type === 'none' ? 0 : -1;
  const own = fighterOf(outlook);
  const { target } = option;
  if (!own || target === 'worthless' || target === 'cheap-hero') return -1;
  const chance = chanceOf(outlook, on, (type) => type === target);
  const answer = ANSWER[target];
  const answered = answer !== undefined && holdsType(own, answer);
  if (target.startsWith('weapon')) return chance * (answered ? 1 : 4);
  return answered ? 0.5 + chance * 4 : 0;
}

/** ATR-B4: what helps most to know. */
export function prescienceWorth(outlook: Outlook, option: DuneOption): number {
  if (option.type !== 'element') return 0;
  const own = fighterOf(outlook);
  if (!own) return -1;
  const worth: { readonly [E in PlanElement]: number } = {
    weapon: own.hand.some(isDefense) ? 4 : 1,
    defense: own.hand.some(isWeapon) ? 3 : 0.5,
    dial: 2,
    leader: 1.5,
  };
  return worth[option.element];
}

/** The truth is the plan we would make anyway; it binds. */
export function prescienceAnswerWorth(
  outlook: Outlook,
  option: DuneOption,
  { element }: { readonly element: PlanElement },
): number {
  const plan = bestPlan(outlook);
  if (!plan) return 0;
  if (element === 'dial') {
    if (option.type !== 'number') return -1;
    return -Math.abs(option.n - (outlook.advanced ? plan.dial : plan.dial / 2));
  }
  const shown: Choice = plan[element] ?? 'none';
  return Number(option.id === shown);
}

/** Battles are fought in the order of our chances. */
export function battleOrder(outlook: Outlook, option: DuneOption): number {
  if (option.type !== 'battle') return 0;
  return odds(outlook, option.territory, myForcesIn(outlook, option.territory), option.seat);
}

/** ATR-K1: a plan seen is a battle won; for battles of ours that matter. */
export function seePlanWorth(outlook: Outlook, option: DuneOption): number {
  const { battle } = outlook.view;
  if (option.type === 'no' || !battle) return 0;
  if (option.type === 'seat' && outlook.side.includes(option.seat)) return -1;
  if (!fighterOf(outlook) || !isStronghold(battle.territory)) return -1;
  const { lasting, atOnce } = prize(outlook, battle.territory);
  return 0.4 * (lasting + atOnce) - outlook.weights.karamaHold;
}

/** GUI-K1: against a shipment of somebody who may win this turn. */
export function cancelShipmentWorth(
  outlook: Outlook,
  option: DuneOption,
  { seat }: { readonly seat: Seat },
): number {
  if (option.type !== 'yes' || outlook.side.includes(seat)) return -Number(option.type === 'yes');
  const side = sideOf(outlook, seat);
  const missing = neededBy(outlook, side) - standsIn(outlook, side).length;
  return (missing <= 1 ? 12 : 0) - outlook.weights.karamaHold;
}

/** FRE-A2, K1: where a worm takes most from others. */
function wormWorth(outlook: Outlook, territory: TerritoryId): number {
  const { enemies, view, weights, me } = outlook;
  let worth = 0;
  for (const enemy of enemies) worth += count(forcesIn(outlook, enemy, territory)) * weights.force;
  for (const ally of me.allies) worth -= count(forcesIn(outlook, ally, territory)) * weights.force;
  const own = count(myForcesIn(outlook, territory));
  for (const cell of territoryOf(territory).cells)
    worth += (view.spice[cell] ?? 0) * (own > 0 ? -0.8 : 0.2);
  return worth;
}

export const placeWormWorth = (outlook: Outlook, option: DuneOption): number =>
  option.type === 'territory' ? wormWorth(outlook, option.territory) : 0.5;

export const karamaWormWorth = (outlook: Outlook, option: DuneOption): number =>
  option.type === 'territory'
    ? wormWorth(outlook, option.territory) - outlook.weights.karamaHold
    : 0;

/** DUN-18.7: half the price of a large shipment. */
export function karamaRateWorth(outlook: Outlook, option: DuneOption): number {
  return option.type === 'no' ? 0 : 3 - karamaCost(outlook, option);
}

/** What an advantage is worth to stop, when it is used against this seat. */
const IN_BATTLE: Readonly<Record<string, number>> = {
  'BEN-B3': 4,
  'BEN-L1': 4,
  'ATR-B4': 4,
  'ATR-L1': 4,
  'ATR-A2': 3,
  'EMP-A1': 5,
  'FRE-A5': 4,
  'FRE-A7': 4,
  'HAR-L1': 2,
};

const ANYWHERE: Readonly<Record<string, number>> = {
  'HAR-A1': 3,
  'EMP-L2': 2,
  'GUI-B2': 2,
  'FRE-A2': 2,
};

export function stopWorth(
  outlook: Outlook,
  option: DuneOption,
  { item, user }: { readonly item: string; readonly user: Seat },
): number {
  if (option.type === 'no') return 0;
  if (outlook.side.includes(user)) return -1;
  return stopped(outlook, item, user) - karamaCost(outlook, option);
}

function stopped(outlook: Outlook, item: string, user: Seat): number {
  const { battle } = outlook.view;
  const fighting = battle?.aggressor === outlook.seat || battle?.defender === outlook.seat;
  if (battle && fighting && IN_BATTLE[item] !== undefined) {
    const stakes = isStronghold(battle.territory) ? prize(outlook, battle.territory) : null;
    const factor = stakes ? (stakes.atOnce > 0 ? 3 : 1) : 0.4;
    return IN_BATTLE[item] * factor;
  }
  const side = sideOf(outlook, user);
  const winning = heldBy(outlook, side).length >= neededBy(outlook, side) - 1;
  return (ANYWHERE[item] ?? 0) * (winning ? 3 : 1);
}

/** HAR-A2: strong captives fight for us, weak ones are worth their two spice. */
export function captiveFate(
  _: Outlook,
  option: DuneOption,
  { leader }: { readonly leader: string },
): number {
  const { strength } = leaderOf(leader);
  return option.type === 'keep' ? strength : option.type === 'kill' ? 2.5 : 0;
}
