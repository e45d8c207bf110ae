import { against, type Choice, type Decision, opened } from './decision.ts';
import { type Answer, answerOf } from './flow.ts';
import type { Game, GameState } from './game.ts';
import { type Random, split } from './random.ts';
import { Running } from './running.ts';
import type { Seat } from './seat.ts';
import { isUnasked } from './unasked.ts';

/**
 * What a seat may know of a running match, as plain data: whatever it cannot know was dealt anew, so
 * that it may be handed to whoever thinks for the seat.
 */
export interface Sealed<S = unknown> {
  readonly gameVersion: number;
  readonly seat: Seat;
  /** The last turn boundary. */
  readonly position: S;
  /**
   * Who answered since, and what, as far as the seat knows: null was said in secret. What was done
   * unasked names its kind.
   */
  readonly answers: readonly (readonly [Seat, Choice | null, string?])[];
}

/** What a seat sees, as texts. */
export interface Seen {
  readonly view: string;
  readonly decision: string;
}

/** A turn under way: where it began, and what was answered since. */
export interface OpenTurn<S> {
  readonly position: S;
  readonly answers: readonly Answer[];
}

/** What others said in secret stays out of it, whatever came of that. */
export function seal<S extends GameState>(
  game: Game<S>,
  turn: OpenTurn<S>,
  seat: Seat,
  random: Random,
): Sealed<S> {
  const run = new Running(game, game.clone(turn.position));
  const answers: [Seat, Choice | null, string?][] = [];
  for (const answer of turn.answers) {
    const secret = isUnasked(answer)
      ? game.unasked!.isSecret(answer)
      : run.owed(answer.seat)!.hidden;
    const said = answer.seat !== seat && secret ? null : answer.choice;
    answers.push(isUnasked(answer) ? [answer.seat, said, answer.unasked] : [answer.seat, said]);
    run.give(answer);
  }
  const position = game.clone(turn.position);
  game.imagine(position, seat, random);
  position.random = split(random);
  return { gameVersion: game.version, seat, position, answers };
}

export function seenBy<S extends GameState>(game: Game<S>, run: Running<S>, seat: Seat): Seen {
  const owed = run.owed(seat);
  return {
    view: JSON.stringify(game.view(run.state, seat)),
    decision: JSON.stringify(owed ? opened(owed) : null),
  };
}

/**
 * The open turn up to the seat's decision, in place, or null where the answers do not lead there.
 * `secret` says something for whoever spoke in secret.
 */
export function resumed<S extends GameState>(
  game: Game<S>,
  position: S,
  { seat, answers }: Pick<Sealed, 'seat' | 'answers'>,
  secret: (decision: Decision) => Choice,
): Running<S> | null {
  const run = new Running(game, position);
  const { turns } = run;
  for (const [by, said, unasked] of answers) {
    const decision = run.decision(by, unasked);
    if (!decision || run.turns !== turns) return null;
    const choice = said ?? secret(decision);
    if (against(decision, choice)) return null;
    run.give(answerOf(by, choice, unasked));
  }
  return run.owed(seat) && run.turns === turns ? run : null;
}
