import { chooseNumber, type Flow, type Seat, together } from '@landsraad/kernel';
import { bidOption, type DuneOption, NO, PASS } from '../choices.ts';
import type { TreacheryId } from '../ids.ts';
import { type Dune, seatOf } from '../state.ts';
import { anytime } from './anytime.ts';
import { ask } from './ask.ts';
import { stormOrder } from './board.ts';
import { dealsMayBeMade } from './deals.ts';
import { isStopped, karamaOf, karamaOption, playAsKarama } from './karama.ts';
import { handRoom, karamas, takeTreachery } from './treachery.ts';

/** How far a bid may go when a Karama will pay for it (DUN-6.11). */
const KARAMA_BID = 40;

/** Opens the phase, then sells one card at a time; each is a turn of its own. */
export function* bidding(game: Dune): Flow {
  if (!game.begun) yield* openBidding(game);
  if (game.auction && game.auction.cards.length > 0) yield* auction(game);
  if (game.auction && game.auction.cards.length > 0) return;
  game.auction = null;
  game.begun = false;
  game.phase = 'revival';
}

/** DUN-6.1 to 6.6 */
function* openBidding(game: Dune): Flow {
  game.begun = true;
  game.events?.push({ type: 'phase-started', phase: 'bidding' });
  yield* dealsMayBeMade(game);
  yield* anytime(game);
  game.events?.push({
    type: 'hands-counted',
    counts: game.factions.map(({ hand }) => hand.length),
  });
  const buyers = stormOrder(game).filter((seat) => handRoom(game, seat) > 0);
  if (buyers.length === 0) return; // DUN-6.4
  const cards: TreacheryId[] = [];
  for (const _ of buyers) {
    const card = takeTreachery(game);
    if (card !== null) cards.push(card);
  }
  game.events?.push({ type: 'cards-dealt', n: cards.length });
  game.auction = { cards, opener: buyers[0]!, bid: 0, bidder: null, lookStopped: true };
  const atreides = seatOf(game, 'atreides');
  game.auction.lookStopped = atreides < 0 || (yield* isStopped(game, 'ATR-B1', atreides)); // DUN-18.9
}

/** DUN-28.9: one card. */
function* auction(game: Dune): Flow {
  const sale = game.auction!;
  const card = sale.cards[0]!;
  const atreides = seatOf(game, 'atreides');
  const looks = atreides >= 0 && !sale.lookStopped;
  game.events?.push({
    type: 'auction-opened',
    n: sale.cards.length,
    opener: sale.opener,
    ...(looks && { secret: { to: [atreides], card } }), // ATR-B1
  });
  const pledges = yield* pledge(game);
  yield* takeBids(game, pledges);
  if (sale.bidder === null) return closeUnsold(game); // DUN-6.14
  const buyer = sale.bidder;
  yield* payForCard(game, buyer, sale.bid, card, pledges.get(buyer) ?? new Map());
  if (looks && buyer !== atreides) game.factions[buyer]!.knownCards.push({ card, by: atreides });
  yield* extraCard(game, buyer);
  nextOpener(game);
  yield* anytime(game);
}

/** DUN-6.14: back on top of the deck, in their order. */
function closeUnsold(game: Dune): void {
  const { cards } = game.auction!;
  game.events?.push({ type: 'auction-closed', left: cards.length });
  game.treacheryDeck.push(...cards.reverse());
  game.auction = null;
}

/** DUN-6.12 */
function nextOpener(game: Dune): void {
  const sale = game.auction!;
  sale.bid = 0;
  sale.bidder = null;
  const order = rightOf(game, sale.opener);
  const next = [...order.slice(1), order[0]!].find((seat) => handRoom(game, seat) > 0);
  if (next === undefined) closeUnsold(game);
  else sale.opener = next;
}

/** Storm order begun with a seat. */
function rightOf(game: Dune, first: Seat): Seat[] {
  const order = stormOrder(game);
  const at = order.indexOf(first);
  return [...order.slice(at), ...order.slice(0, at)];
}

type Pledges = Map<Seat, Map<Seat, number>>;

/** D-BI-4, DUN-13.10: what each ally will lend for this card, known between allies only. */
function* pledge(game: Dune): Flow<Pledges> {
  const lenders = stormOrder(game).filter((seat) => game.factions[seat]!.allies.length > 0);
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
        }),
      ]),
    ),
  );
  const pledges: Pledges = new Map();
  for (const seat of lenders)
    pledges.set(
      seat,
      new Map(game.factions[seat]!.allies.map((ally) => [ally, offers.get(ally) ?? 0])),
    );
  return pledges;
}

/** DUN-6.7 to 6.9, 6.13: round the table until all others pass in a row. */
function* takeBids(game: Dune, pledges: Pledges): Flow {
  const sale = game.auction!;
  const bidders = rightOf(game, sale.opener).filter((seat) => handRoom(game, seat) > 0);
  let passes = 0;
  for (let i = 0; passes < (sale.bidder === null ? bidders.length : bidders.length - 1); i++) {
    const seat = bidders[i % bidders.length]!;
    if (seat === sale.bidder) break;
    const picked = yield* ask<DuneOption>(seat, {
      kind: 'bid',
      rule: 'DUN-6.7',
      options: [PASS, ...bids(game, seat, sale.bid, pledges)],
      about: { bid: sale.bid, bidder: sale.bidder },
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
function bids(game: Dune, seat: Seat, above: number, pledges: Pledges): DuneOption[] {
  const lent = [...(pledges.get(seat)?.values() ?? [])].reduce((sum, n) => sum + n, 0);
  const means = game.factions[seat]!.spice + lent;
  const most = karamas(game, seat).length > 0 ? Math.max(means, KARAMA_BID) : means;
  const options: DuneOption[] = [];
  for (let n = above + 1; n <= most; n++) options.push(bidOption(n));
  return options;
}

/** DUN-6.9, 6.10, 18.6 */
function* payForCard(
  game: Dune,
  buyer: Seat,
  price: number,
  card: TreacheryId,
  lent: ReadonlyMap<Seat, number>,
): Flow {
  const faction = game.factions[buyer]!;
  const means = faction.spice + [...lent.values()].reduce((sum, n) => sum + n, 0);
  const karama = yield* payWithKarama(game, buyer, price > means);
  if (!karama) yield* payInSpice(game, buyer, price, lent);
  game.auction!.cards.shift();
  faction.hand.push(card);
  game.revealed++;
  game.events?.push({
    type: 'card-bought',
    seat: buyer,
    price: karama ? 0 : price,
    karama,
    secret: { to: [buyer], card },
  });
}

/** Asked of every buyer with a card, whatever it is; a bid beyond one's means leaves no choice. */
function* payWithKarama(game: Dune, buyer: Seat, must: boolean): Flow<boolean> {
  if (game.factions[buyer]!.hand.length === 0) return false;
  const cards = karamas(game, buyer).map(karamaOption);
  const picked = yield* ask<DuneOption>(buyer, {
    kind: 'karama.bid',
    rule: 'DUN-18.6',
    options: must ? cards : [NO, ...cards],
    hidden: true,
  });
  const card = karamaOf(picked);
  if (card === null) return false;
  return (yield* playAsKarama(game, buyer, card)) || must;
}

/** Own spice first, then what the allies lent; to the Emperor, or to the bank (EMP-B1). */
function* payInSpice(
  game: Dune,
  buyer: Seat,
  price: number,
  lent: ReadonlyMap<Seat, number>,
): Flow {
  const emperor = seatOf(game, 'emperor');
  const toEmperor =
    emperor >= 0 && emperor !== buyer && !(yield* isStopped(game, 'EMP-B1', emperor));
  const to = toEmperor ? emperor : null; // DUN-22.1, 22.3
  let left = price;
  for (const [seat, limit] of [[buyer, price] as const, ...lent]) {
    const n = Math.min(left, limit, game.factions[seat]!.spice);
    if (n === 0) continue;
    left -= n;
    game.factions[seat]!.spice -= n;
    if (to !== null) game.factions[to]!.spice += n; // DUN-22.2
    game.events?.push({ type: 'spice-paid', seat, n, to });
  }
}

/** HAR-B4, DUN-6.17, 25.1 */
function* extraCard(game: Dune, buyer: Seat): Flow {
  if (buyer !== seatOf(game, 'harkonnen') || handRoom(game, buyer) <= 0) return;
  if (yield* isStopped(game, 'HAR-B4', buyer)) return;
  const card = takeTreachery(game);
  if (card === null) return;
  game.factions[buyer]!.hand.push(card);
  game.events?.push({ type: 'card-drawn', seat: buyer, secret: { to: [buyer], card } });
}
