import {
  type CellId,
  type DuneOption,
  type Forces,
  reach,
  type TerritoryId,
  territoryOf,
  territoryOfCell,
} from '@landsraad/dune';
import type { Asked } from '../../bot.ts';
import { type Scored, scored } from '../../scored.ts';
import { type Change, groundNow, groundWorth, mayEnter } from './ground.ts';
import {
  count,
  forcesAt,
  future,
  is,
  isStronghold,
  minus,
  myForcesIn,
  NO_FORCES,
  type Outlook,
  occupants,
  once,
  plus,
} from './outlook.ts';

/* Movement: which group goes where. The same thought answers every step of the question. */

export interface Move {
  readonly from: TerritoryId;
  readonly groups: ReadonlyMap<CellId, Forces>;
  readonly to: CellId;
  readonly worth: number;
}

/** DUN-9.3 to 9.6 */
function rangeOf(outlook: Outlook, from: TerritoryId): number {
  const thopters =
    count(myForcesIn(outlook, 'arrakeen')) + count(myForcesIn(outlook, 'carthag')) > 0;
  if (thopters && !outlook.me.advisors.includes(from)) return 3;
  return is(outlook, 'fremen') ? 2 : 1;
}

export function bestMove(outlook: Outlook): Move | null {
  return once(outlook, 'best-move', () => {
    let best: Move | null = null;
    const origins = new Set(Object.keys(outlook.me.board).map((cell) => territoryOfCell(cell).id));
    for (const from of origins) {
      const move = bestMoveFrom(outlook, from);
      if (move && move.worth > (best?.worth ?? 0)) best = move;
    }
    return best;
  });
}

function bestMoveFrom(outlook: Outlook, from: TerritoryId): Move | null {
  return once(outlook, `best-move/${from}`, () => {
    let best: Move | null = null;
    for (const groups of groupsIn(outlook, from))
      for (const to of goalsOf(outlook, from, [...groups.keys()])) {
        const worth = moveWorth(outlook, from, groups, to);
        if (worth > (best?.worth ?? Number.NEGATIVE_INFINITY)) best = { from, groups, to, worth };
      }
    return best;
  });
}

/** Everybody, the forces of one cell, or all but a few who stay. */
function groupsIn(outlook: Outlook, from: TerritoryId): Map<CellId, Forces>[] {
  const { storm } = outlook.view;
  const territory = territoryOf(from);
  const cells = territory.cells.filter(
    (cell, i) => outlook.me.board[cell] && (storm === null || territory.sectors[i] !== storm),
  );
  const whole = new Map(cells.map((cell) => [cell, forcesAt(outlook, cell)]));
  const groups: Map<CellId, Forces>[] = cells.length > 1 ? [whole] : [];
  for (const cell of cells) {
    const there = forcesAt(outlook, cell);
    const all = count(there);
    for (const n of new Set([all, all - 1, all - 2, all - 3, all - 5, Math.ceil(all / 2)]))
      if (n > 0) groups.push(new Map([[cell, someOf(there, n)]]));
  }
  return groups;
}

function someOf({ normal, special }: Forces, n: number): Forces {
  const specials = Math.min(special, n);
  return { normal: Math.min(normal, n - specials), special: specials };
}

/** Cells that the whole group can reach and may enter. */
function goalsOf(outlook: Outlook, from: TerritoryId, cells: readonly CellId[]): CellId[] {
  return once(outlook, `goals/${cells.join('+')}`, () => {
    const { view, seat } = outlook;
    const crossable = (territory: TerritoryId) =>
      !isStronghold(territory) ||
      occupants(outlook, territory).filter((other) => other !== seat).length < 2;
    const reached = cells.map((cell) => reach(cell, rangeOf(outlook, from), view.storm, crossable));
    return [...reached[0]!].filter(
      (cell) =>
        reached.every((goals) => goals.has(cell)) &&
        territoryOfCell(cell).id !== from &&
        isGoal(outlook, from, cell) &&
        mayEnter(outlook, cell),
    );
  });
}

/** Strongholds, spice, and for those in the sand a safe place. */
function isGoal({ view }: Outlook, from: TerritoryId, cell: CellId): boolean {
  const { type } = territoryOfCell(cell);
  if (type === 'stronghold' || view.spice[cell]) return true;
  return type !== 'sand' && territoryOf(from).type === 'sand';
}

function moveWorth(
  outlook: Outlook,
  from: TerritoryId,
  groups: ReadonlyMap<CellId, Forces>,
  to: CellId,
): number {
  const { id } = territoryOfCell(to);
  let moved = NO_FORCES;
  const leaving: Change[] = [];
  for (const [cell, forces] of groups) {
    moved = plus(moved, forces);
    leaving.push({ cell, forces: minus(NO_FORCES, forces) });
  }
  const arriving = groundWorth(outlook, id, [{ cell: to, forces: moved }]) - groundNow(outlook, id);
  if (outlook.me.advisors.includes(from)) return arriving - outlook.weights.advisor;
  return (
    arriving +
    groundWorth(outlook, from, leaving) -
    groundNow(outlook, from) -
    future(outlook) * outlook.weights.moveHold
  );
}

export function moveOrigin(outlook: Outlook, option: DuneOption): number {
  if (option.type !== 'territory') return option.type === 'card' ? -1 : 0;
  const best = bestMove(outlook);
  return best?.from === option.territory ? best.worth : -1;
}

/** As many as the best move from there takes. */
export function moveNumberWorth(
  outlook: Outlook,
  n: number,
  { cell, force }: { readonly cell: CellId; readonly force: keyof Forces },
): number {
  const move = bestMoveFrom(outlook, territoryOfCell(cell).id);
  return -Math.abs(n - (move?.groups.get(cell)?.[force] ?? 0));
}

export function weighGoals(
  outlook: Outlook,
  decision: Asked,
  options: readonly DuneOption[],
): Scored[] {
  const { from, groups } = decision.about as {
    from: TerritoryId;
    groups: Readonly<Record<CellId, Forces>>;
  };
  const group = new Map(Object.entries(groups));
  return options.map((option) =>
    option.type === 'cell'
      ? scored(
          option.id,
          'move',
          mayEnter(outlook, option.cell) ? moveWorth(outlook, from, group, option.cell) : -1,
        )
      : scored(option.id, 'stay', 0),
  );
}

export function hajrWorth(outlook: Outlook, option: DuneOption): number {
  if (option.type !== 'yes') return 0;
  return (bestMove(outlook)?.worth ?? 0) - outlook.weights.hajrHold;
}

/** FRE-B4: all who stand where the worm came may go anywhere. */
export function rideWorth(
  outlook: Outlook,
  option: DuneOption,
  { territory }: { readonly territory: TerritoryId },
): number {
  if (option.type !== 'cell') return 0;
  const cells = territoryOf(territory).cells.filter((cell) => outlook.me.board[cell]);
  const group = new Map(cells.map((cell) => [cell, forcesAt(outlook, cell)]));
  return moveWorth(outlook, territory, group, option.cell);
}
