import type { Seat } from '@landsraad/kernel';
import { markersAt } from '../content/immortality/tracks.ts';
import type { Imperium } from '../state.ts';
import type { ImmortalitySeat, ImmortalityState, ImmortalityTurn } from './state.ts';

export const labOf = (game: Imperium): ImmortalityState => game.immortality!;

/** What a seat has on the Bene Tleilax board. */
export const ownLab = (game: Imperium, seat: Seat): ImmortalitySeat =>
  game.immortality!.seats[seat]!;

/** IMM-3.1 to 3.3 */
export const markersOf = (game: Imperium, seat: Seat): number =>
  markersAt(ownLab(game, seat).research);

export const newLabTurn = (): ImmortalityTurn => ({
  spice: false,
  icons: null,
  usurped: null,
  recalled: false,
});
