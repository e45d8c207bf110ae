import type { Seat } from '@landsraad/kernel';
import type { Imperium } from '../state.ts';
import { contends } from './extension.ts';

/** IMP-3.2, 3.3 */
export function gainVp(game: Imperium, seat: Seat, n: number): void {
  if (!contends(game, seat)) return; // HAG-5.4
  const player = game.players[seat]!;
  player.vp += n;
  game.events?.push({ type: 'vp-gained', seat, n, total: player.vp });
}

export function loseVp(game: Imperium, seat: Seat, n: number): void {
  if (!contends(game, seat)) return;
  const player = game.players[seat]!;
  player.vp -= n;
  game.events?.push({ type: 'vp-lost', seat, n, total: player.vp });
}
