import {
  type CellId,
  type DuneOption,
  type FactionId,
  leaderOf,
  territoryOfCell,
} from '@landsraad/dune';
import { count, type Outlook, whim } from './outlook.ts';

/* What is decided before the first turn. */

/** How often each faction wins in greedy's hands; the Bene Gesserit bet on it. */
const WINS: { readonly [F in FactionId]: number } = {
  atreides: 3,
  harkonnen: 3,
  emperor: 2,
  fremen: 3,
  'spacing-guild': 2,
  'bene-gesserit': 0,
};

/** How often a game ends in each turn. */
const ENDS = [0, 1, 3, 4, 4, 4, 3, 3, 2, 2];

export function predictionWorth(outlook: Outlook, option: DuneOption): number {
  if (option.type === 'faction')
    return WINS[option.faction] + (whim(outlook, 7 * 6) % (2 + option.faction.length)) / 4;
  if (option.type !== 'number') return 0;
  return (ENDS[option.n - 1] ?? 0) + ((whim(outlook, 97) * option.n) % 5) / 3;
}

/** The strongest leader of somebody else. */
export function traitorWorth({ view, seat }: Outlook, option: DuneOption): number {
  if (option.type !== 'leader') return 0;
  const { strength } = leaderOf(option.leader);
  return view.leaders[option.leader]!.owner === seat ? strength - 10 : strength;
}

/** FRE-S1: Sietch Tabr, and the way to Habbanya Sietch and to the south. */
const FREMEN_START: Readonly<Record<CellId, number>> = {
  'sietch-tabr@13': 4,
  'false-wall-south@4': 2,
  'false-wall-west@16': 4,
};

export function fremenStart(
  outlook: Outlook,
  n: number,
  { cell, force }: { readonly cell: CellId; readonly force?: string },
): number {
  if (force === 'special') return territoryOfCell(cell).id === 'sietch-tabr' ? n : -n;
  const left = 10 - Object.values(outlook.me.board).reduce((sum, there) => sum + count(there), 0);
  return -Math.abs(n - Math.min(left, FREMEN_START[cell] ?? 0));
}

/** BEN-A1: an advisor beside the strongest neighbour. */
export function advisorStart({ view }: Outlook, option: DuneOption): number {
  if (option.type !== 'cell') return 0;
  const { type, id } = territoryOfCell(option.cell);
  if (type !== 'stronghold') return id === 'polar-sink' ? 1 : 0;
  const there = view.factions.some(({ board }) => board[option.cell]);
  return there ? 2 + Number(id === 'carthag') : 0.5;
}
