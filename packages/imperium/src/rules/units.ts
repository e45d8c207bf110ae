import { chooseNumber, type Flow, type Seat } from '@landsraad/kernel';
import { DEPLOY } from '../choices.ts';
import type { UnitId } from '../ids.ts';
import type { Imperium } from '../state.ts';
import { deployable, deployTroops, deployWithinLimits } from './deploy.ts';
import { gathered } from './extension.ts';
import type { Task } from './menu.ts';

/** A kind of piece that fights. */
export interface Unit {
  readonly id: UnitId;
  readonly inGarrison: (game: Imperium, seat: Seat) => number;
  readonly inConflict: (game: Imperium, seat: Seat) => number;
  /** What each of them in the Conflict gives. */
  readonly strength: (game: Imperium, seat: Seat) => number;
  /** From the garrison to the Conflict. */
  readonly deploy: (game: Imperium, seat: Seat, n: number) => Flow;
  /** The combat is over, and so is the stay of those in the Conflict. */
  readonly goHome: (game: Imperium, seat: Seat) => void;
}

export const TROOP: Unit = {
  id: 'troop',
  inGarrison: ({ players }, seat) => players[seat]!.garrison,
  inConflict: ({ players }, seat) => players[seat]!.conflict,
  strength: () => 2, // IMP-19.1
  deploy: (game, seat, n) => deployTroops(game, seat, n, 'garrison'),
  goHome: ({ players }, seat) => {
    const player = players[seat]!;
    player.supply += player.conflict; // IMP-22.14
    player.conflict = 0;
  },
};

/** IMP-13.7: some troops at a time, as often as the limits of the turn allow. */
export const DEPLOYMENT: Task = {
  offered: (game, seat) => (deployable(game, seat, TROOP) > 0 ? [DEPLOY] : []),
  *run(game, seat) {
    const max = deployable(game, seat, TROOP);
    const n = yield* chooseNumber({ seat, kind: 'deploy', rule: 'IMP-13.7', min: 0, max });
    if (n > 0) yield* deployWithinLimits(game, seat, TROOP, n);
  },
};

export const unitsOf = (game: Imperium): readonly Unit[] => gathered(game).units;

/** Whether a seat has a unit in the Conflict. */
export const fights = (game: Imperium, seat: Seat): boolean =>
  unitsOf(game).some(({ inConflict }) => inConflict(game, seat) > 0);

/** IMP-19.1 to 19.6 */
export function strength(game: Imperium, seat: Seat): number {
  let units = 0;
  for (const unit of unitsOf(game)) {
    const n = unit.inConflict(game, seat);
    if (n > 0) units += n * unit.strength(game, seat);
  }
  return units === 0 ? 0 : units + game.players[seat]!.swords;
}
