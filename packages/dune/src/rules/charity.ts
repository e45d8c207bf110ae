import { type Flow, type Seat, together } from '@landsraad/kernel';
import { NO, YES } from '../choices.ts';
import { advanced, type Dune, seatOf } from '../state.ts';
import { anytime } from './anytime.ts';
import { ask } from './ask.ts';
import { stormOrder } from './board.ts';
import { isStopped } from './karama.ts';

const CHARITY = 2;

/** DUN-5.1, 28.8: everybody is asked at once, so that only a claim tells how poor one is. */
export function* charity(game: Dune): Flow {
  game.events?.push({ type: 'phase-started', phase: 'charity' });
  const sisterhood = seatOf(game, 'bene-gesserit');
  const always =
    sisterhood >= 0 && advanced(game) && !(yield* isStopped(game, 'BEN-A2', sisterhood));
  if (always) give(game, sisterhood, CHARITY); // DUN-5.3
  const seats = stormOrder(game).filter((seat) => !(always && seat === sisterhood));
  const claims = yield* together(new Map(seats.map((seat) => [seat, claim(game, seat)])));
  for (const [seat, claimed] of claims)
    if (claimed) give(game, seat, Math.max(0, CHARITY - game.factions[seat]!.spice));
  yield* anytime(game);
  game.phase = 'bidding';
}

function* claim(game: Dune, seat: Seat): Flow<boolean> {
  const poor = game.factions[seat]!.spice < CHARITY;
  const picked = yield* ask(seat, {
    kind: 'charity.claim',
    rule: 'DUN-5.1',
    options: poor ? [YES, NO] : [NO],
    hidden: true,
  });
  return picked === YES;
}

function give(game: Dune, seat: Seat, n: number): void {
  game.factions[seat]!.spice += n;
  game.events?.push({ type: 'charity', seat, n });
}
