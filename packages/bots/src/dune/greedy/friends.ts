import type { DuneOption, FactionId } from '@landsraad/dune';
import type { Seat } from '@landsraad/kernel';
import { count, heldBy, neededBy, type Outlook, sideOf, standsIn, turnsLeft } from './outlook.ts';
import { hasPromised } from './promises.ts';
import { lent } from './ship.ts';

/* Alliances. */

/** Pairs whose powers help each other. */
const SYNERGY: { readonly [F in FactionId]: { readonly [G in FactionId]?: number } } = {
  atreides: { 'bene-gesserit': 2, harkonnen: 1, emperor: 2, 'spacing-guild': 2, fremen: 3 },
  'bene-gesserit': { atreides: 2, emperor: 2, fremen: 2, harkonnen: 2, 'spacing-guild': 1 },
  emperor: { harkonnen: 3, fremen: 2, atreides: 2, 'spacing-guild': 1, 'bene-gesserit': 2 },
  fremen: { atreides: 3, emperor: 2, 'spacing-guild': 1, harkonnen: 2, 'bene-gesserit': 2 },
  'spacing-guild': { atreides: 2, harkonnen: 2, emperor: 1, fremen: 1, 'bene-gesserit': 1 },
  harkonnen: { emperor: 3, 'spacing-guild': 2, fremen: 2, atreides: 1, 'bene-gesserit': 2 },
};

/** How good it is to have somebody as an ally; below 0 it is better to be without. */
export function allyWorth(outlook: Outlook, other: Seat): number {
  const { view, me, weights, seat } = outlook;
  const faction = view.factions[other]!;
  const joined = new Set([...sideOf(outlook, seat), ...sideOf(outlook, other)]);
  const together = standsIn(outlook, [...joined]).length;
  const alone = standsIn(outlook, [seat]).length;
  const strength = 0.1 * (count(faction.reserves) - count(faction.tanks)) + 0.3 * faction.handSize;
  const missing = neededBy(outlook, [...joined]) - together;
  return (
    weights.synergy * (SYNERGY[me.id][faction.id] ?? 0) +
    lateWorth(outlook, faction.id) +
    weights.allyStronghold * (together - alone - 1) +
    strength -
    0.8 * Math.max(0, missing - 1) +
    weights.ally
  );
}

/** Who wins when nobody does is a good friend near the end (GUI-V1). */
const lateWorth = (outlook: Outlook, id: FactionId): number =>
  id === 'spacing-guild' ? Math.max(0, 5 - turnsLeft(outlook)) : 0;

/** A word that was given counts for more. */
const GIVEN = 5;
const wishFor = (outlook: Outlook, other: Seat): number =>
  allyWorth(outlook, other) + (hasPromised(outlook, 'vow:ally', other) ? GIVEN : 0);

export const proposeWorth = (outlook: Outlook, option: DuneOption): number =>
  option.type === 'seat' ? wishFor(outlook, option.seat) : 0;

/** Those who ask are judged a little more kindly than those to be asked. */
export const answerAllyWorth = (
  outlook: Outlook,
  option: DuneOption,
  { from }: { readonly from: Seat },
): number => (option.type === 'yes' ? wishFor(outlook, from) + 0.5 : 0);

/** An ally who holds nothing costs us a stronghold. */
export function breakWorth(outlook: Outlook, option: DuneOption): number {
  if (option.type !== 'break') return 0;
  const { seat, me } = outlook;
  const mine = heldBy(outlook, [seat]).length;
  const theirs = standsIn(outlook, me.allies).length;
  return theirs === 0 && mine >= 2 ? 1 : -1;
}

export const shareWorth = (_: Outlook, option: DuneOption): number => Number(option.type === 'yes');

/** An ally's shipment is paid from plenty. */
export const lendWorth = (outlook: Outlook, n: number): number =>
  -Math.abs(n - lent(outlook, outlook.spice));
