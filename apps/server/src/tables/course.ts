import { type Answer, type AnyMatch, type GameEvent, Match, type Viewer } from '@landsraad/kernel';
import type { AnyGame } from './needs.ts';

/** A match with its answers, and with where in the log its last step began. */
export class Course {
  readonly match: AnyMatch;
  private given: Answer[] = [];
  private told: number;
  /** The round at each position, so that spectators can be kept one behind. */
  private rounds: number[];
  /** What was told from this event on is news since the last step. */
  newsFrom = 0;

  constructor(game: AnyGame, options: unknown, seed: string) {
    this.match = Match.start(game, options, seed);
    this.told = this.match.told;
    this.rounds = [game.round(this.match.state)];
  }

  get answers(): readonly Answer[] {
    return this.given;
  }

  get round(): number {
    return this.rounds.at(-1)!;
  }

  answer(answer: Answer): void {
    this.play([answer]);
  }

  /** As one step. Where a rule fails, what came before it stands. */
  play(answers: readonly Answer[]): void {
    try {
      for (const answer of answers) {
        this.match.answer(answer.seat, answer.choice);
        this.given.push(answer);
        this.rounds.push(this.match.game.round(this.match.state));
      }
    } finally {
      this.step();
    }
  }

  takeBack(count: number): void {
    this.match.takeBack(count);
    this.given = this.given.slice(0, Math.max(0, this.given.length - count));
    this.rounds.length = this.given.length + 1;
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

  /** Goes to where another course was after so many answers. */
  follow(leader: Course, position: number): void {
    const same = this.given.findIndex((answer, i) => answer !== leader.given[i]);
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
