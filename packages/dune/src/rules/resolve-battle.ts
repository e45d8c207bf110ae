import {
  below,
  chooseNumber,
  chooseSome,
  type Flow,
  rulesOf,
  type SealedWindow,
  type Seat,
  together,
} from '@landsraad/kernel';
import { cardOption, type DuneOption, KEEP, KILL, NO, YES } from '../choices.ts';
import { leaderOf, territoryOf, treacheryOf } from '../content/index.ts';
import type { LeaderId, TreacheryId } from '../ids.ts';
import {
  advanced,
  type Battle,
  type Dune,
  type Forces,
  isFaction,
  type Plan,
  seatOf,
} from '../state.ts';
import { ask } from './ask.ts';
import { count, forcesAt, kill, killAllIn } from './board.ts';
import { isStopped } from './karama.ts';
import {
  changeKh,
  changeLeader,
  killLeader,
  leadersOf,
  noticeDeadLeaders,
  returnLeader,
} from './leaders.ts';
import {
  army,
  CHEAP_HERO,
  cardsOf,
  cheapestWays,
  opponentOf,
  sideOf,
  valuesOf,
  waysToDial,
} from './plan.ts';
import { gainSpice, paySpice, takeSpice } from './spice.ts';
import { discardCard } from './treachery.ts';
import { sealed } from './windows.ts';

const KH_BONUS = 4; // two, in halves

/** DUN-10.21: traitors, then the explosion, then weapons, then totals. */
export function* resolveBattle(game: Dune, battle: Battle): Flow {
  game.dialers = [battle.aggressor, battle.defender]; // DUN-3.3
  for (const { seat, plan } of battle.plans) markUsed(game, battle, seat, plan);
  const betrayed = yield* traitorCalls(game, battle);
  if (betrayed.length === 2) bothBetrayed(game, battle);
  else if (betrayed.length === 1) yield* oneBetrayed(game, battle, betrayed[0]!);
  else if (explodes(battle)) explode(game, battle);
  else yield* settle(game, battle);
}

const planOf = (battle: Battle, seat: Seat): Plan =>
  battle.plans.find((entry) => entry.seat === seat)!.plan;

/** DUN-10.11, 20.3 */
function markUsed(game: Dune, battle: Battle, seat: Seat, plan: Plan): void {
  if (plan.leader !== null && plan.leader !== CHEAP_HERO)
    changeLeader(game, plan.leader, { usedIn: battle.territory, unseen: false });
  if (plan.kh) changeKh(game, seat, { usedIn: battle.territory });
}

/**
 * DUN-10.33, 10.38: both fighters in secret, then Harkonnen for its ally; all calls are opened
 * together. Returns the betrayed.
 */
function* traitorCalls(game: Dune, battle: Battle): Flow<Seat[]> {
  const seats = [battle.aggressor, battle.defender];
  const window = sealed('traitor.call');
  yield* together(new Map(seats.map((seat) => [seat, callTraitor(game, battle, seat, window)])));
  const ally = callingAlly(game, battle);
  if (ally !== null) yield* callTraitor(game, battle, ally, sealed('traitor.call'));
  const betrayed: Seat[] = [];
  for (const seat of seats) {
    const call = battle.calls.find(
      ({ by, call }) => call && sideOf(game, battle, by) === seat && mayCall(game, battle, by),
    );
    if (!call) continue;
    const victim = opponentOf(battle, seat);
    const leader = planOf(battle, victim).leader!;
    betrayed.push(victim);
    const caller = game.factions[call.by]!;
    if (!caller.shownTraitors.includes(leader))
      caller.shownTraitors = [...caller.shownTraitors, leader]; // DUN-10.40
    game.events?.push({ type: 'traitor-called', seat, by: call.by, leader });
  }
  game.revealed++;
  return betrayed;
}

/** Asked whether or not the card is held, so that asking tells nothing. */
function* callTraitor(game: Dune, battle: Battle, by: Seat, window: SealedWindow): Flow {
  const answer = yield* ask(by, {
    kind: 'traitor.call',
    rule: 'DUN-10.33',
    options: mayCall(game, battle, by) ? [YES, NO] : [NO],
    fallback: NO.id, // DUN-29.3
    about: { leader: planOf(battle, opponentOf(battle, sideOf(game, battle, by)!)).leader },
    window,
  });
  battle.calls.push({ by, call: answer === YES });
}

/** Whether the leader against this seat, or against its ally, is a traitor of its own. */
export function mayCall(game: Dune, battle: Battle, by: Seat): boolean {
  const { leader, kh } = planOf(battle, opponentOf(battle, sideOf(game, battle, by)!));
  return leader !== null && !kh && game.factions[by]!.traitors.includes(leader); // ATR-A4
}

/** HAR-L1 */
function callingAlly(game: Dune, battle: Battle): Seat | null {
  const harkonnen = seatOf(game, 'harkonnen');
  if (harkonnen < 0 || battle.stopped.includes('HAR-L1')) return null;
  const side = sideOf(game, battle, harkonnen);
  return side === null || side === harkonnen ? null : harkonnen;
}

function discardPlan(game: Dune, seat: Seat, plan: Plan): void {
  for (const card of cardsOf(plan)) discardCard(game, seat, card);
}

/** ATR-A1, DUN-20.2 */
function countLosses(game: Dune, seat: Seat, n: number): void {
  const { kh } = game.factions[seat]!;
  if (kh) changeKh(game, seat, { losses: kh.losses + n });
}

function loseAll(game: Dune, battle: Battle, seat: Seat, by: 'battle' | 'traitor'): void {
  let lost = 0;
  for (const cell of battle.cells) {
    const forces = forcesAt(game.factions[seat]!, cell);
    lost += count(forces);
    kill(game, seat, cell, forces, by);
  }
  countLosses(game, seat, lost);
}

/** DUN-10.37 */
function bothBetrayed(game: Dune, battle: Battle): void {
  for (const { seat, plan } of battle.plans) {
    loseAll(game, battle, seat, 'traitor');
    paySpice(game, seat, plan.spice); // DUN-17.6
    if (plan.leader !== null && plan.leader !== CHEAP_HERO) killLeader(game, plan.leader);
    discardPlan(game, seat, plan);
  }
  game.events?.push({ type: 'battle-lost-by-both', territory: battle.territory });
}

/** DUN-10.34 to 10.36, 10.39 */
function* oneBetrayed(game: Dune, battle: Battle, victim: Seat): Flow {
  const winner = opponentOf(battle, victim);
  const plan = planOf(battle, victim);
  const leader = plan.leader as LeaderId;
  game.events?.push({ type: 'battle-won', seat: winner, over: victim, totals: [0, 0] });
  killLeader(game, leader);
  gainSpice(game, winner, leaderOf(leader).strength, 'traitor');
  loseAll(game, battle, victim, 'traitor');
  paySpice(game, victim, plan.spice);
  discardPlan(game, victim, plan);
  yield* keepCards(game, winner, cardsOf(planOf(battle, winner)));
  yield* afterVictory(game, battle, winner, victim);
}

/** DUN-10.32 */
function explodes(battle: Battle): boolean {
  const isPlayed = (card: TreacheryId): boolean =>
    battle.plans.some(({ plan }) => plan.weapon === card || plan.defense === card);
  return isPlayed('lasgun') && isPlayed('shield');
}

/** DUN-10.32, 19.4 */
function explode(game: Dune, battle: Battle): void {
  const { territory } = battle;
  game.events?.push({ type: 'explosion', territory });
  for (let seat = 0; seat < game.factions.length; seat++) {
    const lost = killAllIn(game, seat, territory, 'explosion');
    if (seat === battle.aggressor || seat === battle.defender) countLosses(game, seat, lost);
  }
  for (const cell of territoryOf(territory).cells) {
    const n = takeSpice(game, cell);
    if (n > 0) game.events?.push({ type: 'spice-blown-away', cell, n });
  }
  for (const { seat, plan } of battle.plans) {
    paySpice(game, seat, plan.spice); // DUN-17.6
    if (plan.kh) changeKh(game, seat, { dead: true }); // ATR-A5
    if (plan.leader !== null && plan.leader !== CHEAP_HERO) killLeader(game, plan.leader);
    discardPlan(game, seat, plan);
  }
  game.events?.push({ type: 'battle-lost-by-both', territory });
}

/** DUN-10.22 */
function kills(weapon: TreacheryId | null, defense: TreacheryId | null): boolean {
  if (weapon === null) return false;
  const against = defense === null ? null : treacheryOf(defense).type;
  switch (treacheryOf(weapon).type) {
    case 'weapon-projectile':
      return against !== 'defense-projectile';
    case 'weapon-poison':
      return against !== 'defense-poison';
    case 'weapon-lasgun':
      return true;
    default:
      return false;
  }
}

/** DUN-10.22 to 10.30 */
function* settle(game: Dune, battle: Battle): Flow {
  const { aggressor, defender } = battle;
  const dies = (seat: Seat): boolean =>
    kills(planOf(battle, opponentOf(battle, seat)).weapon, planOf(battle, seat).defense);
  const total = (seat: Seat): number => {
    const plan = planOf(battle, seat);
    if (plan.leader === null || dies(seat)) return plan.dial;
    const strength = plan.leader === CHEAP_HERO ? 0 : 2 * leaderOf(plan.leader).strength;
    return plan.dial + strength + (plan.kh ? KH_BONUS : 0); // DUN-10.23, ATR-A3
  };
  const totals: [number, number] = [total(aggressor), total(defender)];
  const winner = totals[0] >= totals[1] ? aggressor : defender; // DUN-10.24
  const loser = opponentOf(battle, winner);
  let reward = 0;
  for (const seat of [aggressor, defender]) {
    const { leader } = planOf(battle, seat);
    if (leader === null || leader === CHEAP_HERO || !dies(seat)) continue;
    killLeader(game, leader); // DUN-10.25
    reward += leaderOf(leader).strength;
  }
  game.events?.push({ type: 'battle-won', seat: winner, over: loser, totals });
  gainSpice(game, winner, reward, 'leaders'); // DUN-10.26
  for (const { seat, plan } of battle.plans) paySpice(game, seat, plan.spice); // DUN-17.5
  yield* winnerLosses(game, battle, winner);
  loseAll(game, battle, loser, 'battle'); // DUN-10.27
  discardPlan(game, loser, planOf(battle, loser));
  const { leader } = planOf(battle, winner);
  if (leader === CHEAP_HERO) discardCard(game, winner, CHEAP_HERO); // DUN-10.28
  yield* keepCards(
    game,
    winner,
    cardsOf(planOf(battle, winner)).filter((c) => c !== CHEAP_HERO),
  );
  yield* afterVictory(game, battle, winner, loser);
}

/** DUN-10.28, 10.29, 17.7 */
function* winnerLosses(game: Dune, battle: Battle, winner: Seat): Flow {
  const { dial, spice } = planOf(battle, winner);
  const ways = cheapestWays(waysToDial(dial, spice, army(game, winner), valuesOf(game, winner)));
  const options = ways
    .sort((a, b) => a.special - b.special)
    .map((forces) => ({
      id: `${forces.normal}+${forces.special}`,
      type: 'forces' as const,
      forces,
    }));
  const picked =
    options.length === 1
      ? options[0]!
      : yield* ask(winner, { kind: 'losses', rule: 'DUN-17.7', options });
  const { normal, special } = picked.forces;
  countLosses(game, winner, normal + special);
  yield* takeFromCells(game, battle, winner, { normal, special });
}

/** From any of the group's cells; asked only where there is more than one. */
function* takeFromCells(game: Dune, battle: Battle, seat: Seat, lost: Forces): Flow {
  const faction = game.factions[seat]!;
  const left: { -readonly [K in keyof Forces]: number } = { ...lost };
  const cells = battle.cells.filter((cell) => count(forcesAt(faction, cell)) > 0);
  for (const [i, cell] of cells.entries()) {
    const later = cells.slice(i + 1);
    const taken = { normal: 0, special: 0 };
    for (const kind of ['normal', 'special'] as const) {
      const there = forcesAt(faction, cell)[kind];
      const elsewhere = later.reduce((sum, other) => sum + forcesAt(faction, other)[kind], 0);
      const min = Math.max(0, left[kind] - elsewhere);
      const max = Math.min(left[kind], there);
      taken[kind] =
        min === max
          ? min
          : yield* chooseNumber({
              seat,
              kind: 'losses',
              rule: 'DUN-10.29',
              min,
              max,
              about: { cell, force: kind },
            });
      left[kind] -= taken[kind];
    }
    kill(game, seat, cell, taken, 'battle');
  }
}

/** DUN-10.28, 10.39: the winner keeps or discards each card. */
function* keepCards(game: Dune, seat: Seat, cards: readonly TreacheryId[]): Flow {
  if (cards.length === 0) return;
  const discarded = yield* chooseSome<DuneOption>({
    seat,
    kind: 'keep.cards',
    rule: 'DUN-10.28',
    options: cards.map(cardOption),
    min: 0,
    max: cards.length,
  });
  for (const option of discarded) if (option.type === 'card') discardCard(game, seat, option.card);
}

/** HAR-A1 to A6, DUN-10.41, 25.2, 25.3 */
function* afterVictory(game: Dune, battle: Battle, winner: Seat, loser: Seat): Flow {
  for (const { seat, plan } of battle.plans) returnBorrowed(game, seat, plan);
  if (!advanced(game) || !isFaction(game, winner, 'harkonnen')) return;
  const pool = takeable(game, battle, loser);
  if (pool.length === 0) return;
  const answer = yield* ask(winner, { kind: 'capture', rule: 'HAR-A1', options: [YES, NO] });
  if (answer === NO || (yield* isStopped(game, 'HAR-A1', winner))) return;
  const leader = pool[below(game.random, pool.length)]!;
  game.revealed++;
  const fate = yield* ask(winner, {
    kind: 'capture.fate',
    rule: 'HAR-A2',
    options: [mayKeep(game, winner) ? KEEP : NO, KILL],
    about: { leader },
    hidden: true,
  });
  if (fate === NO) return;
  if (isHeardOf(game)) game.revealed++;
  const taken = { unseen: true, takenIn: battle.territory };
  const secret = { to: [winner, loser], leader };
  if (fate === KILL) {
    changeLeader(game, leader, { ...taken, dead: true, faceDown: true });
    game.events?.push({ type: 'captive-killed', seat: winner, from: loser, secret });
    gainSpice(game, winner, 2, 'captive'); // DUN-25.4
  } else {
    changeLeader(game, leader, { ...taken, holder: winner });
    game.events?.push({ type: 'leader-captured', seat: winner, from: loser, secret });
  }
  noticeDeadLeaders(game, loser);
}

/** DUN-25.2: the loser's living leaders, but for those used elsewhere and one that fought for Harkonnen. */
function takeable(game: Dune, battle: Battle, loser: Seat): LeaderId[] {
  const borrowed = sparesBorrowed(game) ? planOf(battle, opponentOf(battle, loser)).leader : null;
  return leadersOf(game, loser).filter((id) => {
    const { dead, holder, usedIn } = game.leaders[id]!;
    if (dead || holder !== loser || id === borrowed) return false;
    return usedIn === null || usedIn === battle.territory;
  });
}

/** DUN-25.3 */
const sparesBorrowed = (game: Dune): boolean => rulesOf(game) >= 2;

/** HAR-A2: the loser hears which leader it was, so that it is not taken back; until version 2 it was. */
const isHeardOf = (game: Dune): boolean => rulesOf(game) >= 2;

/** HAR-A4: a captive would go back at once where no own leader lives; until version 2 it did not. */
const mayKeep = (game: Dune, seat: Seat): boolean =>
  rulesOf(game) < 2 || leadersOf(game, seat).some((id) => !game.leaders[id]!.dead);

/** HAR-A3: a captured leader that survived its battle goes home. */
function returnBorrowed(game: Dune, seat: Seat, { leader }: Plan): void {
  if (leader === null || leader === CHEAP_HERO) return;
  const { owner, holder, dead } = game.leaders[leader]!;
  if (!dead && holder === seat && owner !== seat) returnLeader(game, leader);
}
