import { type Flow, refusedAmong, type Seat } from '@landsraad/kernel';
import { type OptionOf, placedOption, spaceOption } from '../choices.ts';
import type { Space } from '../content/component.ts';
import { cardOf, spaceOf } from '../content/index.ts';
import { spaceAt } from '../content/printed.ts';
import { gain, influence } from '../effects/verbs.ts';
import type { CardId, SpaceId } from '../ids.ts';
import type { Imperium, Sending, Source } from '../state.ts';
import { ask } from './ask.ts';
import { boardOf, costOf, hasAgent, liftAgent, visitOf, whyNotSpace } from './board.ts';
import { leaveHand } from './cards.ts';
import { controllerOf } from './control.ts';
import { contends, received } from './extension.ts';
import { gaining, payResources } from './gains.ts';
import { momentsOf } from './moments.ts';
import { addPending } from './pending.ts';
import { sentWith } from './sending.ts';

/** Plays cards from the hand and sends an Agent; what that gives waits to be resolved (IMP-10.1). */
export function* sendAgent(game: Imperium, seat: Seat, sending: Sending): Flow {
  const turn = game.turn!;
  const player = game.players[seat]!;
  turn.kind = 'agent';
  turn.sending = sending;
  for (const card of sending.cards) {
    if (card === sending.borrowed) continue;
    leaveHand(player, card);
    player.inPlay.push(card); // IMP-3.12
  }
  const space = yield* chooseSpace(game, seat, sending);
  const from = yield* chooseAgent(game, seat, sending);
  if (from !== null) liftAgent(game, seat, from); // IMP-26.5
  placeAgent(game, seat, { cards: sending.cards, space: space.id, from });
  yield* payForSpace(game, seat, space);
  giveControlBonus(game, space.id);
  collectEffects(game, seat, sending, space);
}

function* chooseSpace(game: Imperium, seat: Seat, sending: Sending): Flow<Space> {
  const visit = visitOf(game, seat, sending);
  const why = (space: Space) => whyNotSpace(visit, space);
  const open = boardOf(game).filter((space) => !why(space));
  const picked = yield* ask(game, seat, {
    kind: 'agent.space',
    rule: 'IMP-10.2',
    options: open.map(({ id }) => spaceOption(id)),
    source: sourceOf(sending),
    refused: () => refusedAmong(boardOf(game), why, ({ id }) => spaceOption(id)),
  });
  return spaceAt(game.options, picked.space);
}

/** Kwisatz Haderach may move a placed Agent; otherwise one comes from the Leader (IMP-26.4). */
function* chooseAgent(game: Imperium, seat: Seat, sending: Sending): Flow<SpaceId | null> {
  if (!sending.anywhere) return null;
  const options: OptionOf<'leader-agent' | 'placed-agent'>[] = hasAgent(game, seat)
    ? [{ id: 'leader', type: 'leader-agent' }]
    : [];
  for (const agent of game.agents)
    if (agent.seat === seat && options.every(({ id }) => id !== agent.space))
      options.push(placedOption(agent.space));
  const picked = yield* ask(game, seat, {
    kind: 'agent.piece',
    rule: 'IMP-26.4',
    options,
    source: sourceOf(sending),
  });
  return picked.type === 'placed-agent' ? picked.space : null;
}

/** IMP-11.1: in full and before any effect. Sell Melange is paid in one of its steps (AMB-37). */
function* payForSpace(game: Imperium, seat: Seat, space: Space): Flow {
  const source: Source = { type: 'space', space: space.id };
  let cost = costOf(visitOf(game, seat, game.turn!.sending!), space);
  if (space.exchange.length > 0) {
    const { spice } = game.players[seat]!;
    const picked = yield* ask(game, seat, {
      kind: 'space.cost',
      rule: 'IMP-16.15',
      options: space.exchange
        .filter((step) => step.spice <= spice)
        .map((step) => ({ id: `${step.spice}-spice`, type: 'exchange' as const, ...step })),
      source,
    });
    cost = { spice: picked.spice };
    addPending(game, seat, [gain({ solari: picked.solari })], source);
  }
  payResources(game, seat, cost, source);
  for (const { paidForSpace } of momentsOf(game, seat)) paidForSpace?.(game, seat, cost);
}

/** A question names the first of the cards. */
const sourceOf = ({ cards }: Sending): Source => ({ type: 'card', card: cards[0]! });

interface Sent {
  readonly cards: readonly CardId[];
  readonly space: SpaceId;
  readonly from: SpaceId | null;
}

/** Puts an Agent of the turn's player on a space. */
export function placeAgent(game: Imperium, seat: Seat, { cards, space, from }: Sent): void {
  const turn = game.turn!;
  const player = game.players[seat]!;
  const mentat = player.agents === 0;
  if (mentat) game.mentat = 'board';
  else player.agents--;
  game.agents.push({ space, seat, mentat });
  turn.space = space;
  turn.combat = spaceOf(space).combat; // IMP-13.6
  for (const voice of game.voices) voice.bound = voice.bound.filter((bound) => bound !== seat); // AMB-28
  game.events?.push({ type: 'agent-sent', seat, cards, space, mentat, from });
}

/** IMP-14.3 to 14.5: to the controller, whoever came, as soon as the Agent stands there. */
export function giveControlBonus(game: Imperium, space: SpaceId): void {
  const controller = controllerOf(game, space);
  const { controlBonus } = spaceOf(space);
  if (controller === null || !controlBonus || !contends(game, controller)) return; // HAG-5.4
  const { resource } = controlBonus;
  const n = gaining(game, controller, { [resource]: controlBonus.n })[resource]!;
  game.players[controller]![resource] += n;
  game.events?.push({ type: 'control-bonus', seat: controller, space, resource, n });
  received(game, controller);
}

/** IMP-10.8: the Faction's Influence, the space, the cards' Agent boxes. */
function collectEffects(game: Imperium, seat: Seat, { cards }: Sending, space: Space): void {
  const source: Source = { type: 'space', space: space.id };
  if (space.faction) {
    const steps = sentWith(game, 'double-influence') ? 2 : 1;
    addPending(game, seat, [influence(steps, space.faction)], source); // IMP-5.3
  }
  addPending(game, seat, space.effects, source);
  for (const card of cards) addPending(game, seat, cardOf(card).agent, { type: 'card', card });
  for (const { agentSent } of momentsOf(game, seat)) agentSent?.(game, seat, space);
}
