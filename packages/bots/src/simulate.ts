import { type Game, type GameState, type Place, Problem } from '@landsraad/kernel';
import { type Failed, type Finished, type Outcome, playGame, seated } from './arena.ts';
import type { Bot } from './bot.ts';
import { type Counts, type ImperiumCounts, type RivalCounts, round } from './counts.ts';
import { sumUp } from './registry.ts';
import { type Thoughts, thoughtsIn, timed } from './thoughts.ts';

export interface SimulateOptions<S extends GameState, O, V> {
  readonly game: Game<S, O, V>;
  readonly options: O;
  /** By seat; a shorter list goes around again. */
  readonly bots: readonly Bot<V>[];
  readonly games: number;
  readonly seed: string;
  /** Moves the bots one seat along after every game. */
  readonly rotate?: boolean;
  readonly limit?: number;
  /** Looks for lost and doubled pieces after every turn. */
  readonly check?: boolean;
  /** Milliseconds from anywhere; without it the speeds are 0. */
  readonly clock?: () => number;
  /** Milliseconds of processor time, which others' work does not make longer. */
  readonly worked?: () => number;
  /** Told after every game. */
  readonly onProgress?: (outcome: Outcome, done: number, games: number) => void;
}

interface Run<O> {
  readonly game: string;
  readonly options: O;
  readonly games: number;
  readonly finished: number;
  readonly failed: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  /** Of the bots that play on, where the time was measured. */
  readonly thoughts: Readonly<Record<string, Thoughts>>;
}

/** What `landsraad simulate --json` prints; the counts are those of the game (`DuneCounts`). */
export type Summary<O = unknown, C = ImperiumCounts> = Run<O> & C;

export interface Simulation<O = unknown, C = ImperiumCounts> {
  readonly summary: Summary<O, C>;
  readonly failures: readonly Failed[];
}

/** Plays many games, each with a seed of its own derived from the base seed. */
export function simulate<S extends GameState, O, V, C = ImperiumCounts>(
  request: SimulateOptions<S, O, V>,
): Simulation<O, C> {
  const { game, options, games, seed, rotate, limit, check, clock, onProgress } = request;
  const { bots, thoughts } = watched(request);
  const seats = game.seats(options);
  if (bots.length === 0) throw new Problem('no bots to play with');
  if (bots.length > seats) throw new Problem(`${bots.length} bots for ${seats} seats`);
  const tally = new Tally(seats, bots);
  const start = clock?.() ?? 0;
  for (let n = 0; n < games; n++) {
    const table = { game, options, bots: seated(bots, seats, rotate ? n : 0), limit, check };
    const outcome = playGame(table, gameSeed(seed, n));
    tally.add(outcome);
    onProgress?.(outcome, n + 1, games);
  }
  const seconds = clock ? (clock() - start) / 1000 : 0;
  const speed = tally.speed(seconds);
  const run: Run<O> = { game: game.id, options, games, ...speed, thoughts: thoughts() };
  const summary = { ...run, ...(sumUp(game, tally.counts()) as C) };
  return { summary, failures: tally.failures };
}

/** The bots, and how long those that play on think, by name. */
function watched<S extends GameState, O, V>({ bots, worked }: SimulateOptions<S, O, V>) {
  const taken = new Map<string, number[]>();
  const watch = (bot: Bot<V>): Bot<V> => {
    if (!worked || !bot.searches) return bot;
    const own = taken.get(bot.name) ?? [];
    taken.set(bot.name, own);
    return timed(bot, worked, own);
  };
  return {
    bots: bots.map(watch),
    thoughts: () => Object.fromEntries([...taken].map(([name, own]) => [name, thoughtsIn(own)])),
  };
}

/** The seed of the n-th game of a run: `landsraad` can start that very game alone. */
export const gameSeed = (base: string, n: number): string => `${base}/${n}`;

class Tally {
  readonly failures: Failed[] = [];
  private finished = 0;
  private decisions = 0;
  private points = 0;
  private readonly rounds = { sum: 0, min: Number.POSITIVE_INFINITY, max: 0 };
  private readonly winsBySeat: number[];
  private readonly winsByBot: Record<string, number>;
  private readonly winsByRole: Record<string, number> = {};
  private readonly gamesByRole: Record<string, number> = {};
  private readonly buys: Record<string, { times: number; byWinner: number }> = {};
  private readonly victories: Record<string, number> = {};
  private readonly ends: Record<string, number> = {};
  private rivals: RivalTally | null = null;

  constructor(seats: number, bots: readonly Bot<never>[]) {
    this.winsBySeat = Array<number>(seats).fill(0);
    this.winsByBot = Object.fromEntries(bots.map(({ name }) => [name, 0]));
  }

  add(outcome: Outcome): void {
    this.decisions += outcome.decisions;
    if (outcome.finished) this.addFinished(outcome);
    else this.failures.push(outcome);
  }

  private addFinished({ bots, ranking, rounds, leaders, victory, bought }: Finished): void {
    this.finished++;
    this.rounds.sum += rounds;
    this.rounds.min = Math.min(this.rounds.min, rounds);
    this.rounds.max = Math.max(this.rounds.max, rounds);
    count(this.ends, String(rounds));
    if (victory) count(this.victories, victory);
    const played = ranking.filter(({ seat }) => seat < bots.length);
    for (const { points } of played) this.points += points / played.length;
    for (const { seat, rank } of played) {
      if (leaders[seat]) count(this.gamesByRole, leaders[seat]);
      for (const thing of bought[seat]!) this.addBought(thing, rank === 1);
      if (rank !== 1) continue;
      this.winsBySeat[seat]!++;
      count(this.winsByBot, bots[seat]!);
      if (leaders[seat]) count(this.winsByRole, leaders[seat]);
    }
    const rivals = ranking.filter((place) => !played.includes(place));
    if (rivals.length > 0) this.addRivals(rivals, leaders);
  }

  private addBought(thing: string, byWinner: boolean): void {
    this.buys[thing] ??= { times: 0, byWinner: 0 };
    this.buys[thing].times++;
    if (byWinner) this.buys[thing].byWinner++;
  }

  /** Those whom nobody plays. */
  private addRivals(places: readonly Place[], leaders: readonly string[]): void {
    this.rivals ??= { wins: 0, winsByRole: {}, points: 0 };
    for (const { seat, rank, points } of places) {
      this.rivals.points += points / places.length;
      if (rank !== 1) continue;
      this.rivals.wins++;
      if (leaders[seat]) count(this.rivals.winsByRole, leaders[seat]);
    }
  }

  speed(seconds: number): Omit<Run<unknown>, 'game' | 'options' | 'games' | 'thoughts'> {
    const { finished, decisions } = this;
    const failed = this.failures.length;
    const rate = (n: number) => (seconds > 0 ? round(n / seconds) : 0);
    return {
      finished,
      failed,
      decisions,
      seconds: round(seconds),
      gamesPerSecond: rate(finished + failed),
      decisionsPerSecond: rate(decisions),
    };
  }

  counts(): Counts {
    const { finished, rounds, points, winsBySeat, winsByBot, winsByRole } = this;
    const { gamesByRole, buys, rivals, victories, ends } = this;
    return {
      finished,
      rounds,
      points,
      winsBySeat,
      winsByBot,
      winsByRole,
      gamesByRole,
      buys,
      rivals,
      victories,
      ends,
    };
  }
}

type RivalTally = { -readonly [K in keyof RivalCounts]: RivalCounts[K] } & {
  readonly winsByRole: Record<string, number>;
};

function count(wins: Record<string, number>, name: string): void {
  wins[name] = (wins[name] ?? 0) + 1;
}
