import type { Ask, Decision, Reason, Refused, Seat, Unasked } from '@landsraad/kernel';
import {
  acceptOption,
  cardOption,
  type DecisionKind,
  type DuneOption,
  leaderOption,
  NONE,
  PASS,
  refuseOption,
  SHOW_CARD,
  SHOW_SPICE,
  SHOW_TRAITOR,
  SPOKEN,
  seatOption,
  territoryOption,
  VOWS,
  vowOption,
  withdrawOption,
} from '../choices.ts';
import { TERRITORIES } from '../content/index.ts';
import { refuse } from '../refusals.ts';
import { areAllies, type Deal, type Dune, type Offer, type Showing, standingIn } from '../state.ts';
import { show, talksOf } from './showing.ts';

/*
 * Deals at any moment (DUN-15.1 to 15.7, RUL-D25): offered, answered and withdrawn aloud. The spice
 * offered lies aside until then, so that an offer can always be paid; a counter-offer takes the place
 * of the offer it answers.
 */

export type UnaskedKind = 'deal.propose' | 'deal.settle';

export const unasked: Unasked<Dune> = {
  decisions(game, asked, seat) {
    if (!game.factions[seat] || BEFORE_AND_AFTER.includes(game.phase)) return [];
    return [...proposing(game, asked, seat), ...settling(game, asked, seat)];
  },
  carryOut(game, { seat, choice, unasked: kind }) {
    if (kind === 'deal.propose') propose(game, seat, choice as unknown as Proposal);
    else settle(game, seat, choice as string);
  },
  awaited: (game) => standingIn(game).map(({ to }) => ({ seat: to, kind: 'deal.settle' })),
  // Whoever bid most may wish that nobody bid more; before anybody has acted, peace has a price.
  speakers({ auction, acted, factions }, [decision]) {
    const { kind, seat: asked } = decision!;
    if (kind === ('bid' satisfies DecisionKind)) {
      const bidder = auction?.bidder ?? asked;
      return bidder === asked ? [] : [bidder];
    }
    const begins = kind === ('ship' satisfies DecisionKind) && acted.length === 0;
    return begins ? factions.flatMap((_, seat) => (seat === asked ? [] : [seat])) : [];
  },
  /** Which card or traitor would be shown, only its owner knows. */
  isSecret: ({ choice, unasked: kind }) =>
    kind === 'deal.propose'
      ? !OPEN_SHOWINGS.includes((choice as unknown as Proposal).shows)
      : (choice as string).split(':').length > 2,
};

const BEFORE_AND_AFTER: readonly Dune['phase'][] = [
  'prediction',
  'traitors',
  'first-forces',
  'over',
];
const OPEN_SHOWINGS: readonly string[] = [NONE.id, SHOW_SPICE.id];

/** Numbers the offers of all factions apart. */
const SEATS = 10;

/** The most that may be asked for: nobody knows what another has (DUN-14.2). */
const MOST_ASKED = 40;

interface Proposal {
  readonly to: string;
  /** What the one who offers gives, promises and shows. */
  readonly spice: number;
  readonly own: string;
  readonly shows: string;
  /** What the other pays, promises and shows. */
  readonly price: number;
  readonly promise: string;
  readonly sees: string;
}

function proposing(game: Dune, asked: Ask, seat: Seat): Decision[] {
  const others = game.factions.flatMap((_, other) =>
    other === seat || areAllies(game, seat, other) ? [] : [other],
  );
  if (others.length === 0) return [];
  const promises = promisesNow(game);
  const { hand, traitors } = game.factions[seat]!;
  const one = (options: readonly DuneOption[]) => ({ shape: 'one' as const, options });
  return [
    {
      shape: 'form',
      seat,
      kind: 'deal.propose' satisfies UnaskedKind,
      rule: 'DUN-15.1',
      fields: {
        to: one(others.map(seatOption)),
        spice: { shape: 'number', min: 0, max: freeSpice(game, asked, seat) },
        own: one(promises),
        shows: one([
          NONE,
          SHOW_SPICE,
          ...oneOfEach(hand).map(cardOption),
          ...traitors.map(leaderOption),
        ]),
        price: { shape: 'number', min: 0, max: MOST_ASKED },
        promise: one(promises),
        sees: one([NONE, SHOW_SPICE, SHOW_CARD, SHOW_TRAITOR]),
      },
      check: (values) => whyNotOffer(values as unknown as Proposal),
      fallback: {
        to: seatOption(others[0]!).id,
        spice: 0,
        own: SPOKEN.id,
        shows: NONE.id,
        price: 0,
        promise: NONE.id,
        sees: NONE.id,
      },
    },
  ];
}

const oneOfEach = (cards: readonly string[]): string[] => [...new Set(cards)];

/** Nothing, what is on honour and only recorded, to pass on this card, or to stay out. */
const promisesNow = (game: Dune): DuneOption[] => [
  NONE,
  SPOKEN,
  ...VOWS.map(vowOption),
  ...(game.auction?.up ? [PASS] : []),
  ...TERRITORIES.map(({ id }) => territoryOption(id)),
];

function whyNotOffer({ spice, price, own, promise, shows, sees }: Proposal): Reason | null {
  if (spice > 0 && price > 0) return refuse('deal-both-pay', 'DUN-15.4');
  const isEmpty = spice + price === 0 && [own, promise, shows, sees].every((id) => id === NONE.id);
  return isEmpty ? refuse('deal-empty', 'DUN-15.4') : null;
}

/** What a seat can give away: not what it has bid, pledged or declared, nor while it is asked more. */
function freeSpice(game: Dune, asked: Ask, seat: Seat): number {
  if (whyNotBound(game, asked, seat)) return 0;
  return Math.max(0, game.factions[seat]!.spice - boundSpice(game, seat));
}

function boundSpice({ auction, battle, lent, offers }: Dune, seat: Seat): number {
  let bound = 0;
  for (const { by, n } of lent) if (by === seat) bound += n;
  for (const { from, spice } of offers) if (from === seat) bound += spice;
  if (auction) bound += auction.pledges[seat]! + (auction.bidder === seat ? auction.bid : 0);
  const fixed = battle?.plans.find((plan) => plan.seat === seat)?.plan;
  const shown = battle?.prescience?.on === seat ? battle.prescience.answer : {};
  return bound + (fixed?.spice ?? shown.spice ?? 0);
}

/**
 * Whoever has begun to answer finishes first: what is enforced binds everything from then on. A
 * question that can be put anew is no hindrance.
 */
function whyNotBound({ due }: Dune, asked: Ask, seat: Seat): Reason | null {
  const owed = asked.find((decision) => decision.seat === seat);
  const isFree = !owed || (owed.shape === 'one' && owed.anew !== undefined);
  return isFree && due?.seat !== seat ? null : refuse('answer-first', 'DUN-15.2', { seat });
}

function propose(game: Dune, seat: Seat, said: Proposal): void {
  const to = Number(said.to.split(':')[1]);
  for (const offer of between(game, seat, to)) takeBack(game, offer);
  const shows = showingOf(game, seat, said.shows);
  const talks = talksOf(game, seat);
  const made = talks.made + 1;
  const offer: Offer = {
    turn: game.turn,
    from: seat,
    to,
    spice: said.spice,
    promise: promiseOf(game, said.promise),
    ...(said.price > 0 && { price: said.price }),
    ...(said.own !== NONE.id && { own: promiseOf(game, said.own)! }),
    ...(shows && { shows }),
    ...(said.sees !== NONE.id && { sees: SHOWINGS[said.sees]! }),
    id: made * SEATS + seat,
    ...((shows === 'card' || shows === 'traitor') && { which: said.shows }),
  };
  const faction = game.factions[seat]!;
  faction.spice -= offer.spice;
  faction.talks = { ...talks, made, standing: [...talks.standing, offer] };
  game.events?.push({ type: 'deal-offered', seat, to, ...termsOf(offer) });
}

const SHOWINGS: Readonly<Record<string, Showing>> = {
  [SHOW_SPICE.id]: 'spice',
  [SHOW_CARD.id]: 'card',
  [SHOW_TRAITOR.id]: 'traitor',
};

function showingOf(game: Dune, seat: Seat, id: string): Showing | null {
  if (id === NONE.id) return null;
  if (id === SHOW_SPICE.id) return 'spice';
  return game.factions[seat]!.traitors.includes(id) ? 'traitor' : 'card';
}

function promiseOf({ auction }: Dune, id: string): string | null {
  if (id === NONE.id) return null;
  if (id === SPOKEN.id || id.startsWith('vow:')) return id;
  return id === PASS.id ? passOn(auction!) : `stay-out:${id}`;
}

/** A card on sale is known by how many are left with it. */
export const passOn = ({ cards }: { readonly cards: readonly unknown[] }): string =>
  `pass:${cards.length}`;

/** Whether the game itself sees that it is kept (DUN-15.6). */
export const isEnforced = (promise: string | null | undefined): boolean =>
  promise !== undefined && promise !== null && !isOnHonour(promise);

const isOnHonour = (promise: string): boolean => promise === 'spoken' || promise.startsWith('vow:');

/** What was agreed, without what only some may know. */
const termsOf = ({ spice, promise, price, own, shows, sees }: Deal) => ({
  spice,
  promise,
  ...(price !== undefined && { price }),
  ...(own !== undefined && { own }),
  ...(shows && { shows }),
  ...(sees && { sees }),
});

const between = (game: Dune, a: Seat, b: Seat): Offer[] =>
  standingIn(game).filter(({ from, to }) => (from === a && to === b) || (from === b && to === a));

/** DUN-15.2: who was asked accepts or refuses; who offered may think better of it. */
function settling(game: Dune, asked: Ask, seat: Seat): Decision[] {
  const options: DuneOption[] = [];
  for (const offer of standingIn(game)) {
    if (offer.from === seat) options.push(withdrawOption(offer.id));
    if (offer.to !== seat) continue;
    if (!whyNotAccept(game, asked, offer)) options.push(...accepting(game, offer));
    options.push(refuseOption(offer.id));
  }
  if (options.length === 0) return [];
  const fallback = options.find((option) => option.type !== 'accept')!.id;
  return [
    {
      shape: 'one',
      seat,
      kind: 'deal.settle' satisfies UnaskedKind,
      rule: 'DUN-15.2',
      options,
      refused: () => notAcceptable(game, asked, seat),
      fallback,
    },
  ];
}

function notAcceptable(game: Dune, asked: Ask, seat: Seat): Refused<DuneOption>[] {
  return standingIn(game).flatMap((offer) => {
    const why = offer.to === seat ? whyNotAccept(game, asked, offer) : null;
    return why ? [{ option: acceptOption(offer.id), why }] : [];
  });
}

/** One way to accept; where a card or a traitor is wanted, one for each that could be shown. */
function accepting(game: Dune, { id, to, sees }: Offer): DuneOption[] {
  const { hand, traitors } = game.factions[to]!;
  if (sees === 'card') return oneOfEach(hand).map((card) => acceptOption(id, { card }));
  if (sees === 'traitor') return traitors.map((leader) => acceptOption(id, { leader }));
  return [acceptOption(id)];
}

function whyNotAccept(game: Dune, asked: Ask, offer: Offer): Reason | null {
  const { from, to, price = 0, promise, own } = offer;
  if (!stands(game, offer)) return refuse('deal-void', 'DUN-15.2');
  const first = isEnforced(own) ? whyNotBound(game, asked, from) : null;
  const second = isEnforced(promise) || price > 0 ? whyNotBound(game, asked, to) : null;
  if (first || second) return first ?? second;
  if (price > freeSpice(game, asked, to)) return refuse('cannot-pay', 'DUN-15.4');
  return accepting(game, offer).length === 0 ? refuse('nothing-to-show', 'DUN-15.4') : null;
}

/** What it is about is still there, and the two are no allies (DUN-15.1). */
function stands(game: Dune, { turn, from, to, promise, own, shows, which }: Offer): boolean {
  if (turn !== game.turn || areAllies(game, from, to)) return false;
  const card = game.auction?.up ? passOn(game.auction) : null;
  for (const said of [promise, own]) if (said?.startsWith('pass:') && said !== card) return false;
  return shows !== 'card' || game.factions[from]!.hand.some((card) => card === which);
}

function settle(game: Dune, seat: Seat, said: string): void {
  const [how, id, which] = said.split(':');
  const offer = standingIn(game).find((each) => each.id === Number(id))!;
  if (how === 'accept') conclude(game, offer, which);
  else turnDown(game, seat, offer);
}

function turnDown(game: Dune, seat: Seat, offer: Offer): void {
  const { from, to } = offer;
  takeBack(game, offer);
  if (seat === to) game.events?.push({ type: 'deal-refused', seat, to: from });
  else game.events?.push({ type: 'deal-withdrawn', seat, to });
}

/** DUN-15.6: what is paid and shown changes hands at once, the rest is on record. */
function conclude(game: Dune, offer: Offer, which: string | undefined): void {
  const { from, to, spice, price = 0, shows, sees } = offer;
  takeOff(game, offer);
  game.factions[to]!.spice -= price;
  receive(game, to, spice);
  receive(game, from, price);
  const deal = { turn: game.turn, from, to, ...termsOf(offer) };
  game.deals = [...game.deals, deal];
  game.events?.push({ type: 'deal-made', seat: from, to, ...termsOf(offer) });
  if (shows) show(game, from, to, shows, offer.which);
  if (sees) show(game, to, from, sees, which);
}

/** DUN-15.7 */
function receive(game: Dune, seat: Seat, spice: number): void {
  if (game.options.bribes === 'at-once') game.factions[seat]!.spice += spice;
  else game.factions[seat]!.bribes += spice;
}

/** Of what a faction offered in vain this turn, the last so many. */
const REMEMBERED = 8;

function takeBack(game: Dune, offer: Offer): void {
  const { turn, from, to } = offer;
  takeOff(game, offer);
  const faction = game.factions[from]!;
  faction.spice += offer.spice;
  const talks = talksOf(game, from);
  const before = talks.declined?.filter((deal) => deal.turn === turn) ?? [];
  const declined = [...before, { turn, from, to, ...termsOf(offer) }].slice(-REMEMBERED);
  faction.talks = { ...talks, declined };
}

function takeOff(game: Dune, offer: Offer): void {
  const talks = talksOf(game, offer.from);
  const standing = talks.standing.filter((each) => each !== offer);
  game.factions[offer.from]!.talks = { ...talks, standing };
}

/** Between two steps: what no longer stands is off the table. */
export function lapseOffers(game: Dune, keep = stands): void {
  for (const offer of standingIn(game)) {
    if (keep(game, offer)) continue;
    takeBack(game, offer);
    game.events?.push({ type: 'deal-lapsed', seat: offer.from, to: offer.to });
  }
}

/** What a seat has behind its shield and has laid aside for offers. */
export function wealth({ factions }: Dune, seat: Seat): number {
  const { spice, talks } = factions[seat]!;
  return talks ? talks.standing.reduce((sum, offer) => sum + offer.spice, spice) : spice;
}
