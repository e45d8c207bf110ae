import type { Answer } from './flow.ts';
import type { Random } from './random.ts';

/** Where a match stood just before an answer: what undo must not go past, and what was told. */
export interface Mark {
  readonly revealed: number;
  readonly random: Random;
  readonly told: number;
}

/** Of what a loaded match was told before its last turn, no mark is left. */
interface Given {
  readonly answer: Answer;
  readonly mark: Mark | undefined;
}

/** All that was answered. It only ever grows, so that forks share it instead of copying it. */
export class Past {
  private readonly before: Past | null;
  /** How many of the answers before belong to it. */
  private readonly from: number;
  private readonly since: Given[] = [];

  constructor(before: Past | null = null, from = 0) {
    this.before = before;
    this.from = from;
  }

  get length(): number {
    return this.from + this.since.length;
  }

  add(answer: Answer, mark: Mark | undefined): void {
    this.since.push({ answer, mark });
  }

  at(position: number): Given | undefined {
    return position >= this.from ? this.since[position - this.from] : this.before?.at(position);
  }

  /** The first so many answers, after which others may follow. */
  upTo(length: number): Past {
    return this.before && length <= this.from ? this.before.upTo(length) : new Past(this, length);
  }

  answers(from = 0): Answer[] {
    const answers: Answer[] = [];
    for (let i = from; i < this.length; i++) answers.push(this.at(i)!.answer);
    return answers;
  }
}
