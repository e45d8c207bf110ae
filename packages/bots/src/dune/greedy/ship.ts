import {
  type CellId,
  type DuneOption,
  type Forces,
  STRONGHOLDS,
  type TerritoryId,
  territoryOf,
  territoryOfCell,
} from '@landsraad/dune';
import type { Asked } from '../../bot.ts';
import { type Scored, scored } from '../../scored.ts';
import { arrivalWorth, groundNow, groundWorth, mayEnter } from './ground.ts';
import {
  count,
  forcesAt,
  future,
  is,
  isAlly,
  isStronghold,
  myForcesIn,
  type Outlook,
  once,
  seatOf,
  spiceWorth,
  turnsLeft,
} from './outlook.ts';

/* Shipments: where to, how many, and from where. */

interface Shipment {
  readonly to: CellId;
  readonly n: number;
  readonly worth: number;
}

const atHalfRate = (outlook: Outlook): boolean => {
  const guild = seatOf(outlook, 'spacing-guild');
  return is(outlook, 'spacing-guild') || (guild >= 0 && isAlly(outlook, guild));
};

/** DUN-8.3, 8.12 */
function shipmentPrice(outlook: Outlook, to: CellId, n: number): number {
  if (is(outlook, 'fremen')) return 0;
  const full = n * (isStronghold(territoryOfCell(to).id) ? 1 : 2);
  return atHalfRate(outlook) ? Math.ceil(full / 2) : full;
}

/** The better half of the forces first: they cost the same. */
function pickedForces(there: Forces, n: number): Forces {
  const special = Math.min(there.special, n);
  return { normal: n - special, special };
}

/** What of so much spice goes into an ally's shipment: all of it when the end is near. */
export function lent(outlook: Outlook, spice: number): number {
  const kept = future(outlook) * outlook.weights.allySpice;
  return Math.max(0, Math.floor((spice - kept) * (turnsLeft(outlook) === 0 ? 1 : 0.5)));
}

/** The own purse, and what allies who show theirs are thought to lend (DUN-13.11). */
const means = (outlook: Outlook): number =>
  once(outlook, 'means', () =>
    outlook.me.allies.reduce(
      (sum, ally) => sum + lent(outlook, outlook.view.factions[ally]!.spice ?? 0),
      outlook.spice,
    ),
  );

/** What goes beyond the own purse an ally pays. */
function numberWorth(outlook: Outlook, from: TerritoryId | null, to: CellId, n: number): number {
  if (n === 0) return 0;
  const there = from === null ? outlook.me.reserves : myForcesIn(outlook, from);
  const forces = pickedForces(there, n);
  const price = Math.min(outlook.spice, shipmentPrice(outlook, to, n));
  const leaving = from === null ? 0 : leavingWorth(outlook, from, forces);
  return (
    arrivalWorth(outlook, to, forces) +
    leaving -
    spiceWorth(outlook, price) -
    future(outlook) * (outlook.weights.commit * n + outlook.weights.shipHold)
  );
}

/** What a territory loses in worth when forces leave it; a loss is negative. */
function leavingWorth(outlook: Outlook, from: TerritoryId, forces: Forces): number {
  const left = { ...forces };
  const changes = territoryOf(from).cells.map((cell) => {
    const here = forcesAt(outlook, cell);
    const normal = Math.min(here.normal, left.normal);
    const special = Math.min(here.special, left.special);
    left.normal -= normal;
    left.special -= special;
    return { cell, forces: { normal: -normal, special: -special } };
  });
  return groundWorth(outlook, from, changes) - groundNow(outlook, from);
}

/** The best number for one goal. */
function bestNumber(
  outlook: Outlook,
  from: TerritoryId | null,
  to: CellId,
  most: number,
): Shipment {
  return once(outlook, `ship/${from}/${to}/${most}`, () => {
    let best: Shipment = { to, n: 0, worth: -0.01 };
    for (let n = 1; n <= most && shipmentPrice(outlook, to, n) <= means(outlook); n++) {
      const worth = numberWorth(outlook, from, to, n);
      if (worth > best.worth) best = { to, n, worth };
    }
    return best;
  });
}

const MOST = 12;

function mostFrom(outlook: Outlook, from: TerritoryId | null): number {
  const there = from === null ? outlook.me.reserves : myForcesIn(outlook, from);
  return Math.min(MOST, count(there));
}

export function weighShip(
  outlook: Outlook,
  decision: Asked,
  options: readonly DuneOption[],
): Scored[] {
  const from = (decision.about?.from as TerritoryId | null | undefined) ?? null;
  const most = mostFrom(outlook, from);
  return options.map((option) => {
    if (option.type !== 'cell') return scored(option.id, 'stay', option.type === 'none' ? 0 : -1);
    const { worth } =
      isGoal(outlook, option.cell) && mayEnter(outlook, option.cell)
        ? bestNumber(outlook, from, option.cell, most)
        : { worth: -1 };
    return scored(option.id, 'ship', worth);
  });
}

/** Cells worth a thought: strongholds and spice, and what is next to the Great Flat for Fremen. */
function isGoal(outlook: Outlook, cell: CellId): boolean {
  if (isStronghold(territoryOfCell(cell).id) || (outlook.view.spice[cell] ?? 0) > 0) return true;
  return is(outlook, 'fremen') && STAGES.includes(territoryOfCell(cell).id);
}

const STAGES: readonly TerritoryId[] = ['plastic-basin', 'habbanya-ridge-flat', 'the-great-flat'];

/** The best off-planet shipment, whether or not it is offered just now. */
function bestShipment(outlook: Outlook, from: TerritoryId | null = null): Shipment | null {
  return once(outlook, `best-ship/${from}`, () => {
    let best: Shipment | null = null;
    const most = mostFrom(outlook, from);
    for (const to of goals(outlook)) {
      if (territoryOfCell(to).id === from || !mayEnter(outlook, to)) continue;
      const shipment = bestNumber(outlook, from, to, most);
      if (shipment.n > 0 && shipment.worth > (best?.worth ?? 0)) best = shipment;
    }
    return best;
  });
}

const goals = ({ view }: Outlook): CellId[] => [
  ...STRONGHOLDS.map((stronghold) => territoryOf(stronghold).cells[0]!),
  ...Object.keys(view.spice),
];

/** GUI-B2, L1: from the reserves as well as from the board. */
export function originWorth(outlook: Outlook, option: DuneOption): number {
  switch (option.type) {
    case 'from-reserves':
      return bestShipment(outlook)?.worth ?? -1;
    case 'territory':
      return bestShipment(outlook, option.territory)?.worth ?? -1;
    default:
      return 0;
  }
}

interface AboutShipment {
  readonly from: TerritoryId | null;
  readonly to: CellId | null;
}

export function shipNumberWorth(outlook: Outlook, n: number, about: AboutShipment): number {
  return about.to === null ? -n : numberWorth(outlook, about.from ?? null, about.to, n);
}

/** Sardaukar and Fedaykin for battles and strongholds, others for spice. */
export const shipSpecialWorth = (_: Outlook, n: number, { to }: AboutShipment): number =>
  to !== null && isStronghold(territoryOfCell(to).id) ? n : -n;

/** What a shipment into a territory would be worth now. */
export function shipWorthInto(outlook: Outlook, territory: TerritoryId): number {
  const most = mostFrom(outlook, null);
  return Math.max(
    0,
    ...territoryOf(territory).cells.map((cell) =>
      isGoal(outlook, cell) && mayEnter(outlook, cell)
        ? bestNumber(outlook, null, cell, most).worth
        : 0,
    ),
  );
}
