import { rulesOf, type Seat } from '@landsraad/kernel';
import type { CardId } from '../ids.ts';
import type { Imperium, Player } from '../state.ts';
import { removeOne } from './cards.ts';

/** What lies beside a Leader, from the first that was removed. */
export const besideLeader = ({
  setAside,
  alsoAside = [],
}: Pick<Player, 'setAside' | 'alsoAside'>): readonly CardId[] =>
  setAside === null ? alsoAside : [setAside, ...alsoAside];

/** RUL-27: until version 4 a second card took the place of the first. */
export function layBeside(game: Imperium, seat: Seat, card: CardId): void {
  if (rulesOf(game) < 4) loseSetAside(game, seat);
  put(game.players[seat]!, [...besideLeader(game.players[seat]!), card]);
  game.events?.push({ type: 'card-set-aside', seat, card });
}

export function takeFromBeside(player: Player, card: CardId): void {
  const cards = besideLeader(player).slice();
  removeOne(cards, card);
  put(player, cards);
}

function put(player: Player, [first, ...others]: readonly CardId[]): void {
  player.setAside = first ?? null;
  if (others.length > 0) player.alsoAside = others;
  else delete player.alsoAside;
}

/** IMP-27.6: what lay beside a Leader and was not acquired leaves the game. */
export function loseSetAside(game: Imperium, seat: Seat): void {
  const player = game.players[seat]!;
  for (const card of besideLeader(player)) {
    game.trashed.push(card);
    game.events?.push({ type: 'set-aside-lost', seat, card });
  }
  put(player, []);
}
