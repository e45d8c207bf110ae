import { availableParallelism, cpus } from 'node:os';
import { imperium } from '@landsraad/imperium';
import { type Benchmark, benchmarks, MEASURES, type Measure, PLAYERS } from '../bench/measures.ts';
import { type Spread, spreadOf } from '../bench/spread.ts';
import { type Command, DONE } from '../command.ts';
import { type Io, line } from '../io.ts';
import { padded, paddedLeft } from '../screen/layout.ts';
import { Progress } from '../screen/progress.ts';
import type { Text } from '../text/text.ts';

const RUNS = 5;
const SECONDS = 12;
const LONGEST = 3600;

type Measured = Record<Measure, Spread>;

/** How fast the engine is: every measure once in a run, several runs, and their spread. */
export const bench: Command = {
  options: { json: 'flag', seconds: 'value' },
  run: async ({ io, text, args }) => {
    args.expectWords();
    const seconds = args.integer('seconds', 0, LONGEST) ?? SECONDS;
    const measured = measure(io, text, seconds);
    if (args.has('json'))
      line(
        io.out,
        JSON.stringify({
          game: imperium.id,
          players: PLAYERS,
          runs: RUNS,
          seconds,
          node: process.version,
          cpu: cpus()[0]?.model ?? 'unknown',
          cores: availableParallelism(),
          ...measured,
        }),
      );
    else print(io, text, seconds, measured);
    return DONE;
  },
};

function measure(io: Io, text: Text, seconds: number): Measured {
  const all = benchmarks(io.now);
  const slice = (seconds * 1000) / ((RUNS + 1) * all.length);
  const values = new Map<Measure, number[]>(MEASURES.map((name) => [name, []]));
  const progress = new Progress(io);
  // The first run warms up and is not counted.
  for (let run = 0; run <= RUNS; run++)
    all.forEach((benchmark: Benchmark, i) => {
      progress.show(run * all.length + i, (RUNS + 1) * all.length, text.bench.run(run, RUNS));
      const found = Object.entries(benchmark(slice)) as [Measure, number][];
      if (run > 0) for (const [name, value] of found) values.get(name)!.push(value);
    });
  progress.clear();
  return Object.fromEntries(
    MEASURES.map((name) => [name, spreadOf(values.get(name)!)]),
  ) as Measured;
}

const COLUMN = 11;

function print(io: Io, text: Text, seconds: number, measured: Measured): void {
  const { bench: say, number } = text;
  line(io.out, say.heading(RUNS, seconds));
  const widest = Math.max(...MEASURES.map((name) => say.measures[name].length));
  const row = (name: string, cells: readonly string[]) =>
    line(io.out, padded(name, widest) + cells.map((cell) => paddedLeft(cell, COLUMN)).join(''));
  const [what, ...spread] = say.columns;
  row(what, spread);
  for (const name of MEASURES) {
    const { min, median, max } = measured[name];
    row(
      say.measures[name],
      [min, median, max].map((value) => number(value, value < 100 ? 1 : 0)),
    );
  }
}
