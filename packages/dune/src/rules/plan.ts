import {
  type Choice,
  type FillForm,
  type Flow,
  fillForm,
  type Random,
  type Reason,
  randomChoice,
  type Seat,
} from '@landsraad/kernel';
import { cardOption, type DuneOption, leaderOption, NO, NONE, YES } from '../choices.ts';
import { leaderOf, treacheryOf } from '../content/index.ts';
import type { CellId, FactionId, TreacheryId } from '../ids.ts';
import { refuse } from '../refusals.ts';
import {
  advanced,
  areAllies,
  type Battle,
  type Dune,
  type Forces,
  isFaction,
  type Plan,
  type PlanElement,
  type VoiceTarget,
} from '../state.ts';
import { count, forcesAt, NO_FORCES, plus } from './board.ts';
import { availableLeaders, isAvailable } from './leaders.ts';

export const CHEAP_HERO = 'cheap-hero';

/** What counts for a number on the wheel, in a position or in a view of one. */
interface Fought {
  readonly options: Dune['options'];
  readonly factions: readonly {
    readonly id: FactionId;
    readonly board: Readonly<Record<CellId, Forces>>;
  }[];
  readonly battle: Sides | null;
}

interface Sides {
  readonly aggressor: Seat;
  readonly defender: Seat;
  readonly cells: readonly CellId[];
  readonly stopped: readonly string[];
}

export const opponentOf = (battle: Pick<Sides, 'aggressor' | 'defender'>, seat: Seat): Seat =>
  battle.aggressor === seat ? battle.defender : battle.aggressor;

/** The fighter that a faction may help: itself, or an ally in this battle. */
export function sideOf(game: Dune, battle: Battle, helper: Seat): Seat | null {
  for (const seat of [battle.aggressor, battle.defender])
    if (seat === helper || areAllies(game, helper, seat)) return seat;
  return null;
}

/** The forces a seat fights with: those in the cells the storm does not cut off (DUN-10.4). */
export function army(game: Fought, seat: Seat): Forces {
  let total = NO_FORCES;
  for (const cell of game.battle!.cells) total = plus(total, forcesAt(game.factions[seat]!, cell));
  return total;
}

/** What a force is worth, in halves, with and without spice (DUN-17.1, 17.4). */
export interface Values {
  readonly normal: readonly [full: number, half: number];
  readonly special: readonly [full: number, half: number];
}

export function valuesOf(game: Fought, seat: Seat): Values {
  const battle = game.battle!;
  const stopped = (item: string) => battle.stopped.includes(item);
  const free = !advanced(game) || (isFaction(game, seat, 'fremen') && !stopped('FRE-A7')); // FRE-A7
  const worth = specialWorth(game, seat);
  return free
    ? { normal: [2, 2], special: [2 * worth, 2 * worth] }
    : { normal: [2, 1], special: [2 * worth, worth] };
}

/** EMP-A1, FRE-A5 */
function specialWorth(game: Fought, seat: Seat): number {
  const { stopped } = game.battle!;
  if (isFaction(game, seat, 'fremen')) return stopped.includes('FRE-A5') ? 1 : 2;
  const against = isFaction(game, opponentOf(game.battle!, seat), 'fremen');
  return stopped.includes('EMP-A1') || against ? 1 : 2;
}

/** What a seat would lose for a number with so much spice, by kind; empty where it cannot be made up. */
export const lossesFor = (at: Fought, seat: Seat, dial: number, spice: number): Forces[] =>
  cheapestWays(waysToDial(dial, spice, army(at, seat), valuesOf(at, seat)));

/** The highest number that a seat can show, with as much spice as it wants. */
export const mostPossible = (at: Fought, seat: Seat): number => {
  const forces = army(at, seat);
  return mostDialed({ forces, values: valuesOf(at, seat), spice: count(forces) });
};

/** The ways to make up a number with exactly so much spice (DUN-17.3, 17.7): forces lost by kind. */
export function waysToDial(
  dial: number,
  spice: number,
  { normal, special }: Forces,
  values: Values,
): Forces[] {
  const ways: Forces[] = [];
  for (let s = 0; s <= special; s++)
    for (let n = 0; n <= normal; n++)
      if (makesUp(dial, spice, n, s, values)) ways.push({ normal: n, special: s });
  return ways;
}

/** Whether so many forces make up a number with so much spice, whichever of them it goes to. */
function makesUp(dial: number, spice: number, n: number, s: number, values: Values): boolean {
  const unfed = n * values.normal[1] + s * values.special[1];
  if (isFree(values)) return spice === 0 && unfed === dial;
  const [perNormal, perSpecial] = [gainOf(values.normal), gainOf(values.special)];
  for (let fed = Math.max(0, spice - n); fed <= Math.min(s, spice); fed++)
    if (unfed + fed * perSpecial + (spice - fed) * perNormal === dial) return true;
  return false;
}

/** What a force is worth more with spice. */
const gainOf = ([full, half]: readonly [full: number, half: number]): number => full - half;

const isFree = ({ normal }: Values): boolean => gainOf(normal) === 0;

/** DUN-17.8: a way that loses more of one kind and no fewer of the other is nobody's choice. */
export function cheapestWays(ways: readonly Forces[]): Forces[] {
  return ways.filter(
    (way) =>
      !ways.some(
        (other) => other !== way && other.normal <= way.normal && other.special <= way.special,
      ),
  );
}

/** Every number some legal plan can show, in halves, from the lowest. */
export function possibleDials(game: Dune, seat: Seat): number[] {
  const muster = musterOf(game, seat);
  return Array.from({ length: mostDialed(muster) + 1 }, (_, dial) => dial).filter(
    (dial) => spiceFor(muster, dial) !== null,
  );
}

/** What a seat has to dial with: its forces, what they are worth, and the spice it may add. */
interface Muster {
  readonly forces: Forces;
  readonly values: Values;
  readonly spice: number;
}

/** Only own spice, and none where forces count full without it (DUN-17.9, FRE-A7). */
function musterOf(game: Dune, seat: Seat): Muster {
  const forces = army(game, seat);
  const values = valuesOf(game, seat);
  const spice = isFree(values) ? 0 : Math.min(game.factions[seat]!.spice, count(forces));
  return { forces, values, spice };
}

/** The least spice that makes up a number, or null where none does. */
function spiceFor({ forces, values, spice: most }: Muster, dial: number): number | null {
  for (let spice = 0; spice <= most; spice++)
    if (waysToDial(dial, spice, forces, values).length > 0) return spice;
  return null;
}

/** The dearest forces are fed first. */
function mostDialed({ forces: { normal, special }, values, spice }: Muster): number {
  const fed = Math.min(special, spice);
  const supported = Math.min(normal, spice - fed);
  return (
    fed * values.special[0] +
    (special - fed) * values.special[1] +
    supported * values.normal[0] +
    (normal - supported) * values.normal[1]
  );
}

const SLOT = {
  weapon: ['weapon-projectile', 'weapon-poison', 'weapon-lasgun', 'worthless'],
  defense: ['defense-projectile', 'defense-poison', 'worthless'],
} as const;

/** DUN-10.8, 10.16 */
function cardsFor(game: Dune, seat: Seat, slot: 'weapon' | 'defense'): TreacheryId[] {
  const types: readonly string[] = SLOT[slot];
  return [...new Set(game.factions[seat]!.hand)].filter((card) =>
    types.includes(treacheryOf(card).type),
  );
}

/** Leaders that may fight here, and Cheap Hero; one of them must (DUN-10.12). */
export function fightersFor(game: Dune, seat: Seat): DuneOption[] {
  const leaders = availableLeaders(game, seat, game.battle!.territory).map(leaderOption);
  const hero = game.factions[seat]!.hand.includes(CHEAP_HERO) ? [cardOption(CHEAP_HERO)] : [];
  return leaders.length + hero.length > 0 ? [...leaders, ...hero] : [NONE];
}

/** Nobody, which is null, only where there is nobody else. */
function mayFight(game: Dune, seat: Seat, leader: Plan['leader']): boolean {
  if (leader === null) return !hasFighter(game, seat);
  if (leader === CHEAP_HERO) return game.factions[seat]!.hand.includes(CHEAP_HERO);
  return isAvailable(game, seat, game.battle!.territory, leader);
}

export const hasFighter = (game: Dune, seat: Seat): boolean =>
  game.factions[seat]!.hand.includes(CHEAP_HERO) ||
  availableLeaders(game, seat, game.battle!.territory).length > 0;

function mayUseKh(game: Dune, seat: Seat): boolean {
  const { kh } = game.factions[seat]!;
  const { territory, stopped } = game.battle!;
  return (
    kh !== null &&
    !kh.dead &&
    kh.losses >= 7 &&
    (kh.usedIn === null || kh.usedIn === territory) &&
    !stopped.includes('ATR-A2')
  );
}

/** D-BA-7: the whole plan at once; the check sees it whole. */
export function* makePlan(game: Dune, seat: Seat): Flow<Plan> {
  const plan = toPlan(game, yield* fillForm(planForm(game, seat)));
  // In an imagined game the seat was offered what its real hand held.
  return whyNotPlan(game, seat, plan) ? defaultPlan(game, seat) : plan;
}

/** A plan that the seat might make, for games imagined by others. */
export function anyPlan(game: Dune, seat: Seat, random: Random): Plan {
  const form: FillForm = { shape: 'form', ...planForm(game, seat) };
  return toPlan(game, randomChoice(form, random) as Readonly<Record<string, Choice>>);
}

/** The treachery cards of a plan, or of a part of it. */
export const cardsOf = ({ leader, weapon, defense }: Partial<Plan>): TreacheryId[] =>
  [leader === CHEAP_HERO ? CHEAP_HERO : null, weapon, defense].filter(
    (card) => card !== null && card !== undefined,
  );

/** What prescience has bound has only the value shown; the check says why the rest may not stand. */
function planForm(game: Dune, seat: Seat): Omit<FillForm, 'shape'> {
  const muster = musterOf(game, seat);
  const bound = boundBy(game, seat);
  const dials = bound.dial === undefined ? [0, mostDialed(muster)] : [bound.dial, bound.dial];
  return {
    seat,
    kind: 'plan',
    rule: 'DUN-10.8',
    about: {
      territory: game.battle!.territory,
      against: opponentOf(game.battle!, seat),
      halves: advanced(game),
    },
    fields: {
      leader: { shape: 'one', options: unlessBound(bound.leader, fightersFor(game, seat)) },
      dial: { shape: 'number', min: asDialed(game, dials[0]!), max: asDialed(game, dials[1]!) },
      weapon: {
        shape: 'one',
        options: unlessBound(bound.weapon, slotOptions(game, seat, 'weapon')),
      },
      defense: {
        shape: 'one',
        options: unlessBound(bound.defense, slotOptions(game, seat, 'defense')),
      },
      spice: { shape: 'number', min: 0, max: muster.spice },
      kh: { shape: 'one', options: mayUseKh(game, seat) ? [NO, YES] : [NO] },
    },
    check: (given) => whyNotPlan(game, seat, toPlan(game, given)),
    fallback: toForm(game, defaultPlan(game, seat)),
  };
}

/** DUN-10.13: a plan without leader and Cheap Hero holds no card. */
export function slotOptions(game: Dune, seat: Seat, slot: 'weapon' | 'defense'): DuneOption[] {
  const cards = hasFighter(game, seat) ? cardsFor(game, seat, slot) : [];
  return [NONE, ...cards.map(cardOption)];
}

export const idOf = (option: DuneOption): string | null => (option === NONE ? null : option.id);

const unlessBound = (bound: string | null | undefined, options: DuneOption[]): DuneOption[] =>
  bound === undefined ? options : options.filter((option) => idOf(option) === bound);

/** What an answered prescience binds (ATR-B4), as far as it can still be done. */
function boundBy(game: Dune, seat: Seat): Partial<Plan> {
  const { prescience } = game.battle!;
  if (prescience?.on !== seat) return {};
  const { dial } = prescience.answer;
  // A Karama may have taken away the means since: then the number is free again.
  return dial !== undefined && spiceFor(musterOf(game, seat), dial) === null
    ? {}
    : prescience.answer;
}

/** The dial is asked in whole numbers in the basic game, in halves in the advanced one. */
function toPlan(game: Dune, given: Readonly<Record<string, Choice>>): Plan {
  const named = (field: string): string | null =>
    given[field] === NONE.id ? null : String(given[field]);
  return {
    dial: Number(given.dial) * (advanced(game) ? 1 : 2),
    leader: named('leader'),
    weapon: named('weapon'),
    defense: named('defense'),
    spice: Number(given.spice),
    kh: given.kh === YES.id,
  };
}

/** The dial as it is asked for. */
export const asDialed = (game: Dune, dial: number): number => (advanced(game) ? dial : dial / 2);

export function whyNotPlan(game: Dune, seat: Seat, plan: Plan): Reason | null {
  const { hand } = game.factions[seat]!;
  const cards = [plan.weapon, plan.defense].filter((card) => card !== null);
  if (!mayFight(game, seat, plan.leader)) return refuse('plan-leader', 'DUN-10.12');
  if (plan.leader === null && cards.length > 0) return refuse('plan-cards', 'DUN-10.13');
  if (cards.some((card) => !hand.includes(card))) return refuse('plan-cards', 'DUN-10.8');
  if (plan.weapon !== null && plan.weapon === plan.defense && copiesOf(hand, plan.weapon) < 2)
    return refuse('plan-cards', 'DUN-10.16');
  if (plan.kh && plan.leader === null) return refuse('plan-kh', 'ATR-A2');
  if (waysToDial(plan.dial, plan.spice, army(game, seat), valuesOf(game, seat)).length === 0)
    return refuse(plan.spice > 0 ? 'plan-spice' : 'plan-dial', 'DUN-17.3');
  return whyNotVoice(game, seat, plan) ?? whyNotPrescience(game, seat, plan);
}

const copiesOf = (hand: readonly TreacheryId[], card: TreacheryId): number =>
  hand.filter((id) => id === card).length;

/** BEN-B3, DUN-21.1 to 21.3: comply if able. */
function whyNotVoice(game: Dune, seat: Seat, plan: Plan): Reason | null {
  const { voice } = game.battle!;
  if (!voice || voice.on !== seat) return null;
  const plays = played(plan, voice.target);
  if (voice.order === 'not') {
    if (!plays) return null;
    const noLeader = availableLeaders(game, seat, game.battle!.territory).length === 0;
    return voice.target === CHEAP_HERO && noLeader ? null : refuse('plan-voice', 'BEN-B3');
  }
  return plays || !ableTo(game, seat, voice.target) ? null : refuse('plan-voice', 'BEN-B3');
}

function played(plan: Plan, target: VoiceTarget): boolean {
  if (target === CHEAP_HERO) return plan.leader === CHEAP_HERO;
  return [plan.weapon, plan.defense].some(
    (card) => card !== null && treacheryOf(card).type === target,
  );
}

/** Holds such a card, and the plan can hold it; what prescience made it show obeys the Voice. */
function ableTo(game: Dune, seat: Seat, target: VoiceTarget): boolean {
  const { hand } = game.factions[seat]!;
  if (target === CHEAP_HERO) return hand.includes(CHEAP_HERO);
  return hasFighter(game, seat) && hand.some((card) => treacheryOf(card).type === target); // DUN-21.2
}

/** ATR-B4: the element shown is binding. */
function whyNotPrescience(game: Dune, seat: Seat, plan: Plan): Reason | null {
  const bound = boundBy(game, seat);
  for (const element of Object.keys(bound) as PlanElement[])
    if (plan[element] !== bound[element]) return refuse('plan-prescience', 'ATR-B4');
  return null;
}

/** Section 0: dial 0, the weakest available leader, no cards unless commanded, no spice. */
export function defaultPlan(game: Dune, seat: Seat): Plan {
  const dial = boundBy(game, seat).dial ?? 0;
  const spice = spiceFor(musterOf(game, seat), dial) ?? 0;
  const weapons = slotOptions(game, seat, 'weapon');
  const defenses = slotOptions(game, seat, 'defense');
  for (const leader of weakestFirst(fightersFor(game, seat)))
    for (const weapon of weapons)
      for (const defense of defenses) {
        const plan: Plan = {
          dial,
          leader: idOf(leader),
          weapon: idOf(weapon),
          defense: idOf(defense),
          spice,
          kh: false,
        };
        if (!whyNotPlan(game, seat, plan)) return plan;
      }
  throw new Error('no plan is legal');
}

/** Cheap Hero, who would be discarded, comes last. */
function weakestFirst(fighters: readonly DuneOption[]): DuneOption[] {
  const strength = (option: DuneOption): number =>
    option.type === 'leader' ? leaderOf(option.leader).strength : Number.POSITIVE_INFINITY;
  return fighters.toSorted((a, b) => strength(a) - strength(b));
}

/** Kwisatz Haderach is used by nobody's default. */
function toForm(game: Dune, plan: Plan): Readonly<Record<string, Choice>> {
  return {
    leader: plan.leader ?? NONE.id,
    dial: asDialed(game, plan.dial),
    weapon: plan.weapon ?? NONE.id,
    defense: plan.defense ?? NONE.id,
    spice: plan.spice,
    kh: NO.id,
  };
}
