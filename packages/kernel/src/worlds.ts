import type { Choice, Decision } from './decision.ts';
import type { Answer } from './flow.ts';
import type { Game, GameState, Place } from './game.ts';
import { randomChoice } from './playout.ts';
import { below, copyRandom, type Random, split } from './random.ts';
import { Running } from './running.ts';
import { type OpenTurn, resumed, type Sealed, type Seen, seal, seenBy } from './sealed.ts';
import type { Seat, Viewer } from './seat.ts';
import { asOf } from './versions.ts';

/** Deals worlds that agree with what a seat knows: the same ones for the same chance. */
export interface Worlds<V = unknown> {
  readonly seat: Seat;
  deal(random: Random): World<V>;
}

/** A game as it might be, standing at the seat's decision. Nothing in it is known to be true. */
export interface World<V = unknown> {
  readonly pending: readonly Decision[];
  readonly over: boolean;
  readonly result: readonly Place[] | null;
  readonly round: number;
  /** The position itself, for who reads it without a copy; it is not to be changed. */
  readonly state: unknown;
  view(viewer: Viewer): V;
  /** Whoever plays on answers what is offered: nothing is checked here. */
  answer(seat: Seat, choice: Choice): void;
  /** An independent copy; the chance to come is the same. */
  fork(): World<V>;
}

/** How often what the seat knew at the turn's beginning is dealt until it leads to what it sees now. */
const TRIES = 100;
/** The same for a single world; what was found before is taken where none comes. */
const TRIES_FOR_ONE = 10;

/**
 * The dealer of a seat's worlds, from what it may know and nothing else. Null where none was found:
 * when much came to light in the open turn, hardly any deal of its beginning leads to what is seen.
 */
export function worldsOf<S extends GameState, O, V>(
  newest: Game<S, O, V>,
  sealed: Sealed<S>,
  seen: Seen,
): Worlds<V> | null {
  const game = asOf(newest, sealed.gameVersion);
  const { seat } = sealed;
  const dealt = (from: S, chance: Random): S => {
    const position = game.clone(from);
    game.imagine(position, seat, chance);
    position.random = split(chance);
    return position;
  };
  const resume = ({ position, secrets }: Beginning<S>): Running<S> | null =>
    resumed(game, game.clone(position), sealed, secretly(secrets));
  const agreeing = (beginning: Beginning<S>): Running<S> | null => {
    const run = resume(beginning);
    return run && isSame(seenBy(game, run, seat), seen) ? run : null;
  };

  const chance = copyRandom(sealed.position.random);
  const kept = firstOf(TRIES, (n): Beginning<S> | null => {
    const position = n === 0 ? sealed.position : dealt(sealed.position, chance);
    const beginning = { position, secrets: n === 0 ? null : split(chance) };
    return agreeing(beginning) && beginning;
  });
  if (!kept) return null;
  const alone = resume(kept)!.ask.every((decision) => decision.seat === seat);

  const make = (random: Random): Running<S> => {
    // Where others are asked too, their questions come of what they had been dealt before.
    const anew = () => agreeing({ position: dealt(kept.position, random), secrets: split(random) });
    const run = (alone ? null : firstOf(TRIES_FOR_ONE, anew)) ?? resume(kept)!;
    if (alone) game.imagine(run.state, seat, random);
    run.state.random = split(random);
    return run;
  };
  return { seat, deal: (random) => new Dealt(game, make, split(random)) };
}

/** The same where the match is at hand: what the seat sees is looked up, and the truth left behind. */
export function worldsIn<S extends GameState, O, V>(
  game: Game<S, O, V>,
  turn: OpenTurn<S>,
  seat: Seat,
  random: Random,
): Worlds<V> | null {
  const now = new Running(game, game.clone(turn.position));
  for (const answer of turn.answers) now.give(answer);
  return worldsOf(game, seal(game, turn, seat, random), seenBy(game, now, seat));
}

const isSame = (a: Seen, b: Seen): boolean => a.decision === b.decision && a.view === b.view;

/** What a turn might have begun with, and the chance of what others said in it in secret. */
interface Beginning<S> {
  readonly position: S;
  readonly secrets: Random | null;
}

/** Every other time nothing, as the clock would; else anything. */
function secretly(secrets: Random | null): (decision: Decision) => Choice {
  if (!secrets) return ({ fallback }) => fallback;
  const chance = copyRandom(secrets);
  return (decision) =>
    below(chance, 2) === 0 ? decision.fallback : randomChoice(decision, chance);
}

function firstOf<T>(tries: number, attempt: (n: number) => T | null): T | null {
  for (let n = 0; n < tries; n++) {
    const found = attempt(n);
    if (found) return found;
  }
  return null;
}

class Dealt<S extends GameState, V> implements World<V> {
  private readonly game: Game<S, unknown, V>;
  private readonly make: (random: Random) => Running<S>;
  private readonly chance: Random;
  private readonly run: Running<S>;
  private readonly answers: Answer[] = [];

  constructor(
    game: Game<S, unknown, V>,
    make: (random: Random) => Running<S>,
    chance: Random,
    answers: readonly Answer[] = [],
  ) {
    this.game = game;
    this.make = make;
    this.chance = chance;
    this.run = make(copyRandom(chance));
    for (const { seat, choice } of answers) this.answer(seat, choice);
  }

  get pending(): readonly Decision[] {
    return this.run.ask;
  }

  get over(): boolean {
    return this.run.over;
  }

  get result(): readonly Place[] | null {
    return this.game.result(this.run.state);
  }

  get round(): number {
    return this.game.round(this.run.state);
  }

  get state(): unknown {
    return this.run.state;
  }

  view(viewer: Viewer): V {
    return this.game.view(this.run.state, viewer);
  }

  answer(seat: Seat, choice: Choice): void {
    const answer = { seat, choice };
    this.answers.push(answer);
    this.run.give(answer);
  }

  fork(): World<V> {
    return new Dealt(this.game, this.make, this.chance, this.answers);
  }
}
