import type { Flow, Seat } from '@landsraad/kernel';
import { type DuneOption, NO, YES } from '../choices.ts';
import { advanced, type Dune, seatOf } from '../state.ts';
import { anytime } from './anytime.ts';
import { askAtOnce } from './ask.ts';
import { stormOrder } from './board.ts';
import { isStopped } from './karama.ts';
import { wealth } from './offers.ts';
import { type Step, stepOf } from './steps.ts';

const CHARITY = 2;

/** DUN-5.1, 28.8: everybody is asked at once, so that only a claim tells how poor one is. */
export const charity = (game: Dune): Flow => stepOf(game, STEPS);

const STEPS: readonly Step[] = [claimCharity, afterCharity];

function* claimCharity(game: Dune): Flow {
  game.events?.push({ type: 'phase-started', phase: 'charity' });
  const sisterhood = seatOf(game, 'bene-gesserit');
  const always =
    sisterhood >= 0 && advanced(game) && !(yield* isStopped(game, 'BEN-A2', sisterhood));
  if (always) give(game, sisterhood, CHARITY); // DUN-5.3
  const seats = stormOrder(game).filter((seat) => !(always && seat === sisterhood));
  const claims = yield* askAtOnce<DuneOption>(game, seats, 'charity.claim', (seat) => ({
    rule: 'DUN-5.1',
    options: wealth(game, seat) < CHARITY ? [YES, NO] : [NO],
  }));
  for (const { seat, picked } of claims) {
    if (picked !== YES) continue;
    give(game, seat, Math.max(0, CHARITY - wealth(game, seat)));
    // Where several are asked at once, what they say counts as news by itself.
    if (claims.length === 1) game.revealed++;
  }
}

function* afterCharity(game: Dune): Flow {
  yield* anytime(game);
  game.phase = 'bidding';
}

function give(game: Dune, seat: Seat, n: number): void {
  game.factions[seat]!.spice += n;
  game.events?.push({ type: 'charity', seat, n });
}
