import type { Seat } from '@landsraad/kernel';
import type { Imperium } from '../state.ts';

/** IMP-27.6: what lay beside a Leader and was not acquired leaves the game. */
export function loseSetAside(game: Imperium, seat: Seat): void {
  const player = game.players[seat]!;
  if (!player.setAside) return;
  game.trashed.push(player.setAside);
  game.events?.push({ type: 'set-aside-lost', seat, card: player.setAside });
  player.setAside = null;
}
