import { rm } from 'node:fs/promises';
import path from 'node:path';
import {
  type AnyPuzzleSource,
  PUZZLES_IN_FILE,
  type Puzzle,
  type PuzzleIndex,
  provedAnew,
  puzzleSources,
  puzzlesIn,
} from '@landsraad/bots';
import { type GameState, Problem } from '@landsraad/kernel';
import { type Call, type Command, DONE } from '../command.ts';
import { readJson, writeWhole } from '../files.ts';
import { line } from '../io.ts';
import { Progress } from '../screen/progress.ts';

const USUAL = 50;
const MOST = 1000;
/** Of so many puzzles one may be found at a glance. */
const EASY = 2;
/** Finds puzzles in games of bots; goes on where it was stopped. */
export const puzzles: Command = {
  options: { set: 'value', count: 'value', seed: 'value', out: 'value' },
  run: async (call) => {
    const { io, text, args } = call;
    const [game] = args.words;
    const source = puzzleSources.get(game ?? '');
    if (game !== undefined && !source)
      throw new Problem(text.errors.unknownGame(game, [...puzzleSources.keys()]));
    args.expectWords(text.words.game);
    const known = Object.keys(source!.sets);
    const chosen = args.someOf('set', known);
    const count = args.integer('count', 1, MOST) ?? USUAL;
    const out = args.value('out') ?? 'puzzles';
    for (const set of chosen.length > 0 ? chosen : known)
      await search(call, source!, { set, count, out, seed: args.value('seed') ?? '1' });
    line(io.out, text.puzzles.done(out));
    return DONE;
  },
};

interface Wanted {
  readonly set: string;
  readonly count: number;
  readonly seed: string;
  readonly out: string;
}

async function search(call: Call, source: AnyPuzzleSource, wanted: Wanted): Promise<void> {
  const { io, text } = call;
  const { set, count } = wanted;
  const { seed, found, ...begun } = await proved(
    call,
    source,
    wanted,
    await shelved(call, source, wanted),
  );
  let { games } = begun;
  const progress = new Progress(io);
  while (found.length < count) {
    const easy = EASY * found.filter(isEasy).length <= found.length;
    const news = puzzlesIn(source, { set, seed, n: games++, easy });
    found.push(...news);
    const { number } = text;
    progress.show(
      found.length,
      count,
      text.puzzles.progress(set, number(found.length), number(games)),
    );
    if (news.length > 0) await keep(call, source, wanted, { seed, games, found });
  }
  progress.clear();
  line(
    io.out,
    text.puzzles.found(source.game.id, set, text.number(found.length), text.number(games)),
  );
}

/** What another model has proved is proved anew, and left out where it no longer holds. */
async function proved(
  call: Call,
  source: AnyPuzzleSource,
  wanted: Wanted,
  stand: Stand,
): Promise<Stand> {
  const found: Puzzle[] = [];
  for (const [n, puzzle] of stand.found.entries()) {
    const isCurrent = puzzle.proof.model === source.model;
    const now = isCurrent ? puzzle : provedAnew(source, puzzle);
    if (now) found.push(now);
    const left = stand.found.slice(n + 1);
    if (!isCurrent) await keep(call, source, wanted, { ...stand, found: [...found, ...left] });
  }
  return { ...stand, found };
}

/** The second level finds it. */
const isEasy = ({ found }: Puzzle): boolean => found[1] === true;

interface Stand {
  readonly seed: string;
  readonly games: number;
  readonly found: Puzzle[];
}

const indexFile = (out: string, { game }: AnyPuzzleSource) => path.join(out, `${game.id}.json`);
const partFile = (out: string, { game }: AnyPuzzleSource, set: string, part: number) =>
  path.join(out, `${game.id}-${set}-${part}.json`);

/** What an earlier search of the same seed has found. */
async function shelved(
  { io, text }: Call,
  source: AnyPuzzleSource,
  { set, seed, out }: Wanted,
): Promise<Stand> {
  const shelf = (await indexIn(io.cwd, indexFile(out, source), text))[set];
  if (!shelf || shelf.seed !== seed) return { seed, games: 0, found: [] };
  const parts = Array.from(
    { length: Math.ceil(shelf.puzzles.length / PUZZLES_IN_FILE) },
    (_, part) => readJson(io.cwd, partFile(out, source, set, part), text) as Promise<Puzzle[]>,
  );
  return { seed, games: shelf.games, found: (await Promise.all(parts)).flat() };
}

async function indexIn(cwd: string, file: string, text: Call['text']): Promise<PuzzleIndex> {
  try {
    return (await readJson(cwd, file, text)) as PuzzleIndex;
  } catch (error) {
    if (error instanceof Problem) return {};
    throw error;
  }
}

async function keep(
  { io, text }: Call,
  source: AnyPuzzleSource,
  { set, out }: Wanted,
  { seed, games, found }: Stand,
): Promise<void> {
  for (let from = 0; from < found.length; from += PUZZLES_IN_FILE) {
    const part = found.slice(from, from + PUZZLES_IN_FILE);
    const file = partFile(out, source, set, from / PUZZLES_IN_FILE);
    await writeWhole(io.cwd, file, `${JSON.stringify(part)}\n`, text);
  }
  const beyond = Math.ceil(found.length / PUZZLES_IN_FILE);
  await rm(path.resolve(io.cwd, partFile(out, source, set, beyond)), { force: true });
  const file = indexFile(out, source);
  const puzzles = found.map(({ id, rating, position, seat }) => ({
    id,
    rating,
    ...source.moment(position as GameState, seat),
  }));
  const index = { ...(await indexIn(io.cwd, file, text)), [set]: { seed, games, puzzles } };
  await writeWhole(io.cwd, file, `${JSON.stringify(index)}\n`, text);
}
