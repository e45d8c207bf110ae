import { clockwise, type Seat } from '@landsraad/kernel';
import { isPlayed } from '../rules/extension.ts';
import { type Imperium, seatsOf } from '../state.ts';

/** One person against two Rivals; otherwise two persons, and House Hagal in their way. */
export const isSolo = (game: Imperium): boolean => game.options.players === 1;

/** The Rivals in turn order. */
export const rivalsOf = (game: Imperium): Seat[] =>
  clockwise(game.firstPlayer, seatsOf(game)).filter((seat) => !isPlayed(game, seat));

/** Who chooses for a Rival: the person alone (HAG-6.37), or the First Player (HAG-5.15). */
export const deciderOf = (game: Imperium): Seat => (isSolo(game) ? 0 : game.firstPlayer);
