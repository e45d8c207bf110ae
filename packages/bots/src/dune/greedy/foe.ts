import type {
  BattleView,
  Forces,
  LeaderId,
  Plan,
  TreacheryId,
  TreacheryType,
} from '@landsraad/dune';
import type { Seat } from '@landsraad/kernel';
import { chanceOf, strengthOf, typeOf } from './cards.ts';
import { armyPower, leadersFor } from './odds.ts';
import { count, NO_FORCES, type Outlook, plus } from './outlook.ts';

/* What the other side of a battle may have planned, as far as this seat can tell. */

export interface Foe {
  readonly seat: Seat;
  readonly forces: Forces;
  /** Leaders it may send, each with its chance. */
  readonly leaders: readonly { readonly leader: LeaderId; readonly chance: number }[];
  readonly weapon: {
    readonly projectile: number;
    readonly poison: number;
    readonly lasgun: number;
  };
  readonly defense: { readonly projectile: number; readonly poison: number };
  /** The chance of a dial of at most so many halves. */
  readonly dialAtMost: (halves: number) => number;
}

export function forcesInBattle(outlook: Outlook, battle: BattleView, seat: Seat): Forces {
  const { board } = outlook.view.factions[seat]!;
  return battle.cells.reduce((sum, cell) => plus(sum, board[cell] ?? NO_FORCES), NO_FORCES);
}

export function foeOf(outlook: Outlook, battle: BattleView, against: Seat, seat: Seat): Foe {
  const known = knownOf(battle, seat);
  const forces = forcesInBattle(outlook, battle, seat);
  return {
    seat,
    forces,
    leaders: leadersOf(outlook, battle, seat, known),
    weapon: weaponOf(outlook, battle, seat, known),
    defense: defenseOf(outlook, battle, seat, known),
    dialAtMost: dialOf(outlook, seat, against, forces, known),
  };
}

/** A plan that was seen, or the element that prescience showed. */
function knownOf({ plans, prescience }: BattleView, seat: Seat): Partial<Plan> {
  const seen = plans.find((entry) => entry.seat === seat)?.plan;
  if (seen) return seen;
  return prescience?.on === seat ? prescience.answer : {};
}

function leadersOf(outlook: Outlook, battle: BattleView, seat: Seat, known: Partial<Plan>) {
  if (known.leader !== undefined) {
    const { leader } = known;
    return leader === null || leader === 'cheap-hero' ? [] : [{ leader, chance: 1 }];
  }
  const leaders = leadersFor(outlook, seat, battle.territory);
  const weight = (leader: LeaderId) => (strengthOf(leader) + 1) ** 2;
  const sum = leaders.reduce((total, leader) => total + weight(leader), 0);
  return leaders.map((leader) => ({ leader, chance: weight(leader) / sum }));
}

/** The chance that a card of a type is played, with the Voice heard. */
function plays(outlook: Outlook, battle: BattleView, seat: Seat, type: TreacheryType): number {
  const { voice } = battle;
  if (voice?.on === seat && voice.target === type && voice.order === 'not') return 0;
  return chanceOf(outlook, seat, (other) => other === type);
}

/** Chances that cannot all come true: one slot, one card. */
function share<K extends string>(chances: Readonly<Record<K, number>>): Record<K, number> {
  let none = 1;
  let sum = 0;
  for (const key in chances) {
    none *= 1 - chances[key];
    sum += chances[key];
  }
  const shared: Record<K, number> = { ...chances };
  for (const key in shared) shared[key] = sum === 0 ? 0 : (shared[key] / sum) * (1 - none);
  return shared;
}

const exactly = (card: TreacheryId | null, type: TreacheryType): number =>
  Number(card !== null && typeOf(card) === type);

function weaponOf(outlook: Outlook, battle: BattleView, seat: Seat, { weapon }: Partial<Plan>) {
  if (weapon !== undefined)
    return {
      projectile: exactly(weapon, 'weapon-projectile'),
      poison: exactly(weapon, 'weapon-poison'),
      lasgun: exactly(weapon, 'weapon-lasgun'),
    };
  return share({
    projectile: plays(outlook, battle, seat, 'weapon-projectile'),
    poison: plays(outlook, battle, seat, 'weapon-poison'),
    lasgun: plays(outlook, battle, seat, 'weapon-lasgun'),
  });
}

function defenseOf(outlook: Outlook, battle: BattleView, seat: Seat, { defense }: Partial<Plan>) {
  if (defense !== undefined)
    return {
      projectile: exactly(defense, 'defense-projectile'),
      poison: exactly(defense, 'defense-poison'),
    };
  return share({
    projectile: plays(outlook, battle, seat, 'defense-projectile'),
    poison: plays(outlook, battle, seat, 'defense-poison'),
  });
}

function dialOf(
  outlook: Outlook,
  seat: Seat,
  against: Seat,
  forces: Forces,
  { dial }: Partial<Plan>,
): Foe['dialAtMost'] {
  if (dial !== undefined) return (halves) => Number(dial <= halves);
  const { id } = outlook.view.factions[against]!;
  const step = outlook.advanced ? 1 : 2;
  const most = Math.max(Math.floor(2 * armyPower(outlook, seat, forces, id)), 0);
  const atMost: number[] = [];
  let sum = 0;
  for (let halves = 0; halves <= most; halves++) {
    if (halves % step === 0)
      sum += count(forces) > 0 ? 0.3 + outlook.weights.boldness * (halves / Math.max(1, most)) : 1;
    atMost.push(sum);
  }
  return (halves) => (halves < 0 ? 0 : halves >= most ? 1 : atMost[Math.floor(halves)]! / sum);
}
