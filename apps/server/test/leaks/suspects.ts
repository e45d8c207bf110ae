import { DEFAULT_OPTIONS as DUNE, type DuneOrders, dune, ORDERS } from '@landsraad/dune';
import { DEFAULT_OPTIONS as IMPERIUM, imperium } from '@landsraad/imperium';
import type { Choice, Decision, Game, GameState, Seat } from '@landsraad/kernel';

/** A game whose tables are listened to. */
export interface Suspect<S extends GameState = GameState, O = unknown> {
  readonly game: Game<S, O, unknown>;
  /** The switches of the game, each in turn. */
  optionsOf(n: number): O;
  /** What a viewer would love to know: what the others hold. */
  heldByOthers(position: S, viewer: Seat | 'spectator'): string[];
}

/** For three and for four. */
const ofImperium: Suspect<ReturnType<typeof imperium.setup>, typeof IMPERIUM> = {
  game: imperium,
  optionsOf: (n) => imperium.optionsFor(3 + (n % 2), nth(imperium.optionSets, n, IMPERIUM)),
  heldByOthers: ({ players }, viewer) =>
    players.flatMap(({ hand, intrigue }, seat) =>
      seat === viewer ? [] : [...hand.slice(0, 1), ...intrigue.slice(0, 1)],
    ),
};

const ofDune: Suspect<ReturnType<typeof dune.setup>, typeof DUNE> = {
  game: dune,
  optionsOf: (n) => nth(dune.optionSets, n, DUNE),
  heldByOthers: ({ factions }, viewer) =>
    factions.flatMap(({ hand, traitors }, seat) =>
      seat === viewer ? [] : [...hand.slice(0, 1), ...traitors.slice(0, 1)],
    ),
};

/** Each twice, as the first of them is for an odd number, and the next for an even one. */
const nth = <O>(sets: readonly O[], n: number, usual: O): O =>
  [usual, ...sets][Math.floor(n / 2) % (sets.length + 1)]!;

/** Orders by which a person would have given this very answer, where there are any. */
export function ordersFor(decision: Decision, choice: Choice): DuneOrders | null {
  const { answer } = dune.orders!;
  const { about, seat } = decision;
  const { turn, left } = (about ?? {}) as { turn?: number; left?: number };
  const isBid = decision.kind === 'bid' && turn !== undefined && left !== undefined;
  const upTo = Number(String(choice).split(':')[1] ?? 0);
  const orders: DuneOrders[] = isBid
    ? [{ standing: [], bids: [{ seat, turn, left, upTo, beyond: 'pass', spares: [] }] }]
    : ORDERS.map((order) => ({ standing: [order], bids: [] }));
  return orders.find((one) => answer(decision, one) === choice) ?? null;
}

export const SUSPECTS: readonly Suspect[] = [ofImperium, ofDune];
