import {
  chooseNumber,
  type Flow,
  type Reason,
  refusedAmong,
  type Seat,
  together,
} from '@landsraad/kernel';
import { type DuneOption, KH, leaderOption, NO, NONE, YES } from '../choices.ts';
import { factionOf, leaderOf } from '../content/index.ts';
import { refuse } from '../refusals.ts';
import { type Dune, seatOf } from '../state.ts';
import { anytime } from './anytime.ts';
import { ask } from './ask.ts';
import { stormOrder } from './board.ts';
import { emperorPowerInRevival } from './emperor-power.ts';
import { isStopped } from './karama.ts';
import { changeKh, revivableLeaders, reviveLeader } from './leaders.ts';
import { paySpice } from './spice.ts';
import { type Step, stepOf } from './steps.ts';
import { revivableForces, toReserves, whichKind } from './tanks.ts';

const LIMIT = 3;
const PRICE = 2;
const KH_PRICE = 2;

/** DUN-7.4: what so many forces cost, some of them free. */
export const revivalPrice = (n: number, free: number): number => PRICE * Math.max(0, n - free);

/** DUN-28.10; all at the same time (DUN-7.13). */
export const revival = (game: Dune): Flow => stepOf(game, STEPS);

const STEPS: readonly Step[] = [reviveAllForces, reviveAllLeaders, afterRevival];

function* reviveAllForces(game: Dune): Flow {
  game.events?.push({ type: 'phase-started', phase: 'revival' });
  const free = game.factions.map(({ id }) => factionOf(id).freeRevivals); // DUN-7.2
  yield* fremenHelp(game, free);
  yield* emperorHelps(game);
  const seats = stormOrder(game);
  yield* together(new Map(seats.map((seat) => [seat, reviveForces(game, seat, free[seat]!)])));
}

function* reviveAllLeaders(game: Dune): Flow {
  const seats = stormOrder(game);
  yield* together(new Map(seats.map((seat) => [seat, reviveOneLeader(game, seat)])));
  yield* emperorPowerInRevival(game);
}

function* afterRevival(game: Dune): Flow {
  yield* anytime(game);
  game.phase = 'shipment';
}

/** FRE-L2 */
function* fremenHelp(game: Dune, free: number[]): Flow {
  const fremen = seatOf(game, 'fremen');
  if (fremen < 0) return;
  for (const ally of game.factions[fremen]!.allies) {
    if (revivableForces(game, ally) === 0) continue;
    const answer = yield* ask(fremen, {
      kind: 'fremen.revive.ally',
      rule: 'FRE-L2',
      options: [YES, NO],
      about: { ally },
    });
    if (answer === YES && !(yield* isStopped(game, 'FRE-L2', fremen))) free[ally] = LIMIT;
  }
}

/** EMP-L2: up to three forces of the ally beyond its own limit; the Emperor pays. */
function* emperorHelps(game: Dune): Flow {
  const emperor = seatOf(game, 'emperor');
  if (emperor < 0) return;
  for (const ally of game.factions[emperor]!.allies) {
    const able = Math.min(LIMIT, revivableForces(game, ally));
    if (able === 0) continue;
    const n = yield* chooseNumber({
      seat: emperor,
      kind: 'emperor.revive.ally',
      rule: 'EMP-L2',
      min: 0,
      max: Math.min(able, Math.floor(game.factions[emperor]!.spice / PRICE)),
      about: { ally },
    });
    game.due = { seat: emperor, spice: PRICE * n };
    const stopped = n === 0 || (yield* isStopped(game, 'EMP-L2', emperor));
    game.due = null;
    if (stopped) continue;
    paySpice(game, emperor, PRICE * n);
    const forces = yield* whichKind(game, ally, n, 'revive.forces');
    toReserves(game, ally, forces, PRICE * n);
  }
}

/** DUN-7.1, 7.3, 7.4 */
function* reviveForces(game: Dune, seat: Seat, free: number): Flow {
  const able = Math.min(LIMIT, revivableForces(game, seat));
  if (able === 0) return;
  const max = Math.min(able, free + Math.floor(game.factions[seat]!.spice / PRICE));
  const n = yield* chooseNumber({
    seat,
    kind: 'revive.forces',
    rule: 'DUN-7.1',
    min: 0,
    max,
    about: { free },
    fallback: Math.min(free, max),
  });
  const cost = revivalPrice(n, free);
  paySpice(game, seat, cost);
  const forces = yield* whichKind(game, seat, n, 'revive.forces');
  toReserves(game, seat, forces, cost);
}

/** DUN-7.7 to 7.9, 7.11; Kwisatz Haderach like a leader (ATR-A6). */
function* reviveOneLeader(game: Dune, seat: Seat): Flow {
  const faction = game.factions[seat]!;
  if (!faction.revivingLeaders) return;
  const candidates = revivableLeaders(game, seat).map(leaderOption);
  if (faction.kh?.dead) candidates.push(KH);
  if (candidates.length === 0) return;
  const why = (option: DuneOption): Reason | null =>
    priceOf(option) <= faction.spice ? null : refuse('cannot-pay', 'DUN-7.9');
  const picked = yield* ask<DuneOption>(seat, {
    kind: 'revive.leader',
    rule: 'DUN-7.7',
    options: [NONE, ...candidates.filter((option) => !why(option))],
    refused: () => refusedAmong(candidates, why, (option) => option),
  });
  const cost = priceOf(picked);
  paySpice(game, seat, cost);
  if (picked.type === 'leader') reviveLeader(game, picked.leader, cost);
  if (picked === KH) reviveKh(game, seat);
}

/** ATR-A6 */
function reviveKh(game: Dune, seat: Seat): void {
  changeKh(game, seat, { dead: false });
  game.events?.push({ type: 'leader-revived', seat, leader: 'kh', cost: KH_PRICE });
}

/** DUN-7.9; Kwisatz Haderach by its strength (DUN-30.17). */
function priceOf(option: DuneOption): number {
  if (option.type === 'leader') return leaderOf(option.leader).strength;
  return option === KH ? KH_PRICE : 0;
}
