import { type Imperium, type ImperiumOptions, imperium } from '@landsraad/imperium';
import { below, randomChoice, seeded } from '@landsraad/kernel';
import { type School, taste } from '../../thinking/school.ts';
import type { Lesson } from '../../thinking/train.ts';
import { glimpse } from '../greedy/glimpse.ts';
import { playingOn } from '../greedy/playing-on.ts';
import { WEIGHTS } from '../greedy/weights.ts';
import { featuresOf, namesOf } from './features.ts';

/* Games to learn from: greedy against others like it, half of whom weigh things otherwise. */

/** What is played, turn about; most are the usual four. */
const TABLES: readonly Partial<ImperiumOptions>[] = [
  {},
  { ix: true },
  {},
  { ix: true, immortality: true },
  {},
  { immortality: true },
  {},
  { players: 3 },
  { ix: true, immortality: true },
  { players: 2 },
  { ix: true },
  { players: 1 },
  {},
  { ix: true, immortality: true },
  { players: 3, ix: true },
  { players: 2, ix: true, immortality: true },
];

/** Of so many turns one is learned from; every round's beginning is, where worlds are judged. */
const TURNS = 8;
/** Of so many decisions one is anything: what good play avoids is learned too. */
const SLIPS = 100;

/** Positions of the n-th game as a seat saw them, and who won in the end. */
function lessonsOf(seed: string, n: number, inputs: number): Lesson[] {
  const random = seeded(`${seed}/tastes/${n}`);
  const options = imperium.parseOptions(TABLES[n % TABLES.length]!);
  const state = imperium.setup(options, seeded(`${seed}/${n}`));
  state.events = null;
  const bots = state.players.map(() =>
    playingOn(below(random, 2) === 0 ? WEIGHTS : taste(WEIGHTS, random)),
  );
  const viewer = below(random, options.players);
  const seen: Seen[] = [];
  let round = state.round;
  for (let flow = imperium.next(state); flow; flow = imperium.next(state)) {
    let step = flow.next();
    if (!step.done && state.round > 0) {
      const begins = state.round !== round;
      if (begins || below(random, TURNS) === 0)
        seen.push({ rows: featuresOf(state, viewer, inputs), begins });
      round = state.round;
    }
    while (!step.done) {
      const decision = step.value[0]!;
      const { seat } = decision;
      const choice =
        below(random, SLIPS) === 0
          ? randomChoice(decision, random)
          : bots[seat]!.decide(decision, () => glimpse(state, seat), random);
      step = flow.next({ seat, choice });
    }
  }
  return lessonsIn(seen, winnerOf(state));
}

/** A position that was seen, and whether a round began there. */
interface Seen {
  readonly rows: Float32Array;
  readonly begins: boolean;
}

/** Whatever was done in a round led to the beginning of the next. */
function lessonsIn(seen: readonly Seen[], winner: number): Lesson[] {
  const lessons: Lesson[] = [];
  let later: Lesson | undefined;
  for (const { rows, begins } of seen.toReversed()) {
    const lesson: Lesson = { rows, winner, ...(later && { later }) };
    if (begins) later = lesson;
    lessons.push(lesson);
  }
  return lessons.reverse();
}

const winnerOf = (state: Imperium): number => imperium.result(state)![0]!.seat;

export const imperiumSchool: School = {
  names: () => namesOf(imperium.setup(imperium.parseOptions({}), seeded(''))),
  lessonsOf,
};
