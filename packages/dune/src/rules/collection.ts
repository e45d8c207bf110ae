import type { Flow } from '@landsraad/kernel';
import { STRONGHOLDS, territoryOf, territoryOfCell } from '../content/index.ts';
import { advanced, type Dune } from '../state.ts';
import { anytime } from './anytime.ts';
import { areAdvisors, count, forcesAt, occupants, occupies, stormOrder } from './board.ts';

/** DUN-28.17 */
export function* collection(game: Dune): Flow {
  game.events?.push({ type: 'phase-started', phase: 'collection' });
  if (advanced(game)) income(game);
  for (const seat of stormOrder(game)) harvest(game, seat); // DUN-11.6
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

/** DUN-11.1 to 11.5 */
function harvest(game: Dune, seat: number): void {
  const faction = game.factions[seat]!;
  const rate = occupies(game, seat, 'arrakeen') || occupies(game, seat, 'carthag') ? 3 : 2;
  for (const cell of Object.keys(game.spice)) {
    if (areAdvisors(game, seat, territoryOfCell(cell).id)) continue;
    const n = Math.min(game.spice[cell]!, rate * count(forcesAt(faction, cell)));
    if (n === 0) continue;
    faction.spice += n;
    game.spice[cell]! -= n;
    if (game.spice[cell] === 0) delete game.spice[cell];
    game.events?.push({ type: 'collected', seat, cell, n });
  }
}
