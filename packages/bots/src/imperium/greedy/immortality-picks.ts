import type { ImperiumOption } from '@landsraad/imperium';
import { pairAhead } from './ahead.ts';
import { gainsOf } from './gains.ts';
import { spaceWorth } from './immortality-worth.ts';
import type { Outlook } from './outlook.ts';
import type { Weigh } from './picks.ts';
import { keptTroop } from './troops.ts';

/* The small choices of Immortality. */

const NEVER = -100;

export const partner: Weigh = (outlook, option, source) => {
  if (source?.type !== 'card') return 0;
  if (option.type !== 'card' && option.type !== 'card-in-zone') return 0;
  const borrowed = option.type === 'card-in-zone';
  return pairAhead(outlook, { cards: [source.card, option.card], borrowed })?.worth ?? NEVER;
};

export const researchPath: Weigh = (outlook, option) =>
  option.type === 'research' ? spaceWorth(outlook, option.step, gainsOf(outlook)) : 0;

/** Where two cards send one Agent. */
export function pairSpace(outlook: Outlook, option: ImperiumOption): number | null {
  const cards = outlook.view.turn?.sending?.cards;
  if (cards?.length !== 2 || option.type !== 'space') return null;
  const borrowed = outlook.view.turn?.sending?.borrowed !== undefined;
  const pair = { cards: [cards[0]!, cards[1]!], borrowed } as const;
  return pairAhead(outlook, pair, option.space)?.worth ?? NEVER;
}

/** On the own turn specimens stay where they are; a troop in time may be worth more. */
export function returned(outlook: Outlook, n: number): number {
  const { view, seat, me, weights, future } = outlook;
  if (view.turn?.seat === seat) return -n;
  return n * (keptTroop(outlook, me.garrison + 1) - 0.5 * weights.specimen * future);
}
