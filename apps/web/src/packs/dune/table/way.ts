import {
  type CellId,
  type DuneView,
  type Forces,
  route,
  STRONGHOLDS,
  territoryOf,
} from '@landsraad/dune';
import { useMemo } from 'react';
import { countOf, standingIn } from '../map/standing.ts';
import type { Way } from '../map/Way.tsx';
import type { DuneAsked } from '../spots.ts';
import { useDune } from './desk.ts';

/** While forces go somewhere: the way to a cell that may be chosen, before it is. */
export function useWayTo(cell: CellId | null): Way | null {
  const { decision, snapshot } = useDune();
  return useMemo(
    () => (cell === null || !decision ? null : wayTo(cell, decision, snapshot.view)),
    [cell, decision, snapshot.view],
  );
}

function wayTo(to: CellId, { kind, about, seat }: DuneAsked, view: DuneView): Way | null {
  if (kind !== 'move.to') return null;
  const groups = (about?.groups ?? {}) as Readonly<Record<CellId, Forces>>;
  const [from] = Object.keys(groups);
  if (!from) return null;
  const full = fullStrongholds(view, seat);
  const cells = route(from, to, view.storm, (id) => !full.includes(id));
  if (!cells) return null;
  const n = Object.values(groups).reduce((sum, group) => sum + countOf(group), 0);
  return { cells, label: `${n} → ${bordersIn(cells)}` };
}

/** DUN-9.11: where two others stand, nobody passes. */
const fullStrongholds = (view: DuneView, seat: number): readonly string[] =>
  STRONGHOLDS.filter((id) => {
    const others = standingIn(view, territoryOf(id).cells[0]!);
    return others.filter((one) => one.seat !== seat && !one.advisors).length > 1;
  });

const territoryIn = (cell: CellId): string => cell.split('@')[0]!;

const bordersIn = (cells: readonly CellId[]): number =>
  cells.slice(1).filter((cell, i) => territoryIn(cell) !== territoryIn(cells[i]!)).length;
