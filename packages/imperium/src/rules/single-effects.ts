import type { Flow, Seat } from '@landsraad/kernel';
import { cardOption, DRAW, NO, type OptionOf, spaceOption, TRASH, YES } from '../choices.ts';
import type { Faction, SpaceId } from '../ids.ts';
import { type Imperium, opponentsOf, type Source } from '../state.ts';
import { takeFromRow } from './acquire.ts';
import { ask } from './ask.ts';
import { boardOf, recallAgent } from './board.ts';
import { draw, removeOne } from './cards.ts';
import { takeable } from './possible.ts';
import { trash } from './trash.ts';

/* Effects that one card or one Leader has. */

/** Everybody sees which card goes back to the hand. */
export function* chooseFromDiscard(
  game: Imperium,
  seat: Seat,
  faction: Faction,
  source: Source,
): Flow {
  const cards = takeable(game, seat, faction);
  if (cards.length === 0) return;
  const picked = yield* ask(game, seat, {
    kind: 'other.memory',
    rule: 'IMP-3.6',
    options: cards.map(cardOption),
    source,
  });
  const player = game.players[seat]!;
  removeOne(player.discard, picked.card);
  player.hand.push(picked.card);
  player.knownHand.push(picked.card);
  game.events?.push({ type: 'taken-to-hand', seat, card: picked.card });
}

/** Poison Snooper: look, then draw or trash (IMP-26.11). */
export function* lookAtTop(game: Imperium, seat: Seat, source: Source): Flow {
  const player = game.players[seat]!;
  const card = player.deck.at(-1);
  if (card === undefined) return;
  player.knownTop.owner = Math.max(1, player.knownTop.owner);
  game.revealed++;
  game.events?.push({ type: 'looked', seat, secret: { to: [seat], card } });
  const picked = yield* ask(game, seat, {
    kind: 'peek.top',
    rule: 'IMP-26.11',
    options: [DRAW, TRASH],
    source,
    about: { card },
  });
  if (picked === DRAW) draw(game, seat, 1);
  else trash(game, seat, card, 'deck');
}

/** IMP-26.9: closed to every opponent's next Agent (AMB-28). */
export function* nameSpace(game: Imperium, seat: Seat, source: Source): Flow {
  const spaces = boardOf(game);
  const free = spaces.find(({ id }) => game.agents.every((agent) => agent.space !== id));
  const picked = yield* ask(game, seat, {
    kind: 'voice.space',
    rule: 'IMP-26.9',
    options: spaces.map(({ id }) => spaceOption(id)),
    source,
    fallback: free?.id,
  });
  game.voices.push({ by: seat, space: picked.space, bound: opponentsOf(game, seat) });
  game.events?.push({ type: 'space-named', seat, space: picked.space });
}

/** Helena: the card lies beside her Leader until the end of her Reveal turn (IMP-27.4, AMB-34). */
export function* setAsideFromRow(game: Imperium, seat: Seat, source: Source): Flow {
  if (game.row.length === 0) return;
  const picked = yield* ask(game, seat, {
    kind: 'helena.manipulate',
    rule: 'IMP-27.4',
    options: [...new Set(game.row)].map(cardOption),
    source,
  });
  const player = game.players[seat]!;
  if (player.setAside) loseSetAside(game, seat);
  player.setAside = picked.card;
  game.events?.push({ type: 'card-set-aside', seat, card: picked.card });
  takeFromRow(game, picked.card);
}

/** IMP-27.6 */
export function loseSetAside(game: Imperium, seat: Seat): void {
  const player = game.players[seat]!;
  if (!player.setAside) return;
  game.trashed.push(player.setAside);
  game.events?.push({ type: 'set-aside-lost', seat, card: player.setAside });
  player.setAside = null;
}

export function* chooseRecall(game: Imperium, seat: Seat, source: Source): Flow {
  const placed = game.agents.filter((agent) => agent.seat === seat);
  if (placed.length === 0) return;
  const options = placed.map(({ space }) => placedOption(space));
  const picked = yield* ask(game, seat, {
    kind: 'recall.agent',
    rule: 'IMP-12.12',
    options: options.filter((option, i) => options.findIndex(({ id }) => id === option.id) === i),
    source,
    fallback: options.at(-1)!.id,
  });
  recallAgent(game, seat, picked.space);
}

export const placedOption = (space: SpaceId): OptionOf<'placed-agent'> => ({
  id: space,
  type: 'placed-agent',
  space,
});

/** IMP-26.13; with the switch of AMB-41 the player may go on instead. */
export function* endTurn(game: Imperium, seat: Seat, source: Source): Flow {
  if (game.options.bindu === 'may-pass') {
    const answer = yield* ask(game, seat, {
      kind: 'bindu',
      rule: 'IMP-26.13',
      options: [NO, YES],
      source,
    });
    if (answer === NO) return;
  }
  game.turn!.ended = true;
}
