import { type Bot, botNamed, botNames, playGame, random, seated } from '@landsraad/bots';
import {
  type AnyMatch,
  type GameState,
  Match,
  playout,
  randomChoice,
  seeded,
} from '@landsraad/kernel';
import type { Playable } from '../games/playable.ts';
import { lateAnswers } from './late-answers.ts';
import { type Clock, during } from './timing.ts';
import { dealersOf, dealing, playingOn } from './worlds.ts';

export const MEASURES = [
  'gamesPerSecond',
  'decisionsPerSecond',
  'greedyGamesPerSecond',
  'forkMicroseconds',
  'saveLoadMicroseconds',
  'legalOptionsMicroseconds',
  'cloneMicroseconds',
  'lateAnswerRatio',
  'worldMicroseconds',
  'playoutsPerSecond',
] as const;
export type Measure = (typeof MEASURES)[number];

/** One run of a benchmark: it works for about so many milliseconds and gives what it measured. */
export type Benchmark = (ms: number) => Partial<Record<Measure, number>>;

/** So many positions of so many games. */
const SAMPLES = 32;
const GAMES = 4;
const FIRST_STOP = 20;

/** The table of the game that is measured, no recording: what a search sees. */
export function benchmarks({ game, bench }: Playable, now: Clock): Benchmark[] {
  const { options } = bench;
  const matches = runningMatches({ game, bench });
  const dealers = dealersOf(matches);
  let games = 0;
  const perCall = (measure: Measure, run: (match: AnyMatch) => unknown): Benchmark => {
    return (ms) => {
      const { times, seconds } = during(now, ms, (n) => run(matches[n % SAMPLES]!));
      return { [measure]: (seconds * 1e6) / times };
    };
  };
  const botGames = (bot: Bot<unknown>): Benchmark => {
    const table = { game, options, bots: seated([bot], game.seats(options)) };
    return (ms) => {
      const { times, seconds } = during(now, ms, () => playGame(table, `bench/${games++}`));
      return { greedyGamesPerSecond: times / seconds };
    };
  };
  return [
    (ms) => {
      let decisions = 0;
      const { times, seconds } = during(now, ms, () => {
        decisions += randomGame({ game, bench }, games++);
      });
      return { gamesPerSecond: times / seconds, decisionsPerSecond: decisions / seconds };
    },
    ...(botNames(game).includes('greedy') ? [botGames(botNamed(game, 'greedy'))] : []),
    perCall('forkMicroseconds', (match) => match.fork()),
    perCall('saveLoadMicroseconds', (match) =>
      Match.load(game, JSON.parse(JSON.stringify(match.save()))),
    ),
    perCall('legalOptionsMicroseconds', (match) => match.decision(match.pending[0]!.seat)),
    perCall('cloneMicroseconds', (match) => game.clone(match.state as GameState)),
    lateAnswers({ game, bench }, now),
    dealing(dealers, now),
    playingOn(dealers, now),
  ];
}

type Measured = Pick<Playable, 'game' | 'bench'>;

function randomGame({ game, bench }: Measured, n: number): number {
  const chance = seeded(`bench/${n}/answers`);
  const state = game.setup(bench.options, seeded(`bench/${n}`));
  return playout(game, state, (decision) => randomChoice(decision, chance));
}

/** Matches stopped at decisions from early to late in the game, most of them inside a turn. */
function runningMatches(measured: Measured): AnyMatch[] {
  return Array.from({ length: GAMES }, (_, game) => stopsOf(measured, game)).flat();
}

/** One random game, copied each time it comes to one of its stops. */
function stopsOf({ game, bench }: Measured, first: number): AnyMatch[] {
  const seed = `bench/running/${first}`;
  const chance = seeded(`${seed}/answers`);
  const match = Match.start(game, bench.options, seed);
  const stops: AnyMatch[] = [];
  while (stops.length < SAMPLES / GAMES) {
    const next = FIRST_STOP + bench.stride * (first + GAMES * stops.length);
    while (match.position < next && !match.over) {
      const decision = match.pending[0]!;
      match.answer(
        decision.seat,
        random.decide(decision, () => match.view(decision.seat), chance),
      );
    }
    stops.push(match.over ? stops.at(-1)! : match.fork());
  }
  return stops;
}
