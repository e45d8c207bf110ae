import {
  type CellId,
  type Forces,
  type TerritoryId,
  territoryOf,
  territoryOfCell,
} from '@landsraad/dune';
import type { Seat } from '@landsraad/kernel';
import { odds } from './odds.ts';
import {
  count,
  enemiesIn,
  forcesAt,
  future,
  is,
  isStronghold,
  myForcesIn,
  NO_FORCES,
  type Outlook,
  occupants,
  once,
  plus,
  seatOf,
  sideOf,
  turnsLeft,
} from './outlook.ts';
import { atPeaceWith, hasPromised } from './promises.ts';
import { decides, lacks, toAct } from './reckoning.ts';
import { stormRisk } from './storm.ts';

/* What it is worth to stand somewhere at the end of the turn. */

/** Forces that come to a cell, or leave it when negative. */
export interface Change {
  readonly cell: CellId;
  readonly forces: Forces;
}

export function worthOfForces(outlook: Outlook, { normal, special }: Forces): number {
  const { weights } = outlook;
  return scarcity(outlook) * (normal * weights.force + special * weights.specialForce);
}

/** Forces are dear to those who have few left, and cheap when the end is near. */
function scarcity(outlook: Outlook): number {
  return once(outlook, 'scarcity', () => {
    const reserves = count(outlook.me.reserves);
    const { manyReserves, reserveForce } = outlook.weights;
    const share = Math.min(1, reserves / manyReserves);
    return future(outlook) * (1 - share * (1 - reserveForce));
  });
}

/** What the seat's forces in a territory are worth after a change. */
export function groundWorth(
  outlook: Outlook,
  territory: TerritoryId,
  changes: readonly Change[],
): number {
  const forces = changes.reduce(
    (sum, change) => plus(sum, change.forces),
    standing(outlook, territory),
  );
  if (count(forces) <= 0) return 0;
  const enemy = strongestEnemy(outlook, territory);
  const chance = enemy === null ? 1 : odds(outlook, territory, forces, enemy);
  const { weights } = outlook;
  let worth = weights.staging * Math.min(count(forces), 6) * Number(isSafe(territory));
  if (enemy !== null) worth -= battleCost(outlook, forces, chance);
  if (isStronghold(territory))
    worth += strongholdWorth(outlook, territory, forces, enemy === null ? null : chance);
  return worth + sandWorth(outlook, territory, changes, chance, enemy);
}

const standing = (outlook: Outlook, territory: TerritoryId): Forces =>
  myForcesIn(outlook, territory);

const isSafe = (territory: TerritoryId): boolean => territoryOf(territory).type !== 'sand';

function battleCost(outlook: Outlook, forces: Forces, chance: number): number {
  const lost = chance * outlook.weights.lostInVictory + (1 - chance);
  return lost * worthOfForces(outlook, forces) + (1 - chance) * outlook.weights.card;
}

/** The enemy whose forces there are the most, or null. */
function strongestEnemy(outlook: Outlook, territory: TerritoryId): Seat | null {
  return once(outlook, `enemy/${territory}`, () => {
    if (territory === 'polar-sink') return null;
    let strongest: Seat | null = null;
    let most = 0;
    for (const seat of enemiesIn(outlook, territory)) {
      const n = count(outlook.fighters.get(territory)!.get(seat)!);
      if (n > most) [strongest, most] = [seat, n];
    }
    return strongest;
  });
}

/** Holding it, and what a victory or the prevention of one adds; `chance` is null without a battle. */
function strongholdWorth(
  outlook: Outlook,
  territory: TerritoryId,
  forces: Forces,
  chance: number | null,
): number {
  const { garrison } = outlook.weights;
  const lasting = chance ?? 1 - Math.exp(-(count(forces) + 0.5) / garrison);
  const now = chance ?? 1 - (1 - lasting) * toAct(outlook, outlook.enemies);
  const { lasting: kept, atOnce } = prize(outlook, territory);
  return lasting * kept + now * atOnce;
}

interface Prize {
  readonly lasting: number;
  /** Counts only if it is so at the end of this very turn. */
  readonly atOnce: number;
  /** The part of that for which nobody has to be left there. */
  readonly denied: number;
}

export function prize(outlook: Outlook, territory: TerritoryId): Prize {
  return once(outlook, `prize/${territory}`, () => {
    const { weights, side } = outlook;
    const spared = denied(outlook, territory);
    return {
      lasting: turnsLeft(outlook) > 0 ? lastingWorth(outlook, territory) : 0,
      atOnce:
        weights.victory * decides(outlook, side, territory) + spared + atTheEnd(outlook, territory),
      denied: spared,
    };
  });
}

function lastingWorth(outlook: Outlook, territory: TerritoryId): number {
  const { weights, side } = outlook;
  const { city, income } = territoryOf(territory);
  let worth = weights.stronghold + (city ? weights.city : 0);
  if (outlook.advanced) worth += income * Math.min(weights.incomeTurns, turnsLeft(outlook));
  return worth + weights.nearVictory * lacks(outlook, side, territory, 2);
}

/** FRE-V1: what the Fremen need at the end of the last turn. */
const FREMEN_NEED: readonly TerritoryId[] = ['sietch-tabr', 'habbanya-sietch', 'tueks-sietch'];

/** Without a victory by strongholds the Fremen's own counts, and then the Guild's (FRE-V1, GUI-V1). */
function atTheEnd(outlook: Outlook, territory: TerritoryId): number {
  if (!FREMEN_NEED.includes(territory) || turnsLeft(outlook) > 3) return 0;
  const fremen = seatOf(outlook, 'fremen');
  if (fremen < 0) return 0;
  const { prevail } = outlook.weights;
  const now = turnsLeft(outlook) === 0 ? 3 : 1;
  if (outlook.side.includes(fremen))
    return now * (territory === 'tueks-sietch' ? 0.5 : 1) * prevail;
  return turnsLeft(outlook) === 0 ? prevail : 0;
}

/** What it is worth that no enemy has this stronghold at the end of the turn. */
function denied(outlook: Outlook, territory: TerritoryId): number {
  const { weights } = outlook;
  const spared = prospects(outlook);
  let worth = 0;
  for (const enemy of enemiesIn(outlook, territory)) {
    const side = sideOf(outlook, enemy);
    if (isForetold(outlook, side)) continue;
    worth = Math.max(
      worth,
      spared *
        (weights.denial * decides(outlook, side, territory) +
          weights.denialSoon * lacks(outlook, side, territory, 2)),
    );
  }
  return worth;
}

/** Of what the seat could still win later, by turns left, were nobody to win now. */
const PROSPECTS = [0.1, 0.4, 0.6, 0.8];
const AT_THE_END = 1.3;

/** The Guild wins by waiting (GUI-V1), and so do the Fremen while their sietches are theirs (FRE-V1). */
function prospects(outlook: Outlook): number {
  return once(outlook, 'prospects', () => {
    const left = turnsLeft(outlook);
    const waits = outlook.side.some((seat) => waitsWell(outlook, seat));
    return waits && left < PROSPECTS.length ? AT_THE_END : (PROSPECTS[left] ?? 1);
  });
}

function waitsWell(outlook: Outlook, seat: Seat): boolean {
  const { id } = outlook.view.factions[seat]!;
  if (id === 'spacing-guild') return true;
  if (id !== 'fremen') return false;
  const strangers = (territory: TerritoryId) =>
    occupants(outlook, territory).some((other) => other !== seat);
  return !strangers('sietch-tabr') && !strangers('habbanya-sietch');
}

/** BEN-B1: a victory that this seat foretold for this turn is welcome. */
function isForetold({ me, view }: Outlook, side: readonly Seat[]): boolean {
  const { prediction } = me;
  if (prediction === null || prediction === 'hidden') return false;
  return (
    prediction.turn === view.turn &&
    side.some((seat) => view.factions[seat]!.id === prediction.faction)
  );
}

/** Spice to collect, and forces that the storm may take. */
function sandWorth(
  outlook: Outlook,
  territory: TerritoryId,
  changes: readonly Change[],
  chance: number,
  enemy: Seat | null,
): number {
  const { view, weights } = outlook;
  let worth = 0;
  for (const cell of territoryOf(territory).cells) {
    let forces = outlook.me.advisors.includes(territory) ? NO_FORCES : forcesAt(outlook, cell);
    for (const change of changes) if (change.cell === cell) forces = plus(forces, change.forces);
    if (count(forces) <= 0) continue;
    const spice = Math.min(view.spice[cell] ?? 0, harvestRate(outlook) * count(forces));
    const left = enemy === null ? weights.unrest : chance;
    worth += spice * weights.harvest * left;
    worth -= stormRisk(outlook, cell) * worthOfForces(outlook, forces) * stormShare(outlook);
  }
  return worth;
}

/** FRE-A3: Fremen lose half only. */
const stormShare = (outlook: Outlook): number =>
  outlook.advanced && is(outlook, 'fremen') ? 0.5 : 1;

const harvestRate = (outlook: Outlook): number =>
  count(myForcesIn(outlook, 'arrakeen')) + count(myForcesIn(outlook, 'carthag')) > 0 ? 3 : 2;

/** Whether forces of the seat may end in a cell, as the rules of the board say (DUN-3.13, 8.7, 13.8). */
export function mayEnter(outlook: Outlook, cell: CellId): boolean {
  const { view, seat } = outlook;
  const territory = territoryOfCell(cell);
  if (territory.type === 'polar-sink') return true;
  if (view.storm !== null && territory.sectors[territory.cells.indexOf(cell)] === view.storm)
    return false;
  const there = occupants(outlook, territory.id).filter((other) => other !== seat);
  if (there.some((other) => outlook.side.includes(other))) return false;
  if (territory.type === 'stronghold' && there.length >= 2) return false;
  return !hasPromised(outlook, `stay-out:${territory.id}`) && !atPeaceWith(outlook, there);
}

/** What a group that arrives adds. */
export const arrivalWorth = (outlook: Outlook, cell: CellId, forces: Forces): number => {
  const { id } = territoryOfCell(cell);
  return groundWorth(outlook, id, [{ cell, forces }]) - groundNow(outlook, id);
};

export const groundNow = (outlook: Outlook, territory: TerritoryId): number =>
  once(outlook, `ground/${territory}`, () => groundWorth(outlook, territory, []));
