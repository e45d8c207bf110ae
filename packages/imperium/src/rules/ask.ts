import {
  chooseSome,
  type Flow,
  oneOf,
  pickedFrom,
  type Refused,
  type Seat,
} from '@landsraad/kernel';
import type { DecisionKind, ImperiumOption } from '../choices.ts';
import type { Imperium, Source } from '../state.ts';
import { automataOf, isPlayed } from './extension.ts';

export interface Question<O extends ImperiumOption> {
  readonly kind: DecisionKind;
  readonly rule: string;
  readonly options: readonly O[];
  readonly source?: Source;
  /** What the choice is about, where the source does not say: a card, a number of steps. */
  readonly about?: Readonly<Record<string, string | number>>;
  readonly refused?: () => Refused<O>[];
  readonly fallback?: string;
  /** Others cannot tell how many options there are, so even a single one is asked. */
  readonly veiled?: boolean;
}

/** One of the options; a single one that everybody can see is taken without asking. */
export function* ask<O extends ImperiumOption>(
  game: Imperium,
  seat: Seat,
  question: Question<O>,
): Flow<O> {
  if (!isPlayed(game, seat)) return yield* automataOf(game).answer(game, seat, question);
  const { kind, rule, options, source, about, refused, fallback, veiled } = question;
  if (options.length === 1 && !veiled && !game.options.confirmEverything) return options[0]!;
  const subject = source && { source, ...about };
  const decision = oneOf({ seat, kind, rule, about: subject, options, refused, fallback });
  return pickedFrom(decision, yield [decision]);
}

export interface SomeQuestion<O extends ImperiumOption> {
  readonly kind: DecisionKind;
  readonly rule: string;
  readonly options: readonly O[];
  readonly min: number;
  readonly max: number;
  readonly source?: Source;
  readonly about?: Readonly<Record<string, string | number>>;
  readonly fallback?: readonly string[];
}

/** Several of the options. */
export function* askSome<O extends ImperiumOption>(
  game: Imperium,
  seat: Seat,
  question: SomeQuestion<O>,
): Flow<readonly O[]> {
  if (!isPlayed(game, seat)) return yield* automataOf(game).answerSome(game, seat, question);
  const { source, about, ...plain } = question;
  return yield* chooseSome<O>({ seat, ...plain, about: source && { source, ...about } });
}
