import {
  type Answer,
  type AnyMatch,
  type GameEvent,
  Match,
  type Seat,
  type Viewer,
} from '@landsraad/kernel';
import type { AnyGame } from './needs.ts';

/** What goes on at once: one answer, or all those of a window. */
export interface Move {
  readonly answers: readonly Answer[];
  /** Null where it was no window; else who held it open. */
  readonly held: readonly Seat[] | null;
}

/** A match with what was answered, and with where in the log its last step began. */
export class Course {
  readonly match: AnyMatch;
  private given: Move[] = [];
  private told: number;
  /** The round before each move and after the last, so that spectators can be kept one behind. */
  private rounds: number[];
  /** What was told from this event on is news since the last step. */
  newsFrom = 0;

  constructor(game: AnyGame, options: unknown, seed: string) {
    this.match = Match.start(game, options, seed);
    this.told = this.match.told;
    this.rounds = [game.round(this.match.state)];
  }

  get moves(): readonly Move[] {
    return this.given;
  }

  /** How far it is, as everybody may know it: how many answered in a window does not count. */
  get position(): number {
    return this.given.length;
  }

  get round(): number {
    return this.rounds.at(-1)!;
  }

  /** How often a seat held windows of this round open, those that are over. */
  holdsOf(seat: Seat): number {
    const { rounds, given, round } = this;
    const since = given.slice(rounds.indexOf(round));
    return since.flatMap(({ held }) => held ?? []).filter((by) => by === seat).length;
  }

  /** As one step. Where a rule fails, what came before it stands. */
  play(moves: readonly Move[]): void {
    try {
      for (const move of moves) {
        this.answer(move.answers);
        this.given.push(move);
        this.rounds.push(this.match.game.round(this.match.state));
      }
    } finally {
      this.step();
    }
  }

  /** All or nothing. */
  private answer(answers: readonly Answer[]): void {
    const { match } = this;
    const before = match.position;
    try {
      for (const { seat, choice, unasked } of answers) match.answer(seat, choice, unasked);
    } catch (error) {
      match.takeBack(match.position - before);
      throw error;
    }
  }

  /** So many moves. */
  takeBack(count: number): void {
    const left = Math.max(0, this.given.length - count);
    const taken = this.given.slice(left);
    this.match.takeBack(taken.reduce((sum, { answers }) => sum + answers.length, 0));
    this.given = this.given.slice(0, left);
    this.rounds.length = left + 1;
    this.step();
  }

  /** What a viewer hears from an event on. */
  events(viewer: Viewer, from: number): GameEvent[] {
    return this.match.events(viewer, from);
  }

  /** The position that lies one round back: as far into its round as this one is into its own. */
  get oneRoundBack(): number {
    const { rounds, given, round } = this;
    const began = rounds.indexOf(round);
    if (began === 0) return 0;
    const before = rounds.indexOf(rounds[began - 1]!);
    return Math.min(before + given.length - began, began - 1);
  }

  /** Goes to where another course was at a position. */
  follow(leader: Course, position: number): void {
    const same = this.given.findIndex((move, i) => move !== leader.given[i]);
    const keep = Math.min(same < 0 ? this.given.length : same, position);
    const before = this.told;
    if (keep < this.given.length) this.takeBack(this.given.length - keep);
    this.play(leader.given.slice(keep, position));
    this.newsFrom = Math.min(before, this.newsFrom);
  }

  private step(): void {
    const now = this.match.told;
    this.newsFrom = Math.min(this.told, now);
    this.told = now;
  }
}
