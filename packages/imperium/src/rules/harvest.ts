import type { Seat } from '@landsraad/kernel';
import { spaceOf } from '../content/index.ts';
import { draw } from '../effects/verbs.ts';
import type { Imperium } from '../state.ts';
import { abilityOf } from './abilities.ts';
import { addPending } from './pending.ts';
import { sentWith } from './sending.ts';

/** IMP-15.3: base and bonus spice; only the base is doubled (IMP-15.4, 29.2). */
export function harvest(game: Imperium, seat: Seat): void {
  const player = game.players[seat]!;
  const { space } = game.turn!;
  const base = spaceOf(space!).maker!;
  const doubled = sentWith(game, 'double-harvest');
  const bonus = game.bonusSpice[space!]!;
  let spice = (doubled ? 2 * base : base) + bonus;
  if (abilityOf(game, seat) === 'spice-addict') {
    spice = Math.max(0, spice - 1); // IMP-27.3, AMB-35
    addPending(game, seat, [draw(1)], { type: 'leader', leader: player.leader });
  }
  player.spice += spice;
  game.bonusSpice[space!] = 0;
  game.events?.push({ type: 'harvested', seat, space: space!, spice, bonus });
}
