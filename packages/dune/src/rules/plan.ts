import type { Choice, FillForm, Flow, Reason, Seat } from '@landsraad/kernel';
import { fillForm } from '@landsraad/kernel';
import { cardOption, type DuneOption, leaderOption, NO, NONE, YES } from '../choices.ts';
import { treacheryOf } from '../content/index.ts';
import type { TreacheryId } from '../ids.ts';
import { refuse } from '../refusals.ts';
import {
  advanced,
  type Battle,
  type Dune,
  type Forces,
  isFaction,
  type Plan,
  type VoiceTarget,
} from '../state.ts';
import { forcesAt } from './board.ts';
import { availableLeaders } from './leaders.ts';

export const CHEAP_HERO = 'cheap-hero';

export const opponentOf = (battle: Battle, seat: Seat): Seat =>
  battle.aggressor === seat ? battle.defender : battle.aggressor;

/** The forces a seat fights with: those in the cells the storm does not cut off (DUN-10.4). */
export function army(game: Dune, seat: Seat): Forces {
  const total: Forces = { normal: 0, special: 0 };
  for (const cell of game.battle!.cells) {
    const forces = forcesAt(game.factions[seat]!, cell);
    total.normal += forces.normal;
    total.special += forces.special;
  }
  return total;
}

/** What a force is worth, in halves, with and without spice (DUN-17.1, 17.4). */
export interface Values {
  readonly normal: readonly [full: number, half: number];
  readonly special: readonly [full: number, half: number];
}

export function valuesOf(game: Dune, seat: Seat): Values {
  const battle = game.battle!;
  const stopped = (item: string) => battle.stopped.includes(item);
  const free = !advanced(game) || (isFaction(game, seat, 'fremen') && !stopped('FRE-A7')); // FRE-A7
  const worth = specialWorth(game, seat);
  return free
    ? { normal: [2, 2], special: [2 * worth, 2 * worth] }
    : { normal: [2, 1], special: [2 * worth, worth] };
}

/** EMP-A1, FRE-A5 */
function specialWorth(game: Dune, seat: Seat): number {
  const { stopped } = game.battle!;
  if (isFaction(game, seat, 'fremen')) return stopped.includes('FRE-A5') ? 1 : 2;
  const against = isFaction(game, opponentOf(game.battle!, seat), 'fremen');
  return stopped.includes('EMP-A1') || against ? 1 : 2;
}

/** The ways to make up a number with exactly so much spice (DUN-17.3, 17.7): forces lost by kind. */
export function waysToDial(
  dial: number,
  spice: number,
  { normal, special }: Forces,
  values: Values,
): Forces[] {
  const ways = new Map<string, Forces>();
  const paid = values.normal[0] !== values.normal[1];
  for (let s = 0; s <= special; s++)
    for (let n = 0; n <= normal; n++)
      for (let fed = 0; fed <= (paid ? Math.min(s, spice) : 0); fed++) {
        const supported = paid ? spice - fed : 0;
        if (supported > n || (!paid && spice > 0)) continue;
        const total =
          supported * values.normal[0] +
          (n - supported) * values.normal[1] +
          fed * values.special[0] +
          (s - fed) * values.special[1];
        if (total === dial) ways.set(`${n}/${s}`, { normal: n, special: s });
      }
  return [...ways.values()];
}

export function mostDialed({ normal, special }: Forces, values: Values): number {
  return normal * values.normal[0] + special * values.special[0];
}

const SLOT = {
  weapon: ['weapon-projectile', 'weapon-poison', 'weapon-lasgun', 'worthless'],
  defense: ['defense-projectile', 'defense-poison', 'worthless'],
} as const;

/** DUN-10.8, 10.16 */
export function cardsFor(game: Dune, seat: Seat, slot: 'weapon' | 'defense'): TreacheryId[] {
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
  const values = yield* fillForm(planForm(game, seat));
  return toPlan(game, values);
}

function planForm(game: Dune, seat: Seat): Omit<FillForm, 'shape'> {
  const own = army(game, seat);
  const values = valuesOf(game, seat);
  const scale = advanced(game) ? 1 : 2;
  const fallback = defaultPlan(game, seat);
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
      leader: { shape: 'one', options: fightersFor(game, seat) },
      dial: { shape: 'number', min: 0, max: Math.floor(mostDialed(own, values) / scale) },
      weapon: {
        shape: 'one',
        options: [NONE, ...cardsFor(game, seat, 'weapon').map(cardOption)],
      },
      defense: {
        shape: 'one',
        options: [NONE, ...cardsFor(game, seat, 'defense').map(cardOption)],
      },
      spice: { shape: 'number', min: 0, max: advanced(game) ? mostSpice(game, seat, own) : 0 },
      kh: { shape: 'one', options: mayUseKh(game, seat) ? [NO, YES] : [NO] },
    },
    check: (given) => whyNotPlan(game, seat, toPlan(game, given)),
    fallback,
  };
}

function mostSpice(game: Dune, seat: Seat, { normal, special }: Forces): number {
  return Math.min(game.factions[seat]!.spice, normal + special);
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
  if (plan.leader === null && cards.length > 0) return refuse('plan-cards', 'DUN-10.13');
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

/** Holds such a card, and the plan can hold it: an element bound by prescience comes first. */
function ableTo(game: Dune, seat: Seat, target: VoiceTarget): boolean {
  const { hand } = game.factions[seat]!;
  const { prescience } = game.battle!;
  const bound = prescience?.on === seat ? prescience.answer : {};
  if (target === CHEAP_HERO) return hand.includes(CHEAP_HERO) && bound.leader === undefined;
  if (fightersFor(game, seat)[0] === NONE) return false; // DUN-21.2
  const slots = (['weapon', 'defense'] as const).filter(
    (slot) => bound[slot] === undefined && (SLOT[slot] as readonly string[]).includes(target),
  );
  return slots.length > 0 && hand.some((card) => treacheryOf(card).type === target);
}

/** ATR-B4: the element shown is binding. */
function whyNotPrescience(game: Dune, seat: Seat, plan: Plan): Reason | null {
  const { prescience } = game.battle!;
  if (!prescience || prescience.on !== seat) return null;
  const { element, answer } = prescience;
  return plan[element] === answer[element] ? null : refuse('plan-prescience', 'ATR-B4');
}

/** Section 0: dial 0, the weakest available leader, no cards unless commanded, no spice. */
function defaultPlan(game: Dune, seat: Seat): Readonly<Record<string, Choice>> {
  const pick = (plan: Plan) => !whyNotPlan(game, seat, plan);
  const none: (TreacheryId | null)[] = [null];
  const { prescience } = game.battle!;
  const dials =
    prescience?.on === seat && prescience.answer.dial !== undefined
      ? [prescience.answer.dial]
      : [0];
  const own = army(game, seat);
  for (const dial of dials)
    for (let spice = 0; spice <= mostSpice(game, seat, own); spice++)
      for (const leader of fightersFor(game, seat).reverse())
        for (const weapon of [...none, ...cardsFor(game, seat, 'weapon')])
          for (const defense of [...none, ...cardsFor(game, seat, 'defense')]) {
            const id = leader === NONE ? null : leader.id;
            const plan: Plan = { dial, leader: id, weapon, defense, spice, kh: false };
            if (pick(plan)) return toForm(game, plan);
          }
  return toForm(game, { dial: 0, leader: null, weapon: null, defense: null, spice: 0, kh: false });
}

function toForm(game: Dune, plan: Plan): Readonly<Record<string, Choice>> {
  return {
    leader: plan.leader ?? NONE.id,
    dial: asDialed(game, plan.dial),
    weapon: plan.weapon ?? NONE.id,
    defense: plan.defense ?? NONE.id,
    spice: plan.spice,
    kh: plan.kh ? YES.id : NO.id,
  };
}
