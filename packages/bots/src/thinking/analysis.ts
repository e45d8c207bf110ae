import {
  type AnyMatch,
  type Choice,
  type Game,
  type GameState,
  Match,
  type MatchRecord,
  type Seat,
  seeded,
  split,
  type World,
  type Worlds,
} from '@landsraad/kernel';
import type { Teacher } from './teacher.ts';
import { isSamePath, type Lesson, type TaughtStep, type TaughtWay } from './teaching.ts';

/*
 * A finished game, looked at again through one seat's eyes: how likely everybody was to win, what the
 * seat chose, and what it could have chosen. Each question is judged by what could be known then.
 */

/** How good a choice was, beside the best that was found. */
export const GRADES = ['best', 'good', 'inexact', 'mistake', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];

/** Where everybody stood after so many answers. */
export interface Standpoint {
  readonly position: number;
  readonly round: number;
  readonly chances: readonly number[];
}

/** A choice of the seat. */
export interface Graded {
  readonly position: number;
  readonly round: number;
  readonly grade: Grade;
  /** So much likelier to win the seat would have been, and can no longer be. */
  readonly loss: number;
  readonly played: TaughtWay;
  readonly best: TaughtWay;
}

/** What the seat's chance came to from the first standpoint to the end, by whose doing. */
export interface Balance {
  /** What was lost by choices. */
  readonly choices: number;
  /** What the others did on their turns. */
  readonly rivals: number;
  /** What was dealt, drawn and revealed, and how it goes on average. */
  readonly luck: number;
}

export interface Analysis {
  readonly seat: Seat;
  readonly standpoints: readonly Standpoint[];
  readonly graded: readonly Graded[];
  readonly balance: Balance;
}

export interface Finished<S extends GameState, V> {
  readonly game: Game<S, unknown, V>;
  readonly record: MatchRecord<S>;
  readonly seat: Seat;
  /** Where rounds and turns begin: after so many answers. */
  readonly rounds: readonly number[];
  readonly turns: readonly number[];
}

/** Worlds for a standpoint. */
const WORLDS = 8;

/** A loss below the first is good, and so on; it must stand out of its error by so much. */
const LOSSES = [0.015, 0.04, 0.09] as const;
const SURE = 1.5;

export function gradeOf(loss: number, error: number): Grade {
  if (loss <= 0) return 'best';
  if (loss <= SURE * error || loss < LOSSES[0]) return 'good';
  if (loss < LOSSES[1]) return 'inexact';
  return loss < LOSSES[2] ? 'mistake' : 'blunder';
}

/** Tells after each step which share of its work is done. */
export function* analysisOf<S extends GameState, V>(
  teacher: Teacher<V>,
  { game, record, seat, rounds, turns }: Finished<S, V>,
): Generator<number, Analysis> {
  const { answers } = record;
  const stands = new Set([...rounds, ...turns]);
  const standpoints: Standpoint[] = [];
  const judged: Judged[] = [];
  const match = Match.replay(game, { ...record, answers: [] });
  /** Up to here an answer belonged to one that was graded. */
  let seen = 0;
  for (const [position, [by, choice, unasked]] of answers.entries()) {
    const round = game.round(match.state);
    if (stands.has(position)) {
      const chances = teacher.chances(worldsAt(match, seat), chanceOf(match, seat), WORLDS);
      standpoints.push({ position, round, chances });
    }
    if (by === seat && position >= seen && unasked === undefined) {
      const played = pathFrom(teacher, match, answers.slice(position));
      const lesson = yield* lessonAt(teacher, match, seat, played, (share) => {
        return (position + share) / answers.length;
      });
      if (lesson) judged.push({ position, round, ...judgedAs(lesson, played) });
      seen = position + played.length;
    }
    match.answer(by, choice, unasked);
    yield (position + 1) / answers.length;
  }
  const round = game.round(match.state);
  standpoints.push({ position: answers.length, round, chances: endOf(match) });
  const told = { seat, standpoints, graded: graded(judged) };
  return { ...told, balance: balanceOf({ ...told, rounds, answers }) };
}

const chanceOf = (match: AnyMatch, seat: Seat) =>
  seeded(`${match.seed}/${match.position}/${seat}/analysis`);

/** Worlds where anybody's turn begins, as the seat may know them; a dealer has only the seat's own. */
const worldsAt = <S extends GameState, V>(match: Match<S, unknown, V>, seat: Seat): Worlds<V> => ({
  seat,
  deal: (random) =>
    worldOf(Match.from(match.game, match.options, match.sealed(seat, random).position)),
});

const worldOf = <S extends GameState, V>(match: Match<S, unknown, V>): World<V> => ({
  get pending() {
    return match.pending;
  },
  get over() {
    return match.over;
  },
  get result() {
    return match.result;
  },
  get round() {
    return match.game.round(match.state);
  },
  get state() {
    return match.state;
  },
  view: (viewer) => match.view(viewer),
  answer: (seat, choice) => match.answer(seat, choice),
  fork: () => worldOf(match.fork()),
});

/** The answer with the one that follows at once, where both are one way. */
function pathFrom<V>(
  teacher: Teacher<V>,
  match: AnyMatch,
  answers: readonly (readonly [Seat, Choice, string?])[],
): Choice[] {
  const [first, second] = answers;
  const [seat, choice] = first!;
  if (second?.[0] !== seat) return [choice];
  const fork = match.fork();
  fork.answer(seat, choice);
  const next = fork.pending[0];
  const follows = next?.seat === seat && teacher.follows(next.kind);
  return follows ? [choice, second[1]] : [choice];
}

function* lessonAt<V>(
  teacher: Teacher<V>,
  match: Match<GameState, unknown, V>,
  seat: Seat,
  played: readonly Choice[],
  shareOf: (share: number) => number,
): Generator<number, Lesson | null> {
  const decision = match.decision(seat);
  if (!decision || !teacher.teaches(decision)) return null;
  const random = chanceOf(match, seat);
  const dealer = match.worlds(seat, split(random));
  if (!dealer) return null;
  const view = match.view(seat);
  const work = teacher.lesson({ decision, view, dealer, random, goesOn: () => true, played });
  let step = work.next();
  for (; !step.done; step = work.next()) yield shareOf(step.value);
  return step.value;
}

function judgedAs(
  { best, others }: Lesson,
  path: readonly Choice[],
): Omit<Judged, 'position' | 'round'> {
  const isPlayed = (way: TaughtWay) => isSamePath(choicesOf(way), path);
  const played = isPlayed(best) ? best : others.find(isPlayed)!;
  const loss = Math.max(0, played.behind);
  return { loss, ahead: played === best ? (others[0]?.behind ?? 0) : loss, played, best };
}

/** Who wins together with others has won. */
const endOf = ({ result }: AnyMatch): readonly number[] =>
  (result ?? []).toSorted((a, b) => a.seat - b.seat).map(({ rank }) => Number(rank === 1));

/** A choice as it looks by itself: how far behind whatever leaves out the best way is. */
export interface Judged extends Omit<Graded, 'grade'> {
  readonly ahead: number;
}

/**
 * What was better, and can still be done at the next choice, is not lost yet: only what waiting for it
 * cost. A card kept in hand all game is held against the seat once, where it could last be played.
 */
export const graded = (all: readonly Judged[]): Graded[] =>
  all.map(({ ahead: _, ...one }, n) => {
    const next = all[n + 1];
    const left = next && isSameWay(one.best, next.best) ? next.ahead : 0;
    const loss = Math.max(0, one.loss - left);
    const grade = loss < one.loss && loss === 0 ? 'good' : gradeOf(loss, one.played.error);
    return { ...one, loss, grade };
  });

/** A yes to one question is not the yes to another; a card that is named by both is the same. */
function isSameWay(a: TaughtWay, b: TaughtWay): boolean {
  if (!isSamePath(choicesOf(a), choicesOf(b))) return false;
  const [first, other] = [a.steps[0]!, b.steps[0]!];
  return first.decision.kind === other.decision.kind || namesThing(first);
}

function namesThing({ decision, choice }: TaughtStep): boolean {
  const options: readonly object[] = 'options' in decision ? decision.options : [];
  const taken = options.find((option) => 'id' in option && option.id === choice) ?? {};
  return Object.keys(taken).some((field) => field !== 'id' && field !== 'type');
}

const choicesOf = ({ steps }: TaughtWay): Choice[] => steps.map(({ choice }) => choice);

interface Told extends Pick<Analysis, 'seat' | 'standpoints' | 'graded'> {
  readonly rounds: readonly number[];
  readonly answers: MatchRecord<unknown>['answers'];
}

/** From one standpoint to the next: what was lost by choices is known, the rest is whose turn it was. */
export function balanceOf({ seat, standpoints, graded, rounds, answers }: Told): Balance {
  const balance = { choices: 0, rivals: 0, luck: 0 };
  for (const [n, { position, chances }] of standpoints.slice(1).entries()) {
    const before = standpoints[n]!;
    const lost = graded
      .filter((one) => one.position >= before.position && one.position < position)
      .reduce((sum, { loss }) => sum + loss, 0);
    const rest = chances[seat]! - before.chances[seat]! + lost;
    balance.choices -= lost;
    const isRivals = answers[before.position]![0] !== seat && !rounds.includes(position);
    balance[isRivals ? 'rivals' : 'luck'] += rest;
  }
  return balance;
}
