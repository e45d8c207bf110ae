import type { Seat } from '@landsraad/kernel';
import type { GainCause } from '../events.ts';
import type { CellId } from '../ids.ts';
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

/** Adds to what lies in a cell (DUN-4.4). */
export function laySpice(game: Dune, cell: CellId, n: number): void {
  game.spice = { ...game.spice, [cell]: (game.spice[cell] ?? 0) + n };
}

/** Takes up so much of what lies in a cell, all of it unless said, and tells how much it was. */
export function takeSpice(game: Dune, cell: CellId, most = Number.POSITIVE_INFINITY): number {
  const there = game.spice[cell];
  if (there === undefined) return 0;
  const n = Math.min(there, most);
  const { [cell]: _, ...elsewhere } = game.spice;
  game.spice = n === there ? elsewhere : { ...game.spice, [cell]: there - n };
  return n;
}
