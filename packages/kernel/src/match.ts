import { against, type Choice, type Decision, type OpenDecision, opened } from './decision.ts';
import { type GameEvent, heard } from './event.ts';
import type { Answer, Ask, Flow } from './flow.ts';
import type { Game, GameState, Place } from './game.ts';
import { Refusal, RuleError } from './problem.ts';
import { copyRandom, type Random, sameRandom, seeded } from './random.ts';
import { type MatchRecord, parseSaved, SAVE_FORMAT, SAVE_VERSION, type Saved } from './save.ts';
import type { Seat, Viewer } from './seat.ts';

/** Where a match stood just before an answer: what undo must not go past, and what was told. */
interface Mark {
  readonly revealed: number;
  readonly random: Random;
  readonly told: number;
}

/**
 * A running game: plain data at the last turn boundary, and the answers since. Everything else
 * (save, undo, fork, replay) follows from re-running the open turn.
 */
export class Match<S extends GameState, O, V> {
  readonly game: Game<S, O, V>;
  readonly options: O;
  /** Null for a match that began from an arranged position. */
  readonly seed: string | null;
  private readonly origin: S;
  private checkpoint: S;
  private checkpointAt = 0;
  private current: S;
  private flow: Flow | null = null;
  private ask: Ask = [];
  private answers: Answer[] = [];
  private marks: Mark[] = [];
  private log: GameEvent[] = [];

  private constructor(game: Game<S, O, V>, options: O, seed: string | null, origin: S) {
    this.game = game;
    this.options = options;
    this.seed = seed;
    this.origin = origin;
    this.checkpoint = origin;
    this.current = origin;
  }

  static start<S extends GameState, O, V>(game: Game<S, O, V>, options: O, seed: string) {
    const match = new Match(game, options, seed, game.setup(options, seeded(seed)));
    match.begin(match.origin, true);
    return match;
  }

  /** A match from an arranged position at a turn boundary. */
  static from<S extends GameState, O, V>(game: Game<S, O, V>, options: O, position: S) {
    const match = new Match(game, options, null, game.clone(position));
    match.begin(match.origin, true);
    return match;
  }

  /** Goes on from a saved match: the checkpoint, then the open turn's answers. */
  static load<S extends GameState, O, V>(game: Game<S, O, V>, input: unknown): Match<S, O, V> {
    const saved = parseSaved<S>(game, input);
    const options = game.parseOptions(saved.options);
    const origin = saved.origin ?? game.setup(options, seeded(saved.seed!));
    const match = new Match(game, options, saved.seed, origin);
    match.answers = saved.answers.slice(0, saved.checkpoint.at).map(toAnswer);
    match.marks = new Array<Mark>(saved.checkpoint.at);
    match.begin(saved.checkpoint.state, false);
    for (const [seat, choice] of saved.answers.slice(saved.checkpoint.at))
      match.answer(seat, choice);
    return match;
  }

  /** Plays a record from its first answer, events and all. `onStep` sees every position. */
  static replay<S extends GameState, O, V>(
    game: Game<S, O, V>,
    input: unknown,
    onStep?: (match: Match<S, O, V>) => void,
  ): Match<S, O, V> {
    const saved = parseSaved<S>(game, input);
    const options = game.parseOptions(saved.options);
    const match = saved.origin
      ? Match.from(game, options, saved.origin)
      : Match.start(game, options, saved.seed!);
    onStep?.(match);
    for (const [seat, choice] of saved.answers) {
      match.answer(seat, choice);
      onStep?.(match);
    }
    return match;
  }

  get state(): Readonly<S> {
    return this.current;
  }

  get over(): boolean {
    return this.flow === null;
  }

  get result(): readonly Place[] | null {
    return this.game.result(this.current);
  }

  /** How many answers were given: the position's number. */
  get position(): number {
    return this.answers.length;
  }

  get pending(): readonly Decision[] {
    return this.ask;
  }

  /** Who owes a decision, as everybody may know it. */
  get waiting(): { seat: Seat; kind: string | null }[] {
    return this.ask.map(({ seat, kind, hidden }) => ({ seat, kind: hidden ? null : kind }));
  }

  /** The decision a seat owes, as plain data, or null. */
  decision(seat: Seat): OpenDecision | null {
    const owed = this.owed(seat);
    return owed ? opened(owed) : null;
  }

  view(viewer: Viewer): V {
    return this.game.view(this.current, viewer);
  }

  events(viewer: Viewer, since = 0): GameEvent[] {
    return this.log.slice(since).map((event) => heard(event, viewer));
  }

  /** Takes an answer, or throws a `Refusal` and leaves everything as it was. */
  answer(seat: Seat, choice: Choice): void {
    const decision = this.owed(seat);
    if (!decision) throw new Refusal({ code: 'not-asked', rule: 'answer', args: { seat } });
    const why = against(decision, choice);
    if (why) throw new Refusal(why);
    const { checkpoint, checkpointAt } = this;
    const mark = this.mark();
    try {
      this.current.events = [];
      this.give({ seat, choice }, mark);
      this.current.events = null;
    } catch (cause) {
      const record = JSON.stringify(this.record(this.answers));
      this.checkpoint = checkpoint;
      this.checkpointAt = checkpointAt;
      this.rerun(this.answers.slice(0, -1), true);
      this.log.length = mark.told;
      throw new RuleError(`a rule failed; this record replays it: ${record}`, { cause });
    }
  }

  /** Whether this seat may take its last answer back without anybody unlearning anything. */
  canUndo(seat: Seat): boolean {
    const last = this.answers.at(-1);
    const mark = this.marks.at(-1);
    return (
      last?.seat === seat &&
      mark !== undefined &&
      mark.revealed === this.current.revealed &&
      sameRandom(mark.random, this.current.random)
    );
  }

  undo(seat: Seat): void {
    if (!this.canUndo(seat)) throw new Refusal({ code: 'cannot-undo', rule: 'G-2' });
    this.takeBack(1);
  }

  /** Goes back by so many answers whatever they revealed: for tables where everybody agreed. */
  takeBack(count: number): void {
    const kept = this.answers.slice(0, Math.max(0, this.answers.length - count));
    const told = this.marks[kept.length]?.told ?? this.log.length;
    this.rerun(kept, kept.length >= this.checkpointAt);
    this.log.length = Math.min(this.log.length, told);
  }

  /** An independent copy that tells no events. */
  fork(): Match<S, O, V> {
    const twin = new Match(this.game, this.options, this.seed, this.origin);
    twin.answers = this.answers.slice(0, this.checkpointAt);
    twin.marks = this.marks.slice(0, this.checkpointAt);
    twin.checkpoint = this.checkpoint;
    twin.checkpointAt = this.checkpointAt;
    twin.rerun(this.answers, true);
    return twin;
  }

  /** Deals anew, in place, what the seat cannot know; only sensible on a fork. */
  imagine(seat: Seat, random: Random): void {
    this.game.imagine(this.current, seat, random);
  }

  save(): Saved<S> {
    return {
      ...this.record(this.answers),
      checkpoint: { at: this.checkpointAt, state: this.game.clone(this.checkpoint) },
    };
  }

  private record(answers: readonly Answer[]): MatchRecord<S> {
    return {
      format: SAVE_FORMAT,
      version: SAVE_VERSION,
      game: this.game.id,
      gameVersion: this.game.version,
      options: this.options,
      seed: this.seed,
      ...(this.seed === null && { origin: this.game.clone(this.origin) }),
      answers: answers.map(({ seat, choice }) => [seat, choice]),
    };
  }

  private owed(seat: Seat): Decision | undefined {
    return this.ask.find((decision) => decision.seat === seat);
  }

  private mark(): Mark {
    return {
      revealed: this.current.revealed,
      random: copyRandom(this.current.random),
      told: this.log.length,
    };
  }

  private begin(position: S, telling: boolean): void {
    this.current = this.game.clone(position);
    this.current.events = telling ? [] : null;
    this.nextTurn();
    this.current.events = null;
  }

  private give(answer: Answer, mark: Mark): void {
    this.answers.push(answer);
    this.marks.push(mark);
    const step = this.flow!.next(answer);
    if (step.done) this.nextTurn();
    else this.ask = step.value;
    this.tell();
  }

  /** Turn boundaries: the state is all there is, so it is copied, and the next turn begins. */
  private nextTurn(): void {
    for (;;) {
      this.tell();
      const { events } = this.current;
      this.current.events = null;
      this.checkpoint = this.game.clone(this.current);
      this.checkpointAt = this.answers.length;
      this.current.events = events;
      this.flow = this.game.next(this.current);
      this.ask = [];
      if (!this.flow) return;
      const step = this.flow.next();
      this.tell();
      if (!step.done) {
        this.ask = step.value;
        return;
      }
    }
  }

  private tell(): void {
    const { events } = this.current;
    if (!events || events.length === 0) return;
    this.log.push(...events);
    events.length = 0;
  }

  /** Rebuilds the position after `answers`, silently, from the checkpoint or from the origin. */
  private rerun(answers: readonly Answer[], fromCheckpoint: boolean): void {
    const from = fromCheckpoint ? this.checkpointAt : 0;
    const { marks } = this;
    this.answers = answers.slice(0, from);
    this.marks = marks.slice(0, from);
    this.begin(fromCheckpoint ? this.checkpoint : this.origin, false);
    for (let i = from; i < answers.length; i++) {
      this.give(answers[i]!, marks[i] ?? this.mark());
    }
  }
}

const toAnswer = ([seat, choice]: readonly [Seat, Choice]): Answer => ({ seat, choice });
