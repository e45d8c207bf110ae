import type { Flow, Seat } from '@landsraad/kernel';
import { cardInZone } from '../../choices.ts';
import { cardOf } from '../../content/index.ts';
import type { EffectOf } from '../../effects/effect.ts';
import type { CardId } from '../../ids.ts';
import { ask } from '../../rules/ask.ts';
import { recallAgent } from '../../rules/board.ts';
import { cardInPlay, isInPlay, removeOne } from '../../rules/cards.ts';
import { gainResources } from '../../rules/gains.ts';
import { trash } from '../../rules/leaving.ts';
import { resolveAll } from '../../rules/resolve.ts';
import { always, atOnce, never, verbs } from '../../rules/vocabulary.ts';
import type { Imperium, Source } from '../../state.ts';
import { leftOf } from '../costs.ts';
import { iconsNow, partnerOf } from '../graft.ts';
import { labOf, ownLab } from '../seats.ts';

/** Told when the Agent is sent. */
const READ_OFF = { plain: always, optional: never, possible: always, run: () => null };

/** What grafted cards do to each other and to the Agent they send. */
export const GRAFT = verbs({
  infiltrate: READ_OFF,
  'graft-row': READ_OFF,
  'copy-partner': {
    plain: never,
    optional: never,
    possible: always,
    standsFor: (game, _, source) => ({ effects: boxOfPartner(game, source), source }), // IMM-9.3
    run: (game, seat, _, source, group) =>
      resolveAll(game, seat, boxOfPartner(game, source), source, group),
  },
  'return-partner': {
    plain: always,
    optional: never,
    possible: (game, _seat, _effect, source) => partnerOf(game, source) !== null,
    run: atOnce((game, seat, _, source) => {
      const partner = partnerOf(game, source);
      if (partner !== null) ownLab(game, seat).returning.push(partner);
    }),
  },
  'return-this': {
    plain: never,
    optional: never,
    possible: (game, seat, _, source) => cardInPlay(game, seat, source) !== null, // IMM-15.11
    run: atOnce(returnThis),
  },
  'recall-sent': {
    plain: never,
    optional: always,
    possible: isThere,
    run: atOnce((game, seat) => {
      if (!isThere(game, seat)) return;
      labOf(game).turn.recalled = true;
      recallAgent(game, seat, game.turn!.space!);
    }),
  },
  'trash-grafted': {
    plain: never,
    optional: never,
    possible: (game, seat) => pairInPlay(game, seat).length > 0,
    run: chooseGrafted,
  },
  'solari-per-icon': {
    plain: never,
    optional: never,
    possible: (game, seat, _, source) => iconsOfPartner(game, seat, source) > 0,
    run: atOnce((game, seat, { n }, source) => {
      const icons = iconsOfPartner(game, seat, source);
      if (icons > 0) gainResources(game, seat, { solari: n * icons }, source);
    }),
  },
});

function boxOfPartner(game: Imperium, source: Source) {
  const partner = partnerOf(game, source);
  return partner === null ? [] : cardOf(partner).agent;
}

const iconsOfPartner = (game: Imperium, seat: Seat, source: Source): number => {
  const partner = partnerOf(game, source);
  return partner === null ? 0 : iconsNow(game, seat, partner).size;
};

/** Everybody sees it go. */
function returnThis(game: Imperium, seat: Seat, _: EffectOf<'return-this'>, source: Source): void {
  const card = cardInPlay(game, seat, source);
  if (card === null) return;
  const player = game.players[seat]!;
  removeOne(player.inPlay, card);
  player.hand.push(card);
  player.knownHand.push(card);
  game.events?.push({ type: 'card-returned', seat, card });
}

/** Whether the Agent of this turn can still be recalled. */
function isThere(game: Imperium, seat: Seat): boolean {
  const { space } = game.turn!;
  if (labOf(game).turn.recalled) return false;
  return game.agents.some((agent) => agent.seat === seat && agent.space === space);
}

const pairInPlay = (game: Imperium, seat: Seat): CardId[] =>
  [...new Set(game.turn!.sending?.cards)].filter((card) => isInPlay(game, seat, card));

/** IMM-14.1, 14.2 */
function* chooseGrafted(
  game: Imperium,
  seat: Seat,
  _: EffectOf<'trash-grafted'>,
  source: Source,
  group?: number,
): Flow {
  const cards = pairInPlay(game, seat);
  if (cards.length === 0) return;
  const { card } = yield* ask(game, seat, {
    kind: 'pheromones',
    rule: 'IMM-14.1',
    options: cards.map((one) => cardInZone(one, 'play')),
    source,
  });
  const itself = source.type === 'card' && source.card === card;
  yield* trash(game, seat, card, 'play', itself ? group : leftOf(game, card));
}
