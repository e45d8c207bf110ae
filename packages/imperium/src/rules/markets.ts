import type { Flow, Reason, Seat } from '@landsraad/kernel';
import type { AcquireFrom } from '../choices.ts';
import { cardOf } from '../content/index.ts';
import type { CardId } from '../ids.ts';
import { refuse } from '../refusals.ts';
import type { Imperium } from '../state.ts';
import { extensionsOf, gathered } from './extension.ts';
import { besideLeader, takeFromBeside } from './set-aside.ts';

/** Where things are sold: what lies there, what it costs and in what, and what takes its place. */
export interface Market {
  readonly from: AcquireFrom;
  /** Whether a seat may buy here of its own accord now. */
  readonly isOpen: (game: Imperium, seat: Seat) => boolean;
  /** Each different thing once. */
  readonly offers: (game: Imperium, seat: Seat) => readonly CardId[];
  /** With everything that makes it cheaper. */
  readonly costOf: (game: Imperium, seat: Seat, card: CardId) => number;
  readonly whyNot: (game: Imperium, seat: Seat, cost: number) => Reason | null;
  readonly pay: (game: Imperium, seat: Seat, cost: number) => void;
  /** Takes one away, and puts the next in its place. */
  readonly take: (game: Imperium, seat: Seat, card: CardId) => void;
  /** Effects that name a cost in Persuasion reach it as well. */
  readonly persuasion: boolean;
  /** Gives what is no card for a deck. */
  readonly handOver?: (game: Imperium, seat: Seat, thing: CardId, cost: number) => Flow;
}

export const marketsOf = (game: Imperium): readonly Market[] => gathered(game).markets;

export const marketOf = (game: Imperium, from: AcquireFrom): Market =>
  marketsOf(game).find((market) => market.from === from)!;

/** IMP-18.4, with this turn's discounts (IMP-29.4). */
function persuasionFor(game: Imperium, _: Seat, card: CardId): number {
  let cost = cardOf(card).cost!;
  for (const discount of game.turn!.discounts) if (discount.card === card) cost -= discount.by;
  return Math.max(0, cost);
}

const BY_PERSUASION = {
  persuasion: true,
  isOpen: ({ turn }: Imperium) => turn!.kind === 'reveal', // IMP-17.5
  costOf: persuasionFor,
  whyNot: ({ turn }: Imperium, _: Seat, cost: number) => {
    const { persuasion } = turn!;
    return cost > persuasion ? refuse('too-expensive', 'IMP-18.1', { cost, persuasion }) : null;
  },
  pay: ({ turn }: Imperium, _: Seat, cost: number) => {
    turn!.persuasion -= cost; // IMP-18.1
  },
};

/** IMP-18.2 */
const ROW: Market = {
  ...BY_PERSUASION,
  from: 'row',
  offers: ({ row }) => row.filter((card, i) => row.indexOf(card) === i),
  take: (game, _, card) => takeFromRow(game, card),
};

const RESERVE: Market = {
  ...BY_PERSUASION,
  from: 'reserve',
  // IMP-18.3, 18.10
  offers: ({ reserve }) =>
    Object.keys(reserve).filter((card) => reserve[card]! > 0 && cardOf(card).cost !== null),
  take: ({ reserve }, _, card) => {
    reserve[card]!--;
  },
};

/** What lies beside Helena's Leader is hers alone, and cheaper (IMP-27.4, 27.5, EX-59). */
const SET_ASIDE: Market = {
  ...BY_PERSUASION,
  from: 'set-aside',
  offers: ({ players }, seat) => [...new Set(besideLeader(players[seat]!))],
  costOf: (game, seat, card) => Math.max(0, persuasionFor(game, seat, card) - 1),
  take: ({ players }, seat, card) => takeFromBeside(players[seat]!, card),
};

export const BASE_MARKETS: readonly Market[] = [ROW, RESERVE, SET_ASIDE];

/** IMP-18.7, 18.8: the gap is filled at once; with an empty deck the Row stays short (AMB-7). */
export function takeFromRow(game: Imperium, card: CardId): void {
  for (const { leavesRow } of extensionsOf(game)) leavesRow?.(game, card);
  if (refill(game, game.row.indexOf(card))) game.revealed++;
}

/** Puts the next card where one is gone; says whether there was one. */
export function refill(game: Imperium, gap: number): boolean {
  const next = game.imperiumDeck.pop();
  if (next === undefined) {
    game.row.splice(gap, 1);
    return false;
  }
  game.row[gap] = next;
  game.events?.push({ type: 'row-refilled', card: next });
  return true;
}
