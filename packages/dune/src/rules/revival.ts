import { chooseNumber, type Flow, type Seat, together } from '@landsraad/kernel';
import { type DuneOption, GHOLA_FORCES, KH, leaderOption, NO, NONE, YES } from '../choices.ts';
import { factionOf, leaderOf } from '../content/index.ts';
import type { LeaderId } from '../ids.ts';
import { type Dune, type Forces, seatOf } from '../state.ts';
import { anytime } from './anytime.ts';
import { ask } from './ask.ts';
import { count, stormOrder } from './board.ts';
import { hasKaramaPower, isStopped, useKaramaPower } from './karama.ts';
import { leadersOf, reviveLeader } from './leaders.ts';
import { paySpice } from './spice.ts';

const LIMIT = 3;
const PRICE = 2;
const KH_PRICE = 2;

/** DUN-28.10; all at the same time (DUN-7.13). */
export function* revival(game: Dune): Flow {
  game.events?.push({ type: 'phase-started', phase: 'revival' });
  for (const faction of game.factions) faction.revived = { forces: 0, special: 0, leader: false };
  const free = game.factions.map(({ id }) => factionOf(id).freeRevivals); // DUN-7.2
  yield* fremenHelp(game, free);
  const seats = stormOrder(game);
  yield* together(new Map(seats.map((seat) => [seat, reviveForces(game, seat, free[seat]!)])));
  yield* emperorHelps(game);
  yield* together(new Map(seats.map((seat) => [seat, reviveOneLeader(game, seat)])));
  yield* emperorPower(game);
  yield* anytime(game);
  game.phase = 'shipment';
}

/** FRE-L2 */
function* fremenHelp(game: Dune, free: number[]): Flow {
  const fremen = seatOf(game, 'fremen');
  if (fremen < 0) return;
  for (const ally of game.factions[fremen]!.allies) {
    if (count(game.factions[ally]!.tanks) === 0) continue;
    const answer = yield* ask(fremen, {
      kind: 'fremen.revive.ally',
      rule: 'FRE-L2',
      options: [YES, NO],
      about: { ally },
    });
    if (answer === YES && !(yield* isStopped(game, 'FRE-L2', fremen))) free[ally] = LIMIT;
  }
}

/** DUN-7.1, 7.3, 7.4 */
function* reviveForces(game: Dune, seat: Seat, free: number): Flow {
  const { tanks, spice } = game.factions[seat]!;
  const able = tanks.normal + Math.min(1, tanks.special);
  const payable = free + Math.floor(spice / PRICE);
  const max = Math.min(LIMIT, able, payable);
  if (max === 0) return;
  const n = yield* chooseNumber({
    seat,
    kind: 'revive.forces',
    rule: 'DUN-7.1',
    min: 0,
    max,
    fallback: Math.min(free, max),
  });
  const forces = yield* whichKind(game, seat, n);
  const cost = PRICE * Math.max(0, n - free);
  paySpice(game, seat, cost);
  toReserves(game, seat, forces, cost);
}

/** DUN-7.6: at most one Sardaukar or Fedaykin a turn. */
function* whichKind(game: Dune, seat: Seat, n: number): Flow<Forces> {
  const { tanks, revived } = game.factions[seat]!;
  const most = Math.min(n, tanks.special, Math.max(0, 1 - revived.special));
  const least = Math.max(0, n - tanks.normal);
  const special =
    least >= most
      ? least
      : yield* chooseNumber({
          seat,
          kind: 'revive.forces',
          rule: 'DUN-7.6',
          min: least,
          max: most,
          about: { force: 'special' },
        });
  return { normal: n - special, special };
}

function toReserves(game: Dune, seat: Seat, forces: Forces, cost: number): void {
  if (count(forces) === 0) return;
  const { tanks, reserves, revived } = game.factions[seat]!;
  tanks.normal -= forces.normal;
  tanks.special -= forces.special;
  reserves.normal += forces.normal;
  reserves.special += forces.special;
  revived.forces += count(forces);
  revived.special += forces.special;
  game.events?.push({ type: 'revived', seat, forces, cost });
}

/** EMP-L2: up to three more forces of the ally, the Emperor pays. */
function* emperorHelps(game: Dune): Flow {
  const emperor = seatOf(game, 'emperor');
  if (emperor < 0) return;
  for (const ally of game.factions[emperor]!.allies) {
    const { tanks, revived } = game.factions[ally]!;
    const able = tanks.normal + Math.min(tanks.special, Math.max(0, 1 - revived.special));
    const max = Math.min(LIMIT, able, Math.floor(game.factions[emperor]!.spice / PRICE));
    if (able === 0) continue;
    const n = yield* chooseNumber({
      seat: emperor,
      kind: 'emperor.revive.ally',
      rule: 'EMP-L2',
      min: 0,
      max,
      about: { ally },
    });
    if (n === 0 || (yield* isStopped(game, 'EMP-L2', emperor))) continue;
    const normal = Math.min(n, tanks.normal);
    paySpice(game, emperor, PRICE * n);
    toReserves(game, ally, { normal, special: n - normal }, PRICE * n);
  }
}

/** DUN-7.7 to 7.9, 7.11; Kwisatz Haderach like a leader (ATR-A6). */
function* reviveOneLeader(game: Dune, seat: Seat): Flow {
  const faction = game.factions[seat]!;
  if (!faction.revivingLeaders) return;
  const { spice } = faction;
  const options: DuneOption[] = revivable(game, seat)
    .filter((id) => leaderOf(id).strength <= spice)
    .map(leaderOption);
  if (faction.kh?.dead && spice >= KH_PRICE) options.push(KH);
  if (options.length === 0) return;
  const picked = yield* ask<DuneOption>(seat, {
    kind: 'revive.leader',
    rule: 'DUN-7.7',
    options: [NONE, ...options],
  });
  if (picked.type === 'leader') {
    const cost = leaderOf(picked.leader).strength;
    paySpice(game, seat, cost);
    bringBack(game, seat, picked.leader, cost);
  } else if (picked === KH) {
    paySpice(game, seat, KH_PRICE);
    faction.kh!.dead = false;
    game.events?.push({ type: 'leader-revived', seat, leader: 'kh', cost: KH_PRICE });
  }
}

function revivable(game: Dune, seat: Seat): LeaderId[] {
  return leadersOf(game, seat).filter((id) => {
    const { dead, faceDown, revivedOnce } = game.leaders[id]!;
    return dead && !(faceDown && revivedOnce);
  });
}

function bringBack(game: Dune, seat: Seat, leader: LeaderId, cost: number): void {
  reviveLeader(game, leader);
  game.factions[seat]!.revived.leader = true;
  game.events?.push({ type: 'leader-revived', seat, leader, cost });
}

/** EMP-K1: three forces or one leader, free, on top of all else. */
function* emperorPower(game: Dune): Flow {
  const emperor = seatOf(game, 'emperor');
  if (emperor < 0 || game.options.mode === 'basic') return;
  const faction = game.factions[emperor]!;
  if (faction.hand.length === 0 || faction.karamaPowerUsed) return;
  const options: DuneOption[] = [];
  if (hasKaramaPower(game, emperor)) {
    if (count(faction.tanks) > 0) options.push(GHOLA_FORCES);
    for (const id of leadersOf(game, emperor))
      if (game.leaders[id]!.dead) options.push(leaderOption(id));
  }
  const picked = yield* ask<DuneOption>(emperor, {
    kind: 'karama.emperor',
    rule: 'EMP-K1',
    options: [NONE, ...options],
    hidden: true,
  });
  if (picked === NONE) return;
  useKaramaPower(game, emperor, 'EMP-K1');
  if (picked.type === 'leader') {
    bringBack(game, emperor, picked.leader, 0);
    return;
  }
  const { tanks, revived } = faction;
  const special = Math.min(tanks.special, Math.max(0, 1 - revived.special));
  const normal = Math.min(LIMIT, tanks.normal);
  toReserves(game, emperor, { normal, special: Math.min(special, LIMIT - normal) }, 0);
}
