import { chooseNumber, type Flow, type SealedWindow, type Seat, together } from '@landsraad/kernel';
import { type DuneOption, NO, NONE, SPOKEN, seatOption, territoryOption, YES } from '../choices.ts';
import { TERRITORIES } from '../content/index.ts';
import { areAllies, type Deal, type Dune } from '../state.ts';
import { ask } from './ask.ts';
import { stormOrder } from './board.ts';
import { sealed } from './windows.ts';

/*
 * A moment for deals (DUN-15.1 to 15.6): one offer each, opened together, answered in storm order.
 * The spice moves when the deal is made; a promise to stay out of a territory this turn is enforced,
 * one spoken aloud is recorded.
 */

export function* offerDeals(game: Dune): Flow {
  const offering = new Map<Seat, Flow<Deal | null>>();
  const window = sealed('deal.offer');
  const order = stormOrder(game);
  for (const seat of order) {
    const others = order.filter((other) => other !== seat && !areAllies(game, seat, other));
    if (others.length > 0) offering.set(seat, makeOffer(game, seat, others, window));
  }
  const offers = yield* together(offering);
  game.revealed++;
  for (const [from, offer] of offers) {
    if (!offer || offer.spice > game.factions[from]!.spice) continue;
    game.offers = [...game.offers, offer];
    const { to, spice, promise } = offer;
    game.events?.push({ type: 'deal-offered', seat: from, to, spice, promise });
  }
}

export function* answerDeals(game: Dune): Flow {
  while (game.offers.length > 0) {
    yield* answerOffer(game, game.offers[0]!);
    game.offers = game.offers.slice(1);
  }
}

/** Nothing, something agreed aloud, which is only recorded, or to stay out of one territory. */
const PROMISES: readonly DuneOption[] = [
  NONE,
  SPOKEN,
  ...TERRITORIES.map(({ id }) => territoryOption(id)),
];

function* makeOffer(
  game: Dune,
  seat: Seat,
  others: readonly Seat[],
  window: SealedWindow,
): Flow<Deal | null> {
  const to = yield* ask<DuneOption>(seat, {
    kind: 'deal.offer',
    rule: 'DUN-15.1',
    options: [NONE, ...others.map(seatOption)],
    window,
  });
  if (to.type !== 'seat') return null;
  const spice = yield* chooseNumber({
    seat,
    kind: 'deal.offer',
    rule: 'DUN-15.4',
    min: 0,
    max: game.factions[seat]!.spice,
    about: { to: to.seat },
    hidden: true,
    window,
  });
  const promise = yield* ask<DuneOption>(seat, {
    kind: 'deal.offer',
    rule: 'DUN-15.4',
    options: PROMISES,
    about: { what: 'promise', to: to.seat, spice },
    window,
  });
  if (spice === 0 && promise === NONE) return null;
  return {
    turn: game.turn,
    from: seat,
    to: to.seat,
    spice,
    promise: promiseOf(promise),
  };
}

function promiseOf(option: DuneOption): string | null {
  if (option.type === 'territory') return `stay-out:${option.territory}`;
  return option === SPOKEN ? 'spoken' : null;
}

/** DUN-15.2 */
function* answerOffer(game: Dune, deal: Deal): Flow {
  const { from, to, spice, promise } = deal;
  const answer = yield* ask(to, {
    kind: 'deal.answer',
    rule: 'DUN-15.2',
    options: [NO, YES],
    about: { from, spice, promise },
  });
  if (answer === NO) {
    game.events?.push({ type: 'deal-refused', seat: to, to: from });
    return;
  }
  game.factions[from]!.spice -= spice;
  if (game.options.bribes === 'at-once') game.factions[to]!.spice += spice;
  else game.factions[to]!.bribes += spice; // DUN-15.7
  game.deals = [...game.deals, deal];
  game.events?.push({ type: 'deal-made', seat: from, to, spice, promise });
}
