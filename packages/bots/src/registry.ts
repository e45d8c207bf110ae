import type { ImperiumView } from '@landsraad/imperium';
import { type Game, type GameState, Problem } from '@landsraad/kernel';
import type { Bot } from './bot.ts';
import { greedy } from './imperium/greedy/index.ts';
import { random } from './random.ts';

/** What a simulation tells about a finished game besides its ranking. */
export interface Facts {
  readonly rounds: number;
  /** Who each seat played: a Leader, a faction. */
  readonly leaders: readonly string[];
}

/** What the bots know of one game. `V` is its view. */
interface Known<V> {
  readonly bots: readonly Bot<V>[];
  readonly facts: (view: V) => Facts;
}

const imperium: Known<ImperiumView> = {
  bots: [random, greedy],
  facts: (view) => ({ rounds: view.round, leaders: view.players.map(({ leader }) => leader) }),
};

const GAMES: Readonly<Record<string, Known<never>>> = { imperium };

function known<S extends GameState, O, V>(game: Game<S, O, V>): Known<V> {
  const entry = Object.hasOwn(GAMES, game.id) ? (GAMES[game.id] as Known<V>) : undefined;
  return entry ?? { bots: [random], facts: () => ({ rounds: 0, leaders: [] }) };
}

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
