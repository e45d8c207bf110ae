import { type DuneOption, type FactionId, STRONGHOLDS, type TerritoryId } from '@landsraad/dune';
import type { Seat } from '@landsraad/kernel';
import { groundNow } from './ground.ts';
import { bestMove } from './move.ts';
import {
  count,
  heldBy,
  isAlly,
  isStronghold,
  neededBy,
  type Outlook,
  sideOf,
  standsIn,
  turnsLeft,
} from './outlook.ts';
import { lent, shipWorthInto } from './ship.ts';

/* Alliances and deals. */

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
function allyWorth(outlook: Outlook, other: Seat): number {
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
    1
  );
}

/** Who wins when nobody does is a good friend near the end (GUI-V1). */
const lateWorth = (outlook: Outlook, id: FactionId): number =>
  id === 'spacing-guild' ? Math.max(0, 5 - turnsLeft(outlook)) : 0;

export const proposeWorth = (outlook: Outlook, option: DuneOption): number =>
  option.type === 'seat' ? allyWorth(outlook, option.seat) : 0;

/** Those who ask are judged a little more kindly than those to be asked. */
export const answerAllyWorth = (
  outlook: Outlook,
  option: DuneOption,
  { from }: { readonly from: Seat },
): number => (option.type === 'yes' ? allyWorth(outlook, from) + 0.5 : 0);

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

/** A promise to stay out of a territory, weighed against what we would do there. */
export function dealWorth(
  outlook: Outlook,
  option: DuneOption,
  {
    from,
    spice,
    promise,
  }: { readonly from: Seat; readonly spice: number; readonly promise: string | null },
): number {
  if (option.type !== 'yes') return 0;
  if (promise === null || promise === 'spoken') return spice > 0 ? spice : -1;
  const territory = promise.slice(promise.indexOf(':') + 1);
  return spice - outlook.weights.promise * costOfPromise(outlook, territory, from);
}

/** An offer made unasked: what it brings against what it takes; the own one stays on the table. */
export function settleWorth(outlook: Outlook, option: DuneOption): number {
  if (option.type === 'refuse') return 0;
  const offer =
    option.type === 'accept' && outlook.view.standing.find(({ id }) => id === option.offer);
  if (!offer) return -1;
  const { from, spice, promise, price = 0, own, shows, sees } = offer;
  const gained = spice + (own ? 1 : 0) + (shows ? 1 : 0);
  const costs = price + (promise ? costOf(outlook, promise, from) : 0) + (sees ? SECRET : 0);
  return gained - costs;
}

/** What a look behind the own shield is worth to others, in spice. */
const SECRET = 3;

/** What was agreed aloud is weighed little, as it may be anything. */
function costOf(outlook: Outlook, promise: string, to: Seat): number {
  const [what, territory] = promise.split(':');
  if (what === 'pass') return 2;
  return what === 'stay-out'
    ? outlook.weights.promise * costOfPromise(outlook, territory!, to)
    : 0.5;
}

function costOfPromise(outlook: Outlook, territory: TerritoryId, from: Seat): number {
  const side = sideOf(outlook, from);
  const strongholds = standsIn(outlook, side).length;
  if (isStronghold(territory) && strongholds >= neededBy(outlook, side) - 1)
    return outlook.weights.denial;
  if (outlook.view.phase === 'battle') return 0;
  const move = bestMove(outlook);
  const moving = move?.to.startsWith(`${territory}@`) ? move.worth : 0;
  return 1 + Math.max(0, moving, shipWorthInto(outlook, territory));
}

/** The stronghold that we most want left alone, and by whom. */
function quietWanted(outlook: Outlook): { territory: TerritoryId; to: Seat } | null {
  const { view, seat, side, spice, weights } = outlook;
  if (view.phase !== 'shipment' || spice < weights.plenty + 3) return null;
  if (heldBy(outlook, side).length < neededBy(outlook, side) - 1) return null;
  const own = STRONGHOLDS.filter((id) => outlook.fighters.get(id)?.has(seat));
  const weakest = own.sort((a, b) => groundNow(outlook, a) - groundNow(outlook, b))[0];
  const strongest = view.factions
    .map(({ reserves }, other) => ({ other, n: count(reserves) }))
    .filter(({ other }) => other !== seat && !isAlly(outlook, other))
    .sort((a, b) => b.n - a.n || a.other - b.other)[0];
  return weakest && strongest ? { territory: weakest, to: strongest.other } : null;
}

export function offerWorth(outlook: Outlook, option: DuneOption): number {
  const wanted = quietWanted(outlook);
  if (option.type === 'seat') return wanted?.to === option.seat ? 1 : -1;
  if (option.type === 'territory') return wanted?.territory === option.territory ? 1 : -1;
  return 0;
}

export const offerSpice = (outlook: Outlook, n: number): number =>
  -Math.abs(n - (quietWanted(outlook) ? 3 : 0));
