import type { Seat } from '@landsraad/kernel';
import type { Resource } from '../ids.ts';
import { extensionsOf } from '../rules/extension.ts';
import { leaveIntrigue } from '../rules/intrigue-deck.ts';
import { gainVp } from '../rules/points.ts';
import type { Imperium, Player } from '../state.ts';

interface RivalSet {
  readonly what: Resource | 'intrigue';
  readonly n: number;
}

/** What a Rival gives for a Victory Point, in this order (HAG-6.33, AMB-H18). */
export const RIVAL_SETS: readonly RivalSet[] = [
  { what: 'intrigue', n: 3 },
  { what: 'water', n: 3 },
  { what: 'solari', n: 7 },
  { what: 'spice', n: 7 },
];

/** HAG-6.34: at once, and again while a set is complete. */
export function spend(game: Imperium, seat: Seat): void {
  const player = game.players[seat]!;
  for (const set of RIVAL_SETS)
    while (isSpent(game, player, set)) {
      const { what, n } = set;
      if (what === 'intrigue') discardIntrigue(game, player, n);
      else player[what] -= n;
      game.events?.push({ type: 'rival-spent', seat, what, n });
      gainVp(game, seat, 1);
    }
}

/** Whether a set is complete, and nothing makes the Rival keep it. */
export const isSpent = (game: Imperium, player: Player, set: RivalSet): boolean =>
  isComplete(player, set) &&
  !extensionsOf(game).some(({ rivals }) => rivals?.keeps?.(game, set.what));

const isComplete = (player: Player, { what, n }: RivalSet): boolean =>
  (what === 'intrigue' ? player.intrigue.length : player[what]) >= n;

/** HAG-6.35, RUL-13: everybody sees which they were. */
function discardIntrigue(game: Imperium, player: Player, n: number): void {
  for (const card of player.intrigue.slice(0, n)) {
    leaveIntrigue(player, card);
    game.intrigueDiscard.push(card);
  }
  game.revealed++;
}
