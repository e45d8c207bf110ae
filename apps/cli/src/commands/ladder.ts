import { botNames, climb, type Rung } from '@landsraad/bots';
import { type Command, DONE, FAILED } from '../command.ts';
import { botsIn, gameIn, TABLE_FLAGS } from '../games.ts';
import { type Io, line } from '../io.ts';
import { padded, paddedLeft } from '../screen/layout.ts';
import { Progress } from '../screen/progress.ts';
import type { Text } from '../text/text.ts';
import { keepFailures, MOST_GAMES } from './simulate.ts';

const MOST_BOTS = 20;

/** Bots play all against all; how strong each is, and how sure that is, is printed. */
export const ladder: Command = {
  options: { ...TABLE_FLAGS, games: 'value', seed: 'value', bots: 'value', json: 'flag' },
  run: async (call) => {
    const { io, text, args } = call;
    const playable = gameIn(args, text);
    const { game } = playable;
    const options = playable.seating.options(args, text);
    const games = args.integer('games', 1, MOST_GAMES) ?? 100;
    const names = args.value('bots') ?? botNames(game).join();
    const bots = new Set(botsIn(playable, names, MOST_BOTS, text));
    const progress = new Progress(io);
    const { rungs, failures } = climb({
      game,
      options,
      bots: [...bots],
      games,
      seed: args.value('seed') ?? '1',
      onProgress: (done) => progress.show(done, games, text.simulate.progress(done, games)),
    });
    progress.clear();
    await keepFailures(call, failures);
    if (args.has('json')) line(io.out, JSON.stringify(rungs));
    else print(io, text, rungs);
    return failures.length > 0 ? FAILED : DONE;
  },
};

function print(io: Io, text: Text, rungs: readonly Rung[]): void {
  const rows = rungs.map(({ name, rating, error, seats, won }) => [
    name,
    text.number(rating),
    `± ${text.number(error)}`,
    text.number(seats),
    `${text.number((100 * won) / Math.max(1, seats), 1)} %`,
  ]);
  const table = [[...text.ladder.columns], ...rows];
  const widths = table[0]!.map((_, i) => Math.max(...table.map((row) => row[i]!.length)));
  for (const [name, ...figures] of table)
    line(
      io.out,
      [padded(name!, widths[0]!), ...figures.map((one, i) => paddedLeft(one, widths[i + 1]!))].join(
        '  ',
      ),
    );
}
