import type { Flow, Seat } from '@landsraad/kernel';
import type { DecisionKind, ImperiumOption } from '../choices.ts';
import { ask, askSome, type Question, type SomeQuestion } from '../rules/ask.ts';
import type { Imperium } from '../state.ts';
import { deciderOf } from './seats.ts';
import { least, wanted } from './ways.ts';

/** The catalogue's names of what a person is asked for a Rival; everything else is `hag.other`. */
const KINDS: Partial<Record<DecisionKind, DecisionKind>> = {
  'influence.gain': 'hag.influence.tie',
  'alliance.give': 'hag.alliance.give',
};

/** By the Rival's own rules where they decide it, else by a person. */
export function* answer<O extends ImperiumOption>(
  game: Imperium,
  seat: Seat,
  question: Question<O>,
): Flow<O> {
  const options = wanted(game, seat, question);
  if (options.length === 1) return options[0]!; // HAG-2.6
  const { kind, rule, source, about } = question;
  return yield* ask(game, deciderOf(game), {
    kind: KINDS[kind] ?? 'hag.other',
    rule,
    options,
    source,
    about: { ...about, for: seat },
  });
}

export function* answerSome<O extends ImperiumOption>(
  game: Imperium,
  seat: Seat,
  question: SomeQuestion<O>,
): Flow<readonly O[]> {
  const { kind, rule, options, min, source } = question;
  if (options.length === min) return options;
  if (kind === 'influence.gain.two') return yield* lowestOnes(game, seat, question);
  return yield* askSome(game, deciderOf(game), {
    kind: 'hag.other',
    rule,
    options,
    min,
    max: question.max,
    source,
    about: { for: seat },
  });
}

/** The least first, then the least of the rest; only a tie that matters is asked. */
function* lowestOnes<O extends ImperiumOption>(
  game: Imperium,
  seat: Seat,
  { options, min, rule, source }: SomeQuestion<O>,
): Flow<readonly O[]> {
  const taken: O[] = [];
  let left = options;
  while (taken.length < min) {
    const tied = least(left, game, seat);
    const next =
      tied.length <= min - taken.length
        ? tied
        : [yield* answer(game, seat, { kind: 'influence.gain', rule, options: tied, source })];
    taken.push(...next);
    left = left.filter((option) => !next.includes(option));
  }
  return taken;
}
