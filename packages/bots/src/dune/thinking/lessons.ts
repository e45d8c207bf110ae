import { type Dune, type DuneOptions, dune, glimpse } from '@landsraad/dune';
import { below, pickFrom, randomChoice, seeded } from '@landsraad/kernel';
import { type School, taste } from '../../thinking/school.ts';
import type { Lesson } from '../../thinking/train.ts';
import { greedy, greedyWith } from '../greedy/index.ts';
import { WEIGHTS } from '../greedy/weights.ts';
import { featuresOf, namesOf } from './features.ts';

/* Games to learn from: greedy against others like it, half of whom weigh things otherwise. */

/** What is played, turn about; most are the usual six. */
const TABLES: readonly Partial<DuneOptions>[] = [
  { mode: 'advanced' },
  { mode: 'advanced' },
  { mode: 'basic' },
  { mode: 'advanced' },
  { mode: 'advanced', factions: [null, null, null, null, null] },
  { mode: 'advanced' },
  { mode: 'advanced' },
  { mode: 'advanced', factions: [null, null, null, null] },
  { mode: 'basic' },
];

/** Of so many decisions one is anything: what good play avoids is learned too. */
const SLIPS = 60;

/** Every beginning of a turn in the n-th game as a seat saw it, and who won in the end. */
function lessonsOf(seed: string, n: number): Lesson[] {
  const random = seeded(`${seed}/tastes/${n}`);
  const options = dune.parseOptions(TABLES[n % TABLES.length]!);
  const state = dune.setup(options, seeded(`${seed}/${n}`));
  state.events = null;
  const bots = state.factions.map(() =>
    below(random, 2) === 0 ? greedy : greedyWith(taste(WEIGHTS, random)),
  );
  const seen: Float32Array[] = [];
  let turn = state.turn;
  for (let flow = dune.next(state); flow; flow = dune.next(state)) {
    if (state.turn !== turn) {
      turn = state.turn;
      seen.push(featuresOf(state, below(random, state.factions.length)));
    }
    for (let step = flow.next(); !step.done; ) {
      const decision = step.value[0]!;
      const { seat } = decision;
      const choice =
        below(random, SLIPS) === 0
          ? randomChoice(decision, random)
          : bots[seat]!.decide(decision, () => glimpse(state, seat), random);
      step = flow.next({ seat, choice });
    }
  }
  // Whoever shares a victory is its winner as often as the others.
  return seen.map((rows) => ({ rows, winner: pickFrom(random, winnersOf(state)) }));
}

const winnersOf = (state: Dune): number[] =>
  dune.result(state)!.flatMap(({ seat, rank }) => (rank === 1 ? [seat] : []));

export const duneSchool: School = {
  names: () => namesOf(dune.setup(dune.parseOptions({}), seeded(''))),
  lessonsOf,
};
