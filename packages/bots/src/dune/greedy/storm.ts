import {
  CELLS,
  type CellId,
  type DuneOption,
  SECTORS,
  STORM_CARDS,
  sectorOf,
  type TerritoryId,
  territoryOf,
  territoryOfCell,
} from '@landsraad/dune';
import { count, enemiesIn, NO_FORCES, type Outlook, once, whim } from './outlook.ts';

/* Where the storm may go, and whom it would hit. */

/** Sums of two dials from 1 to 3, with their chances. */
const DIALS = [2, 3, 3, 4, 4, 4, 5, 5, 6];

function safeFromStorm({ view }: Outlook, territory: TerritoryId): boolean {
  const { stormProtected, losesProtection } = territoryOf(territory);
  return stormProtected && (view.shieldWall || !losesProtection);
}

/** The chance that the next storm comes over a cell. */
export function stormRisk(outlook: Outlook, cell: CellId): number {
  const { view } = outlook;
  const sector = sectorOf(cell);
  if (sector === null || view.storm === null) return 0;
  if (safeFromStorm(outlook, territoryOfCell(cell).id)) return 0;
  const gap = (sector - view.storm + SECTORS) % SECTORS;
  if (gap === 0) return 0;
  if (view.stormCard !== null) return view.stormCard >= gap ? 1 : 0;
  const cards = outlook.advanced && view.factions.some(({ id }) => id === 'fremen');
  const distances = cards ? STORM_CARDS : DIALS;
  return distances.filter((distance) => distance >= gap).length / distances.length;
}

/** What the seat wins by a storm over so many sectors: the losses of enemies less its own. */
function stormWorth(outlook: Outlook, distance: number): number {
  const hits = once(outlook, 'storm-hits', () => hitsBySector(outlook));
  const from = outlook.view.storm ?? 0;
  let worth = 0;
  for (let i = 1; i <= distance; i++) worth += hits[(from + i) % SECTORS]!;
  return worth;
}

function hitsBySector(outlook: Outlook): number[] {
  const { view, side, weights } = outlook;
  const hits = Array<number>(SECTORS).fill(0);
  for (const cell of CELLS) {
    const sector = sectorOf(cell);
    if (sector === null) continue;
    const safe = safeFromStorm(outlook, territoryOfCell(cell).id);
    let worth = 0;
    for (const [seat, { board }] of view.factions.entries()) {
      const forces = board[cell];
      if (!forces) continue;
      const own = side.includes(seat);
      if (!safe) worth += count(forces) * weights.force * (own ? -1 : 0.4);
      if (own) worth -= Math.min(view.spice[cell] ?? 0, 2 * count(forces)) * weights.harvest;
    }
    hits[sector]! += worth;
  }
  return hits;
}

export function dialWorth(outlook: Outlook, n: number): number {
  const worths = [1, 2, 3].map((other) => stormWorth(outlook, n + other));
  return worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
}

/** The first storm is anybody's guess. */
export const firstDialWorth = (outlook: Outlook, n: number): number =>
  n === whim(outlook, 21) ? 1 : 0;

/** A card for a storm that hurts others more than the one to come, or spares the seat's own. */
export function weatherWorth(
  outlook: Outlook,
  option: DuneOption,
  about: { readonly distance?: number },
): number {
  if (option.type !== 'number') return 0;
  const without =
    about.distance === undefined ? 0 : Math.min(0, stormWorth(outlook, about.distance));
  return stormWorth(outlook, option.n) - without - 2 * outlook.weights.averageCard;
}

const BEHIND_THE_WALL: readonly TerritoryId[] = ['arrakeen', 'carthag', 'imperial-basin'];

/** Destroys the Shield Wall when a storm is near enough to catch enemies behind it. */
export function atomicsWorth(outlook: Outlook, option: DuneOption): number {
  if (option.type !== 'yes') return 0;
  const { view, weights, seat } = outlook;
  let worth = -weights.averageCard;
  for (const territory of BEHIND_THE_WALL)
    for (const cell of territoryOf(territory).cells) {
      const gap = (sectorOf(cell)! - (view.storm ?? 0) + SECTORS) % SECTORS;
      if (gap === 0 || gap > 4) continue;
      for (const enemy of enemiesIn(outlook, territory))
        worth += count(view.factions[enemy]!.board[cell] ?? NO_FORCES) * 0.6;
      worth -= 3 * count(view.factions[seat]!.board[cell] ?? NO_FORCES);
    }
  return worth;
}
