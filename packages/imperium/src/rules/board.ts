import type { Reason, Seat } from '@landsraad/kernel';
import type { Card, Space } from '../content/component.ts';
import { cardOf } from '../content/index.ts';
import { printedAt } from '../content/printed.ts';
import type { CardId, Resources, SpaceId } from '../ids.ts';
import { refuse } from '../refusals.ts';
import type { Imperium } from '../state.ts';
import { abilityOf } from './abilities.ts';
import { holds } from './conditions.ts';
import { whyNotPay } from './costs.ts';
import { extensionsOf } from './extension.ts';

/** The spaces of this table's board, in canonical order. */
export const boardOf = (game: Imperium): readonly Space[] => printedAt(game.options).spaces;

/** IMP-9.4: the Mentat counts as one more Agent (IMP-16.23). */
export function hasAgent(game: Imperium, seat: Seat): boolean {
  return game.players[seat]!.agents > 0 || game.mentat === seat;
}

/** AMB-38: Duke Leto pays 1 Solari less on Landsraad spaces that cost Solari. */
export function costOf(game: Imperium, seat: Seat, space: Space): Partial<Resources> {
  const cost = space.cost ?? {};
  if (space.icon !== 'landsraad' || !cost.solari) return cost;
  if (abilityOf(game, seat) !== 'landsraad-popularity') return cost;
  return { ...cost, solari: cost.solari - 1 };
}

/** Why the seat's next Agent may not go to a space, whatever card sends it; null when it may. */
function whyClosed(game: Imperium, seat: Seat, space: Space, anywhere: boolean): Reason | null {
  for (const voice of game.voices)
    if (voice.space === space.id && voice.bound.includes(seat))
      return refuse('named-with-voice', 'IMP-26.9', { seat: voice.by }); // IMP-26.7, 26.10
  if (!anywhere) {
    const why = whyOccupied(game, seat, space);
    if (why) return why;
  }
  const player = game.players[seat]!;
  for (const extension of extensionsOf(game)) {
    const why = extension.whyClosed?.(game, seat, space);
    if (why) return why;
  }
  if (space.oncePerGame && (space.id === 'high-council' ? player.council : player.swordmaster))
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
    space.exchange.length > 0 ? { spice: space.exchange[0]!.spice } : costOf(game, seat, space);
  return whyNotPay(game, seat, cost, 'IMP-11.1');
}

/** IMP-10.4, 10.5 */
function whyOccupied(game: Imperium, seat: Seat, space: Space): Reason | null {
  for (const agent of game.agents) {
    if (agent.space !== space.id) continue;
    if (agent.seat === seat) return refuse('own-agent', 'IMP-10.5');
    if (!ignoresEnemies(game, seat, space))
      return refuse('occupied', 'IMP-10.4', { seat: agent.seat });
  }
  return null;
}

function ignoresEnemies(game: Imperium, seat: Seat, space: Space): boolean {
  if (game.turn?.ignoreEnemyAgents) return true;
  const eyes = abilityOf(game, seat) === 'eyes-everywhere';
  return eyes && (space.icon === 'landsraad' || space.icon === 'city');
}

function hasIcon(game: Imperium, card: Card, space: Space): boolean {
  return (
    card.sendsAnywhere === true ||
    card.icons.includes(space.icon) ||
    game.turn!.extraIcons.includes(space.icon)
  );
}

/** Why this card may not send an Agent to this space; null when it may. */
export function whyNotSpace(game: Imperium, seat: Seat, card: CardId, space: Space): Reason | null {
  const face = cardOf(card);
  if (!hasIcon(game, face, space)) return refuse('no-icon', 'IMP-10.2', { icon: space.icon });
  return whyClosed(game, seat, space, face.sendsAnywhere === true);
}

/** Why this card may not be played on an Agent turn; null when it may. */
export function whyNotCard(game: Imperium, seat: Seat, card: CardId): Reason | null {
  const face = cardOf(card);
  if (face.icons.length + game.turn!.extraIcons.length === 0 && !face.sendsAnywhere)
    return refuse('reveal-only', 'IMP-10.3');
  if (!hasAgent(game, seat) && !(face.sendsAnywhere && onBoard(game, seat)))
    return refuse('no-agent', 'IMP-9.4');
  for (const space of boardOf(game)) if (!whyNotSpace(game, seat, card, space)) return null;
  return refuse('no-space', 'IMP-9.4');
}

/** The cards in hand that can send an Agent somewhere, each different one once. */
export function playableCards(game: Imperium, seat: Seat): CardId[] {
  const open = new Set<string>();
  if (hasAgent(game, seat))
    for (const space of boardOf(game))
      if (!open.has(space.icon) && !whyClosed(game, seat, space, false)) open.add(space.icon);
  const extra = game.turn!.extraIcons.some((icon) => open.has(icon));
  const playable: CardId[] = [];
  for (const card of new Set(game.players[seat]!.hand)) {
    const face = cardOf(card);
    if (
      face.sendsAnywhere
        ? !whyNotCard(game, seat, card)
        : extra || face.icons.some((icon) => open.has(icon))
    )
      playable.push(card);
  }
  return playable;
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
