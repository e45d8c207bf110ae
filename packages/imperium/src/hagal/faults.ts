import { copiesOf, miscounted, onceFor, type Seat, tally } from '@landsraad/kernel';
import { printedAt } from '../content/printed.ts';
import { RESOURCES } from '../ids.ts';
import type { ImperiumOptions } from '../options.ts';
import type { Imperium } from '../state.ts';
import { isSolo, rivalsOf } from './seats.ts';
import { isSpent, RIVAL_SETS } from './spending.ts';

/** What must hold besides, where Rivals sit at the table. */
export function faults(game: Imperium): string[] {
  const { deck, discard } = game.hagal!;
  const rivals = rivalsOf(game).flatMap((seat) => rivalFaults(game, seat));
  const cards = [...deck, ...discard];
  return [...rivals, ...miscounted('Hagal card', cards, boxOf(game.options))];
}

const boxOf = onceFor((options: ImperiumOptions) => tally(copiesOf(printedAt(options).hagal)));

function rivalFaults(game: Imperium, seat: Seat): string[] {
  const rival = game.players[seat]!;
  const found: string[] = [];
  const cards = [...rival.deck, ...rival.hand, ...rival.inPlay, ...rival.discard];
  if (cards.length > 0) found.push(`Rival ${seat} owns cards`); // HAG-2.2
  if (isSolo(game)) {
    for (const set of RIVAL_SETS)
      if (isSpent(game, rival, set)) found.push(`Rival ${seat} kept a set of ${set.what}`); // HAG-6.34
    return found;
  }
  const kept = [rival.vp, rival.intrigue.length, ...RESOURCES.map((resource) => rival[resource])];
  if (kept.some((n) => n > 0)) found.push('House Hagal has gained something'); // HAG-5.4
  if (Object.values(game.control).includes(seat)) found.push('House Hagal controls a space'); // HAG-5.13
  if (game.firstPlayer === seat) found.push('House Hagal is First Player'); // HAG-5.5
  return found;
}
