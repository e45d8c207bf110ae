import {
  type Game,
  type GameState,
  Problem,
  type Random,
  seeded,
  shuffle,
} from '@landsraad/kernel';
import { type Failed, playGame, seated } from './arena.ts';
import type { Bot } from './bot.ts';
import { type Rating, ratingsOf, type Won } from './ratings.ts';
import { gameSeed } from './simulate.ts';

export interface LadderOptions<S extends GameState, O, V> {
  readonly game: Game<S, O, V>;
  readonly options: O;
  /** At least two, each once. */
  readonly bots: readonly Bot<V>[];
  readonly games: number;
  readonly seed: string;
  /** Told after every game. */
  readonly onProgress?: (done: number) => void;
}

export interface Rung extends Rating {
  /** Seats that it played, and those that won; a shared victory is shared. */
  readonly seats: number;
  readonly won: number;
}

export interface Ladder {
  /** Strongest first. */
  readonly rungs: readonly Rung[];
  readonly failures: readonly Failed[];
}

/**
 * A tournament of all against all: tables are dealt so that everybody sits equally often, and each
 * is played once from every seat.
 */
export function climb<S extends GameState, O, V>(request: LadderOptions<S, O, V>): Ladder {
  const { game, options, bots, games, seed, onProgress } = request;
  if (bots.length < 2) throw new Problem('a ladder needs two bots or more');
  const seats = game.seats(options);
  const deal = dealer(bots, seats, seeded(`${seed}/tables`));
  const won: Won[] = [];
  const failures: Failed[] = [];
  let table: Bot<V>[] = [];
  for (let n = 0; n < games; n++) {
    if (n % seats === 0) table = deal();
    const outcome = playGame({ game, options, bots: seated(table, seats, n) }, gameSeed(seed, n));
    if (outcome.finished) {
      const first = outcome.ranking.filter(({ rank, seat }) => rank === 1 && seat < seats);
      if (first.length > 0)
        won.push({ seats: outcome.bots, winners: first.map(({ seat }) => seat) });
    } else failures.push(outcome);
    onProgress?.(n + 1);
  }
  const names = bots.map(({ name }) => name);
  return { rungs: ratingsOf(names, won).map((rating) => rungOf(rating, won)), failures };
}

/** Bots for table after table, from piles in which everybody is once. */
function dealer<V>(bots: readonly Bot<V>[], seats: number, random: Random): () => Bot<V>[] {
  const pile: Bot<V>[] = [];
  return () =>
    Array.from({ length: seats }, () => {
      if (pile.length === 0) pile.push(...shuffle(random, [...bots]));
      return pile.pop()!;
    });
}

function rungOf(rating: Rating, tables: readonly Won[]): Rung {
  let [seats, won] = [0, 0];
  for (const table of tables)
    for (const [seat, name] of table.seats.entries()) {
      if (name !== rating.name) continue;
      seats++;
      if (table.winners.includes(seat)) won += 1 / table.winners.length;
    }
  return { ...rating, seats, won };
}
