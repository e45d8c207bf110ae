import type { Choice, Decision, OpenDecision } from '../../src/decision.ts';
import type { Answer } from '../../src/flow.ts';
import type { Game } from '../../src/game.ts';
import { type AnyMatch, Match } from '../../src/match.ts';
import { randomChoice } from '../../src/playout.ts';
import { RuleError } from '../../src/problem.ts';
import { below, pickFrom, type Random, seeded } from '../../src/random.ts';
import type { Seat, Viewer } from '../../src/seat.ts';
import { difference } from './compare.ts';

export type { AnyMatch } from '../../src/match.ts';

/** One random game to be checked; the seed decides everything in it. */
export interface Trial {
  readonly game: Game;
  readonly options: unknown;
  readonly seed: string;
  /** A game that is not over after so many decisions is stuck. */
  readonly limit: number;
  /** How many positions of the game the costly checks look at. */
  readonly samples: number;
  /** Paths of the state whose content is static, so that copies may share it. */
  readonly shared: (path: string) => boolean;
  /** Paths of the state whose content is replaced, never changed, so that copies may share it. */
  readonly replaced: (path: string) => boolean;
  /** What a viewer foresees of some answers; null where nothing of its own can come. */
  readonly foresees: (view: unknown, choices: readonly Choice[]) => Foreseen | null;
}

/** What is asked after the answers, among whatever else is foreseen. */
export interface Foreseen {
  readonly decision: OpenDecision | null;
}

/** A check that failed, with the match that shows it as a record for `Match.replay`. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly record: unknown;
  constructor(message: string, details: { cause: unknown; record: unknown }) {
    super(message, { cause: details.cause });
    this.record = details.record;
  }
}

/** What a look at a position gets: the match, chance of its own, and the answers given so far. */
export type Look = (match: AnyMatch, random: Random, past: readonly Answer[]) => void;

/** Plays the game at random and looks at every position, the first and the last included. */
export function atEveryPosition(trial: Trial, look: Look): readonly Answer[] {
  const match: AnyMatch = Match.start(trial.game, trial.options, trial.seed);
  const random = seeded(`${trial.seed} answers`);
  const past: Answer[] = [];
  try {
    for (;;) {
      look(match, seeded(`${trial.seed} look ${match.position}`), past);
      if (match.over) return past;
      if (match.position >= trial.limit)
        throw new Error(
          `not over after ${trial.limit} decisions, ${JSON.stringify(match.waiting)}`,
        );
      past.push(answerAtRandom(match, random));
    }
  } catch (cause) {
    const record = cause instanceof RuleError ? cause.record : match.save();
    const options = JSON.stringify(trial.options);
    const where = `${trial.game.id} ${options}, seed ${trial.seed}, position ${match.position}`;
    throw new Failure(`${where}: ${messageOf(cause)}`, { cause, record });
  }
}

/** Looks at a handful of the game's positions, chosen anew for every seed. */
export function atSomePositions(trial: Trial, look: Look): void {
  const { length } = atEveryPosition(trial, () => {});
  const random = seeded(`${trial.seed} samples`);
  const chosen = new Set<number>();
  for (let i = 0; i < trial.samples; i++) chosen.add(below(random, length + 1));
  atEveryPosition(trial, (match, ...rest) => {
    if (chosen.has(match.position)) look(match, ...rest);
  });
}

export function answerAtRandom(match: AnyMatch, random: Random): Answer {
  const answer = unaskedAtRandom(match, random) ?? owedAtRandom(match, random);
  give(match, answer);
  return answer;
}

function owedAtRandom(match: AnyMatch, random: Random): Answer {
  const decision = pickFrom(random, match.pending);
  return { seat: decision.seat, choice: randomChoice(decision, random) };
}

/** Where a game lets seats act of their own accord, somebody does so now and then. */
const UNASKED_EVERY = 6;

function unaskedAtRandom(match: AnyMatch, random: Random): Answer | null {
  if (!match.game.unasked || below(random, UNASKED_EVERY) > 0) return null;
  const seat = pickFrom(random, seatsOf(match));
  const open = match.openTo(seat);
  if (open.length === 0) return null;
  const decision = pickFrom(random, open);
  return { seat, choice: randomChoice(decision, random), unasked: decision.kind };
}

export function playOnAtRandom(match: AnyMatch, random: Random, limit: number): Answer[] {
  const answers: Answer[] = [];
  while (!match.over) {
    if (answers.length >= limit) throw new Error(`not over after ${limit} more decisions`);
    answers.push(answerAtRandom(match, random));
  }
  return answers;
}

export function giveAll(match: AnyMatch, answers: readonly Answer[]): void {
  for (const answer of answers) give(match, answer);
}

export const give = (match: AnyMatch, { seat, choice, unasked }: Answer): void =>
  match.answer(seat, choice, unasked);

/** What may be answered now: what is owed, and what these seats may do unasked. */
export const openIn = (
  match: AnyMatch,
  seats: readonly Seat[] = seatsOf(match),
): { decision: Decision; unasked?: string }[] => [
  ...match.pending.map((decision) => ({ decision })),
  ...seats.flatMap((seat) =>
    match.openTo(seat).map((decision) => ({ decision, unasked: decision.kind })),
  ),
];

/** One of the seats: what all may do unasked is much alike. */
export const someSeat = (match: AnyMatch, random: Random): Seat[] => [
  pickFrom(random, seatsOf(match)),
];

/** As a crash and a restart would bring it back: through text. */
export const reloaded = (match: AnyMatch): AnyMatch =>
  Match.load(match.game, JSON.parse(JSON.stringify(match.save())));

export const seatsOf = ({ game, options }: Pick<AnyMatch, 'game' | 'options'>): Seat[] =>
  Array.from({ length: game.seats(options) }, (_, seat) => seat);

export const viewersOf = (match: AnyMatch): Viewer[] => [
  ...seatsOf(match),
  'spectator',
  'afterwards',
];

/** All that can be asked of a match but its events, as text: the same, or not, to the byte. */
export function textOf(match: AnyMatch): string {
  const seats = seatsOf(match);
  return JSON.stringify({
    saved: match.save(),
    state: match.state,
    views: viewersOf(match).map((viewer) => match.view(viewer)),
    waiting: match.waiting,
    decisions: seats.map((seat) => match.decision(seat)),
    canUndo: seats.map((seat) => match.canUndo(seat)),
    result: match.result,
  });
}

const WHOLLY_EVERY = 8;

/**
 * What a match stands on, as text; now and then, and at the end, all that can be asked of it. Views
 * and decisions follow from the state, and to build them all everywhere takes most of a check's time.
 */
export function standOf(match: AnyMatch): string {
  if (match.over || match.position % WHOLLY_EVERY === 0) return textOf(match);
  const { state, waiting, position, result } = match;
  const canUndo = seatsOf(match).map((seat) => match.canUndo(seat));
  return JSON.stringify({ state, waiting, position, result, canUndo });
}

export function mustBeSame(actual: string, expected: string, what: string): void {
  if (actual === expected) return;
  const where = difference(JSON.parse(actual), JSON.parse(expected)) ?? 'the order of its keys';
  throw new Error(`${what} differs in ${where}`);
}

export function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

/** A failed rule's message carries a whole record; the cause says what went wrong. */
export function messageOf(error: unknown): string {
  if (error instanceof RuleError) return `a rule failed: ${messageOf(error.cause)}`;
  return error instanceof Error ? error.message : String(error);
}
