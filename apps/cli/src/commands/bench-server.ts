import { availableParallelism, cpus } from 'node:os';
import { Problem } from '@landsraad/kernel';
import { anywhere, apart } from '../bench/server/cores.ts';
import { type ServerFigures, serverFigures, type Tell } from '../bench/server/index.ts';
import { overloadFigures } from '../bench/server/overload.ts';
import type { Serving } from '../bench/server/servers.ts';
import { type Call, DONE } from '../command.ts';
import { type Io, line } from '../io.ts';
import { padded, paddedLeft } from '../screen/layout.ts';
import { Progress } from '../screen/progress.ts';
import type { Text } from '../text/text.ts';

const STAGES = [50, 100, 200, 400];
const SECONDS = 20;
const MOST_TABLES = 5000;
const MOST_PROCESSES = 8;
const OLD_TABLES = 200;
const LONGEST = 3600;
/** A whole game takes some seconds; who asks for less than these wants a glance. */
const SECONDS_FOR_A_GAME = 5;
const GLANCE = 20;

/** How the server fares with more and more tables: a process of its own, and its clients here. */
export async function benchServer(call: Call): Promise<number> {
  const { io, text, args } = call;
  args.expectWords(text.words.game);
  const tables = args.integer('tables', 1, MOST_TABLES);
  const seconds = args.integer('seconds', 1, LONGEST) ?? SECONDS;
  const stages = tables === undefined ? STAGES : [tables];
  if (args.has('overload')) return overload(call, tables ?? OLD_TABLES, seconds);
  const longestGame = seconds < SECONDS_FOR_A_GAME ? GLANCE : Number.POSITIVE_INFINITY;
  const progress = new Progress(io);
  const tell: Tell = (what, done, of, now) =>
    progress.show(done, of, text.bench.server.progress[what](now));
  const figures = await serverFigures(
    { serving: servingOf(call), stages, seconds, longestGame },
    tell,
  );
  progress.clear();
  if (args.has('json')) line(io.out, JSON.stringify({ ...machine(), seconds, ...figures }));
  else print(io, text, figures);
  return DONE;
}

/** How the tables that are there fare while more come than the server can take. */
async function overload(call: Call, tables: number, seconds: number) {
  const { io, text, args } = call;
  const say = text.bench.server;
  const progress = new Progress(io);
  const figures = await overloadFigures(tables, seconds, servingOf(call), (what, done, of, now) =>
    progress.show(done, of, say.progress[what](now)),
  );
  progress.clear();
  if (args.has('json')) line(io.out, JSON.stringify({ ...machine(), seconds, ...figures }));
  else
    for (const told of say.overload(figures, (value) => text.number(value, 0))) line(io.out, told);
  return DONE;
}

function servingOf({ args, text }: Call): Serving {
  const database = args.value('database');
  const processes = args.integer('processes', 1, MOST_PROCESSES) ?? 1;
  if (processes > 1 && !database) throw new Problem(text.bench.server.needsDatabase);
  const cores = args.has('apart') ? apart(processes) : anywhere(processes);
  if (!cores) throw new Problem(text.bench.server.needsCores(processes + 1));
  return { cores, database, bus: args.value('bus') };
}

const machine = () => ({
  bench: 'server',
  node: process.version,
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: availableParallelism(),
});

const COLUMN = 12;

function print(io: Io, { bench: { server: say }, number }: Text, figures: ServerFigures): void {
  const { stages, tableKilobytes, bytes } = figures;
  const row = (cells: readonly string[]) =>
    line(io.out, cells.map((cell, i) => (i ? paddedLeft : padded)(cell, COLUMN)).join(''));
  const short = (value: number) => number(value, value < 1 ? 2 : value < 100 ? 1 : 0);
  line(io.out, say.heading(figures.clientsPerTable));
  row(say.columns);
  for (const { tables, answersPerSecond, milliseconds, ...used } of stages)
    row(
      [
        tables,
        answersPerSecond,
        milliseconds.p50,
        milliseconds.p99,
        used.serverCpu * 100,
        used.clientsCpu * 100,
        used.cpuMilliseconds,
        used.heapMegabytes,
      ].map((value, i) => (i === 0 ? String(value) : short(value))),
    );
  line(io.out);
  line(io.out, say.memory(short(tableKilobytes.busy), short(tableKilobytes.idle)));
  for (const [name, { raw, deflated }] of [
    ['update', bytes.update.median],
    ['largest', bytes.update.largest],
    ['game', bytes.game],
  ] as const)
    line(io.out, say.bytes[name](short(raw / 1000), short(deflated / 1000)));
}
