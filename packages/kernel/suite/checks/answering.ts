import type { Choice, Reason } from '../../src/decision.ts';
import { Refusal } from '../../src/problem.ts';
import type { Seat } from '../../src/seat.ts';
import { everyChoice, wrongChoices } from './choices.ts';
import { difference } from './compare.ts';
import {
  type AnyMatch,
  atSomePositions,
  messageOf,
  must,
  mustBeSame,
  openIn,
  seatsOf,
  someSeat,
  type Trial,
  textOf,
} from './trial.ts';

/** Everything that is offered can be taken, what the clock would take included. */
export function takesWhatIsOffered(trial: Trial): void {
  atSomePositions(trial, (match, random) => {
    for (const { decision, unasked } of openIn(match, someSeat(match, random)))
      for (const choice of everyChoice(decision, random))
        mustTake(match, decision.seat, choice, unasked);
  });
}

function mustTake(match: AnyMatch, seat: Seat, choice: Choice, unasked?: string): void {
  const fork = match.fork();
  const what = `${JSON.stringify(choice)} by seat ${seat}`;
  try {
    fork.answer(seat, choice, unasked);
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    throw new Error(`${what} is offered and refused: ${messageOf(cause)}`, { cause });
  }
  const faults = fork.game.faults(fork.state);
  must(faults.length === 0, `after ${what} the position is not sound: ${faults.join('; ')}`);
}

/** Everything else is refused, and leaves no trace. */
export function refusesTheRest(trial: Trial): void {
  atSomePositions(trial, (match, random) => {
    const before = textOf(match);
    const state = JSON.stringify(match.state);
    const mustLeaveNoTrace = (seat: Seat, choice: Choice, unasked?: string) => {
      const { code } = mustRefuse(match, seat, choice, unasked);
      mustBeSame(JSON.stringify(match.state), state, `after a refusal (${code}) the state`);
    };
    for (const { decision, unasked } of openIn(match, someSeat(match, random)))
      for (const choice of wrongChoices(decision)) mustLeaveNoTrace(decision.seat, choice, unasked);
    const stray = [-1, seatsOf(match).length, 0.5, Number.NaN, '0', '__proto__', null, undefined];
    const idle = seatsOf(match).filter((seat) => !match.decision(seat));
    const legal = match.pending[0]?.fallback ?? 'anything';
    for (const seat of [...idle, ...stray]) mustLeaveNoTrace(seat as Seat, legal);
    const kinds = new Set(openIn(match).flatMap(({ unasked }) => unasked ?? []));
    for (const seat of [...seatsOf(match), ...stray])
      for (const kind of ['', '__proto__', 'no such kind'])
        mustLeaveNoTrace(seat as Seat, legal, kind);
    for (const kind of kinds) for (const seat of stray) mustLeaveNoTrace(seat as Seat, legal, kind);
    mustBeSame(textOf(match), before, 'after many refusals the match');
  });
}

/** What is shown as not possible is not offered, and is refused for the reason shown. */
export function saysWhyNot(trial: Trial): void {
  atSomePositions(trial, (match) => {
    for (const { seat, kind, ...decision } of match.pending) {
      if (decision.shape !== 'one') continue;
      const offered = decision.options.map(({ id }) => id);
      const refused = match.decision(seat)!.refused;
      const ids = refused.map(({ option }) => option.id);
      must(new Set(ids).size === ids.length, `${kind} refuses an id twice: ${ids.join(', ')}`);
      for (const { option, why } of refused) {
        must(!offered.includes(option.id), `${kind} both offers and refuses ${option.id}`);
        const told = difference(mustRefuse(match, seat, option.id), why);
        must(told === null, `${kind} refuses ${option.id} for another reason: ${told}`);
      }
    }
  });
}

function mustRefuse(match: AnyMatch, seat: Seat, choice: Choice, unasked?: string): Reason {
  try {
    match.answer(seat, choice, unasked);
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    throw new Error(`${described(choice)} by seat ${seat} throws ${error}`, { cause: error });
  }
  throw new Error(`${described(choice)} by seat ${seat} is taken although it was not offered`);
}

const described = (choice: unknown): string => JSON.stringify(choice) ?? String(choice);
