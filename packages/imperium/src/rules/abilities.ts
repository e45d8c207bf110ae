import type { Seat } from '@landsraad/kernel';
import type { AbilityId } from '../content/component.ts';
import { leaderOf } from '../content/index.ts';
import type { Imperium } from '../state.ts';
import { isPlayed } from './extension.ts';

/** The left ability of a person's Leader; whoever nobody plays has none (HAG-6.2). */
export const abilityOf = (game: Imperium, seat: Seat): AbilityId | null =>
  isPlayed(game, seat) ? leaderOf(game.players[seat]!.leader).ability.id : null;
