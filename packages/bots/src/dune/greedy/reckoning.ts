import { STRONGHOLDS, type TerritoryId } from '@landsraad/dune';
import type { Seat } from '@landsraad/kernel';
import { oddsBetween } from './odds.ts';
import { count, forcesIn, NO_FORCES, neededBy, type Outlook, occupants, once } from './outlook.ts';

/* How likely a side has so many strongholds when the turn ends. */

/** The chance that a stronghold decides: the side lacks one when the others are counted. */
export const decides = (outlook: Outlook, side: readonly Seat[], territory: TerritoryId): number =>
  lacks(outlook, side, territory, 1);

/** The chance that a side, with its other strongholds counted, lacks so many. */
export function lacks(
  outlook: Outlook,
  side: readonly Seat[],
  territory: TerritoryId,
  missing: number,
): number {
  const counts = once(outlook, `others/${side.toSorted().join('+')}/${territory}`, () =>
    countsOf(
      STRONGHOLDS.flatMap((id) => (id === territory ? [] : [holdChance(outlook, side, id)])),
    ),
  );
  return counts[neededBy(outlook, side) - missing] ?? 0;
}

/** How likely none, one, two ... of some things happen, each with its own chance. */
function countsOf(chances: readonly number[]): number[] {
  let counts = [1];
  for (const chance of chances) {
    const next = [...counts.map((known) => known * (1 - chance)), 0];
    for (const [n, known] of counts.entries()) next[n + 1]! += known * chance;
    counts = next;
  }
  return counts;
}

/** The chance that a side has a stronghold to itself when the turn ends. */
function holdChance(outlook: Outlook, side: readonly Seat[], territory: TerritoryId): number {
  return once(outlook, `holds/${side.toSorted().join('+')}/${territory}`, () => {
    const there = occupants(outlook, territory);
    const ours = there.filter((seat) => side.includes(seat));
    const foes = there.filter((seat) => !side.includes(seat));
    if (ours.length === 0)
      return foes.length < 2 ? outlook.weights.reach * toAct(outlook, side) : 0;
    const us = strongest(outlook, territory, ours);
    if (foes.length === 0) return 1 - threat(outlook, side, count(us.forces));
    const them = strongest(outlook, territory, foes);
    return oddsBetween(outlook, territory, us.seat, us.forces, them.seat, them.forces);
  });
}

/** What a garrison has to fear of those who may still come this turn. */
const threat = (outlook: Outlook, side: readonly Seat[], garrison: number): number =>
  Math.exp(-(garrison + 0.5) / outlook.weights.garrison) *
  toAct(
    outlook,
    outlook.view.factions.flatMap((_, seat) => (side.includes(seat) ? [] : [seat])),
  );

/** The share of some seats who may still ship and move this turn. */
export function toAct({ view }: Outlook, seats: readonly Seat[]): number {
  if (view.phase === 'battle' || view.phase === 'collection' || view.phase === 'mentat') return 0;
  if (view.phase !== 'shipment') return 1;
  return seats.filter((seat) => !view.acted.includes(seat)).length / Math.max(1, seats.length);
}

function strongest(outlook: Outlook, territory: TerritoryId, seats: readonly Seat[]) {
  let best = { seat: seats[0]!, forces: NO_FORCES };
  for (const seat of seats) {
    const forces = forcesIn(outlook, seat, territory);
    if (count(forces) > count(best.forces)) best = { seat, forces };
  }
  return best;
}
