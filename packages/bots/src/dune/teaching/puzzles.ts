import { type DecisionKind, type DuneOptions, dune } from '@landsraad/dune';
import { puzzleSource } from '../../puzzles/finder.ts';
import { versionOf } from '../../thinking/net.ts';
import { levels } from '../levels.ts';
import { judgeBy } from '../thinking/judge.ts';
import model from '../thinking/model.json' with { type: 'json' };
import { planOf } from '../thinking/thinkers-here.ts';
import { teachingWith } from './teacher.ts';

/** Before that nobody is near to winning. */
const FIRST_TURN = 2;

const { plan, telling } = teachingWith(model, planOf('level-5'), judgeBy(model));

/** Where forces are shipped to, and which of them move; how many, and how far, follows from that. */
const CAMPAIGN: readonly string[] = ['ship', 'move'] satisfies DecisionKind[];

const table = (options: Partial<DuneOptions>): DuneOptions => dune.parseOptions(options);

export const dunePuzzles = puzzleSource({
  game: dune,
  sets: {
    dune: [
      table({ mode: 'advanced' }),
      table({ mode: 'basic', factions: [null, null, null, null] }),
      table({ mode: 'basic' }),
    ],
  },
  players: [levels['level-2']],
  levels: [levels['level-1'], levels['level-2'], levels['level-4']],
  plan: { ...plan, follows: () => false },
  telling,
  // Forces that are called upon and then stay where they are: no answer beside staying.
  single: true,
  suits: ({ kind }, { turn }) => CAMPAIGN.includes(kind) && turn >= FIRST_TURN,
  moment: ({ factions, turn }, seat) => ({ plays: factions[seat]!.id, round: turn }),
  model: versionOf(model),
});
