import { below, type Seat } from '@landsraad/kernel';
import { refill } from '../rules/markets.ts';
import type { Imperium } from '../state.ts';

const DIE = 6;

/** HAG-10.1 to 10.3: both places are fixed before the Row is filled up again. */
export function churnRow(game: Imperium, seat: Seat): void {
  const dice = [below(game.random, DIE) + 1, below(game.random, DIE) + 1];
  const places = [...new Set(dice)].map((die) => die - 1).filter((at) => at < game.row.length);
  const cards = places.map((at) => game.row[at]!);
  game.revealed++;
  game.events?.push({ type: 'row-churned', seat, dice, cards });
  game.trashed.push(...cards);
  // From the right, so that a place that stays empty moves no other.
  for (const at of places.sort((a, b) => b - a)) refill(game, at);
}
