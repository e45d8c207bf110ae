import type { Seat } from '@landsraad/kernel';
import type { GainCause } from '../events.ts';
import type { Dune } from '../state.ts';

/** From the bank, which never runs out (DUN-1.2). */
export function gainSpice(game: Dune, seat: Seat, n: number, why: GainCause): void {
  if (n === 0) return;
  game.factions[seat]!.spice += n;
  game.events?.push({ type: 'spice-gained', seat, n, why });
}

/** To the bank, or to another seat. */
export function paySpice(game: Dune, seat: Seat, n: number, to: Seat | null = null): void {
  if (n === 0) return;
  game.factions[seat]!.spice -= n;
  if (to !== null) game.factions[to]!.spice += n;
  game.events?.push({ type: 'spice-paid', seat, n, to });
}
