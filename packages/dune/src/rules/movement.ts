import { type Flow, type Reason, refusedAmong, type Seat } from '@landsraad/kernel';
import {
  cardOption,
  cellOption,
  type DuneOption,
  NO,
  NONE,
  territoryOption,
  YES,
} from '../choices.ts';
import type { Territory } from '../content/component.ts';
import { CELLS, STRONGHOLDS, territoryOfCell } from '../content/index.ts';
import type { CellId, TerritoryId } from '../ids.ts';
import { joined, reach, route } from '../map.ts';
import { refuse } from '../refusals.ts';
import { type Dune, type Forces, isFaction } from '../state.ts';
import { addAdvisors, becomeFighters, entered, mayBeFighters } from './advisors.ts';
import { ask } from './ask.ts';
import {
  areAdvisors,
  cellsWith,
  count,
  forcesAt,
  type Ground,
  inStorm,
  liftAll,
  occupants,
  occupies,
  place,
  strongholdFull,
  territoriesWith,
  tokensIn,
  whyNotInStorm,
  whyNotInto,
} from './board.ts';
import { isStopped } from './karama.ts';
import { openCells } from './open-cells.ts';
import { chooseGroup } from './spice-blow.ts';
import { allLieOpen, holds, playCard } from './treachery.ts';
import { sealed } from './windows.ts';

/** DUN-28.12 (e), (f): one movement, and one more with Hajr, played before or after it. */
export function* movement(game: Dune, seat: Seat): Flow {
  let moves = 1;
  while (moves > 0) {
    const origins = territoriesWith(game, seat).filter((id) => movable(game, seat, id).length > 0);
    const hajr = holds(game, seat, HAJR) ? [cardOption(HAJR)] : [];
    const picked = yield* ask<DuneOption>(seat, {
      kind: 'move',
      rule: 'DUN-9.1',
      options: [NONE, ...origins.map(territoryOption), ...hajr],
    });
    if (picked.type === 'card') {
      playCard(game, seat, HAJR); // DUN-9.14
      moves++;
      continue;
    }
    if (picked.type !== 'territory') return;
    yield* move(game, seat, picked.territory);
    moves--;
    if (moves === 0 && (yield* onceMore(game, seat))) moves = 1;
  }
}

const HAJR = 'hajr';

/** Asked of everybody who could hold the card, so that nothing shows who does. */
function* onceMore(game: Dune, seat: Seat): Flow<boolean> {
  if (game.factions[seat]!.hand.length === 0 || allLieOpen(game, HAJR)) return false;
  const picked = yield* ask(seat, {
    kind: 'hajr',
    rule: 'DUN-9.14',
    options: holds(game, seat, HAJR) ? [NO, YES] : [NO],
    window: sealed('hajr'),
  });
  if (picked === NO) return false;
  playCard(game, seat, HAJR);
  return true;
}

/** The cells of a territory that forces may leave. */
export const movable = (game: Ground, seat: Seat, territory: TerritoryId): CellId[] =>
  cellsWith(game, seat, territory).filter((cell) => !inStorm(game, cell));

/** DUN-9.1, 9.2, 9.7 to 9.13 */
function* move(game: Dune, seat: Seat, from: TerritoryId): Flow {
  const advisors = areAdvisors(game, seat, from);
  const groups = new Map<CellId, Forces>();
  for (const cell of movable(game, seat, from)) {
    const [first] = groups.keys();
    if (first !== undefined && !joined(first, cell, game.storm)) continue; // DUN-9.2
    const there = forcesAt(game.factions[seat]!, cell);
    const group = yield* chooseGroup(seat, 'move.forces', 'DUN-9.1', there, cell);
    if (count(group) > 0) groups.set(cell, group);
  }
  if (groups.size === 0) return;
  let distance = rangeOf(game, seat, advisors);
  for (;;) {
    const to = yield* chooseGoal(game, seat, groups, distance, advisors);
    if (to === null) return;
    const far = distance === 2 && beyondOne(game, seat, groups, to);
    if (!far || !(yield* isStopped(game, 'FRE-B2', seat)))
      return yield* arrive(game, seat, groups, to, advisors);
    distance = 1; // DUN-18.5: the move is made again
  }
}

type Groups = ReadonlyMap<CellId, Forces>;

const originOf = (groups: Groups): TerritoryId => territoryOfCell([...groups.keys()][0]!).id;

/** Only Fremen go two territories; three by ornithopter are everybody's. */
function beyondOne(game: Dune, seat: Seat, groups: Groups, to: CellId): boolean {
  const [from] = groups.keys();
  return !reachOf(game, seat, from!, 1, false).has(to);
}

function* chooseGoal(
  game: Dune,
  seat: Seat,
  groups: Groups,
  distance: number,
  advisors: boolean,
): Flow<CellId | null> {
  const goals = () => goalsOf(game, seat, [...groups.keys()], distance, advisors);
  const picked = yield* ask<DuneOption>(seat, {
    kind: 'move.to',
    rule: 'DUN-9.9',
    options: () => [NONE, ...goals().open],
    refused: () => refusedAmong(CELLS, goals().why, cellOption),
    about: { from: originOf(groups), groups: Object.fromEntries(groups) },
  });
  return picked.type === 'cell' ? picked.cell : null;
}

/** What is open to the forces of these cells, which go together, and why the rest is not. */
interface Goals {
  readonly open: readonly DuneOption[];
  readonly why: (cell: CellId) => Reason | null;
}

function goalsOf(
  game: Ground,
  seat: Seat,
  cells: readonly CellId[],
  distance: number,
  advisors: boolean,
): Goals {
  const reached = reachOf(game, seat, cells[0]!, distance, advisors);
  const whyNotEnter = whyNotInto(game, seat);
  const whyNotThere = (territory: Territory) =>
    whyNotEnter(territory, advisors && !occupies(game, seat, territory.id)); // BEN-A9
  const stays = (cell: CellId) => cells.length === 1 && cells[0] === cell;
  return {
    open: openCells((cell) => reached.has(cell) && !stays(cell), whyNotThere),
    why(cell) {
      if (stays(cell)) return refuse('already-there', 'DUN-9.13');
      const closed = whyNotInStorm(game, cell) ?? whyNotThere(territoryOfCell(cell));
      return closed ?? (reached.has(cell) ? null : refuse('too-far', 'DUN-9.6'));
    },
  };
}

/** Where a seat could move from these cells of a territory, told from a view as the rules tell it. */
export function moveGoals(view: Ground, seat: Seat, cells: readonly CellId[]): Goals {
  const advisors = areAdvisors(view, seat, territoryOfCell(cells[0]!).id);
  return goalsOf(view, seat, cells, rangeOf(view, seat, advisors), advisors);
}

/** How many borders such a move crosses, at the least, to each cell within its range. */
export function moveDistances(view: Ground, seat: Seat, from: CellId): ReadonlyMap<CellId, number> {
  const advisors = areAdvisors(view, seat, territoryOfCell(from).id);
  const distances = new Map<CellId, number>();
  for (let far = 0; far <= rangeOf(view, seat, advisors); far++)
    for (const cell of reachOf(view, seat, from, far, advisors))
      if (!distances.has(cell)) distances.set(cell, far);
  return distances;
}

/** The way that such a move takes; null where none leads there. */
export function moveWay(view: Ground, seat: Seat, from: CellId, to: CellId): CellId[] | null {
  const advisors = areAdvisors(view, seat, territoryOfCell(from).id);
  return route(from, to, view.storm, crossable(view, seat, advisors));
}

/** DUN-9.2: the cells of this one's territory whose forces may go along. */
export const goingAlong = (view: Ground, seat: Seat, cell: CellId): CellId[] =>
  movable(view, seat, territoryOfCell(cell).id).filter((other) => joined(cell, other, view.storm));

/** DUN-9.3 to 9.6; advisors neither give nor use ornithopters (DUN-9.15). */
export function rangeOf(game: Ground, seat: Seat, advisors: boolean): number {
  const thopters = occupies(game, seat, 'arrakeen') || occupies(game, seat, 'carthag');
  if (thopters && !advisors) return 3;
  return isFaction(game, seat, 'fremen') ? 2 : 1;
}

/** The cells of a group are joined, so that they reach the same (DUN-9.2). */
function reachOf(
  game: Ground,
  seat: Seat,
  from: CellId,
  distance: number,
  advisors: boolean,
): Set<CellId> {
  return reach(from, distance, game.storm, crossable(game, seat, advisors));
}

/** DUN-9.11 */
function crossable(game: Ground, seat: Seat, advisors: boolean) {
  const full = advisors ? [] : STRONGHOLDS.filter((id) => strongholdFull(game, seat, id));
  return (territory: TerritoryId): boolean => !full.includes(territory);
}

function* arrive(game: Dune, seat: Seat, groups: Groups, to: CellId, advisors: boolean): Flow {
  const territory = territoryOfCell(to).id;
  const inside = originOf(groups) === territory;
  const joinsOwn = !inside && tokensIn(game, seat, territory) > 0;
  const moved = liftAll(game, seat, groups);
  place(game, seat, to, moved);
  game.events?.push({ type: 'moved', seat, from: [...groups.keys()], to, forces: moved });
  if (inside) {
    if (advisors) addAdvisors(game, seat, territory);
    return;
  }
  if (advisors && !joinsOwn) yield* arriveAsAdvisors(game, seat, territory); // else BEN-A9
  yield* entered(game, seat, territory);
}

/** BEN-A6: into an empty territory as fighters; else the player chooses. */
function* arriveAsAdvisors(game: Dune, seat: Seat, territory: TerritoryId): Flow {
  const others = occupants(game, territory).filter((other) => other !== seat);
  if (others.length === 0) return; // fighters
  addAdvisors(game, seat, territory);
  if (!mayBeFighters(game, seat, territory)) return;
  const picked = yield* ask(seat, {
    kind: 'bg.arrive',
    rule: 'BEN-A6',
    options: [NO, YES],
    about: { territory },
  });
  if (picked === YES && !(yield* isStopped(game, 'BEN-A6', seat)))
    becomeFighters(game, seat, territory);
}
