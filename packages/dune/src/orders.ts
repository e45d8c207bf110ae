import {
  type Choice,
  type Decision,
  type OpenDecision,
  Problem,
  type Seat,
  type StandingOrders,
} from '@landsraad/kernel';
import { type DuneOption, PASS, YES } from './choices.ts';
import { FACTION_SHEETS } from './content/index.ts';
import type { ItemId } from './ids.ts';

/*
 * Standing orders: what somebody has answered without being asked. An order answers every question of
 * its kind, also where there is only one answer, so that it tells nobody whether there was a choice.
 */

/** The rules that ask. What is not claimed is left: nothing is done, or what costs nothing. */
const ANSWERED = {
  /** No offer of one's own. */
  deals: { rules: ['DUN-15.1'], claims: false },
  /** Claimed wherever it may be. */
  charity: { rules: ['DUN-5.1'], claims: true },
  /** A traitor is called wherever there is one. */
  traitors: { rules: ['DUN-10.33'], claims: true },
  /** As many forces as come back free, also where more could be paid for. */
  revival: { rules: ['DUN-7.1'], claims: false },
  /** Nobody is stopped by a Karama card. */
  karama: { rules: ['DUN-18.2'], claims: false },
  /** None is played for the own sake, nor for the own power of its faction. */
  powers: {
    rules: ['DUN-18.6', 'DUN-18.7', 'GUI-K1', 'ATR-K1', 'FRE-K1', 'EMP-K1'],
    claims: false,
  },
  /** Nothing is played that may be played at any time. */
  anytime: { rules: ['DUN-28.2', 'DUN-28.14'], claims: false },
  /** Weather Control and Family Atomics stay in hand. */
  storm: { rules: ['DUN-19.8', 'DUN-19.11'], claims: false },
  hajr: { rules: ['DUN-9.14'], claims: false },
  /** An ally gets no spice for a bid. */
  pledges: { rules: ['DUN-13.10'], claims: false },
  /** Nor for a shipment. */
  shipping: { rules: ['DUN-13.11'], claims: false },
} as const satisfies Record<string, { rules: readonly string[]; claims: boolean }>;

export type Order = keyof typeof ANSWERED;
export const ORDERS = Object.keys(ANSWERED) as Order[];

/** DUN-18.4: what a Karama card can stop, each of which may be left alone by itself. */
export const STOPPABLE: readonly ItemId[] = FACTION_SHEETS.flatMap(({ items }) =>
  items.filter(({ karamaStoppable }) => karamaStoppable).map(({ id }) => id),
);

/** Never to stop this one item with a Karama card. */
export type ItemOrder = `karama:${ItemId}`;
export const letBe = (item: ItemId): ItemOrder => `karama:${item}`;
const ITEM_ORDERS: readonly ItemOrder[] = STOPPABLE.map(letBe);

export const isOrder = (given: string): given is Order | ItemOrder =>
  [...ORDERS, ...ITEM_ORDERS].some((order) => order === given);

/** Forces are revived before everybody's eyes; all else that has an order is asked in a window. */
const isAnswered = ({ window, kind }: Decision): boolean =>
  window !== undefined || kind === 'revive.forces';

const asksBy = (order: Order, rule: string | undefined): boolean =>
  (ANSWERED[order].rules as readonly (string | undefined)[]).includes(rule);

const asksAbout = ({ kind, about }: Decision, orders: readonly string[]): boolean =>
  kind === 'karama.stop' && orders.includes(letBe(String(about?.item)));

/** The answer to a decision by one of these orders, or null where a person is asked. */
export function ordered(decision: Decision, orders: readonly string[]): Choice | null {
  if (!isAnswered(decision)) return null;
  if (asksAbout(decision, orders)) return decision.fallback;
  const given = ORDERS.find((order) => orders.includes(order) && asksBy(order, decision.rule));
  if (given === undefined) return null;
  return ANSWERED[given].claims && mayClaim(decision) ? YES.id : decision.fallback;
}

const mayClaim = (decision: Decision): boolean =>
  decision.shape === 'one' && decision.options.includes(YES);

/** DUN-6.7: bids that are made without asking, one more than the others each time. */
export interface AutoBid {
  readonly upTo: number;
  /** What comes of it once somebody bids as much. */
  readonly beyond: 'pass' | 'ask';
  /** Those against whom nothing is bid. */
  readonly spares: readonly Seat[];
}

/** The bid that was ordered, or null where a person is asked. */
export function autoBid(
  decision: Decision<DuneOption> | OpenDecision<DuneOption>,
  { upTo, beyond, spares }: AutoBid,
): Choice | null {
  if (decision.kind !== 'bid' || decision.shape !== 'one') return null;
  if (spares.includes(decision.about?.bidder as Seat)) return PASS.id;
  const least = decision.options.find(({ type }) => type === 'bid');
  if (least?.type === 'bid' && least.n <= upTo) return least.id;
  return beyond === 'pass' ? PASS.id : null;
}

/** Bids of one faction for one card, or for all cards of a turn. */
export interface BidOrder extends AutoBid {
  readonly seat: Seat;
  readonly turn: number;
  /** How many cards were left to sell; null for all of them. */
  readonly left: number | null;
}

/** All that a person has ordered at a table. */
export interface DuneOrders {
  readonly standing: readonly (Order | ItemOrder)[];
  readonly bids: readonly BidOrder[];
}

/** Whether the order was given for what is on sale: its turn, and how many cards are left. */
export const isFor = ({ turn, left }: BidOrder, now: { turn: number; left: number }): boolean =>
  turn === now.turn && (left === null || left === now.left);

export const orders: StandingOrders<DuneOrders> = {
  parse(input) {
    const { standing, bids, ...more } = objectOf(input);
    const isSound =
      Object.keys(more).length === 0 &&
      Array.isArray(standing) &&
      standing.every((order) => typeof order === 'string' && isOrder(order)) &&
      Array.isArray(bids) &&
      bids.every(isBidOrder) &&
      new Set(standing).size === standing.length &&
      new Set(bids.map(({ seat }: BidOrder) => seat)).size === bids.length;
    if (!isSound) throw new Problem('no such orders can be given');
    return { standing, bids };
  },
  answer(decision, { standing, bids }) {
    if (decision.kind !== 'bid') return ordered(decision, standing);
    const now = decision.about as { turn: number; left: number };
    const own = bids.find((order) => order.seat === decision.seat && isFor(order, now));
    return own ? autoBid(decision as Decision<DuneOption>, own) : null;
  },
};

const objectOf = (input: unknown): Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input) ? { ...input } : {};

const isSmall = (n: unknown): boolean => Number.isInteger(n) && Number(n) >= 0 && Number(n) < 1000;

const FIELDS: { readonly [K in keyof BidOrder]: (value: unknown) => boolean } = {
  seat: isSmall,
  turn: isSmall,
  upTo: isSmall,
  left: (value) => value === null || isSmall(value),
  beyond: (value) => value === 'pass' || value === 'ask',
  spares: (value) => Array.isArray(value) && value.length <= 6 && value.every(isSmall),
};

function isBidOrder(value: unknown): value is BidOrder {
  const given = objectOf(value);
  const names = Object.keys(FIELDS) as (keyof BidOrder)[];
  return (
    Object.keys(given).length === names.length && names.every((name) => FIELDS[name](given[name]))
  );
}
