import { once, type Seat } from '@landsraad/kernel';
import type { AbilityId, TileRule } from '../content/component.ts';
import { leaderOf, tileOf } from '../content/index.ts';
import type { TileId } from '../ids.ts';
import { isPlayed } from '../rules/extension.ts';
import type { Imperium, Source } from '../state.ts';
import type { IxSeat, IxState, IxTurn } from './state.ts';

export const ixOf = (game: Imperium): IxState => game.ix!;

/** What a seat has of Ix. */
export const ownIx = (game: Imperium, seat: Seat): IxSeat => game.ix!.seats[seat]!;

export const sourceOfTile = once((tile: TileId): Source => ({ type: 'tile', tile }));

/** Whether one of the seat's tiles has a rule of its own. */
export const hasRule = (game: Imperium, seat: Seat, rule: TileRule): boolean =>
  ownIx(game, seat).tiles.some(({ tile }) => tileOf(tile).rule === rule);

/** Whether a person plays a Leader with this ability; a Rival does not use its own (HAG-6.2). */
export const hasAbility = (game: Imperium, seat: Seat, ability: AbilityId): boolean =>
  isPlayed(game, seat) && leaderOf(game.players[seat]!.leader).ability.id === ability;

export const newIxTurn = (again = 0): IxTurn => ({
  launched: 0,
  ambushed: 0,
  met: false,
  again,
  persuasion: 0,
  armed: [],
  counting: [],
  returned: null,
});
