import { clockwise, type Flow, rulesOf, type Seat } from '@landsraad/kernel';
import { cardOf } from '../content/index.ts';
import type { CardId } from '../ids.ts';
import { playCards } from '../rules/combat.ts';
import { settle } from '../rules/effects-menu.ts';
import { isPlayed } from '../rules/extension.ts';
import { trash } from '../rules/leaving.ts';
import type { Moments } from '../rules/moments.ts';
import { type Imperium, seatsOf } from '../state.ts';
import { labOf, markersOf, newLabTurn, ownLab } from './seats.ts';

/** What happens to everybody where Immortality is in. */
export const EVERYBODY: Moments = {
  turnBegins: (game) => {
    labOf(game).turn = newLabTurn();
  },
  // IMM-15.24: from whatever source.
  gains: (gained, game, seat) => {
    if (gained.spice && game.turn?.seat === seat) labOf(game).turn.spice = true;
    return gained;
  },
  intriguePlayed: (game, seat, { timing }) => {
    if (timing === 'combat') labOf(game).fought.push(seat);
  },
  // IMM-3.5, 6.3
  acquiresToDeck: (game, seat, card) =>
    cardOf(card).specimens !== undefined && markersOf(game, seat) >= 1,
  *cardLeft(game, seat, card, how) {
    if (how === 'trashed') forgetReturning(game, seat, card);
  },
  turnEnds: trashUsurped,
  revealTurnBegins: takeBack,
};

/** IMM-9.14, 15.11: what its trashing gives is settled before the turn is over. */
function* trashUsurped(game: Imperium, seat: Seat): Flow {
  const { usurped } = labOf(game).turn;
  if (usurped === null || !game.row.includes(usurped)) return; // IMM-15.21
  game.turn!.pending = [];
  yield* trash(game, seat, usurped, 'row');
  yield* settle(game, seat);
}

/** IMM-15.21: since version 4 not even a twin that fills the gap is trashed for it. */
export function forgetUsurped(game: Imperium, card: CardId): void {
  const { turn } = labOf(game);
  const last = game.row.filter((other) => other === card).length === 1; // RUL-25
  if (rulesOf(game) >= 4 && turn.usurped === card && last) turn.usurped = null;
}

/** IMM-8.8, 15.13 */
function takeBack(game: Imperium, seat: Seat): void {
  const player = game.players[seat]!;
  for (const card of ownLab(game, seat).returning.splice(0)) {
    const at = player.inPlay.indexOf(card);
    if (at < 0) continue;
    player.inPlay.splice(at, 1);
    player.hand.push(card);
    game.events?.push({ type: 'card-returned', seat, card });
  }
}

/** A twin that is played later does not come back for it; until version 4 it did. */
function forgetReturning(game: Imperium, seat: Seat, card: CardId): void {
  const own = ownLab(game, seat);
  if (rulesOf(game) < 4 || game.players[seat]!.inPlay.includes(card)) return;
  own.returning = own.returning.filter((other) => other !== card);
}

const HARVESTED = 3;

/** IMM-15.9: whoever lost enough troops, in turn order. */
export function* harvestCells(game: Imperium, troops: readonly number[]): Flow {
  for (const seat of clockwise(game.firstPlayer, seatsOf(game)))
    if (isPlayed(game, seat) && troops[seat]! >= HARVESTED) yield* playCards(game, seat, 'loss');
}
