import type { Seat } from '@landsraad/kernel';
import { spaceOf } from '../content/index.ts';
import type { Imperium } from '../state.ts';
import { gaining } from './gains.ts';
import { momentsOf } from './moments.ts';
import { sentWith } from './sending.ts';

/** IMP-15.3: base and bonus spice; only the base is doubled (IMP-15.4, 29.2). */
export function harvest(game: Imperium, seat: Seat): void {
  const { space } = game.turn!;
  const base = spaceOf(space!).maker!;
  const doubled = sentWith(game, 'double-harvest');
  const bonus = game.bonusSpice[space!]!;
  let spice = (doubled ? 2 * base : base) + bonus;
  for (const { harvests } of momentsOf(game, seat))
    if (harvests) spice = harvests(spice, game, seat);
  spice = gaining(game, seat, { spice }).spice!;
  game.players[seat]!.spice += spice;
  game.bonusSpice[space!] = 0;
  game.events?.push({ type: 'harvested', seat, space: space!, spice, bonus });
}
