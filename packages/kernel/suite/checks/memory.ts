import type { Answer } from '../../src/flow.ts';
import { Match } from '../../src/match.ts';
import { Refusal } from '../../src/problem.ts';
import { sameRandom } from '../../src/random.ts';
import { difference, freezeParts, sharedPart } from './compare.ts';
import {
  type AnyMatch,
  answerAtRandom,
  atEveryPosition,
  atSomePositions,
  give,
  giveAll,
  must,
  mustBeSame,
  playOnAtRandom,
  reloaded,
  seatsOf,
  standOf,
  type Trial,
  textOf,
} from './trial.ts';

/** A copy has every field of its original, and shares nothing with it that could change. */
export function clonesWhole(trial: Trial): void {
  atEveryPosition(trial, ({ game, state }) => {
    const copy = game.clone(state);
    const lost = difference(copy, structuredClone(state));
    must(lost === null, `the copy differs in ${lost}`);
    const allowed = (path: string) => trial.shared(path) || trial.replaced(path);
    const shared = sharedPart(copy, state, allowed);
    must(shared === null, `the copy shares ${shared} with its original`);
  });
}

/** What copies may share because it is only ever replaced is frozen: to change it would throw. */
export function replacesWhatCopiesShare(trial: Trial): void {
  atEveryPosition(trial, ({ state }) => freezeParts(state, trial.replaced));
}

/** Saved as text and loaded, a match stands where it stood and takes the next answer alike. */
export function savesAndLoads(trial: Trial): void {
  atEveryPosition(trial, (match, random) => {
    const loaded = reloaded(match);
    mustBeSame(standOf(loaded), standOf(match), 'the loaded match');
    must(loaded.events('afterwards').length === 0, 'the loaded match tells old news');
    if (match.over) return;
    const answer = answerAtRandom(loaded, random);
    const fork = match.fork();
    give(fork, answer);
    mustBeSame(standOf(loaded), standOf(fork), 'the loaded match after an answer');
  });
}

/** Replayed from its record, forked or loaded on the way, a match goes the same way to its end. */
export function goesTheSameWay(trial: Trial): void {
  const { answers, texts, record } = wholeGame(trial);
  Match.replay(trial.game, record, (replayed: AnyMatch) =>
    mustBeSame(standOf(replayed), texts[replayed.position]!, `the replay at ${replayed.position}`),
  );
  atSomePositions(trial, (match) => {
    const rest = answers.slice(match.position);
    for (const twin of [match.fork(), reloaded(match)]) {
      giveAll(twin, rest);
      mustBeSame(standOf(twin), texts.at(-1)!, 'the end of a fork or a loaded match');
    }
  });
}

function wholeGame(trial: Trial): { answers: readonly Answer[]; texts: string[]; record: unknown } {
  const texts: string[] = [];
  let record = '';
  const answers = atEveryPosition(trial, (match) => {
    texts.push(standOf(match));
    if (match.over) record = JSON.stringify(match.save());
  });
  return { answers, texts, record: JSON.parse(record) };
}

/** Whatever is done with a fork, its origin does not notice, and two forks do not meet. */
export function forksApart(trial: Trial): void {
  atSomePositions(trial, (match, random) => {
    const before = textOf(match);
    const fork = match.fork();
    const twin = match.fork();
    mustBeSame(textOf(fork), before, 'the fork');
    const answers = playOnAtRandom(fork, random, trial.limit);
    mustBeSame(textOf(match), before, 'the origin of a fork that was played on');
    mustBeSame(textOf(twin), before, 'another fork');
    giveAll(twin, answers);
    mustBeSame(textOf(twin), textOf(fork), 'another fork with the same answers');
    if (answers.length > 0) fork.takeBack(answers.length);
    mustBeSame(textOf(fork), before, 'a fork that took everything back');
    mustBeSame(textOf(match), before, 'the origin of a fork that took everything back');
  });
}

/** Undo is refused after news or another's answer; else it goes back exactly, and forth again. */
export function undoesExactly(trial: Trial): void {
  const texts: string[] = [];
  let before: Pick<AnyMatch['state'], 'random' | 'revealed'> | null = null;
  const answers = atEveryPosition(trial, (match, _, past) => {
    const { random, revealed } = match.game.clone(match.state);
    const silent =
      before !== null && before.revealed === revealed && sameRandom(before.random, random);
    for (const seat of seatsOf(match)) {
      const expected = silent && past.at(-1)!.seat === seat;
      must(match.canUndo(seat) === expected, `seat ${seat} can${expected ? 'not' : ''} undo`);
      if (!expected) mustRefuseUndo(match, seat);
    }
    texts.push(standOf(match));
    before = { random, revealed };
  });
  atSomePositions(trial, (match, _, past) => {
    const last = past.at(-1)?.seat;
    const fork = match.fork();
    while (last !== undefined && fork.canUndo(last)) {
      fork.undo(last);
      mustBeSame(standOf(fork), texts[fork.position]!, `undoing to ${fork.position}`);
    }
    giveAll(fork, answers.slice(fork.position, match.position));
    mustBeSame(standOf(fork), texts[match.position]!, 'undoing and playing the same again');
  });
}

function mustRefuseUndo(match: AnyMatch, seat: number): void {
  const { position } = match;
  try {
    match.undo(seat);
  } catch (error) {
    must(error instanceof Refusal, `undo does not refuse but throws ${error}`);
  }
  must(match.position === position, `seat ${seat} undid what it may not`);
}
