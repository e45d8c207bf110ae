import { chooseNumber, type Flow, type Seat } from '@landsraad/kernel';
import type { DecisionKind } from '../choices.ts';
import type { Dune, Forces } from '../state.ts';
import { count, joinReserves, minus } from './board.ts';

/** At most one Sardaukar or Fedaykin a turn, however it is revived (DUN-7.6, 30.25). */
const SPECIAL_LIMIT = 1;

const specialAble = ({ factions }: Dune, seat: Seat): number => {
  const { tanks, specialsRevived } = factions[seat]!;
  return Math.min(tanks.special, Math.max(0, SPECIAL_LIMIT - specialsRevived));
};

/** How many forces could be revived, as all can see. */
export const revivableForces = (game: Dune, seat: Seat): number =>
  game.factions[seat]!.tanks.normal + specialAble(game, seat);

/** Which of them are special, where the owner has a choice. */
export function* whichKind(game: Dune, seat: Seat, n: number, kind: DecisionKind): Flow<Forces> {
  const { tanks } = game.factions[seat]!;
  const most = Math.min(n, specialAble(game, seat));
  const least = Math.max(0, n - tanks.normal);
  const special =
    least === most
      ? least
      : yield* chooseNumber({
          seat,
          kind,
          rule: 'DUN-7.6',
          min: least,
          max: most,
          about: { force: 'special' },
        });
  return { normal: n - special, special };
}

/** Out of the tanks (DUN-7.1). */
export function toReserves(game: Dune, seat: Seat, forces: Forces, cost: number): void {
  if (count(forces) === 0) return;
  const faction = game.factions[seat]!;
  faction.tanks = minus(faction.tanks, forces);
  joinReserves(game, seat, forces);
  faction.specialsRevived += forces.special;
  game.events?.push({ type: 'revived', seat, forces, cost });
}
