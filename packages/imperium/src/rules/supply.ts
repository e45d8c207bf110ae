import type { Flow, Seat } from '@landsraad/kernel';
import type { Effect } from '../effects/effect.ts';
import type { Imperium } from '../state.ts';
import { extensionsOf } from './extension.ts';

/** Lets a seat bring troops back in time, before more are taken from its supply than there are. */
export function* fillSupply(game: Imperium, seat: Seat, needed: number, effect?: Effect): Flow {
  for (const { fillsSupply } of extensionsOf(game)) {
    const short = needed - game.players[seat]!.supply;
    if (short > 0 && fillsSupply) yield* fillsSupply(game, seat, short, effect);
  }
}
