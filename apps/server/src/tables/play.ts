import type { AnyMatch, Seat, Viewer } from '@landsraad/kernel';
import { Owed, RuleError } from '@landsraad/kernel';
import type { Entry, KeptTable, SealedAnswer } from '../storage/storage.ts';
import { Course } from './course.ts';
import { fingerprintOf } from './fingerprint.ts';
import { moveOf, standing } from './log.ts';
import type { AnyGame } from './needs.ts';

/** Whose eyes: a seat's, a spectator's, or a spectator's one round behind. */
export type Eyes = number | 'spectator' | 'delayed';

type Kept = Pick<KeptTable, 'settings' | 'seed' | 'changed' | 'fingerprint'>;

/** The stored answers lead to another game than the one that was played. */
export class Strayed extends Error {
  /** After so many answers, at the latest. */
  readonly by: number;
  constructor(by: number) {
    super(
      `by the rules of this program another game comes of it, after ${by} answers at the latest`,
    );
    this.by = by;
  }
}

/** The game at a table: the match that follows from its seed and its log. */
export class Play {
  private readonly game: AnyGame;
  private readonly kept: Kept;
  private course: Course;
  /** Made when somebody first looks on from behind. */
  private behind: Course | null = null;
  private readonly keys = new Map<string, number>();
  private readonly timeouts = new Map<Seat, number>();
  private readonly owed = new Owed();
  private readonly asked = new Owed();
  /** The last thing that happened is that something was taken back. */
  tookBack = false;
  /** How many entries the log has. */
  seq = 0;
  /** When the last entry was stored. */
  saved: number;
  /** A stored answer whose rule failed: the match stands before it. */
  failure: RuleError | null = null;

  /** Throws `Strayed` where the log leads elsewhere than it did. */
  constructor(game: AnyGame, kept: Kept, entries: readonly Entry[]) {
    this.game = game;
    this.kept = kept;
    this.saved = kept.changed;
    for (const entry of entries) this.count(entry);
    this.course = this.replayed(standing(entries), kept.fingerprint);
    this.noteOwed();
  }

  get match(): AnyMatch {
    return this.course.match;
  }

  get now(): Course {
    return this.course;
  }

  /** Where a key was stored, if it was. */
  seqOf(key: string): number | undefined {
    return this.keys.get(key);
  }

  /** How often in a row the clock answered for a seat. */
  timeoutsOf(seat: Seat): number {
    return this.timeouts.get(seat) ?? 0;
  }

  /** What these eyes look at. */
  before(eyes: Eyes): Course {
    if (eyes !== 'delayed' || (this.match.over && !this.behind)) return this.course;
    if (!this.behind) {
      this.behind = this.replayed([]);
      this.follow();
    }
    return this.behind;
  }

  /** Carries a step out, before it is stored; throws a `Refusal` or a `RuleError`. */
  carryOut(step: Entry['step']): void {
    if (step.do === 'take-back') this.course.takeBack(step.count);
    else this.course.play([moveOf(step)]);
  }

  /** What was carried out is stored. */
  noted(entry: Entry): void {
    this.count(entry);
    this.noteOwed();
    if (this.behind) this.follow();
  }

  /** Whether an answer of the seat that was meant for this number of the log is still to be taken. */
  asksStill(seat: Seat, seq: number): boolean {
    return seq <= this.seq && this.owed.isStill(seat, seq);
  }

  /** When the seat was asked what it owes. */
  askedAt(seat: Seat): number {
    return this.asked.since(seat) ?? this.saved;
  }

  private noteOwed(): void {
    const { pending } = this.match;
    this.owed.note(pending, this.seq);
    this.asked.note(pending, this.saved);
  }

  private count(entry: Entry): void {
    this.seq = entry.seq + 1;
    this.saved = entry.at;
    if (entry.key !== null) this.keys.set(entry.key, entry.seq);
    const { step } = entry;
    this.tookBack = step.do === 'take-back';
    if (step.do === 'answer')
      this.timeouts.set(step.seat, step.by === 'clock' ? this.timeoutsOf(step.seat) + 1 : 0);
    else if (step.do === 'window') this.countWindow(step.answers, entry.seq);
  }

  /** Whoever lets a window pass is not late by it, and whoever speaks in one is there. */
  private countWindow(answers: readonly SealedAnswer[], seq: number): void {
    for (const { seat, key, by } of answers) {
      if (key !== undefined) this.keys.set(key, seq);
      if (by === undefined) this.timeouts.set(seat, 0);
    }
  }

  /** What was carried out could not be stored: as it was before. */
  restored(moves: Course['moves']): void {
    this.course = this.replayed(moves);
    this.noteOwed();
  }

  private follow(): void {
    const { course, behind } = this;
    behind!.follow(course, this.match.over ? course.position : course.oneRoundBack);
  }

  private replayed(moves: Course['moves'], known: Kept['fingerprint'] = null): Course {
    const course = new Course(this.game, this.kept.settings.options, this.kept.seed);
    const sure = movesUpTo(moves, known?.at ?? 0);
    try {
      course.play(moves.slice(0, sure));
      mustBe(course, known);
      course.play(moves.slice(sure));
    } catch (error) {
      if (error instanceof Strayed) throw error;
      this.failure = asRuleError(error);
    }
    return course;
  }
}

/** How many of them so many answers are. */
function movesUpTo(moves: Course['moves'], answers: number): number {
  let [given, n] = [0, 0];
  while (given < answers && n < moves.length) given += moves[n++]!.answers.length;
  return n;
}

function mustBe({ match }: Course, known: Kept['fingerprint']): void {
  if (known && match.position === known.at && fingerprintOf(match.state) !== known.is)
    throw new Strayed(known.at);
}

/** An answer that could once be given and cannot any more is a fault of the rules too. */
export const asRuleError = (error: unknown): RuleError =>
  error instanceof RuleError
    ? error
    : new RuleError('the log cannot be followed', { cause: error });

export const viewerBehind = (eyes: Eyes): Viewer => (eyes === 'delayed' ? 'spectator' : eyes);
