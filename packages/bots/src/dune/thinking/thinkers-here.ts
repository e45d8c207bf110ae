import { type DecisionKind, type Dune, type DuneView, glimpse } from '@landsraad/dune';
import type { Bot } from '../../bot.ts';
import { roundEnds } from '../../play-on.ts';
import { type Thinking, thinking } from '../../thinking/search.ts';
import type { Teacher } from '../../thinking/teacher.ts';
import { playingOn } from '../greedy/playing-on.ts';
import { fencing } from '../knowing/fencing.ts';
import { teacherWith } from '../teaching/teacher.ts';
import { judgeBy } from './judge.ts';
import model from './model.json' with { type: 'json' };

/*
 * The levels that draw their plans from worlds, and those that play on to the end of the turn, where
 * it shows who has won, or how near they are. They differ by what they think about, how many ways
 * they see and in how many worlds they try them.
 */

type ThinkerName = 'level-5' | 'level-4';
type Care = Pick<Thinking<DuneView>, 'ponders' | 'ways' | 'heats'>;

/** Where forces go this turn. */
const CAMPAIGN: readonly string[] = ['ship', 'move', 'move.to'] satisfies DecisionKind[];
const ALLIANCES: readonly string[] = [
  'alliance.break',
  'alliance.propose',
  'alliance.answer',
] satisfies DecisionKind[];

const CARE: Readonly<Record<ThinkerName, Care>> = {
  'level-4': {
    ponders: (kind) => CAMPAIGN.includes(kind),
    ways: 5,
    heats: [
      { worlds: 2, stay: 2 },
      { worlds: 2, stay: 1 },
    ],
  },
  'level-5': {
    ponders: (kind) => CAMPAIGN.includes(kind) || ALLIANCES.includes(kind),
    ways: 8,
    heats: [
      { worlds: 3, stay: 3 },
      { worlds: 5, stay: 1 },
    ],
  },
};

/** An alternative that is hardly better in few worlds is not better. */
const DOUBT = 0.5;

const judge = judgeBy(model);

export const planOf = (name: ThinkerName): Thinking<DuneView> => ({
  name,
  glance: fencing(name, { worlds: 10, rounds: 150 }),
  playsOn: playingOn,
  look: ({ state }, seat) => glimpse(state as Dune, seat),
  follows: (kind) => kind === ('ship.number' satisfies DecisionKind),
  horizon: roundEnds,
  judge: (world, seat) => judge(world, seat)[seat]!,
  doubt: DOUBT,
  ...CARE[name],
});

/** Battle plans are drawn, whatever else is played on: what is best in most worlds is foreseen. */
function thinker(name: ThinkerName): Bot<DuneView> {
  const plan = planOf(name);
  const seeker = thinking(plan);
  return {
    ...seeker,
    speaksUp: plan.glance.speaksUp,
    decide: (decision, ...rest) =>
      (decision.shape === 'form' ? plan.glance : seeker).decide(decision, ...rest),
  };
}

export const thinkers = {
  'level-5': thinker('level-5'),
  'level-4': thinker('level-4'),
  'level-3': fencing('level-3', { worlds: 8, rounds: 150 }),
} as const satisfies Record<string, Bot<DuneView>>;

const teacherAs = (name: ThinkerName): Teacher<DuneView> => teacherWith(model, planOf(name), judge);

export const teacher = teacherAs('level-5');
/** Whole games are looked at with less care. */
export const reviewer = teacherAs('level-4');
