import path from 'node:path';
import { type Failed, type Summary, simulate as simulateGames } from '@landsraad/bots';
import { type Call, type Command, DONE, FAILED } from '../command.ts';
import { writeWhole } from '../files.ts';
import type { Count, Playable } from '../games/playable.ts';
import { botsIn, gameIn, TABLE_FLAGS } from '../games.ts';
import { type Io, line } from '../io.ts';
import { padded, paddedLeft } from '../screen/layout.ts';
import { Progress } from '../screen/progress.ts';
import type { Text } from '../text/text.ts';

export const MOST_GAMES = 1_000_000;
const FAILURES = 'failures';

/** Bots play many games; what came out is printed. */
export const simulate: Command = {
  options: {
    ...TABLE_FLAGS,
    games: 'value',
    seed: 'value',
    bots: 'value',
    rotate: 'flag',
    check: 'flag',
    json: 'flag',
  },
  run: async (call) => {
    const { io, text, args } = call;
    const playable = gameIn(args, text);
    const { game } = playable;
    const options = playable.seating.options(args, text);
    const games = args.integer('games', 1, MOST_GAMES) ?? 100;
    const bots = botsIn(playable, args.value('bots') ?? 'random', game.seats(options), text);
    const seed = args.value('seed') ?? '1';
    const progress = new Progress(io);
    const { summary, failures } = simulateGames({
      game,
      options,
      bots,
      games,
      seed,
      rotate: args.has('rotate'),
      check: args.has('check'),
      clock: io.now,
      worked: io.worked,
      onProgress: (_, done) => progress.show(done, games, text.simulate.progress(done, games)),
    });
    progress.clear();
    await keepFailures(call, failures);
    if (args.has('json')) line(io.out, JSON.stringify(summary));
    else print(io, text, summary, seed, playable);
    return failures.length > 0 ? FAILED : DONE;
  },
};

/** A game that failed is kept where `replay` can play it up to the fault. */
export async function keepFailures(
  { io, text }: Pick<Call, 'io' | 'text'>,
  failures: readonly Failed[],
): Promise<void> {
  for (const { record, seed, why } of failures) {
    const file = path.join(FAILURES, `${record.game}-${seed.replaceAll(/[^\w-]+/g, '-')}.json`);
    await writeWhole(io.cwd, file, `${JSON.stringify(record)}\n`, text);
    line(io.err, text.simulate.failure(file, why.split('\n', 1)[0]!));
  }
}

function print(io: Io, text: Text, summary: Summary, seed: string, { report }: Playable): void {
  const { simulate: say, number } = text;
  const { games, finished, failed, seconds, decisions } = summary;
  line(io.out, say.played(number(finished), number(games), number(seconds, 1), seed));
  if (failed > 0) line(io.out, say.failed(number(failed)));
  line(io.out, say.speed(number(summary.gamesPerSecond, 1), number(summary.decisionsPerSecond, 0)));
  line(io.out, say.decisions(number(decisions), number(decisions / games, 1)));
  for (const mean of report.means(summary, text)) line(io.out, mean);
  const counts: Count[] = [
    {
      title: say.winsBySeat,
      rows: summary.winsBySeat.map((n, seat) => [say.seat(seat + 1), n]),
    },
    { title: say.winsByBot, rows: Object.entries(summary.winsByBot) },
    ...report.counts(summary, text),
  ];
  for (const count of counts) printCount(io, text, count, finished);
  for (const [name, { count, ...times }] of Object.entries(summary.thoughts)) {
    const [median, p95, longest] = [times.median, times.p95, times.longest].map((ms) => number(ms));
    line(io.out, `\n${say.thoughts(name, number(count), median!, p95!, longest!)}`);
  }
}

function printCount(io: Io, text: Text, { title, rows }: Count, games: number): void {
  if (rows.length === 0) return;
  line(io.out, `\n${title}`);
  // Where several can win, one name may have won more often than there were games.
  const whole = rows.some(([, wins]) => wins > games) ? sum(rows) : games;
  const widest = Math.max(...rows.map(([name]) => name.length));
  for (const [name, wins] of rows) {
    const share = whole > 0 ? (100 * wins) / whole : 0;
    const [shown, off] = [share, 100 * errorOf(share / 100, whole)].map((n) => text.number(n, 1));
    const figures = `${paddedLeft(text.number(wins), 8)}  ${paddedLeft(shown!, 5)} % ± ${off}`;
    line(io.out, `  ${padded(name, widest)}${figures}`);
  }
}

/** How far a share of so many games may be off, in 95 of 100 cases. */
const errorOf = (share: number, games: number): number =>
  games > 0 ? 1.96 * Math.sqrt((share * (1 - share)) / games) : 0;

const sum = (rows: Count['rows']): number => rows.reduce((total, [, wins]) => total + wins, 0);
