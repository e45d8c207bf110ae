import { type Flow, rulesOf, type Seat, together } from '@landsraad/kernel';
import {
  type DuneOption,
  elementOption,
  NO,
  NONE,
  numberOption,
  seatOption,
  YES,
} from '../choices.ts';
import { territoryOf } from '../content/index.ts';
import type { CellId, TerritoryId } from '../ids.ts';
import { joined } from '../map.ts';
import {
  advanced,
  areAllies,
  type Battle,
  type Dune,
  isFaction,
  type Plan,
  type PlanElement,
  seatOf,
  type VoiceTarget,
} from '../state.ts';
import { anytime, lastTruthtrance } from './anytime.ts';
import { ask, askOpenly } from './ask.ts';
import { cellsWith, type OnBoard, stormOrder, territoriesOccupied } from './board.ts';
import { answerDeals, offerDeals } from './deals.ts';
import { hasKaramaPower, isStopped, mightHaveKaramaPower, useKaramaPower } from './karama.ts';
import { changeKh, restLeaders } from './leaders.ts';
import { noteShown } from './notes.ts';
import {
  army,
  asDialed,
  cardsOf,
  defaultPlan,
  fightersFor,
  hasFighter,
  idOf,
  makePlan,
  opponentOf,
  possibleDials,
  sideOf,
  slotOptions,
  whyNotPlan,
} from './plan.ts';
import { resolveBattle } from './resolve-battle.ts';
import { type Step, stepOf } from './steps.ts';
import { sealed } from './windows.ts';

/** The opening steps, then one battle after the other (DUN-10.1, 28.14). */
export const battles = (game: Dune): Flow => stepOf(game, game.begun ? BATTLE : OPENING);

const OPENING: readonly Step[] = [beginPhase, answerAndBegin];
const BATTLE: readonly Step[] = [nextBattle, usePowers, plan, resolve, anytime];

function* beginPhase(game: Dune): Flow {
  game.events?.push({ type: 'phase-started', phase: 'battle' });
  yield* offerDeals(game);
}

function* answerAndBegin(game: Dune): Flow {
  yield* answerDeals(game);
  game.begun = true;
}

/** The next battle, or the end of the phase when none is left. */
function* nextBattle(game: Dune): Flow {
  const occupied = game.factions.map((_, seat) => territoriesOccupied(game, seat));
  for (const aggressor of stormOrder(game)) {
    const possible = battlesOf(game, aggressor, occupied);
    if (possible.length > 0) return yield* nameBattle(game, aggressor, possible);
  }
  endBattles(game);
}

interface Possible {
  readonly territory: TerritoryId;
  readonly seat: Seat;
  readonly cells: CellId[];
}

/** Who faces whom, in a position or in a view of one. */
interface Facing extends OnBoard {
  readonly storm: number | null;
  readonly factions: readonly (OnBoard['factions'][number] & {
    readonly allies: readonly Seat[];
  })[];
}

/** Where there would be a battle if nobody moved any more. */
export function battlesAhead(at: Facing): TerritoryId[] {
  const occupied = at.factions.map((_, seat) => territoriesOccupied(at, seat));
  const possible = at.factions.flatMap((_, seat) => battlesOf(at, seat, occupied));
  return [...new Set(possible.map(({ territory }) => territory))];
}

/** DUN-10.2 to 10.5: enemies in one territory that no storm separates. */
function battlesOf(
  game: Facing,
  seat: Seat,
  occupied: readonly (readonly TerritoryId[])[],
): Possible[] {
  const found: Possible[] = [];
  for (const id of occupied[seat]!) {
    if (id === 'polar-sink') continue;
    for (let other = 0; other < game.factions.length; other++) {
      if (other === seat || areAllies(game, seat, other) || !occupied[other]!.includes(id))
        continue;
      const cells = field(game, id, seat, other);
      if (cells) found.push({ territory: id, seat: other, cells });
    }
  }
  return found;
}

/** The joined cells where both stand, or null. */
function field(game: Facing, territory: TerritoryId, a: Seat, b: Seat): CellId[] | null {
  const against = cellsWith(game, b, territory);
  for (const from of cellsWith(game, a, territory)) {
    const cells = territoryOf(territory).cells.filter((cell) => joined(from, cell, game.storm));
    if (against.some((cell) => cells.includes(cell))) return cells;
  }
  return null;
}

/** DUN-10.31, 28.16 */
function endBattles(game: Dune): void {
  restLeaders(game);
  for (let seat = 0; seat < game.factions.length; seat++) changeKh(game, seat, { usedIn: null });
  game.step = undefined;
  game.begun = false;
  game.phase = 'collection';
}

function* usePowers(game: Dune): Flow {
  const battle = game.battle!;
  yield* useVoice(game, battle);
  yield* usePrescience(game, battle);
  yield* lastChanceToStop(game, battle);
}

function* plan(game: Dune): Flow {
  yield* lookAtPlan(game, game.battle!);
  yield* makePlans(game, game.battle!);
}

function* resolve(game: Dune): Flow {
  yield* resolveBattle(game, game.battle!);
  game.battle = null;
}

/** DUN-10.6, 10.7 */
function* nameBattle(game: Dune, aggressor: Seat, possible: readonly Possible[]): Flow {
  const options = possible.map(
    ({ territory, seat }): DuneOption => ({
      id: `${territory}/${seat}`,
      type: 'battle',
      territory,
      seat,
    }),
  );
  const picked = yield* askOpenly(aggressor, { kind: 'battle.pick', rule: 'DUN-10.6', options });
  const { territory, seat, cells } = possible[options.indexOf(picked)]!;
  game.events?.push({ type: 'battle-named', aggressor, defender: seat, territory });
  game.battle = {
    territory,
    cells,
    aggressor,
    defender: seat,
    voice: null,
    prescience: null,
    stopped: [],
    plans: [],
    seenBy: [],
    revealed: false,
    calls: [],
  };
  sayWhoHasNoLeader(game, game.battle);
  yield* anytime(game);
}

/** DUN-10.12: without leader and Cheap Hero a player says so. */
function sayWhoHasNoLeader(game: Dune, battle: Battle): void {
  game.revealed++;
  for (const seat of [battle.aggressor, battle.defender])
    if (!hasFighter(game, seat)) game.events?.push({ type: 'no-leader', seat });
}

const VOICE_TARGETS: readonly VoiceTarget[] = [
  'weapon-poison',
  'weapon-projectile',
  'weapon-lasgun',
  'defense-poison',
  'defense-projectile',
  'worthless',
  'cheap-hero',
];

const VOICES: readonly DuneOption[] = VOICE_TARGETS.flatMap((target) =>
  (['play', 'not'] as const).map(
    (order): DuneOption => ({ id: `${order}:${target}`, type: 'voice', order, target }),
  ),
);

/** BEN-B3, L1; before prescience (DUN-10.19). */
function* useVoice(game: Dune, battle: Battle): Flow {
  const seat = seatOf(game, 'bene-gesserit');
  const side = seat < 0 ? null : sideOf(game, battle, seat);
  if (side === null) return;
  const on = opponentOf(battle, side);
  if (on === seat) return;
  const picked = yield* ask<DuneOption>(seat, {
    kind: 'voice',
    rule: 'BEN-B3',
    options: [NONE, ...VOICES],
    about: { on },
  });
  if (picked.type !== 'voice') return;
  const { order, target } = picked;
  game.events?.push({ type: 'voice', seat, on, order, target });
  if (yield* isStopped(game, side === seat ? 'BEN-B3' : 'BEN-L1', seat)) return;
  battle.voice = { on, order, target };
}

const ELEMENTS: readonly PlanElement[] = ['leader', 'weapon', 'defense', 'dial'];

/** ATR-B4, B5, L1 */
function* usePrescience(game: Dune, battle: Battle): Flow {
  const seat = seatOf(game, 'atreides');
  const side = seat < 0 ? null : sideOf(game, battle, seat);
  if (side === null) return;
  const on = opponentOf(battle, side);
  if (on === seat) return;
  const picked = yield* ask<DuneOption>(seat, {
    kind: 'prescience',
    rule: 'ATR-B4',
    options: [NONE, ...ELEMENTS.map(elementOption)],
    about: { on },
  });
  if (picked.type !== 'element') return;
  game.events?.push({ type: 'prescience', seat, on, element: picked.element });
  if (yield* isStopped(game, side === seat ? 'ATR-B4' : 'ATR-L1', seat)) return;
  const answer = yield* answerPrescience(game, on, picked.element);
  battle.prescience = { on, element: picked.element, answer };
  game.revealed++;
  game.events?.push({ type: 'prescience-answered', seat: on, element: picked.element, answer });
}

/** Any value of the element that some legal plan has. */
function* answerPrescience(game: Dune, seat: Seat, element: PlanElement): Flow<Partial<Plan>> {
  const usual = defaultPlan(game, seat)[element];
  const picked = yield* ask<DuneOption>(seat, {
    kind: 'prescience.answer',
    rule: 'ATR-B4',
    options: elementValues(game, seat, element),
    about: { element, halves: advanced(game) },
    fallback: usual === null ? NONE.id : String(usual),
  });
  if (element === 'dial' && picked.type === 'number')
    return { dial: advanced(game) ? picked.n : picked.n * 2 };
  return { [element]: idOf(picked) };
}

function elementValues(game: Dune, seat: Seat, element: PlanElement): DuneOption[] {
  switch (element) {
    case 'leader':
      return fightersFor(game, seat).filter((option) =>
        allowed(game, seat, { leader: idOf(option) }),
      );
    case 'weapon':
    case 'defense':
      return slotOptions(game, seat, element).filter((option) =>
        allowed(game, seat, { [element]: idOf(option) }),
      );
    case 'dial':
      return possibleDials(game, seat).map((dial) => numberOption(asDialed(game, dial)));
  }
}

/** Some plan with this element obeys the Voice. */
function allowed(game: Dune, seat: Seat, part: Partial<Plan>): boolean {
  const leaders = part.leader !== undefined ? [part.leader] : fightersFor(game, seat).map(idOf);
  const cards = (slot: 'weapon' | 'defense') =>
    part[slot] !== undefined ? [part[slot]] : slotOptions(game, seat, slot).map(idOf);
  for (const leader of leaders)
    for (const weapon of cards('weapon'))
      for (const defense of cards('defense'))
        if (!whyNotPlan(game, seat, { dial: 0, leader, weapon, defense, spice: 0, kh: false }))
          return true;
  return false;
}

/** DUN-28.14 step 6, 30.42: hidden advantages are stopped blind. */
function* lastChanceToStop(game: Dune, battle: Battle): Flow {
  for (const [item, user] of hiddenAdvantages(game, battle))
    if (yield* isStopped(game, item, user)) battle.stopped.push(item);
}

/** What might be used in this battle, as far as everybody can see. */
function hiddenAdvantages(game: Dune, battle: Battle): [string, Seat][] {
  const found: [string, Seat][] = [];
  const harkonnen = seatOf(game, 'harkonnen');
  for (const seat of [battle.aggressor, battle.defender]) {
    const { special } = army(game, seat);
    if (advanced(game)) {
      if (isFaction(game, seat, 'emperor') && special > 0) found.push(['EMP-A1', seat]);
      if (isFaction(game, seat, 'fremen')) {
        if (special > 0) found.push(['FRE-A5', seat]);
        found.push(['FRE-A7', seat]);
      }
      if (isFaction(game, seat, 'atreides')) found.push(['ATR-A2', seat]);
    }
    if (harkonnen >= 0 && areAllies(game, seat, harkonnen)) found.push(['HAR-L1', harkonnen]);
  }
  return found;
}

/** ATR-K1: a fighter fixes its plan and shows it to Atreides. */
function* lookAtPlan(game: Dune, battle: Battle): Flow {
  const seat = seatOf(game, 'atreides');
  if (seat < 0 || !mightHaveKaramaPower(game, seat)) return;
  const on = anyPlanMayBeSeen(game)
    ? yield* whosePlan(game, battle, seat)
    : yield* opponentsPlan(game, battle, seat);
  if (on === null) return;
  useKaramaPower(game, seat, 'ATR-K1');
  const plan = yield* makePlan(game, on);
  battle.plans.push({ seat: on, plan });
  battle.seenBy.push({ seat: on, by: seat });
  game.revealed++;
  game.events?.push({ type: 'plan-seen', seat, on, secret: { to: [seat, on], plan } });
}

/** RUL-D26 */
const anyPlanMayBeSeen = (game: Dune): boolean => rulesOf(game) >= 2;

function* whosePlan(game: Dune, battle: Battle, atreides: Seat): Flow<Seat | null> {
  const fighters = [battle.aggressor, battle.defender].filter((seat) => seat !== atreides);
  const picked = yield* ask<DuneOption>(atreides, {
    kind: 'karama.plan',
    rule: 'ATR-K1',
    options: [NO, ...(hasKaramaPower(game, atreides) ? fighters.map(seatOption) : [])],
    window: sealed('karama.plan'),
  });
  return picked.type === 'seat' ? picked.seat : null;
}

/** Until version 2: that of the own opponent, or of the ally's. */
function* opponentsPlan(game: Dune, battle: Battle, atreides: Seat): Flow<Seat | null> {
  const side = sideOf(game, battle, atreides);
  if (side === null) return null;
  const on = opponentOf(battle, side);
  const picked = yield* ask(atreides, {
    kind: 'karama.plan',
    rule: 'ATR-K1',
    options: hasKaramaPower(game, atreides) ? [NO, YES] : [NO],
    about: { on },
    window: sealed('karama.plan'),
  });
  return picked === YES ? on : null;
}

/**
 * DUN-10.18: both in secret, then opened together. After a last Truthtrance plans may still be
 * changed (DUN-10.20), but for one that was shown.
 */
function* makePlans(game: Dune, battle: Battle): Flow {
  const isShown = (seat: Seat) => battle.seenBy.some((seen) => seen.seat === seat);
  do {
    battle.plans = battle.plans.filter(({ seat }) => isShown(seat));
    const open = [battle.aggressor, battle.defender].filter((seat) => !isShown(seat));
    yield* together(new Map(open.map((seat) => [seat, fixPlan(game, battle, seat)])));
  } while (yield* lastTruthtrance(game));
  battle.plans.sort(
    (a, b) => Number(b.seat === battle.aggressor) - Number(a.seat === battle.aggressor),
  );
  battle.revealed = true;
  game.revealed++;
  game.events?.push({ type: 'plans-revealed', plans: battle.plans.slice() });
  for (const { seat, plan } of battle.plans)
    for (const card of cardsOf(plan)) noteShown(game, card, seat); // ATR-B2
}

function* fixPlan(game: Dune, battle: Battle, seat: Seat): Flow {
  battle.plans.push({ seat, plan: yield* makePlan(game, seat) });
}
