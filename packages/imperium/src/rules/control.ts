import type { Seat } from '@landsraad/kernel';
import type { SpaceId } from '../ids.ts';
import type { Imperium } from '../state.ts';
import { extensionsOf } from './extension.ts';

/** Who controls a space now: the owner of the marker there, unless something lies upon it. */
export function controllerOf(game: Imperium, space: SpaceId): Seat | null {
  for (const { controls } of extensionsOf(game)) {
    const seat = controls?.(game, space) ?? null;
    if (seat !== null) return seat;
  }
  return game.control[space] ?? null;
}
