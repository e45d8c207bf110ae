import type { Reason, Seat } from '@landsraad/kernel';
import type { Space } from '../content/component.ts';
import { printedAt } from '../content/printed.ts';
import type { AgentIcon, CardId, Resources, SpaceId } from '../ids.ts';
import { refuse } from '../refusals.ts';
import type { Imperium, Sending } from '../state.ts';
import { holds } from './conditions.ts';
import { whyNotPay } from './costs.ts';
import { type Extension, extensionsOf } from './extension.ts';
import { type Moments, momentsOf } from './moments.ts';
import { sendingOf } from './sending.ts';

/** The spaces of this table's board, in canonical order. */
export const boardOf = (game: Imperium): readonly Space[] => printedAt(game.options).spaces;

/** IMP-9.4: the Mentat counts as one more Agent (IMP-16.23). */
export function hasAgent(game: Imperium, seat: Seat): boolean {
  return game.players[seat]!.agents > 0 || game.mentat === seat;
}

/** Who would send an Agent with what, and all that has a say in it: the same for every space. */
interface Visit {
  readonly game: Imperium;
  readonly seat: Seat;
  readonly sending: Sending;
  readonly moments: readonly Moments[];
  readonly extensions: readonly Extension[];
}

export const visitOf = (game: Imperium, seat: Seat, sending: Sending): Visit => ({
  game,
  seat,
  sending,
  moments: momentsOf(game, seat),
  extensions: extensionsOf(game),
});

/** What a space costs whoever is sent there. */
export function costOf(visit: Visit, space: Space): Partial<Resources> {
  const { game, seat, sending } = visit;
  let cost = space.cost ?? FREE;
  for (const { costOf: changed } of visit.moments)
    if (changed) cost = changed(cost, game, seat, space, sending);
  return cost;
}
const FREE: Partial<Resources> = {};

/** Why an Agent may not go to a space, whatever its icon; null when it may. */
function whyClosed(visit: Visit, space: Space): Reason | null {
  const { game, seat, sending } = visit;
  for (const voice of game.voices)
    if (voice.space === space.id && voice.bound.includes(seat))
      return refuse('named-with-voice', 'IMP-26.9', { seat: voice.by }); // IMP-26.7, 26.10
  if (!sending.anywhere) {
    const why = whyOccupied(visit, space);
    if (why) return why;
  }
  for (const extension of visit.extensions) {
    const why = extension.whyClosed?.(game, seat, space, sending);
    if (why) return why;
  }
  if (space.oncePerGame && holds(game, seat, space.oncePerGame))
    return refuse('once-per-game', 'IMP-10.11'); // IMP-16.27, 26.6
  if (space.requirement && !holds(game, seat, space.requirement)) {
    const { requirement } = space;
    return requirement.is === 'influence'
      ? refuse('requirement', 'IMP-11.5', {
          faction: requirement.with,
          atLeast: requirement.atLeast,
        })
      : refuse('requirement', 'IMP-11.4');
  }
  const cost =
    space.exchange.length > 0 ? { spice: space.exchange[0]!.spice } : costOf(visit, space);
  return cost === FREE ? null : whyNotPay(game, seat, cost, 'IMP-11.1');
}

/** IMP-10.4, 10.5 */
function whyOccupied(visit: Visit, space: Space): Reason | null {
  const { game, seat } = visit;
  for (const agent of game.agents) {
    if (agent.space !== space.id) continue;
    if (agent.seat === seat) return refuse('own-agent', 'IMP-10.5');
    if (!ignoresEnemies(visit, space)) return refuse('occupied', 'IMP-10.4', { seat: agent.seat });
  }
  return null;
}

function ignoresEnemies({ game, seat, sending, moments }: Visit, space: Space): boolean {
  if (game.turn?.ignoreEnemyAgents || sending.infiltrates.includes(space.icon)) return true;
  return moments.some(({ passesEnemies }) => passesEnemies?.(game, seat, space));
}

const hasIcon = ({ icons, anywhere }: Sending, { icon }: Space): boolean =>
  anywhere || icons.includes(icon);

/** Why these cards may not send an Agent to this space; null when they may. */
export function whyNotSpace(visit: Visit, space: Space): Reason | null {
  if (!hasIcon(visit.sending, space)) return refuse('no-icon', 'IMP-10.2', { icon: space.icon });
  return whyClosed(visit, space);
}

function whyNotAtAll(game: Imperium, seat: Seat, sending: Sending): Reason | null {
  for (const extension of extensionsOf(game)) {
    const why = extension.whyNotSend?.(game, seat, sending);
    if (why) return why;
  }
  return null;
}

/** Why these cards may not send an Agent, wherever it would go. */
function whyNoAgent(game: Imperium, seat: Seat, sending: Sending): Reason | null {
  const why = whyNotAtAll(game, seat, sending);
  if (why) return why;
  const { icons, anywhere } = sending;
  if (icons.length === 0 && !anywhere) return refuse('reveal-only', 'IMP-10.3');
  if (!hasAgent(game, seat) && !(anywhere && onBoard(game, seat)))
    return refuse('no-agent', 'IMP-9.4');
  return null;
}

/** The same for one space. */
export const whyNotSendTo = (
  game: Imperium,
  seat: Seat,
  sending: Sending,
  space: Space,
): Reason | null =>
  whyNoAgent(game, seat, sending) ?? whyNotSpace(visitOf(game, seat, sending), space);

/** Why these cards may not be played on an Agent turn; null when they may. */
export function whyNotSend(game: Imperium, seat: Seat, sending: Sending): Reason | null {
  const why = whyNoAgent(game, seat, sending);
  if (why) return why;
  const visit = visitOf(game, seat, sending);
  for (const space of boardOf(game)) if (!whyNotSpace(visit, space)) return null;
  return refuse('no-space', 'IMP-9.4');
}

/** The cards in hand that can send an Agent somewhere, each different one once. */
export function playableCards(game: Imperium, seat: Seat): CardId[] {
  const open = openIcons(game, seat);
  const { hand } = game.players[seat]!;
  const playable: CardId[] = [];
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (hand.indexOf(card) !== i) continue;
    if (isSendable(game, seat, sendingOf(game, seat, [card]), open)) playable.push(card);
  }
  return playable;
}

/** Whether cards can send an Agent somewhere, where these icons are open to whatever sends as usual. */
export function isSendable(
  game: Imperium,
  seat: Seat,
  sending: Sending,
  open: readonly AgentIcon[],
): boolean {
  if (!sending.usual) return !whyNotSend(game, seat, sending);
  return sending.icons.some((icon) => open.includes(icon)) && !whyNotAtAll(game, seat, sending);
}

const USUAL: Sending = { cards: [], icons: [], infiltrates: [], anywhere: false, usual: true };

/** The icons of the spaces that are open to whatever sends an Agent in the usual way. */
export function openIcons(game: Imperium, seat: Seat): readonly AgentIcon[] {
  const open: AgentIcon[] = [];
  if (!hasAgent(game, seat)) return open;
  const visit = visitOf(game, seat, USUAL);
  for (const space of boardOf(game))
    if (!open.includes(space.icon) && !whyClosed(visit, space)) open.push(space.icon);
  return open;
}

function onBoard(game: Imperium, seat: Seat): boolean {
  return game.agents.some((agent) => agent.seat === seat);
}

/** IMP-12.12, 12.13 */
export function recallAgent(game: Imperium, seat: Seat, space: SpaceId): void {
  liftAgent(game, seat, space);
  game.events?.push({ type: 'agent-recalled', seat, space });
}

/** Back to the Leader; the Mentat too, as an Agent of that player (AMB-23). */
export function liftAgent(game: Imperium, seat: Seat, space: SpaceId): void {
  const at = game.agents.findLastIndex((agent) => agent.seat === seat && agent.space === space);
  const [agent] = game.agents.splice(at, 1);
  if (agent!.mentat) game.mentat = seat;
  else game.players[seat]!.agents++;
}
