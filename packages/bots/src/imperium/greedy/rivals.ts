import {
  conflictOf,
  type Effect,
  type Faction,
  type HagalCard,
  type ImperiumOption,
  leaderOf,
  type PlayerView,
  printedAt,
  RIVAL_SETS,
  spaceOf,
  topOf,
  trackOf,
} from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import { agentsLeft, isSolo, type Outlook, once } from './outlook.ts';

/* House Hagal: what its Rivals may do in the Conflict, and what is chosen for them. */

/** What an opponent's strength may come to. */
export interface Opponent {
  readonly mean: number;
  readonly spread: number;
}

/** What a Hagal card does on average: how often it sends to the Conflict, with whom, with what bonus. */
interface AverageCard {
  readonly fights: number;
  readonly recruits: number;
  readonly swords: number;
  readonly spread: number;
}

function averageCard(outlook: Outlook): AverageCard {
  return once(outlook, 'Hagal card', () => {
    const { hagal } = printedAt(outlook.view.options);
    const total = (of: (card: HagalCard) => number) =>
      hagal.reduce((sum, card) => sum + card.copies * of(card), 0);
    const copies = total(() => 1);
    const swords = total((card) => card.swords ?? 0) / copies;
    return {
      fights: total((card) => (isCombat(card) ? 1 : 0)) / copies,
      recruits: total((card) => (isCombat(card) ? recruits(card.gains) : 0)) / copies,
      swords,
      spread: Math.sqrt(total((card) => ((card.swords ?? 0) - swords) ** 2) / copies),
    };
  });
}

function isCombat({ spaces }: HagalCard): boolean {
  return spaces.some((space) => spaceOf(space).combat);
}

function recruits(effects: readonly Effect[]): number {
  return effects.reduce((sum, effect) => sum + (effect.do === 'recruit' ? effect.n : 0), 0);
}

/** Without a hand: the Agents still to come bring troops, and a card of the deck brings swords. */
export function rivalInConflict(outlook: Outlook, seat: Seat): Opponent {
  const { view } = outlook;
  const { conflict, swords, garrison } = view.players[seat]!;
  if (view.phase !== 'turns')
    return { mean: 2 * conflict + (conflict > 0 ? swords : 0), spread: 0.15 };
  const agents = turnsLeft(view, seat);
  const card = averageCard(outlook);
  const joining = agents * card.recruits + Math.min(garrison, 2 * agents * card.fights);
  const troops = conflict + joining;
  if (troops === 0) return { mean: 0, spread: 0 };
  const cards = bonusCards(view);
  return {
    mean: 2 * troops + Math.min(1, troops) * cards * card.swords,
    spread: Math.sqrt(cards) * card.spread + 1.5 * Math.sqrt(agents),
  };
}

/** House Hagal acts only after the Agent turns of the First Player (HAG-5.6). */
function turnsLeft(view: Outlook['view'], seat: Seat): number {
  const own = agentsLeft(view, seat);
  return isSolo({ view }) ? own : Math.min(own, agentsLeft(view, view.firstPlayer));
}

/** HAG-4.3, 10.4 */
function bonusCards({ options, conflict }: Outlook['view']): number {
  const brutal = options.players === 1 && options.brutalEscalation;
  return brutal && conflict && conflictOf(conflict).level === 3 ? 2 : 1;
}

/** What an option for a Rival is worth to the seat that chooses: what helps the Rival least. */
export function forRival(
  outlook: Outlook,
  rival: Seat,
  option: ImperiumOption,
  steps: number,
): number {
  switch (option.type) {
    case 'faction':
      return -influenceFor(outlook, rival, option.faction, steps);
    case 'branch':
      return -option.effects.reduce(
        (sum, effect) => sum + effectFor(outlook.view.players[rival]!, effect),
        0,
      );
    case 'seat': // an Alliance that it loses
      return option.seat === outlook.seat ? 1 : -outlook.view.players[option.seat]!.vp;
    default:
      return 0;
  }
}

/** What so many steps bring it, and what they take from the seat: a point each, or a part of one. */
function influenceFor(outlook: Outlook, rival: Seat, faction: Faction, steps: number): number {
  const { view, seat, me } = outlook;
  const track = trackOf(faction);
  const from = view.players[rival]!.influence[faction];
  const to = Math.min(topOf(track), from + steps);
  const points = isSolo(outlook) ? 1 : 0; // HAG-5.8
  const holder = view.alliances[faction];
  const highest = holder === null ? track.bonusAt - 1 : view.players[holder]!.influence[faction];
  let worth = 0;
  if (from < track.vpAt && to >= track.vpAt) worth += points;
  if (holder !== rival && to > highest)
    worth += points + (holder === seat ? 1 : 0) - (holder !== null && holder !== seat ? 0.25 : 0);
  // What comes nearer to a threshold, and what stands in the seat's own way.
  worth +=
    points * 0.1 * Math.max(0, to - 2) +
    (to >= me.influence[faction] ? 0.02 * me.influence[faction] : 0);
  return worth;
}

/** The share of a point that it comes to: the sets it spends (HAG-6.33). */
function effectFor(rival: PlayerView, effect: Effect): number {
  switch (effect.do) {
    case 'vp':
      return effect.n;
    case 'gain':
      return RIVAL_SETS.reduce(
        (sum, { what, n }) =>
          what === 'intrigue' ? sum : sum + towards(rival[what], effect[what] ?? 0, n),
        0,
      );
    case 'intrigue':
      return towards(rival.intrigueCount, effect.n, setOf('intrigue'));
    case 'recruit':
      return 0.1 * Math.min(effect.n, rival.supply);
    default:
      return 0;
  }
}

const setOf = (wanted: string): number => RIVAL_SETS.find(({ what }) => what === wanted)!.n;

/** A set that is completed counts as a point, one that grows by its share. */
function towards(have: number, more: number, set: number): number {
  return Math.floor((have + more) / set) + 0.5 * (more / set);
}

/** The Rivals whose rings bring them least: those that must pay; water is three to a point. */
export function rivalLeader(_outlook: Outlook, option: ImperiumOption): number {
  if (option.type !== 'leader') return 0;
  return -leaderOf(option.leader).signet.effects.reduce((sum, effect) => sum + ring(effect), 0);
}

function ring(effect: Effect): number {
  switch (effect.do) {
    case 'gain':
      return RIVAL_SETS.reduce(
        (sum, { what, n }) => (what === 'intrigue' ? sum : sum + (effect[what] ?? 0) / n),
        0,
      );
    case 'recruit':
      return 0.3 * effect.n;
    default:
      return 0;
  }
}
