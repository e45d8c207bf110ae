import {
  type AgentIcon,
  type CardId,
  cardOf,
  isSwordmasterDenied,
  printedAt,
  type Resources,
  type Space,
} from '@landsraad/imperium';
import { holds } from './conditions.ts';
import type { Outlook } from './outlook.ts';

/* Where an Agent could go, as far as the view tells; the rules have the last word. */

/** What would open more of the board: Plot cards that might be played. */
export interface Passes {
  readonly icons: readonly AgentIcon[];
  readonly ignoreEnemies: boolean;
}

export const boardOf = ({ view }: Outlook): readonly Space[] => printedAt(view.options).spaces;

export function passesOf({ view, seat }: Outlook): Passes {
  const turn = view.turn?.seat === seat ? view.turn : null;
  return { icons: turn?.extraIcons ?? [], ignoreEnemies: turn?.ignoreEnemyAgents ?? false };
}

export function costOf({ ability }: Outlook, space: Space): Partial<Resources> {
  const cost = space.exchange.length > 0 ? { spice: space.exchange[0]!.spice } : space.cost;
  if (!cost) return {};
  const popular = ability === 'landsraad-popularity';
  if (!popular || space.icon !== 'landsraad' || !('solari' in cost)) return cost;
  return { ...cost, solari: cost.solari! - 1 };
}

export const canAfford = (
  purse: Resources,
  { solari = 0, spice = 0, water = 0 }: Partial<Resources>,
): boolean => purse.solari >= solari && purse.spice >= spice && purse.water >= water;

/** Open to the seat's next Agent, whatever it costs. */
export function isOpen(outlook: Outlook, space: Space, passes: Passes, anywhere: boolean): boolean {
  const { view, seat } = outlook;
  if (view.voices.some((voice) => voice.space === space.id && voice.bound.includes(seat)))
    return false;
  if (!anywhere && isTaken(outlook, space, passes)) return false;
  if (space.id === 'swordmaster' && isSwordmasterDenied(view.options)) return false;
  if (space.oncePerGame && holds(outlook, space.oncePerGame, null)) return false;
  return !space.requirement || holds(outlook, space.requirement, null);
}

function isTaken({ view, seat, ability }: Outlook, space: Space, passes: Passes): boolean {
  const eyes =
    ability === 'eyes-everywhere' && (space.icon === 'landsraad' || space.icon === 'city');
  return view.agents.some(
    (agent) => agent.space === space.id && (agent.seat === seat || !(passes.ignoreEnemies || eyes)),
  );
}

export function sends(card: CardId, space: Space, passes: Passes): boolean {
  const { icons, sendsAnywhere } = cardOf(card);
  return sendsAnywhere === true || icons.includes(space.icon) || passes.icons.includes(space.icon);
}
