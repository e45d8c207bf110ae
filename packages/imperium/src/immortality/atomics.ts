import type { Seat } from '@landsraad/kernel';
import { ATOMICS } from '../choices.ts';
import { refill } from '../rules/markets.ts';
import type { Task } from '../rules/menu.ts';
import type { Imperium } from '../state.ts';
import { labOf, ownLab } from './seats.ts';

const OFFERED = [ATOMICS];
const NOTHING: readonly never[] = [];

/** IMM-10.1, 10.5 */
export const FAMILY_ATOMICS: Task = {
  offered: (game, seat) => (ownLab(game, seat).atomics && game.row.length > 0 ? OFFERED : NOTHING),
  run: (game, seat) => {
    detonate(game, seat);
    return null;
  },
};

/** IMM-10.2 to 10.4; nobody trashes the cards that go (IMM-15.10), nor the one of Usurp (IMM-15.21). */
function detonate(game: Imperium, seat: Seat): void {
  const cards = game.row.slice();
  ownLab(game, seat).atomics = false;
  labOf(game).turn.usurped = null;
  game.trashed.push(...cards);
  game.revealed++;
  game.events?.push({ type: 'atomics-used', seat, cards });
  // From the right, so that a place that stays empty moves no other.
  for (let at = cards.length - 1; at >= 0; at--) refill(game, at);
}
