import type { Plan, TreacheryId } from '@landsraad/dune';
import { strengthOf, typeOf } from '../greedy/cards.ts';
import { worthOfForces } from '../greedy/ground.ts';
import { count, minus, spiceWorth } from '../greedy/outlook.ts';
import { type Candidate, cardsAtStake, type Field, leaderWorth, rewardOf } from '../greedy/plan.ts';

/* Two plans opened: what comes of them for each side (DUN-10.21). */

/** A plan with what it brings its owner, however the battle ends. */
export interface Sword {
  readonly plan: Plan;
  readonly strength: number;
  /** Before anything was won or lost: the spice paid. */
  readonly paid: number;
  readonly victory: number;
  readonly byTraitor: number;
  readonly defeat: number;
  readonly leader: number;
  /** A leader of the other side whom this one has bought. */
  readonly buys: (leader: string | null) => boolean;
}

export function swordOf(field: Field, { plan, lost }: Candidate): Sword {
  const { outlook, forces, foe, prize } = field;
  const left = minus(forces, lost);
  const { leader, weapon, defense, spice, kh } = plan;
  const killed = 0.4 * outlook.weights.force * count(foe.forces);
  return {
    plan,
    strength: 2 * strengthOf(leader) + (kh ? 4 : 0),
    paid: spiceWorth(outlook, spice),
    victory: rewardOf(field, left) + killed + worthOfForces(outlook, left),
    byTraitor: prize + killed + worthOfForces(outlook, forces),
    defeat: -cardsAtStake(outlook, leader, weapon, defense),
    leader: leaderWorth(outlook, leader),
    buys: (other) => other !== null && (outlook.me.traitors?.includes(other) ?? false),
  };
}

/** What the first gets, and what the second gets; the first wins ties where it attacks. */
export function duel(a: Sword, b: Sword, attacks: boolean): readonly [number, number] {
  const [aBuys, bBuys] = [betrays(a, b), betrays(b, a)];
  if ((aBuys && bBuys) || (!aBuys && !bBuys && explodes(a.plan, b.plan)))
    return [destroyed(a), destroyed(b)];
  if (aBuys) return [a.byTraitor + strengthOf(b.plan.leader) - a.paid, destroyed(b)];
  if (bBuys) return [destroyed(a), b.byTraitor + strengthOf(a.plan.leader) - b.paid];
  const aDies = kills(b.plan.weapon, a.plan.defense);
  const bDies = kills(a.plan.weapon, b.plan.defense);
  const lead = a.plan.dial + (aDies ? 0 : a.strength) - b.plan.dial - (bDies ? 0 : b.strength);
  const won = attacks ? lead >= 0 : lead > 0;
  const reward = (aDies ? strengthOf(a.plan.leader) : 0) + (bDies ? strengthOf(b.plan.leader) : 0);
  return [fought(a, won, aDies, reward), fought(b, !won, bDies, reward)];
}

const fought = (sword: Sword, won: boolean, dies: boolean, reward: number): number =>
  (won ? sword.victory + reward : sword.defeat) - (dies ? sword.leader : 0) - sword.paid;

const destroyed = ({ defeat, leader, paid }: Sword): number => defeat - leader - paid;

const betrays = ({ buys }: Sword, { plan }: Sword): boolean => !plan.kh && buys(plan.leader);

const explodes = (a: Plan, b: Plan): boolean => {
  const types = [a.weapon, a.defense, b.weapon, b.defense].map((card) => card && typeOf(card));
  return types.includes('weapon-lasgun') && types.includes('defense-projectile');
};

/** DUN-10.22 */
function kills(weapon: TreacheryId | null, defense: TreacheryId | null): boolean {
  const parried = defense === null ? null : typeOf(defense);
  switch (weapon === null ? null : typeOf(weapon)) {
    case 'weapon-projectile':
      return parried !== 'defense-projectile';
    case 'weapon-poison':
      return parried !== 'defense-poison';
    case 'weapon-lasgun':
      return true;
    default:
      return false;
  }
}
