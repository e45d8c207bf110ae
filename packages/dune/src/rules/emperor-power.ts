import { chooseNumber, type Flow, rulesOf, type Seat } from '@landsraad/kernel';
import { type DuneOption, GHOLA_FORCES, leaderOption, NONE } from '../choices.ts';
import { type Dune, isFaction, seatOf } from '../state.ts';
import { ask } from './ask.ts';
import { hasKaramaPower, mightHaveKaramaPower, useKaramaPower } from './karama.ts';
import { revivableLeaders, reviveLeader } from './leaders.ts';
import { revivableForces, toReserves, whichKind } from './tanks.ts';
import { sealed } from './windows.ts';

/* EMP-K1: up to three forces or one leader of the Emperor, free, on top of all else. */

const LIMIT = 3;

/** RUL-D27 */
const isUsedAnyTime = (game: Dune): boolean => rulesOf(game) >= 2;

/** At a moment for cards, as far as all can see. */
export function mightReviveByPower(game: Dune, seat: Seat): boolean {
  if (!isFaction(game, seat, 'emperor') || !isUsedAnyTime(game)) return false;
  return mightHaveKaramaPower(game, seat) && revivable(game, seat).length > 0;
}

export const mayReviveByPower = (game: Dune, seat: Seat): boolean =>
  mightReviveByPower(game, seat) && hasKaramaPower(game, seat);

export function* reviveByPower(game: Dune, emperor: Seat): Flow {
  useKaramaPower(game, emperor, 'EMP-K1');
  const picked = yield* ask<DuneOption>(emperor, {
    kind: 'karama.emperor',
    rule: 'EMP-K1',
    options: revivable(game, emperor),
  });
  yield* revive(game, emperor, picked);
}

/** Until version 2 it was used at the end of Revival only. */
export function* emperorPowerInRevival(game: Dune): Flow {
  const emperor = seatOf(game, 'emperor');
  if (emperor < 0 || isUsedAnyTime(game) || !mightHaveKaramaPower(game, emperor)) return;
  const candidates = revivable(game, emperor);
  if (candidates.length === 0) return;
  const picked = yield* ask<DuneOption>(emperor, {
    kind: 'karama.emperor',
    rule: 'EMP-K1',
    options: [NONE, ...(hasKaramaPower(game, emperor) ? candidates : [])],
    window: sealed('karama.emperor'),
  });
  if (picked === NONE) return;
  useKaramaPower(game, emperor, 'EMP-K1');
  yield* revive(game, emperor, picked);
}

/** Forces, or one of the leaders. */
function revivable(game: Dune, emperor: Seat): DuneOption[] {
  const leaders = revivableLeaders(game, emperor).map(leaderOption);
  return revivableForces(game, emperor) > 0 ? [GHOLA_FORCES, ...leaders] : leaders;
}

function* revive(game: Dune, emperor: Seat, picked: DuneOption): Flow {
  if (picked.type === 'leader') return reviveLeader(game, picked.leader, 0);
  const able = Math.min(LIMIT, revivableForces(game, emperor));
  const n = yield* chooseNumber({
    seat: emperor,
    kind: 'karama.emperor',
    rule: 'EMP-K1',
    min: 1,
    max: able,
    fallback: able,
  });
  toReserves(game, emperor, yield* whichKind(game, emperor, n, 'karama.emperor'), 0);
}
