import { type CellId, type DuneView, type FactionId, territoryOfCell } from '@landsraad/dune';
import type { Seat } from '@landsraad/kernel';

/** What a faction has in a cell. */
export interface Standing {
  readonly seat: Seat;
  readonly faction: FactionId;
  readonly normal: number;
  readonly special: number;
  readonly advisors: boolean;
}

export const countOf = ({ normal, special }: Pick<Standing, 'normal' | 'special'>): number =>
  normal + special;

/** Who stands in a cell, in the order of the seats. */
export function standingIn(
  { factions }: Pick<DuneView, 'factions'>,
  cell: CellId,
): readonly Standing[] {
  const territory = territoryOfCell(cell).id;
  return factions.flatMap(({ id, board, advisors }, seat) => {
    const forces = board[cell];
    if (!forces || countOf(forces) === 0) return [];
    return [{ seat, faction: id, ...forces, advisors: advisors.includes(territory) }];
  });
}

/** All cells where somebody stands. */
export const occupiedCells = ({ factions }: Pick<DuneView, 'factions'>): readonly CellId[] => [
  ...new Set(factions.flatMap(({ board }) => Object.keys(board))),
];

/** Whoever alone has fighters in a stronghold: advisors hold nothing. */
export function holderOf(view: Pick<DuneView, 'factions'>, cell: CellId): Standing | null {
  const fighters = standingIn(view, cell).filter(({ advisors }) => !advisors);
  return fighters.length === 1 ? fighters[0]! : null;
}
