import { chooseSome, type Flow, rulesOf, type Seat, together } from '@landsraad/kernel';
import { cellOption, type DuneOption } from '../choices.ts';
import { STRONGHOLDS, territoryOf, territoryOfCell } from '../content/index.ts';
import type { CellId } from '../ids.ts';
import { advanced, type Dune } from '../state.ts';
import { anytime } from './anytime.ts';
import { areAdvisors, count, forcesAt, occupants, occupies, stormOrder } from './board.ts';
import { takeSpice } from './spice.ts';
import { type Step, stepOf } from './steps.ts';

/** DUN-28.17 */
export const collection = (game: Dune): Flow => stepOf(game, STEPS);

const STEPS: readonly Step[] = [collect, afterCollection];

function* collect(game: Dune): Flow {
  game.events?.push({ type: 'phase-started', phase: 'collection' });
  if (advanced(game)) income(game);
  const harvests = yield* chooseHarvests(game);
  for (const [seat, cells] of harvests) harvest(game, seat, cells); // DUN-11.6
}

function* afterCollection(game: Dune): Flow {
  yield* anytime(game);
  game.phase = 'mentat';
}

/** DUN-16.1, 16.2 */
function income(game: Dune): void {
  for (const stronghold of STRONGHOLDS) {
    const n = territoryOf(stronghold).income;
    if (n === 0) continue;
    for (const seat of occupants(game, stronghold)) {
      game.factions[seat]!.spice += n;
      game.events?.push({ type: 'collected', seat, cell: stronghold, n });
    }
  }
}

/** DUN-11.1: spice may be left where it lies; until version 2 all of it was collected. */
function* chooseHarvests(game: Dune): Flow<Map<Seat, readonly CellId[]>> {
  const within = new Map<Seat, readonly CellId[]>();
  for (const seat of stormOrder(game)) {
    const cells = harvestable(game, seat);
    if (cells.length > 0) within.set(seat, cells);
  }
  if (rulesOf(game) < 2) return within;
  const chosen = yield* together(
    new Map([...within].map(([seat, cells]) => [seat, chooseHarvest(seat, cells)])),
  );
  if (chosen.size > 1) game.revealed++; // what the others leave is news to the last
  return chosen;
}

function* chooseHarvest(seat: Seat, cells: readonly CellId[]): Flow<readonly CellId[]> {
  const picked = yield* chooseSome<DuneOption>({
    seat,
    kind: 'collect',
    rule: 'DUN-11.1',
    options: cells.map(cellOption),
    min: 0,
    max: cells.length,
    fallback: cells,
  });
  return picked.map(({ id }) => id);
}

/** Where the seat's forces stand on spice; not its advisors (DUN-21.4). */
function harvestable(game: Dune, seat: Seat): CellId[] {
  const { board } = game.factions[seat]!;
  return Object.keys(game.spice).filter(
    (cell) => board[cell] !== undefined && !areAdvisors(game, seat, territoryOfCell(cell).id),
  );
}

/** DUN-11.2 to 11.5 */
function harvest(game: Dune, seat: Seat, cells: readonly CellId[]): void {
  const faction = game.factions[seat]!;
  const rate = occupies(game, seat, 'arrakeen') || occupies(game, seat, 'carthag') ? 3 : 2;
  for (const cell of cells) {
    const n = takeSpice(game, cell, rate * count(forcesAt(faction, cell)));
    if (n === 0) continue;
    faction.spice += n;
    game.events?.push({ type: 'collected', seat, cell, n });
  }
}
