import { chooseNumber, type Flow, rulesOf, type Seat, together, without } from '@landsraad/kernel';
import { bidOption, type DuneOption, NO, PASS } from '../choices.ts';
import type { TreacheryId } from '../ids.ts';
import { type Auction, type Dune, seatOf } from '../state.ts';
import { anytime } from './anytime.ts';
import { ask } from './ask.ts';
import { promisesOf, stormOrder } from './board.ts';
import { answerDeals, offerDeals } from './deals.ts';
import { isStopped, karamaOf, karamaOption, playAsKarama } from './karama.ts';
import { noteCard, notedOnTop, strikeNote } from './notes.ts';
import { passOn } from './offers.ts';
import { paySpice } from './spice.ts';
import { type Step, stepOf } from './steps.ts';
import { handRoom, joinHand, karamas, takeTreachery } from './treachery.ts';
import { sealed } from './windows.ts';

/** How far a bid may go when a Karama will pay for it (DUN-6.11); one more is always possible. */
const KARAMA_BID = 40;

/** Who bids at once tells that they had made up their mind, or had ordered it. */
const HALF_A_BEAT = 0.5;

/** Opens the phase, then sells one card at a time. */
export function bidding(game: Dune): Flow {
  if (!game.auction) return stepOf(game, OPENING);
  return game.auction.sold ? afterSale(game) : auction(game);
}

const OPENING: readonly Step[] = [beginBidding, answerDeals, openBidding];

function* beginBidding(game: Dune): Flow {
  game.events?.push({ type: 'phase-started', phase: 'bidding' });
  yield* offerDeals(game);
}

function endBidding(game: Dune): void {
  game.auction = null;
  game.begun = false;
  game.phase = 'revival';
}

/** DUN-6.1 to 6.6 */
function* openBidding(game: Dune): Flow {
  game.events?.push({
    type: 'hands-counted',
    counts: game.factions.map(({ hand }) => hand.length),
  });
  const order = stormOrder(game);
  const buyers = order.filter((seat) => handRoom(game, seat) > 0);
  const cards: TreacheryId[] = [];
  for (const _ of buyers) {
    const card = takeTreachery(game);
    if (card !== null) cards.push(card);
  }
  if (cards.length === 0) return endBidding(game); // DUN-6.4, 30.38
  game.begun = true;
  game.events?.push({ type: 'cards-dealt', n: cards.length });
  const sale: Auction = {
    cards,
    up: false,
    opener: buyers[0]!,
    bid: 0,
    bidder: null,
    pledges: game.factions.map(() => 0),
    lookStopped: true,
    ...(fullHandsStayOut(game) && { full: without(order, buyers) }),
  };
  game.auction = sale;
  const atreides = seatOf(game, 'atreides');
  sale.lookStopped = atreides < 0 || (yield* isStopped(game, 'ATR-B1', atreides)); // DUN-18.9
}

/** DUN-6.13: for the whole phase, even if a card leaves the hand. */
const fullHandsStayOut = (game: Dune): boolean => rulesOf(game) >= 2;

const mayBuy = (game: Dune, seat: Seat): boolean =>
  handRoom(game, seat) > 0 && !game.auction!.full?.includes(seat);

function stayOutIfFull(game: Dune, { full }: Auction, seat: Seat): void {
  if (handRoom(game, seat) === 0) full?.push(seat);
}

/** DUN-28.9: one card. */
function* auction(game: Dune): Flow {
  const sale = game.auction!;
  putUp(game, sale);
  let payment: Payment | null = null;
  while (payment === null) {
    yield* takeBids(game, sale);
    if (sale.bidder === null) return closeUnsold(game); // DUN-6.14
    payment = yield* payForCard(game, sale);
    if (payment === null) tellReopened(game, sale);
  }
  takeCard(game, sale, payment);
  yield* extraCard(game, sale.bidder!);
  stayOutIfFull(game, sale, sale.bidder!);
  sale.sold = true;
}

function* afterSale(game: Dune): Flow {
  yield* anytime(game);
  const sale = game.auction!;
  sale.sold = undefined;
  if (sale.cards.length > 0) nextOpener(game);
  else endBidding(game); // DUN-6.15
}

/** DUN-6.16: Atreides look as soon as the card comes up (ATR-B1). */
function putUp(game: Dune, sale: Auction): void {
  sale.up = true;
  const card = sale.cards[0]!;
  const looks = !sale.lookStopped;
  if (looks) {
    if (!notedOnTop(game)) noteCard(game, card, null);
    game.revealed++;
  }
  game.events?.push({
    type: 'auction-opened',
    n: sale.cards.length,
    opener: sale.opener,
    ...(looks && { secret: { to: [seatOf(game, 'atreides')], card } }),
  });
}

function tellReopened(game: Dune, { bidder, opener }: Auction): void {
  game.events?.push({ type: 'auction-reopened', seat: bidder!, opener });
}

/** DUN-6.14: back on top of the deck, in their order. */
function closeUnsold(game: Dune): void {
  const { cards } = game.auction!;
  game.events?.push({ type: 'auction-closed', left: cards.length });
  game.treacheryDeck = [...game.treacheryDeck, ...cards.toReversed()];
  endBidding(game);
}

/** DUN-6.12: the first who may buy to the right of the previous opener. */
function nextOpener(game: Dune): void {
  const sale = game.auction!;
  const order = rightOf(game, sale.opener);
  const next = [...order.slice(1), order[0]!].find((seat) => mayBuy(game, seat));
  if (next === undefined) closeUnsold(game);
  else sale.opener = next;
}

/** Storm order begun with a seat. */
function rightOf(game: Dune, first: Seat): Seat[] {
  const order = stormOrder(game);
  const at = order.indexOf(first);
  return [...order.slice(at), ...order.slice(0, at)];
}

/** D-BI-4, DUN-13.10: what each will pay of this card if an ally buys it. */
function* pledge(game: Dune, sale: Auction): Flow {
  const lenders = stormOrder(game).filter((seat) =>
    game.factions[seat]!.allies.some((ally) => mayBuy(game, ally)),
  );
  const window = sealed('ally.pledge');
  const offers = yield* together(
    new Map(
      lenders.map((seat) => [
        seat,
        chooseNumber({
          seat,
          kind: 'ally.pledge',
          rule: 'DUN-13.10',
          min: 0,
          max: game.factions[seat]!.spice,
          hidden: true,
          window,
        }),
      ]),
    ),
  );
  sale.pledges = game.factions.map((_, seat) => offers.get(seat) ?? 0);
}

/** Own spice and what allies will pay. */
function means(game: Dune, { pledges }: Auction, buyer: Seat): number {
  const { spice, allies } = game.factions[buyer]!;
  return allies.reduce((sum, ally) => sum + pledges[ally]!, spice);
}

/** DUN-6.7 to 6.9, 6.13: round the table until all others pass in a row. */
function* takeBids(game: Dune, sale: Auction): Flow {
  sale.bid = 0;
  sale.bidder = null;
  yield* pledge(game, sale);
  const bidders = rightOf(game, sale.opener).filter((seat) => mayBuy(game, seat));
  let passes = 0;
  for (let i = 0; passes < (sale.bidder === null ? bidders.length : bidders.length - 1); i++) {
    const seat = bidders[i % bidders.length]!;
    const picked = yield* ask<DuneOption>(seat, {
      kind: 'bid',
      rule: 'DUN-6.7',
      options: () => [PASS, ...bids(game, sale, seat)],
      about: {
        bid: sale.bid,
        bidder: sale.bidder,
        turn: game.turn,
        left: sale.cards.length,
      },
      pause: HALF_A_BEAT,
    });
    if (picked.type === 'bid') {
      sale.bid = picked.n;
      sale.bidder = seat;
      passes = 0;
      game.events?.push({ type: 'bid', seat, n: picked.n });
    } else {
      passes++;
      game.events?.push({ type: 'passed', seat });
    }
  }
}

/** DUN-6.11 */
function bids(game: Dune, sale: Auction, seat: Seat): DuneOption[] {
  if (promisesOf(game, seat).includes(passOn(sale))) return []; // DUN-15.2
  const own = means(game, sale, seat);
  const karama = karamas(game, seat).length > 0;
  const most = karama ? Math.max(own, KARAMA_BID, sale.bid + 1) : own;
  const options: DuneOption[] = [];
  for (let n = sale.bid + 1; n <= most; n++) options.push(bidOption(n));
  return options;
}

type Payment = 'spice' | 'karama';

/**
 * DUN-6.9, 6.10, 18.6. Null when a worthless card that was to pay was stopped and there is not
 * enough spice: then the card is sold anew (DUN-18.5).
 */
function* payForCard(game: Dune, sale: Auction): Flow<Payment | null> {
  const buyer = sale.bidder!;
  const short = sale.bid > means(game, sale, buyer);
  const card = yield* chooseKarama(game, buyer, short);
  if (card !== null) {
    if (yield* playAsKarama(game, buyer, card)) return 'karama';
    if (short) return null;
  }
  yield* payInSpice(game, sale, buyer);
  return 'spice';
}

/** Asked of every buyer with a card, whatever it is; a bid beyond one's means leaves no choice. */
function* chooseKarama(game: Dune, buyer: Seat, must: boolean): Flow<TreacheryId | null> {
  if (game.factions[buyer]!.hand.length === 0) return null;
  const cards = karamas(game, buyer).map(karamaOption);
  const picked = yield* ask<DuneOption>(buyer, {
    kind: 'karama.bid',
    rule: 'DUN-18.6',
    options: must && cards.length > 0 ? cards : [NO, ...cards],
    window: sealed('karama.bid'),
  });
  return karamaOf(picked);
}

/** What the allies pledged, then own spice; to the Emperor, or to the bank (EMP-B1). */
function* payInSpice(game: Dune, { bid, pledges }: Auction, buyer: Seat): Flow {
  const emperor = seatOf(game, 'emperor');
  const toEmperor =
    emperor >= 0 && emperor !== buyer && !(yield* isStopped(game, 'EMP-B1', emperor));
  const to = toEmperor ? emperor : null; // DUN-22.1, 22.3
  let left = bid;
  for (const seat of [...game.factions[buyer]!.allies, buyer]) {
    const limit = seat === buyer ? left : pledges[seat]!;
    const n = Math.min(left, limit, game.factions[seat]!.spice);
    left -= n;
    paySpice(game, seat, n, to); // DUN-22.2
  }
}

function takeCard(game: Dune, sale: Auction, payment: Payment): void {
  const buyer = sale.bidder!;
  const card = sale.cards.shift()!;
  sale.up = false;
  joinHand(game, buyer, card);
  if (notedOnTop(game)) {
    strikeNote(game, card, null);
    noteCard(game, card, buyer);
  }
  game.revealed++;
  game.events?.push({
    type: 'card-bought',
    seat: buyer,
    price: payment === 'karama' ? 0 : sale.bid,
    karama: payment === 'karama',
    secret: { to: [buyer], card },
  });
}

/** HAR-B4, DUN-6.17, 25.1 */
function* extraCard(game: Dune, buyer: Seat): Flow {
  if (buyer !== seatOf(game, 'harkonnen') || handRoom(game, buyer) <= 0) return;
  if (yield* isStopped(game, 'HAR-B4', buyer)) return;
  const card = takeTreachery(game);
  if (card === null) return;
  joinHand(game, buyer, card);
  game.events?.push({ type: 'card-drawn', seat: buyer, secret: { to: [buyer], card } });
}
