import type { Decision } from './decision.ts';
import type { Answer, Ask, Flow } from './flow.ts';
import type { Game, GameState } from './game.ts';
import { carryOut, isUnasked, openTo } from './unasked.ts';

/** A game whose turns go by without end and without a question is stuck: an error, not a hang. */
export const SILENT_TURNS = 10_000;

/** A position with its open turn, run forward in place: no checkpoints, no events, no checks. */
export class Running<S extends GameState> {
  readonly state: S;
  private readonly game: Game<S>;
  private flow: Flow | null = null;
  ask: Ask = [];
  /** How many turns it has begun. */
  turns = 0;

  constructor(game: Game<S>, state: S) {
    this.game = game;
    this.state = state;
    state.events = null;
    this.nextTurn();
  }

  get over(): boolean {
    return this.flow === null;
  }

  owed(seat: number): Decision | undefined {
    return this.ask.find((decision) => decision.seat === seat);
  }

  /** What the seat owes, or may do unasked of that kind. */
  decision(seat: number, unasked?: string): Decision | undefined {
    if (unasked === undefined) return this.owed(seat);
    return openTo(this.game, this.state, this.ask, seat).find(({ kind }) => kind === unasked);
  }

  give(answer: Answer): void {
    if (isUnasked(answer)) carryOut(this.game, this.state, this.ask, answer);
    else this.goOn(answer);
  }

  private goOn(answer: Answer): void {
    const step = this.flow!.next(answer);
    if (step.done) this.nextTurn();
    else this.ask = step.value;
  }

  private nextTurn(): void {
    for (let silent = 0; silent < SILENT_TURNS; silent++) {
      this.turns++;
      this.flow = this.game.next(this.state);
      this.ask = [];
      const step = this.flow?.next();
      if (step?.done) continue;
      if (step) this.ask = step.value;
      return;
    }
    throw new Error(`${SILENT_TURNS} turns went by without a decision`);
  }
}
