import { chooseNumber, type Flow, type Seat } from '@landsraad/kernel';
import { LAUNCH } from '../choices.ts';
import { deployable, deployWithinLimits, mayDeploy } from '../rules/deploy.ts';
import type { Task } from '../rules/menu.ts';
import type { Unit } from '../rules/units.ts';
import type { Imperium, Source } from '../state.ts';
import { hasAbility, ixOf, ownIx } from './seats.ts';

export const PER_SEAT = 2;

/** IX-7.4: a unit, and never a troop. */
export const DREADNOUGHT: Unit = {
  id: 'dreadnought',
  inGarrison: (game, seat) => ownIx(game, seat).dreadnoughts.garrison,
  inConflict: (game, seat) => ownIx(game, seat).dreadnoughts.conflict,
  strength: (game, seat) => (hasAbility(game, seat, 'heavy-lasgun-cannons') ? 4 : 3), // IX-8.1, 14.16
  *deploy(game, seat, n) {
    launch(game, seat, n);
  },
  // IX-8.5, 8.6
  goHome: (game, seat) => {
    const { dreadnoughts } = ownIx(game, seat);
    dreadnoughts.garrison += dreadnoughts.conflict;
    dreadnoughts.conflict = 0;
  },
};

export const hasInSupply = (game: Imperium, seat: Seat): boolean =>
  ownIx(game, seat).dreadnoughts.supply > 0;

/** IX-7.1, 7.2 */
export function commission(game: Imperium, seat: Seat, _: unknown, source: Source): void {
  const { dreadnoughts } = ownIx(game, seat);
  if (dreadnoughts.supply === 0) return;
  dreadnoughts.supply--;
  dreadnoughts.garrison++;
  mayDeploy(game, seat, 'dreadnought', 1); // IX-7.3
  game.events?.push({ type: 'dreadnought-commissioned', seat, source });
}

/** From the garrison to the Conflict. */
export function launch(game: Imperium, seat: Seat, n: number): void {
  if (n === 0) return;
  const { dreadnoughts } = ownIx(game, seat);
  dreadnoughts.garrison -= n;
  dreadnoughts.conflict += n;
  if (game.turn?.seat === seat) ixOf(game).turn.launched += n;
  game.events?.push({ type: 'dreadnoughts-deployed', seat, n });
}

/** IX-8.8 */
export function retreatDreadnoughts(game: Imperium, seat: Seat, n: number): void {
  if (n === 0) return;
  const { dreadnoughts } = ownIx(game, seat);
  dreadnoughts.conflict -= n;
  dreadnoughts.garrison += n;
  game.events?.push({ type: 'dreadnoughts-retreated', seat, n });
}

const OFFERED = [LAUNCH];
const NOTHING: readonly never[] = [];

/** IX-7.6, 7.7: within the same limits as troops. */
export const LAUNCHING: Task = {
  offered: (game, seat) => (deployable(game, seat, DREADNOUGHT) > 0 ? OFFERED : NOTHING),
  *run(game, seat): Flow {
    const max = deployable(game, seat, DREADNOUGHT);
    const n = yield* chooseNumber({
      seat,
      kind: 'deploy.dreadnoughts',
      rule: 'IX-7.6',
      min: 0,
      max,
    });
    if (n > 0) yield* deployWithinLimits(game, seat, DREADNOUGHT, n);
  },
};
