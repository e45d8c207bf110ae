import type { Flow, Seat } from '@landsraad/kernel';
import { NO, spaceOption, YES } from '../choices.ts';
import type { SpaceId } from '../ids.ts';
import { ask } from '../rules/ask.ts';
import { boardOf } from '../rules/board.ts';
import type { PlaceTaken } from '../rules/places.ts';
import { gainVp } from '../rules/points.ts';
import type { Imperium } from '../state.ts';
import { hasRule, ixOf, ownIx } from './seats.ts';

/** Who holds a space with a dreadnought, whatever marker lies there (IX-9.3, 9.7). */
export const holderOf = (game: Imperium, space: SpaceId): Seat | null =>
  ixOf(game).holding.find((held) => held.space === space)?.seat ?? null;

/** IX-18.3: the winner's dreadnought takes a space before those of the last combat leave (IX-9.11). */
export function* afterRewards(game: Imperium, places: readonly (PlaceTaken | null)[]): Flow {
  const { holding, seats } = ixOf(game);
  const older = holding.slice();
  const winner = places.indexOf(1); // IX-8.7
  if (winner >= 0 && ownIx(game, winner).dreadnoughts.conflict > 0) yield* takeSpace(game, winner);
  holding.splice(0, older.length);
  for (const { seat, space } of older) {
    ownIx(game, seat).dreadnoughts.garrison++; // IX-9.8
    game.events?.push({ type: 'dreadnought-returned', seat, space });
  }
  for (const seat of seats) seat.ifWon = 0;
}

/** IX-9.1, 9.2 */
function* takeSpace(game: Imperium, seat: Seat): Flow {
  if (yield* detonates(game, seat)) return;
  const free = PREFERRED.filter((space) => isFree(game, space));
  const under = free.find((space) => ![null, seat].includes(game.control[space] ?? null));
  const { space } = yield* ask(game, seat, {
    kind: 'dreadnought.place',
    rule: 'IX-9.1',
    options: boardOf(game).flatMap(({ id }) => (free.includes(id) ? [spaceOption(id)] : [])),
    fallback: under ?? free[0],
  });
  ownIx(game, seat).dreadnoughts.conflict--;
  ixOf(game).holding.push({ space, seat });
  game.events?.push({ type: 'dreadnought-holds', seat, space });
}

/** IX-21.4 */
export const PREFERRED: readonly SpaceId[] = ['imperial-basin', 'arrakeen', 'carthag'];

const isFree = (game: Imperium, space: SpaceId): boolean => holderOf(game, space) === null;

/** IX-15.3, 15.17: no space is taken then. */
function* detonates(game: Imperium, seat: Seat): Flow<boolean> {
  if (!hasRule(game, seat, 'detonation')) return false;
  const answer = yield* ask(game, seat, {
    kind: 'detonation',
    rule: 'IX-15.3',
    options: [NO, YES],
  });
  if (answer === NO) return false;
  const { dreadnoughts } = ownIx(game, seat);
  dreadnoughts.conflict--;
  dreadnoughts.supply++;
  game.events?.push({ type: 'dreadnought-detonated', seat });
  gainVp(game, seat, 1);
  return true;
}
