import { type DuneOption, leaderOf } from '@landsraad/dune';
import type { Seat } from '@landsraad/kernel';
import { cardWorth, handLimit, unseenWorth } from './cards.ts';
import { count, type Outlook } from './outlook.ts';
import { freeRevivalWorth } from './revival.ts';

/* Cards and powers that may be used at any time. */

export function anytimeWorth(outlook: Outlook, option: DuneOption): number {
  const { me, view, weights, spice } = outlook;
  switch (option.type) {
    case 'ghola-forces':
      return Math.min(5, count(me.tanks)) * weights.force - 5.5;
    case 'leader':
      return leaderOf(option.leader).strength + fewLeaders(outlook) - 4.5;
    case 'truthtrance':
      // A question frees a place in a full hand.
      return view.phase === 'charity' && me.handSize >= handLimit(me) ? 0.1 : -1;
    case 'swap':
      return view.phase === 'charity' ? swapWorth(outlook) : -1;
    case 'revive':
      return view.phase === 'revival' ? freeRevivalWorth(outlook) : -1;
    case 'gift':
      return view.phase === 'revival' ? spice - weights.plenty - 3 : -1;
    default:
      return 0;
  }
}

/** Leaders are missed more when few are left. */
function fewLeaders({ view, seat }: Outlook): number {
  const ready = Object.values(view.leaders).filter(
    ({ owner, status }) => owner === seat && status === 'ready',
  ).length;
  return Math.max(0, 3 - ready);
}

/** HAR-K1: our worst cards for as many of somebody else's. */
function swapWorth(outlook: Outlook): number {
  const { me, view, enemies } = outlook;
  const most = Math.max(0, ...enemies.map((enemy) => view.factions[enemy]!.handSize));
  const poor = me.hand.filter((card) => card !== 'karama' && cardWorth(outlook, card) < 2).length;
  return Math.min(most, poor) * unseenWorth(outlook) - 5;
}

export function swapWith(outlook: Outlook, option: DuneOption): number {
  if (option.type !== 'seat') return 0;
  const { handSize } = outlook.view.factions[option.seat]!;
  return outlook.side.includes(option.seat) ? -handSize : handSize;
}

export function swapNumber(outlook: Outlook, n: number): number {
  const poor = outlook.me.hand.filter((card) => cardWorth(outlook, card) < 2.5).length;
  return -Math.abs(n - Math.max(1, poor));
}

export const giveBack = (outlook: Outlook, option: DuneOption): number =>
  option.type === 'card' ? -cardWorth(outlook, option.card) : 0;

/** EMP-L1 */
export function giftWorth({ spice, weights }: Outlook, n: number): number {
  return -Math.abs(n - Math.ceil((spice - weights.plenty) / 2));
}

/** The one who plays best against us. */
export function questionTo(outlook: Outlook, option: DuneOption): number {
  if (option.type !== 'seat') return 0;
  return Number(outlook.enemies.includes(option.seat)) + 0.1 * handOf(outlook, option.seat);
}

const handOf = ({ view }: Outlook, seat: Seat): number => view.factions[seat]!.handSize;

export const questionAbout = (_: Outlook, option: DuneOption): number =>
  Number(option.type === 'question' && option.about === 'traitor');

/** Whether our best leader is sold. */
export function questionSubject(outlook: Outlook, option: DuneOption): number {
  if (option.type !== 'leader') return 0;
  const leader = outlook.view.leaders[option.leader]!;
  return leader.owner === outlook.seat ? leaderOf(option.leader).strength : 0;
}
