import type { Flow, Seat } from '@landsraad/kernel';
import type { UnitId } from '../ids.ts';
import type { Imperium } from '../state.ts';
import { momentsOf } from './moments.ts';
import type { Unit } from './units.ts';

/** IMP-13.8: whoever is recruited on the own turn may be deployed on it. */
export function mayDeploy(game: Imperium, seat: Seat, unit: UnitId, n: number): void {
  const { turn } = game;
  if (turn?.seat === seat) turn.recruits[unit] = (turn.recruits[unit] ?? 0) + n;
}

/** How many of a kind the limits of the turn still let the player deploy (IMP-13.7, 13.9). */
export function deployable(game: Imperium, seat: Seat, unit: Unit): number {
  const { combat, recruits, others } = game.turn!;
  if (!combat) return 0; // IMP-13.11
  return Math.min(unit.inGarrison(game, seat), (recruits[unit.id] ?? 0) + others);
}

/** Deploys within the limits of the turn: this turn's recruits first, then others. */
export function* deployWithinLimits(game: Imperium, seat: Seat, unit: Unit, n: number): Flow {
  const turn = game.turn!;
  const fresh = turn.recruits[unit.id] ?? 0;
  const recruits = Math.min(n, fresh);
  turn.recruits[unit.id] = fresh - recruits;
  turn.others -= n - recruits;
  yield* unit.deploy(game, seat, n);
}

/** Moves troops into the Conflict; outside the limits of the turn (IMP-13.12). */
export function* deployTroops(
  game: Imperium,
  seat: Seat,
  n: number,
  from: 'garrison' | 'supply',
): Flow {
  const player = game.players[seat]!;
  const deployed = Math.min(n, player[from]);
  if (deployed === 0) return;
  player[from] -= deployed;
  player.conflict += deployed;
  game.events?.push({ type: 'deployed', seat, n: deployed, from });
  const { turn } = game;
  if (turn?.seat !== seat) return;
  turn.deployed += deployed;
  for (const { deployed: then } of momentsOf(game, seat)) if (then) yield* then(game, seat);
}
