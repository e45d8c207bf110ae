import { chooseNumber, type Flow, type Seat } from '@landsraad/kernel';
import type { CellId } from '../ids.ts';
import type { Dune, Forces } from '../state.ts';
import { count, forcesAt, leaveReserves, lift, NO_FORCES, plus } from './board.ts';

/** The reserves are null. */
export type Source = CellId | null;

/** What a shipment takes along, by where it stands. */
export type Load = ReadonlyMap<Source, Forces>;

/**
 * How many of each kind, from each source in turn. A source out of which nothing can be paid is
 * asked about all the same: to skip it would show how much spice there is.
 */
export function* chooseLoad(
  game: Dune,
  seat: Seat,
  sources: readonly Source[],
  most: number,
  about: Readonly<Record<string, unknown>>,
): Flow<Load> {
  const load = new Map<Source, Forces>();
  let left = most;
  for (const source of sources) {
    const faction = game.factions[seat]!;
    const there = source === null ? faction.reserves : forcesAt(faction, source);
    const forces = yield* chooseForces(seat, there, Math.min(left, count(there)), {
      ...about,
      ...(source !== null && { cell: source }),
    });
    left -= count(forces);
    if (count(forces) > 0) load.set(source, forces);
  }
  return load;
}

function* chooseForces(
  seat: Seat,
  there: Forces,
  max: number,
  about: Readonly<Record<string, unknown>>,
): Flow<Forces> {
  const rule = 'DUN-8.2';
  const n = yield* chooseNumber({ seat, kind: 'ship.number', rule, min: 0, max, about });
  const least = Math.max(0, n - there.normal);
  const most = Math.min(n, there.special);
  const special =
    least === most
      ? least
      : yield* chooseNumber({ seat, kind: 'ship.special', rule, min: least, max: most, about });
  return { normal: n - special, special };
}

export function allOf(load: Load): Forces {
  let all = NO_FORCES;
  for (const forces of load.values()) all = plus(all, forces);
  return all;
}

export function takeUp(game: Dune, seat: Seat, load: Load): void {
  for (const [source, forces] of load)
    if (source === null) leaveReserves(game, seat, forces);
    else lift(game, seat, source, forces);
}
