import type { Seat } from '@landsraad/kernel';
import type { Imperium, Source } from '../state.ts';
import { mayDeploy } from './deploy.ts';

/** IMP-13.2 to 13.4: from supply to garrison, as many as there are. Returns how many came. */
export function recruit(game: Imperium, seat: Seat, n: number, source: Source): number {
  const player = game.players[seat]!;
  const recruited = Math.min(n, player.supply);
  if (recruited === 0) return 0;
  player.supply -= recruited;
  player.garrison += recruited;
  mayDeploy(game, seat, 'troop', recruited);
  game.events?.push({ type: 'recruited', seat, n: recruited, source });
  return recruited;
}

/** IMP-13.14: to the supply, not to the garrison. */
export function loseTroops(
  game: Imperium,
  seat: Seat,
  n: number,
  from: 'garrison' | 'conflict',
): void {
  const player = game.players[seat]!;
  const lost = Math.min(n, player[from]);
  if (lost === 0) return;
  player[from] -= lost;
  player.supply += lost;
  game.events?.push({ type: 'troops-lost', seat, n: lost, from });
}

/** IMP-13.13 */
export function retreat(game: Imperium, seat: Seat, n: number): void {
  if (n === 0) return;
  const player = game.players[seat]!;
  player.conflict -= n;
  player.garrison += n;
  game.events?.push({ type: 'retreated', seat, n });
}
