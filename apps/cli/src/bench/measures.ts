import { greedy, playGame, random, seated } from '@landsraad/bots';
import {
  DEFAULT_OPTIONS,
  type Imperium,
  type ImperiumOptions,
  type ImperiumView,
  imperium,
} from '@landsraad/imperium';
import { Match, playout, randomChoice, seeded } from '@landsraad/kernel';

export const MEASURES = [
  'gamesPerSecond',
  'decisionsPerSecond',
  'greedyGamesPerSecond',
  'forkMicroseconds',
  'saveLoadMicroseconds',
  'legalOptionsMicroseconds',
  'cloneMicroseconds',
] as const;
export type Measure = (typeof MEASURES)[number];

/** One run of a benchmark: it works for about so many milliseconds and gives what it measured. */
export type Benchmark = (ms: number) => Partial<Record<Measure, number>>;

type Clock = () => number;
type ImperiumMatch = Match<Imperium, ImperiumOptions, ImperiumView>;

/** Four players, the base game, no recording: what a search sees. */
export const PLAYERS = DEFAULT_OPTIONS.players;
const SAMPLES = 32;

export function benchmarks(now: Clock): Benchmark[] {
  const matches = runningMatches();
  let games = 0;
  const perCall = (measure: Measure, run: (match: ImperiumMatch) => unknown): Benchmark => {
    return (ms) => {
      const { times, seconds } = during(now, ms, (n) => run(matches[n % SAMPLES]!));
      return { [measure]: (seconds * 1e6) / times };
    };
  };
  return [
    (ms) => {
      let decisions = 0;
      const { times, seconds } = during(now, ms, () => {
        decisions += randomGame(games++);
      });
      return { gamesPerSecond: times / seconds, decisionsPerSecond: decisions / seconds };
    },
    (ms) => {
      const table = {
        game: imperium,
        options: DEFAULT_OPTIONS,
        bots: seated<ImperiumView>([greedy], PLAYERS),
      };
      const { times, seconds } = during(now, ms, () => playGame(table, `bench/${games++}`));
      return { greedyGamesPerSecond: times / seconds };
    },
    perCall('forkMicroseconds', (match) => match.fork()),
    perCall('saveLoadMicroseconds', (match) =>
      Match.load(imperium, JSON.parse(JSON.stringify(match.save()))),
    ),
    perCall('legalOptionsMicroseconds', (match) => match.decision(match.pending[0]!.seat)),
    perCall('cloneMicroseconds', (match) => imperium.clone(match.state)),
  ];
}

/** Repeats for about so long, at least once. */
function during(now: Clock, ms: number, run: (n: number) => unknown) {
  const start = now();
  let times = 0;
  let end = start;
  do {
    run(times++);
    end = now();
  } while (end - start < ms);
  return { times, seconds: Math.max(end - start, 1e-3) / 1000 };
}

function randomGame(n: number): number {
  const chance = seeded(`bench/${n}/answers`);
  const state = imperium.setup(DEFAULT_OPTIONS, seeded(`bench/${n}`));
  return playout(imperium, state, (decision) => randomChoice(decision, chance));
}

/** Matches stopped at decisions from early to late in the game, most of them inside a turn. */
function runningMatches(): ImperiumMatch[] {
  return Array.from({ length: SAMPLES }, (_, n) => {
    const seed = `bench/running/${n}`;
    const chance = seeded(`${seed}/answers`);
    const match = Match.start(imperium, DEFAULT_OPTIONS, seed);
    for (let answers = 0; answers < 20 + 10 * n; answers++) {
      const decision = match.pending[0]!;
      const before = match.fork();
      match.answer(
        decision.seat,
        random.decide(decision, () => match.view(decision.seat), chance),
      );
      if (match.over) return before;
    }
    return match;
  });
}
