import type { Flow, Seat } from '@landsraad/kernel';
import type { Imperium } from '../state.ts';
import { momentsOf } from './moments.ts';

/** How many troops the limits of the turn still let the player deploy (IMP-13.7, 13.9). */
export function deployable(game: Imperium, seat: Seat): number {
  const turn = game.turn!;
  if (!turn.combat) return 0; // IMP-13.11
  return Math.min(game.players[seat]!.garrison, turn.recruits + turn.others);
}

/** Deploys within the limits of the turn: this turn's recruits first, then others. */
export function* deployWithinLimits(game: Imperium, seat: Seat, n: number): Flow {
  const turn = game.turn!;
  const recruits = Math.min(n, turn.recruits);
  turn.recruits -= recruits;
  turn.others -= n - recruits;
  yield* deployTroops(game, seat, n, 'garrison');
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
