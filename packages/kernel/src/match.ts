import {
  against,
  type Choice,
  type Decision,
  keptChoice,
  type OpenDecision,
  opened,
  type Reason,
} from './decision.ts';
import { type GameEvent, heard } from './event.ts';
import { type Answer, type Ask, answerOf, type Flow, windowOf } from './flow.ts';
import type { Game, GameState, Place } from './game.ts';
import { type Mark, Past } from './past.ts';
import { orProblem, Problem, Refusal, RuleError } from './problem.ts';
import { copyRandom, type Random, sameRandom, seeded, split } from './random.ts';
import { SILENT_TURNS } from './running.ts';
import {
  type MatchRecord,
  parseRecord,
  parseSaved,
  SAVE_FORMAT,
  SAVE_VERSION,
  type Saved,
} from './save.ts';
import { type OpenTurn, type Sealed, seal } from './sealed.ts';
import type { Seat, Viewer } from './seat.ts';
import { sharing } from './sharing.ts';
import { carryOut, isUnasked, openTo } from './unasked.ts';
import { asOf, rulesOf } from './versions.ts';
import { type Worlds, worldsIn } from './worlds.ts';

/**
 * A running game: plain data at the last turn boundary, and the answers since. Everything else
 * (save, undo, fork, replay) follows from re-running the open turn.
 */
export class Match<S extends GameState, O, V> {
  /** As the rules have it that the match began with. */
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
  private past = new Past();
  private log: GameEvent[] = [];
  private telling = true;
  /** The position where something was last dealt anew; a turn open since then cannot be run again. */
  private imaginedAt = -1;

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

  /** A match from an arranged position at a turn boundary, by the rules that it names. */
  static from<S extends GameState, O, V>(newest: Game<S, O, V>, options: O, position: S) {
    const game = asOf(newest, rulesOf(position));
    const match = new Match(game, options, null, game.clone(position));
    match.begin(match.origin, true);
    return match;
  }

  /**
   * Goes on from a saved match: the checkpoint, then the open turn's answers. What was told before
   * is not told again. The past is believed; a file from a stranger is better replayed.
   */
  static load<S extends GameState, O, V>(newest: Game<S, O, V>, input: unknown): Match<S, O, V> {
    const saved = parseSaved<S>(newest, input);
    const game = asOf(newest, saved.gameVersion);
    return orProblem('the saved match cannot go on', () => {
      const options = game.parseOptions(saved.options);
      const origin =
        saved.seed === null
          ? soundCopy(game, saved.origin!)
          : game.setup(options, seeded(saved.seed));
      const match = new Match(game, options, saved.seed, origin);
      const { at, state, before } = saved.checkpoint;
      match.checkpoint = soundCopy(game, state);
      match.checkpointAt = at;
      const mark = before && {
        revealed: before.revealed,
        random: copyRandom(before.random),
        told: 0,
      };
      const past = new Past();
      for (const [i, [seat, choice, unasked]] of saved.answers.entries())
        past.add(answerOf(seat, keptChoice(choice), unasked), i === at - 1 ? mark : undefined);
      match.rerun(past, true);
      return match;
    });
  }

  /** Plays a record from its first answer, events and all. `onStep` sees every position. */
  static replay<S extends GameState, O, V>(
    newest: Game<S, O, V>,
    input: unknown,
    onStep?: (match: Match<S, O, V>) => void,
  ): Match<S, O, V> {
    const record = parseRecord<S>(newest, input);
    const game = asOf(newest, record.gameVersion);
    const match = orProblem('the saved match cannot begin', () => {
      const options = game.parseOptions(record.options);
      return record.seed === null
        ? Match.from(game, options, soundCopy(game, record.origin!))
        : Match.start(game, options, record.seed);
    });
    onStep?.(match);
    for (const answer of record.answers) {
      const why = match.whyNot(...answer);
      if (why) throw notAgain(match.position, why);
      match.answer(...answer);
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
    return this.past.length;
  }

  get pending(): readonly Decision[] {
    return this.ask;
  }

  /** What a seat may do of its own accord, each of a kind of its own. */
  openTo(seat: Seat): readonly Decision[] {
    return openTo(this.game, this.current, this.ask, seat);
  }

  /** The same as plain data. */
  unasked(seat: Seat): OpenDecision[] {
    return this.openTo(seat).map((decision) => opened(decision));
  }

  /** What is open to those whose word others wait for, by its kind. */
  get awaited(): readonly Decision[] {
    const awaited = this.game.unasked?.awaited(this.current) ?? [];
    return awaited.flatMap(({ seat, kind }) => this.open(seat, kind) ?? []);
  }

  /** Who may well have something to say of its own accord. */
  get speakers(): readonly Seat[] {
    const { game, ask } = this;
    return ask.length > 0 ? (game.unasked?.speakers(this.current, ask) ?? []) : [];
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

  /** What is the same for several of them may be one object: nobody writes to a view. */
  views(viewers: readonly Viewer[]): V[] {
    const { game, current } = this;
    return game.views?.(current, viewers) ?? viewers.map((viewer) => game.view(current, viewer));
  }

  /** How many events were told so far: `events(viewer, told)` will give what comes next. */
  get told(): number {
    return this.log.length;
  }

  events(viewer: Viewer, since = 0): GameEvent[] {
    return this.log.slice(since).map((event) => heard(event, viewer));
  }

  /**
   * Why this answer would not be taken now, or null. Nothing changes: a draft can be tried. Of what
   * is done unasked, its kind is named.
   */
  whyNot(seat: Seat, choice: Choice, unasked?: string): Reason | null {
    const decision = unasked === undefined ? this.owed(seat) : this.open(seat, unasked);
    if (decision) return against(decision, choice);
    if (unasked !== undefined)
      return { code: windowOf(this.ask) ? 'window-open' : 'not-now', rule: 'answer' };
    return { code: 'not-asked', rule: 'answer', ...(Number.isInteger(seat) && { args: { seat } }) };
  }

  /** Takes an answer, or throws a `Refusal` and leaves everything as it was. */
  answer(seat: Seat, choice: Choice, unasked?: string): void {
    const why = this.whyNot(seat, choice, unasked);
    if (why) throw new Refusal(why);
    const { checkpoint, checkpointAt } = this;
    const mark = this.mark();
    try {
      this.current.events = this.telling ? [] : null;
      this.give(answerOf(seat, keptChoice(choice), unasked), mark);
      this.current.events = null;
    } catch (cause) {
      const record = this.record();
      this.checkpoint = checkpoint;
      this.checkpointAt = checkpointAt;
      const before = this.past.upTo(this.position - 1);
      if (this.canRerun(before.length)) this.rerun(before, true);
      this.log.length = mark.told;
      throw new RuleError(`a rule failed; this record replays it: ${JSON.stringify(record)}`, {
        cause,
        record,
      });
    }
  }

  /** Whether this seat may take its last answer back without anybody unlearning anything. */
  canUndo(seat: Seat): boolean {
    const last = this.past.at(this.position - 1);
    return (
      last?.answer.seat === seat &&
      last.mark !== undefined &&
      this.canRerun(this.position - 1) &&
      last.mark.revealed === this.current.revealed &&
      sameRandom(last.mark.random, this.current.random)
    );
  }

  undo(seat: Seat): void {
    if (!this.canUndo(seat)) throw new Refusal({ code: 'cannot-undo', rule: 'G-2' });
    this.takeBack(1);
  }

  /** Goes back by so many answers whatever they revealed: for tables where everybody agreed. */
  takeBack(count: number): void {
    const to = Math.max(0, this.position - count);
    if (to >= this.position) return;
    this.needRerun(to);
    const { past, log, checkpoint, checkpointAt, current, flow, ask } = this;
    try {
      this.log = log.slice(0, past.at(to)?.mark?.told ?? 0);
      this.rerun(past.upTo(to), to >= checkpointAt);
    } catch (cause) {
      Object.assign(this, { past, log, checkpoint, checkpointAt, current, flow, ask });
      throw new Problem('the past of this match cannot be played again', { cause });
    }
  }

  /** An independent copy that tells no events. */
  fork(): Match<S, O, V> {
    this.needRerun(this.position);
    const twin = new Match(this.game, this.options, this.seed, this.origin);
    twin.telling = false;
    twin.imaginedAt = this.imaginedAt;
    twin.checkpoint = this.checkpoint;
    twin.checkpointAt = this.checkpointAt;
    twin.rerun(this.past, true);
    return twin;
  }

  /**
   * Deals anew, in place, what the seat cannot know, the chance to come included. Only sensible on
   * a fork, which can then be forked, saved or undone again only from its next turn on.
   */
  imagine(seat: Seat, random: Random): void {
    this.game.imagine(this.current, seat, random);
    this.current.random = split(random);
    this.imaginedAt = this.position;
  }

  /** What the seat may know, for whoever thinks for it elsewhere: `worldsOf` deals from it. */
  sealed(seat: Seat, random: Random): Sealed<S> {
    return seal(this.game, this.turn(), seat, random);
  }

  /** Worlds that agree with what the seat knows, dealt from nothing else; null where none is found. */
  worlds(seat: Seat, random: Random): Worlds<V> | null {
    return worldsIn(this.game, this.turn(), seat, random);
  }

  private turn(): OpenTurn<S> {
    this.needRerun(this.position);
    return { position: this.checkpoint, answers: this.past.answers(this.checkpointAt) };
  }

  save(): Saved<S> {
    this.needRerun(this.position);
    const at = this.checkpointAt;
    const before = this.past.at(at - 1)?.mark;
    return {
      ...this.record(),
      checkpoint: {
        at,
        state: this.game.clone(this.checkpoint),
        ...(before && { before: { revealed: before.revealed, random: before.random } }),
      },
    };
  }

  private record(): MatchRecord<S> {
    return {
      format: SAVE_FORMAT,
      version: SAVE_VERSION,
      game: this.game.id,
      gameVersion: this.game.version,
      options: this.options,
      seed: this.seed,
      ...(this.seed === null && { origin: this.game.clone(this.origin) }),
      answers: this.past
        .answers()
        .map(({ seat, choice, unasked }) =>
          unasked === undefined ? [seat, choice] : [seat, choice, unasked],
        ),
    };
  }

  private owed(seat: Seat): Decision | undefined {
    return this.ask.find((decision) => decision.seat === seat);
  }

  private open(seat: Seat, unasked: string): Decision | undefined {
    return this.openTo(seat).find(({ kind }) => kind === unasked);
  }

  private mark(): Mark {
    const { random } = this.current;
    const before = this.past.at(this.position - 1)?.mark?.random;
    return {
      revealed: this.current.revealed,
      random: before && sameRandom(before, random) ? before : copyRandom(random),
      told: this.log.length,
    };
  }

  /** Opens the turn at a turn boundary that is already a checkpoint, so it is not copied again. */
  private begin(position: S, telling: boolean): void {
    position.events = null;
    this.checkpoint = position;
    this.checkpointAt = this.position;
    this.current = this.game.clone(position);
    this.current.events = telling ? [] : null;
    if (!this.openTurn()) this.nextTurn();
    this.tell();
    this.current.events = null;
  }

  private give(answer: Answer, mark: Mark): void {
    this.past.add(answer, mark);
    if (isUnasked(answer)) carryOut(this.game, this.current, this.ask, answer);
    else this.goOn(answer);
    this.tell();
  }

  private goOn(answer: Answer): void {
    const step = this.flow!.next(answer);
    if (step.done) this.nextTurn();
    else this.ask = step.value;
  }

  /** Turn boundaries: the state is all there is, so it is copied, and the next turn begins. */
  private nextTurn(): void {
    for (let turns = 0; turns < SILENT_TURNS; turns++) {
      const { events } = this.current;
      this.current.events = null;
      this.checkpoint = sharing(this.checkpoint, this.game.clone(this.current));
      this.checkpointAt = this.position;
      this.current.events = events;
      if (this.openTurn()) return;
    }
    throw new Error(`${SILENT_TURNS} turns went by without a decision`);
  }

  /** False when the turn went by without a decision. */
  private openTurn(): boolean {
    this.flow = this.game.next(this.current);
    this.ask = [];
    if (!this.flow) return true;
    const step = this.flow.next();
    if (step.done) return false;
    this.ask = step.value;
    return true;
  }

  private tell(): void {
    const { events } = this.current;
    if (!events || events.length === 0) return;
    this.log.push(...events);
    events.length = 0;
  }

  private canRerun(to: number): boolean {
    return this.imaginedAt < (to >= this.checkpointAt ? this.checkpointAt : 0);
  }

  private needRerun(to: number): void {
    if (!this.canRerun(to))
      throw new Error('an imagined turn cannot be run again: fork first, then imagine');
  }

  /** Rebuilds the position after what was answered, silently, from the checkpoint or the origin. */
  private rerun(past: Past, fromCheckpoint: boolean): void {
    const from = fromCheckpoint ? this.checkpointAt : 0;
    this.past = past.upTo(from);
    this.begin(fromCheckpoint ? this.checkpoint : this.origin, false);
    for (let i = from; i < past.length; i++) {
      const { answer, mark } = past.at(i)!;
      const why = this.whyNot(answer.seat, answer.choice, answer.unasked);
      if (why) throw notAgain(i, why);
      this.give(answer, mark ?? this.mark());
    }
  }
}

/** A match of whichever game. */
export type AnyMatch = Match<GameState, unknown, unknown>;

/** A copy of a position from outside; what the game finds wrong with it is a `Problem`. */
function soundCopy<S extends GameState>(game: Game<S>, position: S): S {
  const copy = game.clone(position);
  copy.events = null;
  const [fault] = game.faults(copy);
  if (fault !== undefined) throw new Problem(`the position is not sound: ${fault}`);
  return copy;
}

const notAgain = (position: number, why: Reason): Problem =>
  new Problem(`answer ${position + 1} of the match may not be given: ${new Refusal(why).message}`);
