import { type Deal, type DuneOption, STRONGHOLDS, type TerritoryId } from '@landsraad/dune';
import type { Seat } from '@landsraad/kernel';
import type { Spoken, Waiting } from '../../bot.ts';
import { limit } from './bidding.ts';
import { allyWorth } from './friends.ts';
import { groundNow, prize } from './ground.ts';
import { bestMove } from './move.ts';
import {
  count,
  forcesIn,
  isAlly,
  type Outlook,
  occupants,
  once,
  spiceWorth,
  standsIn,
} from './outlook.ts';
import { shipWorthInto } from './ship.ts';

/*
 * Deals: what each side gives, promises and shows, weighed in spice by the one whose word it is.
 * What is offered is worth more to this seat than it costs, and is thought to be so for the other.
 */

type Terms = Omit<Deal, 'turn' | 'to'>;

/** What a deal brings to whom it was offered. */
function worthTo(outlook: Outlook, terms: Terms): number {
  const { from, spice, promise, price = 0, own, shows, sees } = terms;
  if (price > outlook.spice) return -1;
  const gained = received(outlook, spice) + gainOf(outlook, own, from) + (shows ? LOOK : 0);
  const given = spiceWorth(outlook, price) + costOf(outlook, promise, from) + (sees ? SECRET : 0);
  return gained - given;
}

/** Spice that comes to what is there. */
const received = (outlook: Outlook, n: number): number =>
  n === 0 ? 0 : spiceWorth({ ...outlook, spice: outlook.spice + n }, n);

/** A look behind the other shield, and what one behind the own is worth to others. */
const LOOK = 0.5;
const SECRET = 3;

/** Asked whether it takes an offer that was made at a moment for deals. */
export const dealWorth = (outlook: Outlook, option: DuneOption, offer: Terms): number =>
  option.type === 'yes' ? worthTo(outlook, offer) : 0;

/** An offer made unasked; the own one stays on the table. */
export function settleWorth(outlook: Outlook, option: DuneOption): number {
  if (option.type === 'refuse') return 0;
  const offer =
    option.type === 'accept' && outlook.view.standing.find(({ id }) => id === option.offer);
  return offer ? worthTo(outlook, offer) : -1;
}

type Promise = string | null | undefined;

/** What was agreed aloud may be anything. */
const ALOUD = 1;
/** Not to call a traitor, and to ally with somebody who is not wanted. */
const NO_TRAITOR = 2;
const UNWANTED = 5;

/** What keeping a promise costs. */
function costOf(outlook: Outlook, promise: Promise, to: Seat): number {
  if (!promise) return 0;
  const [what, about] = promise.split(':');
  if (what === 'pass') return passCost(outlook);
  if (what === 'stay-out') return peaceCost(outlook, about!);
  switch (about) {
    case 'peace':
      return Math.max(...standsIn(outlook, [to]).map((id) => peaceCost(outlook, id)), 1);
    case 'ally':
      return allyWorth(outlook, to) > 0 ? 0.5 : UNWANTED;
    case 'no-traitor':
      return NO_TRAITOR;
    case 'stop-leader':
      return 0;
    default:
      return ALOUD;
  }
}

/** On honour is worth less: it may be forgotten. */
const HONOUR = 0.5;

/** What another's promise brings. */
function gainOf(outlook: Outlook, promise: Promise, by: Seat): number {
  if (!promise) return 0;
  const [what, about] = promise.split(':');
  if (what === 'pass') return passGain(outlook);
  if (what === 'stay-out') return peaceGain(outlook, about!, by);
  const { seat } = outlook;
  switch (about) {
    case 'peace':
      return (
        HONOUR * Math.max(0, ...standsIn(outlook, [seat]).map((id) => peaceGain(outlook, id, by)))
      );
    case 'ally':
      return HONOUR * Math.min(NO_TRAITOR, Math.max(0, allyWorth(outlook, by)));
    case 'no-traitor':
      return HONOUR * NO_TRAITOR;
    default:
      return 0;
  }
}

/** A bidder often goes on, and often passes anyway. */
const BIDS_ON = 0.4;

/** What the seat would still bid beyond what was bid. */
const roomToBid = (outlook: Outlook): number => limit(outlook) - (outlook.view.auction?.bid ?? 0);

/** DUN-15.2: a card let go that would have been had below its worth. */
const passCost = (outlook: Outlook): number => BIDS_ON * Math.max(0, roomToBid(outlook) - 1);

const passGain = (outlook: Outlook): number =>
  outlook.view.auction?.bidder === outlook.seat ? BIDS_ON * Math.max(0, roomToBid(outlook)) : 0;

/** Whoever has done all that could be done this turn comes no more. */
const isIdle = ({ view }: Outlook, seat: Seat): boolean =>
  view.acted.includes(seat) || ['battle', 'collection', 'mentat'].includes(view.phase);

/** What this seat might still do there this turn; a little for what it does not foresee. */
function peaceCost(outlook: Outlook, territory: TerritoryId): number {
  if (isIdle(outlook, outlook.seat)) return 0.1;
  const move = bestMove(outlook);
  const moving = move?.to.startsWith(`${territory}@`) ? move.worth : 0;
  return 0.5 + outlook.weights.promise * Math.max(0, moving, shipWorthInto(outlook, territory));
}

/** What it is worth that somebody leaves the own forces there alone. */
function peaceGain(outlook: Outlook, territory: TerritoryId, by: Seat): number {
  if (count(forcesIn(outlook, outlook.seat, territory)) === 0) return 0;
  if (isIdle(outlook, by) || isAlly(outlook, by)) return 0;
  return Math.max(0, risk(outlook, territory)) / threats(outlook).length;
}

/** What would be lost with a stronghold beyond what its garrison makes safe. */
function risk(outlook: Outlook, territory: TerritoryId): number {
  const { lasting, atOnce } = prize(outlook, territory);
  return lasting + atOnce - groundNow(outlook, territory);
}

/** Who may come, whoever can bring most first. */
const threats = (outlook: Outlook): readonly Seat[] =>
  once(outlook, 'threats', () => {
    const { view, seat } = outlook;
    const reach = (other: Seat) => count(view.factions[other]!.reserves);
    return view.factions
      .flatMap((_, other) =>
        other === seat || isAlly(outlook, other) || reach(other) === 0 ? [] : [other],
      )
      .sort((a, b) => reach(b) - reach(a) || a - b);
  });

/* At the moments for deals (RUL-D25): peace for the stronghold whose loss would hurt most. */

interface Peace {
  readonly territory: TerritoryId;
  readonly to: Seat;
  readonly spice: number;
}

/** Spice that is kept for battles. */
const KEPT = 5;

function peaceWanted(outlook: Outlook): Peace | null {
  return once(outlook, 'peace', () => {
    const { view, seat, spice } = outlook;
    const [to] = threats(outlook);
    if (view.phase !== 'shipment' || spice <= KEPT || to === undefined) return null;
    const own = STRONGHOLDS.filter((id) => count(forcesIn(outlook, seat, id)) > 0);
    const at = own.sort((a, b) => risk(outlook, b) - risk(outlook, a))[0];
    if (at === undefined) return null;
    const price = Math.min(spice - KEPT, Math.floor(peaceGain(outlook, at, to)));
    return price > 0 ? { territory: at, to, spice: price } : null;
  });
}

export function offerWorth(outlook: Outlook, option: DuneOption): number {
  const peace = peaceWanted(outlook);
  if (option.type === 'seat') return peace?.to === option.seat ? 1 : -1;
  if (option.type === 'territory') return peace?.territory === option.territory ? 1 : -1;
  return 0;
}

export const offerSpice = (outlook: Outlook, n: number): number =>
  -Math.abs(n - (peaceWanted(outlook)?.spice ?? 0));

/* Of its own accord. */

/** No more offers a turn, whatever became of them. */
const MOST_OFFERS = 2;

const NOTHING = { spice: 0, own: 'none', shows: 'none', price: 0, promise: 'none', sees: 'none' };

const offered = (to: Seat, terms: Partial<typeof NOTHING>): Spoken => ({
  kind: 'deal.propose',
  choice: { to: `seat:${to}`, ...NOTHING, ...terms },
});

/** An offer while somebody else is asked, or null: never the same twice, nor many. */
export function offerNow(outlook: Outlook, { kind, seat: asked }: Waiting): Spoken | null {
  const { view, seat } = outlook;
  const said = [...view.standing, ...view.declined, ...view.deals].filter(
    ({ turn, from }) => turn === view.turn && from === seat,
  );
  if (said.length >= MOST_OFFERS) return null;
  const isNew = (to: Seat) => said.every((offer) => offer.to !== to);
  if (kind === 'bid') return isNew(asked) ? bribeToPass(outlook, asked) : null;
  // Whoever is asked cannot pay before it has answered (RUL-D25).
  return peaceForSale(outlook, (to) => to !== asked && isNew(to));
}

/** A card so good that it is worth a bribe besides. */
const MUCH = 4;

function bribeToPass(outlook: Outlook, to: Seat): Spoken | null {
  const room = roomToBid(outlook);
  const bribe = Math.floor(BIDS_ON * room);
  const left = outlook.spice - (outlook.view.auction?.bid ?? 0);
  if (room < MUCH || bribe > left || isAlly(outlook, to)) return null;
  return offered(to, { spice: Math.min(bribe, MUCH), promise: 'pass' });
}

/** A purse is seldom deeper. */
const DEAR = 6;

/** The seat would attack somebody, and would rather be paid for leaving it. */
function peaceForSale(outlook: Outlook, isNew: (to: Seat) => boolean): Spoken | null {
  const aim = easiest(outlook);
  if (!aim || !isNew(aim.owner) || shipWorthInto(outlook, aim.id) === 0) return null;
  const price = Math.ceil(peaceCost(outlook, aim.id)) + 1;
  return price <= DEAR ? offered(aim.owner, { own: aim.id, price }) : null;
}

interface Aim {
  readonly id: TerritoryId;
  readonly owner: Seat;
}

/** Of the strongholds that somebody else has alone, the one with the fewest forces. */
function easiest(outlook: Outlook): Aim | null {
  let found: Aim | null = null;
  let fewest = count(outlook.me.reserves);
  for (const id of STRONGHOLDS) {
    const [owner, ...more] = occupants(outlook, id);
    if (owner === undefined || more.length > 0 || outlook.side.includes(owner)) continue;
    const n = count(forcesIn(outlook, owner, id));
    if (n < fewest) [found, fewest] = [{ id, owner }, n];
  }
  return found;
}
