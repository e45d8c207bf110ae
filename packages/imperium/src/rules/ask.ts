import { choose, type Flow, type Reason, type Refused, type Seat } from '@landsraad/kernel';
import type { DecisionKind, ImperiumOption } from '../choices.ts';
import type { Imperium, Source } from '../state.ts';

interface Question<O extends ImperiumOption> {
  readonly kind: DecisionKind;
  readonly rule: string;
  readonly options: readonly O[];
  readonly source?: Source;
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
  const { source, veiled, ...decision } = question;
  if (decision.options.length === 1 && !veiled && !game.options.confirmEverything)
    return decision.options[0]!;
  return yield* choose<O>(
    source ? { ...decision, seat, about: { source } } : { ...decision, seat },
  );
}

export function refusedAmong<T, O extends ImperiumOption>(
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
