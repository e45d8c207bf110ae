import { availableParallelism, cpus } from 'node:os';
import { Problem } from '@landsraad/kernel';
import type { Arguments } from '../arguments.ts';
import { type Benchmark, benchmarks, MEASURES, type Measure } from '../bench/measures.ts';
import { type Spread, spreadOf } from '../bench/spread.ts';
import { type Command, DONE } from '../command.ts';
import type { Playable } from '../games/playable.ts';
import { GAMES, gameIn } from '../games.ts';
import { type Io, line } from '../io.ts';
import { padded, paddedLeft } from '../screen/layout.ts';
import { Progress } from '../screen/progress.ts';
import type { Text } from '../text/text.ts';
import { benchServer } from './bench-server.ts';

const RUNS = 5;
const SECONDS = 60;
/** The first run lets the engine warm up; it is so many times longer and is not counted. */
const WARM_UP = 3;
const LONGEST = 3600;

const OF_THE_SERVER = ['tables', 'overload', 'apart', 'processes', 'database', 'bus'];

type Measured = Partial<Record<Measure, Spread>>;

/** How fast the engine is: every measure once in a run, several runs, and their spread. */
export const bench: Command = {
  options: {
    json: 'flag',
    seconds: 'value',
    tables: 'value',
    overload: 'flag',
    apart: 'flag',
    processes: 'value',
    database: 'value',
    bus: 'value',
    with: 'value',
  },
  run: async (call) => {
    const { io, text, args } = call;
    if (args.words[0] === 'server') return benchServer(call);
    const games = args.words.length === 0 ? GAMES : [measured(gameIn(args, text), args)];
    for (const option of OF_THE_SERVER)
      if (args.has(option))
        throw new Problem(text.errors.notOfGame(`--${option}`, games[0]!.game.id));
    const seconds = args.integer('seconds', 0, LONGEST) ?? SECONDS;
    const each = seconds / games.length;
    const found = games.map((playable) => [playable, measure(io, text, playable, each)] as const);
    if (args.has('json')) line(io.out, JSON.stringify(report(found, seconds)));
    else
      found.forEach(([playable, measured], i) => {
        if (i > 0) line(io.out);
        print(io, text, playable, each, measured);
      });
    return DONE;
  },
};

/** The game as it is measured: with expansions, if some are named. */
function measured(playable: Playable, args: Arguments): Playable {
  const expansions = args.someOf('with', playable.reference.expansions);
  const bench = expansions.length > 0 && playable.benchWith?.(expansions);
  return bench ? { ...playable, bench } : playable;
}

/** The first game's figures stand by themselves, those of the others under their names. */
function report(found: readonly (readonly [Playable, Measured])[], seconds: number): object {
  const [[first, measured], ...others] = found as [(typeof found)[number], ...typeof found];
  return {
    game: first.game.id,
    ...first.bench.facts,
    runs: RUNS,
    seconds,
    node: process.version,
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    ...measured,
    ...Object.fromEntries(
      others.map(
        ([
          {
            game,
            bench: { facts },
          },
          more,
        ]) => [game.id, { ...facts, ...more }],
      ),
    ),
  };
}

function measure(io: Io, text: Text, playable: Playable, seconds: number): Measured {
  const all = benchmarks(playable, io.now);
  const slice = (seconds * 1000) / ((RUNS + WARM_UP) * all.length);
  const values = new Map<Measure, number[]>(MEASURES.map((name) => [name, []]));
  const progress = new Progress(io);
  for (let run = 0; run <= RUNS; run++)
    all.forEach((benchmark: Benchmark, i) => {
      progress.show(run * all.length + i, (RUNS + 1) * all.length, text.bench.run(run, RUNS));
      const ms = run === 0 ? WARM_UP * slice : slice;
      const found = Object.entries(benchmark(ms)) as [Measure, number][];
      if (run > 0) for (const [name, value] of found) values.get(name)!.push(value);
    });
  progress.clear();
  return Object.fromEntries(
    MEASURES.flatMap((name) => {
      const found = values.get(name)!;
      return found.length > 0 ? [[name, spreadOf(found)]] : [];
    }),
  );
}

const COLUMN = 11;

function print(io: Io, text: Text, playable: Playable, seconds: number, measured: Measured): void {
  const { bench: say, number, language } = text;
  line(io.out, say.heading(playable.bench.heading[language], RUNS, seconds));
  const widest = Math.max(...MEASURES.map((name) => say.measures[name].length));
  const row = (name: string, cells: readonly string[]) =>
    line(io.out, padded(name, widest) + cells.map((cell) => paddedLeft(cell, COLUMN)).join(''));
  const [what, ...spread] = say.columns;
  row(what, spread);
  for (const name of MEASURES) {
    if (!measured[name]) continue;
    const { min, median, max } = measured[name];
    row(
      say.measures[name],
      [min, median, max].map((value) => number(value, value < 100 ? 1 : 0)),
    );
  }
}
