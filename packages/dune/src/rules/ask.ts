import {
  type Answer,
  type Flow,
  oneOf,
  type PickOne,
  pickedFrom,
  type Refused,
  type SealedWindow,
  type Seat,
} from '@landsraad/kernel';
import type { DecisionKind, DuneOption } from '../choices.ts';
import type { Dune } from '../state.ts';
import { sealed, type WindowKind } from './windows.ts';

interface Question<O extends DuneOption> {
  readonly kind: DecisionKind;
  readonly rule: string;
  /** As a function where a deal may change them while they are thought about. */
  readonly options: readonly O[] | (() => readonly O[]);
  readonly about?: Readonly<Record<string, unknown>>;
  readonly refused?: () => Refused<O>[];
  readonly fallback?: string;
  /** An answer counts no sooner than after so many beats. */
  readonly pause?: number;
  /** Others may not see what is asked. */
  readonly hidden?: boolean;
  /** Nor that this seat has a choice, or is asked at all. */
  readonly window?: SealedWindow;
}

const decisionOf = <O extends DuneOption>(
  seat: Seat,
  kind: DecisionKind,
  { rule, options, about, refused, fallback, pause, hidden }: Omit<Question<O>, 'kind'>,
  window: SealedWindow | undefined,
): PickOne<O> => {
  const anew = typeof options === 'function' ? options : undefined;
  return oneOf({
    seat,
    kind,
    rule,
    about,
    hidden: hidden || window ? true : undefined,
    window,
    options: typeof options === 'function' ? options() : options,
    anew,
    pause,
    refused,
    fallback,
  });
};

/** Always asks: in this game a question that is skipped can tell others what a seat holds. */
export function* ask<O extends DuneOption>(seat: Seat, question: Question<O>): Flow<O> {
  const decision = decisionOf(seat, question.kind, question, question.window);
  return pickedFrom(decision, yield [decision]);
}

/** What a seat said to a question put to several. */
export interface Said<O extends DuneOption> {
  readonly seat: Seat;
  readonly picked: O;
}

/** A window: the same question to several seats at once, answered in any order. */
export function* askAtOnce<O extends DuneOption>(
  game: Dune,
  seats: readonly Seat[],
  kind: WindowKind,
  question: (seat: Seat) => Omit<Question<O>, 'kind'>,
): Flow<Said<O>[]> {
  const window = sealed(kind);
  const asked = seats.map((seat) => decisionOf(seat, kind, question(seat), window));
  // In the order of the seats: who was quickest must not show in what follows.
  const said = new Array<Said<O>>(asked.length);
  for (let open = asked; open.length > 0; ) {
    const answer: Answer = yield open;
    const i = seats.indexOf(answer.seat);
    said[i] = { seat: answer.seat, picked: pickedFrom(asked[i]!, answer) };
    open = allBut(open, answer.seat);
  }
  if (seats.length > 1) game.revealed++; // what the others said is news to the last
  return said;
}

function allBut<D extends { readonly seat: Seat }>(asked: readonly D[], seat: Seat): D[] {
  const others: D[] = [];
  for (const decision of asked) if (decision.seat !== seat) others.push(decision);
  return others;
}

/** One of the options, or the only one: for what everybody can see. */
export function* askOpenly<O extends DuneOption>(seat: Seat, question: Question<O>): Flow<O> {
  const { options } = question;
  return typeof options !== 'function' && options.length === 1
    ? options[0]!
    : yield* ask(seat, question);
}
