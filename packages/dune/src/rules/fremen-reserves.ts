import { type Flow, type Reason, refusedAmong, type Seat } from '@landsraad/kernel';
import { cellOption, type DuneOption, NONE } from '../choices.ts';
import type { Territory } from '../content/component.ts';
import { CELLS, territoryOfCell } from '../content/index.ts';
import type { CellId } from '../ids.ts';
import { refuse } from '../refusals.ts';
import { advanced, type Dune } from '../state.ts';
import { entered } from './advisors.ts';
import { ask } from './ask.ts';
import { count, inStorm, place, whyNotInStorm, whyNotInto } from './board.ts';
import { isStopped } from './karama.ts';
import { allOf, chooseLoad, takeUp } from './load.ts';
import { openCells } from './open-cells.ts';
import { loseHalf } from './storm.ts';

/** FRE-B1, A4, DUN-8.10, 8.11, 23.1: free, near the Great Flat; into the storm at a price in lives. */
export function* bringReserves(game: Dune, seat: Seat): Flow {
  let stormy = advanced(game);
  for (;;) {
    const to = yield* chooseWhere(game, seat, stormy);
    if (to === null) return;
    const { reserves } = game.factions[seat]!;
    const load = yield* chooseLoad(game, seat, [null], count(reserves), { from: null, to });
    const forces = allOf(load);
    if (count(forces) === 0) return;
    if (inStorm(game, to) && (yield* isStopped(game, 'FRE-A4', seat))) {
      stormy = false; // DUN-18.5
      continue;
    }
    takeUp(game, seat, load);
    place(game, seat, to, forces);
    game.events?.push({ type: 'shipped', seat, from: null, to, forces, cost: 0 });
    if (inStorm(game, to)) yield* loseHalf(game, seat, to, forces);
    return yield* entered(game, seat, territoryOfCell(to).id);
  }
}

function* chooseWhere(game: Dune, seat: Seat, stormy: boolean): Flow<CellId | null> {
  const isOpen = (_: CellId, sector: number | undefined) => stormy || sector !== game.storm;
  const whyNow = () => {
    const whyNotEnter = whyNotInto(game, seat);
    return (territory: Territory) => whyNotNear(territory) ?? whyNotEnter(territory);
  };
  const refused = () => {
    const why = whyNow();
    const whyNot = (cell: CellId) => {
      const territory = territoryOfCell(cell);
      const closed = stormy ? null : whyNotInStorm(game, cell);
      return whyNotNear(territory) ?? closed ?? why(territory);
    };
    return refusedAmong(CELLS, whyNot, cellOption);
  };
  const picked = yield* ask<DuneOption>(seat, {
    kind: 'ship',
    rule: 'FRE-B1',
    about: { from: null },
    options: () => [NONE, ...openCells(isOpen, whyNow())],
    refused,
  });
  return picked.type === 'cell' ? picked.cell : null;
}

const whyNotNear = ({ fremenRange }: Territory): Reason | null =>
  fremenRange ? null : refuse('beyond-reach', 'FRE-B1');
