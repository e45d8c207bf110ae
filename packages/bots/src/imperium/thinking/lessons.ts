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

/** Of so many decisions one is anything: what good play avoids is learned too. */
const SLIPS = 100;

/** Every beginning of a round in the n-th game as a seat saw it, and who won in the end. */
function lessonsOf(seed: string, n: number, inputs: number): Lesson[] {
  const random = seeded(`${seed}/tastes/${n}`);
  const options = imperium.parseOptions(TABLES[n % TABLES.length]!);
  const state = imperium.setup(options, seeded(`${seed}/${n}`));
  state.events = null;
  const bots = state.players.map(() =>
    playingOn(below(random, 2) === 0 ? WEIGHTS : taste(WEIGHTS, random)),
  );
  const viewer = below(random, options.players);
  const seen: Float32Array[] = [];
  let round = 0;
  for (let flow = imperium.next(state); flow; flow = imperium.next(state)) {
    let step = flow.next();
    // Worlds are judged where a round begins, and nowhere else.
    if (!step.done && state.round !== round) {
      round = state.round;
      seen.push(featuresOf(state, viewer, inputs));
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
  return inOrder(seen, winnerOf(state));
}

/** Whatever was done in a round led to the beginning of the next. */
function inOrder(seen: readonly Float32Array[], winner: number): Lesson[] {
  let later: Lesson | undefined;
  const lessons = seen.toReversed().map((rows): Lesson => {
    later = { rows, winner, ...(later && { later }) };
    return later;
  });
  return lessons.reverse();
}

const winnerOf = (state: Imperium): number => imperium.result(state)![0]!.seat;

export const imperiumSchool: School = {
  names: () => namesOf(imperium.setup(imperium.parseOptions({}), seeded(''))),
  lessonsOf,
};
