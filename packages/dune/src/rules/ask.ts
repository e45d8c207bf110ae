import type { Flow, PickOne, Reason, Refused, Seat } from '@landsraad/kernel';
import type { DecisionKind, DuneOption } from '../choices.ts';

interface Question<O extends DuneOption> {
  readonly kind: DecisionKind;
  readonly rule: string;
  readonly options: readonly O[];
  readonly about?: Readonly<Record<string, unknown>>;
  readonly refused?: () => Refused<O>[];
  readonly fallback?: string;
  /** Others may not see what is asked, or that this seat has a choice at all. */
  readonly hidden?: boolean;
}

/** Always asks: in this game a question that is skipped can tell others what a seat holds. */
export function* ask<O extends DuneOption>(
  seat: Seat,
  { kind, rule, options, about, refused, fallback, hidden }: Question<O>,
): Flow<O> {
  const decision: PickOne<O> = {
    shape: 'one',
    seat,
    kind,
    rule,
    options,
    fallback: fallback ?? options[0]!.id,
    ...(about && { about }),
    ...(refused && { refused }),
    ...(hidden && { hidden: true as const }),
  };
  const { choice } = yield [decision];
  return options.find(({ id }) => id === choice)!;
}

/** One of the options, or the only one: for what everybody can see. */
export function* askOpenly<O extends DuneOption>(seat: Seat, question: Question<O>): Flow<O> {
  return question.options.length === 1 ? question.options[0]! : yield* ask(seat, question);
}

export function refusedAmong<T, O extends DuneOption>(
  candidates: Iterable<T>,
  why: (candidate: T) => Reason | null,
  option: (candidate: T) => O,
): Refused<O>[] {
  const refused: Refused<O>[] = [];
  for (const candidate of candidates) {
    const reason = why(candidate);
    if (reason) refused.push({ option: option(candidate), why: reason });
  }
  return refused;
}
