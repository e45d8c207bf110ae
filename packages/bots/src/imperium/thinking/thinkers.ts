import type { DecisionKind, Imperium, ImperiumView } from '@landsraad/imperium';
import type { Bot } from '../../bot.ts';
import { roundEnds } from '../../play-on.ts';
import type { KeptNet } from '../../thinking/net.ts';
import { type Heat, type Thinking, thinking } from '../../thinking/search.ts';
import { glimpse } from '../greedy/glimpse.ts';
import { greedy } from '../greedy/index.ts';
import { playingOn } from '../greedy/playing-on.ts';
import { type Judge, judgeBy } from './judge.ts';

/*
 * The levels that play on to the end of the round, where all that was done in it can be compared.
 * They differ by what they think about, how many ways they see and in how many worlds they try them.
 */

export type ThinkerName = 'level-5' | 'level-4' | 'level-3';
export type Thinkers = Readonly<Record<ThinkerName, Bot<ImperiumView>>>;

type Care = Pick<Thinking<ImperiumView>, 'ponders' | 'ways' | 'heats' | 'heatsFor'>;

/** Which card sends an Agent where, or whether to reveal. */
const TURNS: readonly string[] = ['turn.kind', 'agent.space'] satisfies DecisionKind[];

/** What a turn is for: most ways fall behind in a few worlds. */
const LONG: readonly Heat[] = [
  { worlds: 4, stay: 8 },
  { worlds: 8, stay: 5 },
  { worlds: 16, stay: 3 },
  { worlds: 20, stay: 1 },
];

/** The rest of a turn, which was thought through where it began. */
const SHORT: readonly Heat[] = [
  { worlds: 4, stay: 4 },
  { worlds: 8, stay: 2 },
  { worlds: 12, stay: 1 },
];

const CARE: Readonly<Record<ThinkerName, Care>> = {
  'level-3': {
    ponders: (kind) => TURNS.includes(kind),
    ways: 4,
    heats: [
      { worlds: 1, stay: 3 },
      { worlds: 2, stay: 1 },
    ],
  },
  'level-4': {
    ponders: () => true,
    ways: 7,
    heats: [
      { worlds: 2, stay: 4 },
      { worlds: 4, stay: 1 },
    ],
  },
  'level-5': {
    ponders: () => true,
    ways: 14,
    heats: LONG,
    heatsFor: (kind) => (kind === 'turn.kind' ? LONG : SHORT),
  },
};

/** An alternative that is hardly better in few worlds is not better. */
const DOUBT = 0.5;

export const planOf = (name: ThinkerName, judge: Judge): Thinking<ImperiumView> => ({
  name,
  glance: greedy,
  playsOn: playingOn,
  look: ({ state }, seat) => glimpse(state as Imperium, seat),
  follows: (kind) => kind === ('agent.space' satisfies DecisionKind),
  horizon: roundEnds,
  judge: (world, seat) => judge(world, seat)[seat]!,
  doubt: DOUBT,
  ...CARE[name],
});

export function thinkersWith(model: KeptNet): Thinkers {
  const judge = judgeBy(model);
  return {
    'level-5': thinking(planOf('level-5', judge)),
    'level-4': thinking(planOf('level-4', judge)),
    'level-3': thinking(planOf('level-3', judge)),
  };
}
