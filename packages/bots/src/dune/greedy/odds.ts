import {
  type FactionId,
  type Forces,
  factionOf,
  type LeaderId,
  type TerritoryId,
} from '@landsraad/dune';
import type { Seat } from '@landsraad/kernel';
import { isDefense, isWeapon } from './cards.ts';
import { count, forcesIn, type Outlook, once } from './outlook.ts';

/* Battles seen from afar: who would win, before any plan is made. */

/** Leaders that a seat may send into a territory, as far as this seat can tell. */
export function leadersFor(outlook: Outlook, seat: Seat, territory: TerritoryId): LeaderId[] {
  const { leaders } = outlook.view;
  return Object.keys(leaders).filter((id) => {
    const { owner, status, holder, usedIn } = leaders[id]!;
    if (usedIn !== null && usedIn !== territory) return false;
    return status === 'unknown' ? owner === seat : status !== 'tanks' && holder === seat;
  });
}

function bestLeader(outlook: Outlook, seat: Seat, territory: TerritoryId): number {
  const { leaders } = outlook.view;
  const { id } = outlook.view.factions[seat]!;
  let best = 0;
  for (const leader of factionOf(id).leaders) {
    const { status, holder, usedIn } = leaders[leader.id]!;
    if (status === 'tanks' || (status === 'captured' && holder !== seat)) continue;
    if (usedIn !== null && usedIn !== territory) continue;
    best = Math.max(best, leader.strength);
  }
  return best;
}

/** Sardaukar count double but against Fremen, Fedaykin always (EMP-A1, A2, FRE-A5). */
export const specialWorth = (id: FactionId, against: FactionId): number =>
  id === 'emperor' && against === 'fremen' ? 1 : 2;

/** What an army can put on the wheel, with the spice its owner has or is thought to have. */
export function armyPower(
  outlook: Outlook,
  seat: Seat,
  forces: Forces,
  against: FactionId,
): number {
  const { id, spice } = outlook.view.factions[seat]!;
  const full = forces.normal + forces.special * specialWorth(id, against);
  if (!outlook.advanced || id === 'fremen') return full;
  const supported = Math.min(count(forces), spice ?? outlook.weights.enemySpice);
  return full * (0.5 + 0.5 * (supported / Math.max(1, count(forces))));
}

/** Leaders and cards that a seat brings to a battle. */
function support(outlook: Outlook, seat: Seat, territory: TerritoryId): number {
  return once(outlook, `support/${seat}/${territory}`, () => {
    const { weights, view } = outlook;
    const { hand, handSize, kh } = view.factions[seat]!;
    const leader = bestLeader(outlook, seat, territory);
    const weapons = hand.some(isWeapon) ? weights.weapon : 0;
    const defenses = weights.defense * new Set(hand.filter(isDefense)).size;
    const hidden = weights.unknownCard * Math.min(4, handSize - hand.length);
    const haderach = kh && !kh.dead && kh.losses >= 7 ? 2 : 0;
    return 0.75 * leader + weapons + defenses + hidden + haderach;
  });
}

/** The chance to win against an enemy in a territory with so many forces. */
export function odds(outlook: Outlook, territory: TerritoryId, mine: Forces, enemy: Seat): number {
  return oddsBetween(
    outlook,
    territory,
    outlook.seat,
    mine,
    enemy,
    forcesIn(outlook, enemy, territory),
  );
}

export function oddsBetween(
  outlook: Outlook,
  territory: TerritoryId,
  seat: Seat,
  mine: Forces,
  enemy: Seat,
  theirs: Forces,
): number {
  const { weights, view } = outlook;
  const own = view.factions[seat]!.id;
  const other = view.factions[enemy]!.id;
  const edge =
    weights.dialed *
      (armyPower(outlook, seat, mine, other) - armyPower(outlook, enemy, theirs, own)) +
    support(outlook, seat, territory) -
    support(outlook, enemy, territory);
  return 1 / (1 + Math.exp(-edge / weights.spread));
}
