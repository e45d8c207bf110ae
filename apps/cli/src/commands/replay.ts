import { type AnyMatch, Match, Problem, RuleError, type Viewer } from '@landsraad/kernel';
import { type Call, type Command, DONE, FAILED } from '../command.ts';
import { inFile } from '../files.ts';
import { type Io, line } from '../io.ts';
import {
  isKept,
  type MatchFile,
  type Promised,
  readMatchFile,
  reproduces,
} from '../saved-match.ts';
import { paddedLeft, wrapped } from '../screen/layout.ts';
import type { Text } from '../text/text.ts';

const MOST = 999_999;
const MARGIN = 6;
const MOST_SEATS = 6;

/** Tells a saved match again, and checks that it comes out as it was saved. */
export const replay: Command = {
  options: { from: 'value', to: 'value', seat: 'value' },
  run: async (call) => {
    const { io, text, args } = call;
    args.expectWords(text.words.file);
    const file = args.words[0]!;
    const content = await readMatchFile(io.cwd, file, text);
    const from = args.integer('from', 1, MOST) ?? 1;
    const to = args.integer('to', from, MOST) ?? MOST;
    const seat = args.integer('seat', 1, MOST_SEATS);
    const lines: string[] = [];
    const ended = tell(
      call,
      file,
      content,
      { from, to, viewer: seat ? seat - 1 : 'afterwards' },
      lines,
    );
    for (const one of lines) line(io.out, one);
    if ('failure' in ended) {
      line(io.err, text.replay.failure(ended.at, ended.failure));
      return FAILED;
    }
    return conclude(io, text, content, ended.match);
  },
};

interface Telling {
  readonly from: number;
  readonly to: number;
  readonly viewer: Viewer;
}

type Ended = { readonly match: AnyMatch } | { readonly failure: string; readonly at: number };

/** Fills the lines as it goes, so that a match that fails is told up to its fault. */
function tell(
  { text, io }: Call,
  file: string,
  content: MatchFile,
  { from, to, viewer }: Telling,
  lines: string[],
): Ended {
  const { game, wording, story } = content.playable;
  const { answers } = content.record;
  if (Array.isArray(answers) && from > Math.max(1, answers.length))
    throw new Problem(text.errors.inFile(file, text.replay.noSuchAnswer(from, answers.length)));
  let told = 0;
  let at = 0;
  const width = io.out.width();
  const onStep = (match: AnyMatch) => {
    const seats = game.seats(match.options);
    if (typeof viewer === 'number' && viewer >= seats)
      throw new Problem(text.errors.notInRange('--seat', String(viewer + 1), 1, seats));
    at = match.position;
    const events = match.events(viewer, told);
    told += events.length;
    // Before the first answer the table is set up, which belongs to the beginning.
    if (at > to || (at < from && from > 1)) return;
    const context = wording.context(match.state, text);
    for (const event of events) {
      const [first, ...rest] = wrapped(
        wording.event(event, context, text.language),
        width - MARGIN,
      );
      if (story.opens(event)) lines.push('');
      lines.push(`${paddedLeft(String(at), MARGIN - 2)}  ${first}`);
      lines.push(...rest.map((part) => ' '.repeat(MARGIN) + part));
    }
  };
  try {
    return { match: inFile(file, text, () => Match.replay(game, content.record, onStep)) };
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    const why = error.cause instanceof Error ? error.cause.message : String(error.cause);
    return { failure: why.split('\n', 1)[0]!, at: at + 1 };
  }
}

/** What was told before the first card, beside what the seed gives. */
function compare(io: Io, text: Text, promise: Promised, seed: unknown): number {
  if (isKept(promise, seed)) {
    line(io.out, text.replay.promiseKept(promise.commitment));
    return DONE;
  }
  line(io.err, text.replay.promiseBroken);
  return FAILED;
}

function conclude(io: Io, text: Text, content: MatchFile, match: AnyMatch): number {
  const { wording } = content.playable;
  const context = wording.context(match.state, text);
  line(io.out);
  if (match.result)
    for (const place of wording.ranking(match.result, context, text.language)) line(io.out, place);
  else
    line(io.out, text.replay.unfinished(match.position, context.seatName(match.pending[0]!.seat)));
  if (!reproduces(match, content)) {
    line(io.err, text.replay.differs);
    return FAILED;
  }
  line(io.out, text.replay.reproduced(match.position));
  return content.promise ? compare(io, text, content.promise, content.record.seed) : DONE;
}
