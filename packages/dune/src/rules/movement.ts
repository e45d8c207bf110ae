import type { Flow, Seat } from '@landsraad/kernel';
import {
  cardOption,
  cellOption,
  type DuneOption,
  NO,
  NONE,
  territoryOption,
  YES,
} from '../choices.ts';
import { territoryOfCell } from '../content/index.ts';
import type { CellId, TerritoryId } from '../ids.ts';
import { reach } from '../map.ts';
import { type Dune, type Forces, isFaction } from '../state.ts';
import { becomeFighters, entered, mayBeFighters } from './advisors.ts';
import { ask } from './ask.ts';
import {
  areAdvisors,
  cellsWith,
  count,
  forcesAt,
  inStorm,
  liftAll,
  occupants,
  occupies,
  place,
  strongholdFull,
  territoriesWith,
  tokensIn,
  whyNotEnter,
} from './board.ts';
import { isStopped } from './karama.ts';
import { chooseGroup } from './spice-blow.ts';
import { holds, playCard } from './treachery.ts';

/** DUN-28.12 (e), (f): one movement, and one more with Hajr, before or after. */
export function* movement(game: Dune, seat: Seat): Flow {
  let moves = 1;
  while (moves > 0) {
    const origins = territoriesWith(game, seat).filter((id) => movable(game, seat, id).length > 0);
    const hajr = holds(game, seat, 'hajr');
    const picked = yield* ask<DuneOption>(seat, {
      kind: 'move',
      rule: 'DUN-9.1',
      options: [NONE, ...origins.map(territoryOption), ...(hajr ? [cardOption('hajr')] : [])],
    });
    if (picked.type === 'card') {
      playCard(game, seat, 'hajr'); // DUN-9.14
      moves++;
      continue;
    }
    if (picked.type !== 'territory') {
      if (moves === 1 && !hajr) return;
      moves = hajr && moves === 1 ? 0 : moves - 1;
      continue;
    }
    yield* move(game, seat, picked.territory);
    moves--;
    if (moves === 0 && holds(game, seat, 'hajr') && (yield* onceMore(game, seat))) moves = 1;
  }
}

function* onceMore(game: Dune, seat: Seat): Flow<boolean> {
  const picked = yield* ask(seat, { kind: 'hajr', rule: 'DUN-9.14', options: [NO, YES] });
  if (picked === NO) return false;
  playCard(game, seat, 'hajr');
  return true;
}

const movable = (game: Dune, seat: Seat, territory: TerritoryId): CellId[] =>
  cellsWith(game, seat, territory).filter((cell) => !inStorm(game, cell));

/** DUN-9.1, 9.2, 9.7 to 9.13 */
function* move(game: Dune, seat: Seat, from: TerritoryId): Flow {
  const advisors = areAdvisors(game, seat, from);
  const groups = new Map<CellId, Forces>();
  for (const cell of movable(game, seat, from)) {
    const there = { ...forcesAt(game.factions[seat]!, cell) };
    const group = yield* chooseGroup(seat, 'move.forces', 'DUN-9.1', there, cell);
    if (count(group) > 0) groups.set(cell, group);
  }
  if (groups.size === 0) return;
  let distance = rangeOf(game, seat, advisors);
  for (;;) {
    const goals = destinations(game, seat, [...groups.keys()], distance, advisors);
    const picked = yield* ask<DuneOption>(seat, {
      kind: 'move.to',
      rule: 'DUN-9.9',
      options: [NONE, ...goals.map(cellOption)],
      about: { from, groups: Object.fromEntries(groups) },
    });
    if (picked.type !== 'cell') return;
    const near = destinations(game, seat, [...groups.keys()], 1, advisors);
    const far = isFaction(game, seat, 'fremen') && distance === 2 && !near.includes(picked.cell);
    if (far && (yield* isStopped(game, 'FRE-B2', seat))) {
      distance = 1; // the move is made again
      continue;
    }
    return yield* arrive(game, seat, groups, picked.cell, advisors);
  }
}

/** DUN-9.3 to 9.6; advisors neither give nor use ornithopters (DUN-9.15). */
function rangeOf(game: Dune, seat: Seat, advisors: boolean): number {
  const thopters = occupies(game, seat, 'arrakeen') || occupies(game, seat, 'carthag');
  if (thopters && !advisors) return 3;
  return isFaction(game, seat, 'fremen') ? 2 : 1;
}

/** Cells that every part of the group can reach and may end in. */
function destinations(
  game: Dune,
  seat: Seat,
  from: readonly CellId[],
  distance: number,
  advisors: boolean,
): CellId[] {
  const crossable = (territory: TerritoryId) => advisors || !strongholdFull(game, seat, territory); // DUN-9.11
  const reached = from.map((cell) => reach(cell, distance, game.storm, crossable));
  return [...reached[0]!].filter(
    (cell) =>
      reached.every((cells) => cells.has(cell)) &&
      !(from.length === 1 && cell === from[0]) &&
      !whyNotEnter(game, seat, cell, { asAdvisors: advisors && !alone(game, seat, cell) }),
  );
}

/** Nobody else's forces there, so that advisors would become fighters. */
function alone(game: Dune, seat: Seat, cell: CellId): boolean {
  const territory = territoryOfCell(cell).id;
  return game.factions.every(
    (_, other) => other === seat || tokensIn(game, other, territory) === 0,
  );
}

function* arrive(
  game: Dune,
  seat: Seat,
  groups: ReadonlyMap<CellId, Forces>,
  to: CellId,
  advisors: boolean,
): Flow {
  const territory = territoryOfCell(to).id;
  const own = tokensIn(game, seat, territory) > 0 && !groups.has(to);
  const ownAdvisors = areAdvisors(game, seat, territory);
  const stays = [...groups.keys()].every((cell) => territoryOfCell(cell).id === territory);
  const moved = liftAll(game, seat, groups);
  place(game, seat, to, moved);
  game.events?.push({ type: 'moved', seat, from: [...groups.keys()], to, forces: moved });
  if (stays) {
    if (advisors && !areAdvisors(game, seat, territory))
      game.factions[seat]!.advisors.push(territory);
    return;
  }
  if (advisors && !(own && !ownAdvisors))
    yield* arriveAsAdvisors(game, seat, territory, ownAdvisors);
  if (!areAdvisors(game, seat, territory)) yield* entered(game, seat, territory);
}

/** BEN-A6, A9: into an empty territory as fighters; else the player chooses; or as those there. */
function* arriveAsAdvisors(
  game: Dune,
  seat: Seat,
  territory: TerritoryId,
  ownAdvisors: boolean,
): Flow {
  if (ownAdvisors) return;
  const others = game.factions.some(
    (_, other) => other !== seat && tokensIn(game, other, territory) > 0,
  );
  if (!others) return; // fighters
  game.factions[seat]!.advisors.push(territory);
  if (occupants(game, territory).length === 0 || !mayBeFighters(game, seat, territory)) return;
  const picked = yield* ask(seat, {
    kind: 'bg.arrive',
    rule: 'BEN-A6',
    options: [NO, YES],
    about: { territory },
  });
  if (picked === YES && !(yield* isStopped(game, 'BEN-A6', seat)))
    becomeFighters(game, seat, territory);
}
