import type { DuneView } from '@landsraad/dune';
import type { ImperiumView } from '@landsraad/imperium';
import { type Game, type GameState, Problem } from '@landsraad/kernel';
import type { Bot } from './bot.ts';
import { type Counts, type DuneCounts, type ImperiumCounts, mean, solo, spread } from './counts.ts';
import { greedy as duneGreedy } from './dune/greedy/index.ts';
import { greedy } from './imperium/greedy/index.ts';
import { random } from './random.ts';

/** What a simulation tells about a finished game besides its ranking. */
export interface Facts {
  /** Rounds, or turns. */
  readonly rounds: number;
  /** Who each seat played: a Leader, a faction. */
  readonly leaders: readonly string[];
  /** What kind of victory it was, where there are several. */
  readonly victory?: string | null;
}

/** What the bots know of one game. `V` is its view. */
interface Known<V> {
  readonly bots: readonly Bot<V>[];
  readonly facts: (view: V) => Facts;
  /** The counts of many games in the words of the game. */
  readonly sumUp: (counts: Counts) => object;
}

const imperium: Known<ImperiumView> = {
  bots: [random, greedy],
  facts: (view) => ({ rounds: view.round, leaders: view.players.map(({ leader }) => leader) }),
  sumUp: (counts): ImperiumCounts => ({
    rounds: spread(counts),
    winsBySeat: counts.winsBySeat,
    winsByBot: counts.winsByBot,
    winsByLeader: counts.winsByRole,
    points: mean(counts),
    ...(counts.rivals && { solo: solo(counts) }),
  }),
};

const dune: Known<DuneView> = {
  bots: [random, duneGreedy],
  facts: ({ turn, factions, victory }) => ({
    rounds: turn,
    leaders: factions.map(({ id }) => id),
    victory,
  }),
  sumUp: (counts): DuneCounts => ({
    turns: spread(counts),
    winsBySeat: counts.winsBySeat,
    winsByBot: counts.winsByBot,
    winsByFaction: counts.winsByRole,
    victories: counts.victories,
    endsByTurn: counts.ends,
    strongholds: mean(counts),
  }),
};

const GAMES: Readonly<Record<string, Known<never>>> = { dune, imperium };

function known<S extends GameState, O, V>(game: Game<S, O, V>): Known<V> {
  const entry = Object.hasOwn(GAMES, game.id) ? (GAMES[game.id] as Known<V>) : undefined;
  return entry ?? { ...(imperium as Known<V>), bots: [random], facts: () => NO_FACTS };
}

const NO_FACTS: Facts = { rounds: 0, leaders: [] };

export function botNames<S extends GameState, O, V>(game: Game<S, O, V>): string[] {
  return known(game).bots.map(({ name }) => name);
}

export function botNamed<S extends GameState, O, V>(game: Game<S, O, V>, name: string): Bot<V> {
  const bot = known(game).bots.find((candidate) => candidate.name === name);
  if (bot) return bot;
  const names = botNames(game).join(', ');
  throw new Problem(`unknown bot: ${name.slice(0, 40)} (${game.id} has ${names})`);
}

export function factsOf<S extends GameState, O, V>(game: Game<S, O, V>, state: S): Facts {
  return known(game).facts(game.view(state, 'afterwards'));
}

export function sumUp<S extends GameState, O, V>(game: Game<S, O, V>, counts: Counts): object {
  return known(game).sumUp(counts);
}
