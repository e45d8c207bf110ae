import type { Seat } from '@landsraad/kernel';
import { conflictOf, hagalOf } from '../content/index.ts';
import { gainSwords } from '../rules/gains.ts';
import { fights } from '../rules/units.ts';
import type { Imperium } from '../state.ts';
import { putAway, show, turnUp } from './deck.ts';
import { isSolo, rivalsOf } from './seats.ts';
import type { RevealedHagal } from './state.ts';

/** HAG-4.2, 4.5: each Rival that fights, in turn order. */
export function combatBonus(game: Imperium): void {
  for (const seat of rivalsOf(game)) if (fights(game, seat)) revealBonus(game, seat);
}

/** HAG-4.3, 4.4, 10.4 */
function revealBonus(game: Imperium, seat: Seat): void {
  const revealed: RevealedHagal[] = [];
  for (let left = cardsForBonus(game); left > 0; ) {
    const card = turnUp(game);
    const { swords: n } = hagalOf(card);
    const skipped = n === null ? 'reshuffle' : null;
    revealed.push({ card, space: null, skipped });
    game.events?.push(
      n === null
        ? { type: 'hagal-revealed', seat, card, space: null, skipped }
        : { type: 'hagal-bonus', seat, card, swords: n },
    );
    if (n) gainSwords(game, seat, n);
    putAway(game, card);
    if (!skipped) left--;
  }
  show(game, seat, true, revealed);
}

const cardsForBonus = (game: Imperium): number =>
  isSolo(game) && game.options.brutalEscalation && conflictOf(game.conflict!).level === 3 ? 2 : 1;

/** HAG-5.13: House Hagal controls nothing, but neither does whoever it beat. */
export function wonInVain(game: Imperium, seat: Seat): void {
  const { control } = conflictOf(game.conflict!);
  const from = control === null ? null : (game.control[control] ?? null);
  if (control === null || from === null) return;
  game.control[control] = null;
  game.events?.push({ type: 'control-lost', seat: from, space: control, to: seat });
}
