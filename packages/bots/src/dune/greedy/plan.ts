import {
  type BattleView,
  type Forces,
  factionOf,
  type Plan,
  type TreacheryId,
  territoryOf,
  treacheryOf,
} from '@landsraad/dune';
import type { Choice, Seat } from '@landsraad/kernel';
import type { Asked } from '../../bot.ts';
import type { Scored } from '../../scored.ts';
import { isWorthless, strengthOf, typeOf } from './cards.ts';
import { type Foe, foeOf, forcesInBattle } from './foe.ts';
import { prize, worthOfForces } from './ground.ts';
import { specialWorth } from './odds.ts';
import { count, is, isStronghold, minus, type Outlook, once, spiceWorth } from './outlook.ts';

/* Battle plans: every plan of ours against what the other side may have planned. */

export type Form = Extract<Asked, { shape: 'form' }>;

interface Dial {
  readonly halves: number;
  readonly spice: number;
  readonly lost: Forces;
  readonly cost: number;
}

/** A battle as this seat sees it. */
export interface Field {
  readonly outlook: Outlook;
  readonly battle: BattleView;
  readonly forces: Forces;
  readonly foe: Foe;
  /** What victory brings to those who are left there, and to those who dialed them all. */
  readonly prize: number;
  readonly emptied: number;
  readonly wonByTie: boolean;
}

export interface Candidate {
  readonly plan: Plan;
  /** What a victory with it costs in forces. */
  readonly lost: Forces;
  readonly worth: number;
}

export function fieldOf(outlook: Outlook): Field | null {
  const { battle } = outlook.view;
  const { seat } = outlook;
  if (!battle || (battle.aggressor !== seat && battle.defender !== seat)) return null;
  return once(outlook, 'field', () => {
    const enemy = battle.aggressor === seat ? battle.defender : battle.aggressor;
    return {
      outlook,
      battle,
      forces: forcesInBattle(outlook, battle, seat),
      foe: foeOf(outlook, battle, seat, enemy),
      ...prizesOf(outlook, battle),
      wonByTie: battle.aggressor === seat,
    };
  });
}

function prizesOf(outlook: Outlook, { territory }: BattleView) {
  let [prizeThere, emptied] = [BEATEN, BEATEN];
  if (isStronghold(territory)) {
    const { lasting, atOnce, denied } = prize(outlook, territory);
    prizeThere += lasting + atOnce;
    emptied += denied;
  }
  for (const cell of territoryOf(territory).cells)
    prizeThere += (outlook.view.spice[cell] ?? 0) * outlook.weights.harvest;
  return { prize: prizeThere, emptied };
}

/** Any battle is better won than lost. */
const BEATEN = 2;

/** What victory brings with so many forces left. */
export const rewardOf = ({ prize, emptied }: Field, left: Forces): number =>
  count(left) > 0 ? prize : emptied;

/** The plans of the form from the best to the worst. */
export function weighPlans(outlook: Outlook, decision: Form): Scored[] {
  const field = fieldOf(outlook);
  if (!field) return [];
  const best = candidates(field, optionsOf(decision)).sort((a, b) => b.worth - a.worth);
  return best
    .slice(0, BEST)
    .filter(({ plan }) => !decision.check?.(toForm(outlook, plan)))
    .map(({ plan, worth }) => ({
      choice: toForm(outlook, plan),
      score: worth,
      motives: () => [{ why: 'plan', about: plan.leader ?? 'none', worth }],
    }));
}

/** So many plans are told; the best ones differ little. */
const BEST = 8;

interface Choices {
  readonly leaders: readonly (string | null)[];
  readonly weapons: readonly (TreacheryId | null)[];
  readonly defenses: readonly (TreacheryId | null)[];
  readonly kh: boolean;
  readonly mostSpice: number;
}

function optionsOf({ fields }: Form): Choices {
  const named = (name: string): (string | null)[] => {
    const field = fields[name];
    if (field?.shape !== 'one') return [null];
    return field.options.map(({ id }) => (id === 'none' ? null : id));
  };
  const { spice } = fields;
  return {
    leaders: named('leader'),
    weapons: oneOfAKind(named('weapon')),
    defenses: oneOfAKind(named('defense')),
    kh: named('kh').includes('yes'),
    mostSpice: spice?.shape === 'number' ? spice.max : 0,
  };
}

/** Two weapons of a type do the same. */
function oneOfAKind(cards: readonly (TreacheryId | null)[]): (TreacheryId | null)[] {
  const types = new Set<string>();
  return cards.filter((card) => {
    const type = card === null ? 'none' : typeOf(card);
    if (types.has(type)) return false;
    types.add(type);
    return true;
  });
}

/** What the seat itself could plan now, for questions that come before the plan. */
export function bestPlan(outlook: Outlook): Plan | null {
  const field = fieldOf(outlook);
  if (!field) return null;
  return once(outlook, 'best-plan', () => {
    const all = ownCandidates(field);
    return (
      all.reduce<Candidate | null>((a, b) => (a && a.worth >= b.worth ? a : b), null)?.plan ?? null
    );
  });
}

/** Every plan that the seat's hand, leaders and purse allow. */
export function ownCandidates(field: Field): Candidate[] {
  const { outlook, battle, forces } = field;
  const { hand, kh } = outlook.me;
  return candidates(field, {
    leaders: ownFighters(outlook, battle),
    weapons: oneOfAKind([null, ...hand.filter((card) => fits(card, 'weapon'))]),
    defenses: oneOfAKind([null, ...hand.filter((card) => fits(card, 'defense'))]),
    kh: kh !== null && !kh.dead && kh.losses >= 7,
    mostSpice: outlook.advanced ? Math.min(outlook.spice, count(forces)) : 0,
  });
}

/** Those of the form that the rules let stand. */
export const candidatesIn = (field: Field, decision: Form): Candidate[] =>
  candidates(field, optionsOf(decision)).filter(
    ({ plan }) => !decision.check?.(toForm(field.outlook, plan)),
  );

const fits = (card: TreacheryId, slot: 'weapon' | 'defense'): boolean =>
  treacheryOf(card).type.startsWith(slot) || isWorthless(card);

function ownFighters(outlook: Outlook, { territory }: BattleView): (string | null)[] {
  const { leaders } = outlook.view;
  const own = Object.keys(leaders).filter((id) => {
    const { status, holder, usedIn } = leaders[id]!;
    if (status === 'tanks' || holder !== outlook.seat) return false;
    return usedIn === null || usedIn === territory;
  });
  if (outlook.me.hand.includes('cheap-hero')) own.push('cheap-hero');
  return own.length > 0 ? own : [null];
}

function candidates(field: Field, choices: Choices): Candidate[] {
  const { outlook } = field;
  const dials = dialsOf(field, choices.mostSpice);
  const found: Candidate[] = [];
  for (const leader of choices.leaders)
    for (const weapon of leader === null ? [null] : choices.weapons)
      for (const defense of leader === null ? [null] : choices.defenses) {
        if (weapon !== null && weapon === defense && copies(outlook, weapon) < 2) continue;
        const kh = choices.kh && leader !== null;
        if (!isAllowed(field, { leader, weapon, defense })) continue;
        const chances = chancesOf(field, leader, weapon, defense);
        for (const dial of dials) {
          const { halves, spice, lost } = dial;
          const worth = planWorth(field, chances, dial, { leader, weapon, defense, kh });
          found.push({ plan: { dial: halves, leader, weapon, defense, spice, kh }, lost, worth });
        }
      }
  return obeyVoice(field, found);
}

const copies = ({ me }: Outlook, card: TreacheryId): number =>
  me.hand.filter((held) => held === card).length;

type Cards = Pick<Plan, 'leader' | 'weapon' | 'defense'>;

/** What prescience has shown is binding (ATR-B4). */
function isAllowed({ battle, outlook }: Field, cards: Cards): boolean {
  const { prescience } = battle;
  if (prescience?.on !== outlook.seat || prescience.element === 'dial') return true;
  return cards[prescience.element] === prescience.answer[prescience.element];
}

/** BEN-B3: comply if able. */
function obeyVoice({ battle, outlook }: Field, found: Candidate[]): Candidate[] {
  const { voice } = battle;
  if (voice?.on !== outlook.seat) return found;
  const obeying = found.filter(
    ({ plan }) => playsType(plan, voice.target) === (voice.order === 'play'),
  );
  return obeying.length > 0 ? obeying : found;
}

function playsType({ leader, weapon, defense }: Cards, target: string): boolean {
  if (target === 'cheap-hero') return leader === 'cheap-hero';
  return [weapon, defense].some((card) => card !== null && typeOf(card) === target);
}

/** Every number that can be dialed, each in its cheapest way (DUN-17.3). */
function dialsOf(field: Field, mostSpice: number): Dial[] {
  const { outlook, battle, forces, foe } = field;
  const { id } = outlook.me;
  const special = battle.stopped.includes(id === 'fremen' ? 'FRE-A5' : 'EMP-A1')
    ? 1
    : specialWorth(id, outlook.view.factions[foe.seat]!.id);
  const free = !outlook.advanced || (id === 'fremen' && !battle.stopped.includes('FRE-A7'));
  const best = new Map<number, Dial>();
  for (let s = 0; s <= forces.special; s++)
    for (let n = 0; n <= forces.normal; n++) {
      const lost = { normal: n, special: s };
      const lossWorth = worthOfForces(outlook, lost);
      for (let fed = 0; fed <= (free ? 0 : Math.min(s, mostSpice)); fed++)
        for (
          let supported = 0;
          supported <= (free ? 0 : Math.min(n, mostSpice - fed));
          supported++
        ) {
          const halves = free ? 2 * n + 2 * special * s : n + supported + special * (s + fed);
          const spice = fed + supported;
          const cost = lossWorth + spiceWorth(outlook, spice);
          const known = best.get(halves);
          if (!known || cost < known.cost) best.set(halves, { halves, spice, lost, cost });
        }
    }
  return [...best.values()].filter(({ halves }) => mayDial(field, halves));
}

function mayDial({ battle, outlook }: Field, halves: number): boolean {
  const { prescience } = battle;
  if (!outlook.advanced && halves % 2 !== 0) return false;
  if (prescience?.on !== outlook.seat || prescience.element !== 'dial') return true;
  return prescience.answer.dial === halves;
}

/** How likely it is that a leader dies, that all explodes, that a traitor is called. */
interface Chances {
  readonly mineDies: number;
  readonly theirsDies: number;
  readonly explosion: number;
  readonly betrayed: number;
  readonly betrays: number;
}

function chancesOf(
  { outlook, foe }: Field,
  leader: string | null,
  weapon: TreacheryId | null,
  defense: TreacheryId | null,
): Chances {
  const shield = defense !== null && typeOf(defense) === 'defense-projectile';
  const snooper = defense !== null && typeOf(defense) === 'defense-poison';
  const armed = weapon === null ? 'none' : typeOf(weapon);
  const { projectile, poison, lasgun } = foe.weapon;
  const mineDies = (shield ? 0 : projectile) + (snooper ? 0 : poison) + (shield ? 0 : lasgun);
  let explosion = shield ? lasgun : 0;
  if (armed === 'weapon-lasgun') explosion = shield ? 1 : foe.defense.projectile;
  return {
    mineDies: leader === null ? 0 : Math.min(1, mineDies),
    theirsDies: deaths(foe, armed),
    explosion: Math.min(1, explosion),
    betrayed: leader === null ? 0 : traitorRisk(outlook, leader, foe.seat),
    betrays: foe.leaders.reduce(
      (sum, entry) => sum + (outlook.me.traitors?.includes(entry.leader) ? entry.chance : 0),
      0,
    ),
  };
}

function deaths({ defense }: Foe, armed: string): number {
  switch (armed) {
    case 'weapon-projectile':
      return 1 - defense.projectile;
    case 'weapon-poison':
      return 1 - defense.poison;
    case 'weapon-lasgun':
      return 1;
    default:
      return 0;
  }
}

/** The chance that the enemy holds this leader's traitor card. */
function traitorRisk(outlook: Outlook, leader: string, enemy: Seat): number {
  if (leader === 'cheap-hero' || outlook.me.traitors?.includes(leader)) return 0;
  const { shownTraitors, id } = outlook.view.factions[enemy]!;
  if (shownTraitors.includes(leader)) return 1;
  return factionOf(id).start.traitorsKept / 30;
}

function planWorth(
  field: Field,
  { mineDies, theirsDies, explosion, betrayed, betrays }: Chances,
  { halves, spice, lost }: Dial,
  { leader, weapon, defense, kh }: Cards & { readonly kh: boolean },
): number {
  const { outlook, forces } = field;
  const { weights } = outlook;
  const left = minus(forces, lost);
  const strength = 2 * strengthOf(leader) + (kh ? 4 : 0);
  const chance = winChance(field, halves, strength, mineDies, theirsDies);
  const stake = leaderWorth(outlook, leader);
  const cards = cardsAtStake(outlook, leader, weapon, defense);
  const kept = worthOfForces(outlook, left);
  const killed = averageStrength(field) * theirsDies;
  const foes = 0.4 * weights.force * count(field.foe.forces);
  const won = rewardOf(field, left) + kept + foes + spiceWorth(outlook, killed);
  const fought = chance * won - (1 - chance) * cards - mineDies * stake;
  const blown = foes - cards - stake;
  const open = (1 - explosion) * fought + explosion * blown;
  const lostToTraitor = -cards - stake;
  const wonByTraitor = field.prize + worthOfForces(outlook, forces) + foes + averageStrength(field);
  const risk = kh ? 0 : betrayed;
  const dump = [weapon, defense].filter((card) => card !== null && isDump(outlook, card)).length;
  return (
    betrays * wonByTraitor +
    (1 - betrays) * ((1 - risk) * open + risk * lostToTraitor) -
    spiceWorth(outlook, spice) +
    0.2 * dump
  );
}

function winChance(
  { foe, wonByTie }: Field,
  halves: number,
  strength: number,
  mineDies: number,
  theirsDies: number,
): number {
  const beats = (total: number) => foe.dialAtMost(wonByTie ? total : total - 1);
  const against = (total: number): number => {
    if (foe.leaders.length === 0) return beats(total);
    let chance = theirsDies * beats(total);
    for (const { leader, chance: share } of foe.leaders)
      chance += (1 - theirsDies) * share * beats(total - 2 * strengthOf(leader));
    return chance;
  };
  const alive = mineDies < 1 ? (1 - mineDies) * against(halves + strength) : 0;
  return alive + (mineDies > 0 ? mineDies * against(halves) : 0);
}

const averageStrength = ({ foe }: Field): number =>
  foe.leaders.reduce((sum, { leader, chance }) => sum + chance * strengthOf(leader), 0);

export const leaderWorth = ({ weights }: Outlook, leader: string | null): number =>
  leader === null || leader === 'cheap-hero'
    ? 0
    : weights.leader + weights.leaderPoint * strengthOf(leader);

const isDump = (outlook: Outlook, card: TreacheryId): boolean =>
  isWorthless(card) && !(is(outlook, 'bene-gesserit') && outlook.advanced);

export function cardsAtStake(
  outlook: Outlook,
  leader: string | null,
  weapon: TreacheryId | null,
  defense: TreacheryId | null,
): number {
  const cards = [leader === 'cheap-hero' ? leader : null, weapon, defense];
  const kept = cards.filter((card) => card !== null && !isDump(outlook, card));
  return outlook.weights.card * kept.length;
}

export function toForm({ advanced }: Outlook, plan: Plan): Readonly<Record<string, Choice>> {
  return {
    leader: plan.leader ?? 'none',
    dial: advanced ? plan.dial : plan.dial / 2,
    weapon: plan.weapon ?? 'none',
    defense: plan.defense ?? 'none',
    spice: plan.spice,
    kh: plan.kh ? 'yes' : 'no',
  };
}
