import { type KeptNet, type Pass, schooled, schools } from '@landsraad/bots';
import { Problem } from '@landsraad/kernel';
import { type Command, DONE } from '../command.ts';
import { readJson, writeWhole } from '../files.ts';
import { line } from '../io.ts';
import { Progress } from '../screen/progress.ts';
import type { Text } from '../text/text.ts';

const LEAST_GAMES = 10;
const USUAL_GAMES = 40_000;
const MOST_GAMES = 1_000_000;
const MOST_CELLS = 256;
const MOST_PASSES = 100;
const MOST_HOURS = 100;
/** Of the hours given, the part that is played; the rest is for learning. */
const PLAYING = 0.9;
const HOUR = 3_600_000;

/** Plays games, learns from them who wins, and writes the model that the levels think with. */
export const train: Command = {
  options: {
    games: 'value',
    hours: 'value',
    seed: 'value',
    hidden: 'value',
    passes: 'value',
    from: 'value',
    out: 'value',
  },
  run: async ({ io, text, args }) => {
    const [game] = args.words;
    const school = schools.get(game ?? '');
    if (game !== undefined && !school)
      throw new Problem(text.errors.unknownGame(game, [...schools.keys()]));
    args.expectWords(text.words.game);
    const hours = args.integer('hours', 1, MOST_HOURS);
    const most =
      args.integer('games', LEAST_GAMES, MOST_GAMES) ?? (hours ? MOST_GAMES : USUAL_GAMES);
    const passes = args.integer('passes', 1, MOST_PASSES) ?? 5;
    const file = args.value('out') ?? 'model.json';
    const before = args.value('from');
    const from = before === undefined ? undefined : await modelIn(io.cwd, before, text);
    const { train: say, number } = text;
    const progress = new Progress(io);
    const began = io.now();
    // One pass after the other: what was learned so far is there if it is stopped.
    let writing: Promise<void> = Promise.resolve();
    const keep = ({ pass, seen, unseen, model }: Pass): void => {
      progress.clear();
      line(io.out, say.pass(number(pass), number(passes), number(seen, 4), number(unseen, 4)));
      writing = writing.then(() => writeWhole(io.cwd, file, `${JSON.stringify(model)}\n`, text));
    };
    const { games, lessons, surprise } = schooled(school!, {
      games: most,
      goesOn: () => !hours || io.now() - began < hours * HOUR * PLAYING,
      seed: args.value('seed') ?? '1',
      hidden: args.integer('hidden', 1, MOST_CELLS) ?? 64,
      passes,
      ...(from && { from }),
      onGame: (done) => progress.show(done, most, text.simulate.progress(done, most)),
      onPass: keep,
    });
    await writing;
    const seconds = (io.now() - began) / 1000;
    line(io.out, say.done(number(games), number(lessons), number(seconds, 0), file));
    line(io.out, say.nothing(number(surprise, 4)));
    return DONE;
  },
};

/** What a training wrote. */
async function modelIn(cwd: string, file: string, text: Text): Promise<KeptNet> {
  const model = (await readJson(cwd, file, text)) as KeptNet | null;
  if (!Array.isArray(model?.inputs) || typeof model.weights !== 'string')
    throw new Problem(text.train.noModel(file));
  return model;
}
