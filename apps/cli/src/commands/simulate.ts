import path from 'node:path';
import { type Failed, type Summary, simulate as simulateGames } from '@landsraad/bots';
import { imperium, leaderOf } from '@landsraad/imperium';
import { type Call, type Command, DONE, FAILED } from '../command.ts';
import { writeWhole } from '../files.ts';
import { botsIn, expectGame, GAME_OPTIONS, gameOptions } from '../game-options.ts';
import { type Io, line } from '../io.ts';
import { padded, paddedLeft } from '../screen/layout.ts';
import { Progress } from '../screen/progress.ts';
import type { Text } from '../text/text.ts';

const MOST_GAMES = 1_000_000;
const FAILURES = 'failures';

/** Bots play many games; what came out is printed. */
export const simulate: Command = {
  options: {
    ...GAME_OPTIONS,
    games: 'value',
    seed: 'value',
    bots: 'value',
    rotate: 'flag',
    json: 'flag',
  },
  run: async (call) => {
    const { io, text, args } = call;
    expectGame(args, text);
    const options = gameOptions(args, text);
    const games = args.integer('games', 1, MOST_GAMES) ?? 100;
    const bots = botsIn(args.value('bots') ?? 'random', options.players, text);
    const seed = args.value('seed') ?? '1';
    const progress = new Progress(io);
    const { summary, failures } = simulateGames({
      game: imperium,
      options,
      bots,
      games,
      seed,
      rotate: args.has('rotate'),
      clock: io.now,
      onProgress: (_, done) => progress.show(done, games, text.simulate.progress(done, games)),
    });
    progress.clear();
    await keepFailures(call, failures);
    if (args.has('json')) line(io.out, JSON.stringify(summary));
    else print(io, text, summary, seed);
    return failures.length > 0 ? FAILED : DONE;
  },
};

/** A game that failed is kept where `replay` can play it up to the fault. */
export async function keepFailures(
  { io, text }: Pick<Call, 'io' | 'text'>,
  failures: readonly Failed[],
): Promise<void> {
  for (const { record, seed, why } of failures) {
    const file = path.join(FAILURES, `${imperium.id}-${seed.replaceAll(/[^\w-]+/g, '-')}.json`);
    await writeWhole(io.cwd, file, `${JSON.stringify(record)}\n`, text);
    line(io.err, text.simulate.failure(file, why.split('\n', 1)[0]!));
  }
}

function print(io: Io, text: Text, summary: Summary, seed: string): void {
  const { simulate: say, number } = text;
  const { games, finished, failed, seconds, decisions, rounds, points } = summary;
  line(io.out, say.played(number(finished), number(games), number(seconds, 1), seed));
  if (failed > 0) line(io.out, say.failed(number(failed)));
  line(io.out, say.speed(number(summary.gamesPerSecond, 1), number(summary.decisionsPerSecond, 0)));
  line(io.out, say.decisions(number(decisions), number(decisions / games, 1)));
  line(io.out, say.rounds(number(rounds.mean, 2), rounds.min, rounds.max));
  line(io.out, say.points(number(points.mean, 2)));
  const bySeat = summary.winsBySeat.map((n, seat): Row => [say.seat(seat + 1), n]);
  printWins(io, text, say.winsBySeat, bySeat, finished);
  printWins(io, text, say.winsByBot, Object.entries(summary.winsByBot), finished);
  const byLeader = Object.entries(summary.winsByLeader)
    .map(([id, n]): Row => [leaderOf(id).name[text.language], n])
    .sort(([, a], [, b]) => b - a);
  printWins(io, text, say.winsByLeader, byLeader, finished);
}

type Row = [name: string, wins: number];

function printWins(io: Io, text: Text, title: string, rows: readonly Row[], games: number): void {
  if (rows.length === 0) return;
  line(io.out, `\n${title}`);
  const widest = Math.max(...rows.map(([name]) => name.length));
  for (const [name, wins] of rows) {
    const share = games > 0 ? (100 * wins) / games : 0;
    const figures = `${paddedLeft(text.number(wins), 8)}  ${paddedLeft(text.number(share, 1), 5)} %`;
    line(io.out, `  ${padded(name, widest)}${figures}`);
  }
}
