import { chooseSome, type Flow, rulesOf, type Seat } from '@landsraad/kernel';
import { cardInZone, cardOption, DRAW, NONE, type OptionOf, TRASH } from '../../choices.ts';
import { cardOf } from '../../content/index.ts';
import type { EffectOf } from '../../effects/effect.ts';
import type { CardId, Faction } from '../../ids.ts';
import type { Imperium, Source } from '../../state.ts';
import { ask } from '../ask.ts';
import { cardInPlay, draw, removeOne, reshuffle } from '../cards.ts';
import { discard, hasTrashable, leastMissed, trash, trashable } from '../leaving.ts';
import { always, atOnce, fromSupply, never, verbs } from '../vocabulary.ts';

/** The cards of the own deck, hand, discard pile and play. */
export const CARDS = verbs({
  draw: {
    plain: never,
    optional: never,
    possible: ({ players }, seat) => players[seat]!.deck.length + players[seat]!.discard.length > 0,
    run: atOnce((game, seat, { n }) => draw(game, seat, n)),
  },
  discard: {
    plain: never,
    optional: never,
    possible: ({ players }, seat) => players[seat]!.hand.length > 0,
    run: chooseDiscard,
  },
  trash: {
    plain: never,
    optional: always,
    possible: (game, seat, { from }) =>
      from === 'play' ? game.players[seat]!.inPlay.length > 0 : hasTrashable(game, seat),
    run: chooseTrash,
  },
  'trash-this': {
    plain: never,
    optional: never,
    possible: (game, seat, _, source) => cardInPlay(game, seat, source) !== null,
    fromSupply: takenByTrashing,
    run: (game, seat, _, source, group) => {
      const card = cardInPlay(game, seat, source);
      return card && trash(game, seat, card, 'play', group); // IMP-12.7
    },
  },
  reshuffle: { plain: never, optional: never, possible: always, run: atOnce(reshuffle) }, // IMP-29.11
  'take-from-discard': {
    plain: never,
    optional: never,
    possible: (game, seat, { faction }) => takeable(game, seat, faction).length > 0,
    run: chooseFromDiscard,
  },
  'look-at-top': {
    plain: never,
    optional: never,
    possible: ({ players }, seat) => players[seat]!.deck.length > 0,
    run: lookAtTop,
    needed: 'IMP-26.11',
  },
});

/** RUL-8: since version 4 what Treachery deploys as it is trashed is a use of the supply, too. */
function takenByTrashing(game: Imperium, seat: Seat, _: unknown, source: Source): number {
  if (rulesOf(game) < 4 || source.type !== 'card') return 0;
  const { onTrash, unload } = cardOf(source.card);
  return [...onTrash, ...unload].reduce((n, part) => n + fromSupply(game, seat, part, source), 0);
}

/** IMP-26.15, 29.8: the one who discards picks; all of them when there are no more (AMB-31). */
function* chooseDiscard(
  game: Imperium,
  seat: Seat,
  { n }: EffectOf<'discard'>,
  source: Source,
): Flow {
  const { hand } = game.players[seat]!;
  if (hand.length <= n) {
    if (hand.length > 0) yield* discard(game, seat, hand.slice());
    return;
  }
  const options = copiesInHand(hand);
  const picked = yield* chooseSome({
    seat,
    kind: 'discard',
    rule: 'IMP-3.13',
    options,
    min: n,
    max: n,
    fallback: leastMissed(game, options)?.slice(0, n),
    about: { source },
  });
  yield* discard(
    game,
    seat,
    picked.map(({ card }) => card),
  );
}

/** Every copy by itself, so that two equal cards can both be picked. */
function copiesInHand(hand: readonly CardId[]): OptionOf<'card-in-zone'>[] {
  const seen = new Map<CardId, number>();
  return hand.map((card) => {
    const copy = (seen.get(card) ?? 0) + 1;
    seen.set(card, copy);
    const option = cardInZone(card, 'hand');
    return copy === 1 ? option : { ...option, id: `${option.id}#${copy}` };
  });
}

/** IMP-12.6: optional. */
function* chooseTrash(
  game: Imperium,
  seat: Seat,
  { from }: EffectOf<'trash'>,
  source: Source,
): Flow {
  const picked = yield* ask(game, seat, {
    kind: 'trash.choose',
    rule: 'IMP-12.6',
    options: [NONE, ...trashable(game, seat, from)],
    source,
  });
  if (picked.type !== 'none') yield* trash(game, seat, picked.card, picked.zone);
}

/** Cards of a Faction in the discard pile, each different one once. */
function takeable(game: Imperium, seat: Seat, faction: Faction): CardId[] {
  const { discard: discarded } = game.players[seat]!;
  return [...new Set(discarded)].filter((card) => cardOf(card).factions.includes(faction));
}

/** Everybody sees which card goes back to the hand. */
function* chooseFromDiscard(
  game: Imperium,
  seat: Seat,
  { faction }: EffectOf<'take-from-discard'>,
  source: Source,
): Flow {
  const cards = takeable(game, seat, faction);
  if (cards.length === 0) return;
  const { card } = yield* ask(game, seat, {
    kind: 'other.memory',
    rule: 'IMP-3.6',
    options: cards.map(cardOption),
    source,
  });
  const player = game.players[seat]!;
  removeOne(player.discard, card);
  player.hand.push(card);
  player.knownHand.push(card);
  game.events?.push({ type: 'taken-to-hand', seat, card });
}

/** Poison Snooper: look, then draw or trash (IMP-26.11). */
function* lookAtTop(game: Imperium, seat: Seat, _: EffectOf<'look-at-top'>, source: Source): Flow {
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
  else yield* trash(game, seat, card, 'deck');
}
