import { botIn, namesIn, spokenIn } from '@landsraad/bots/roster';
import type { Lesson } from '@landsraad/bots/teaching';
import {
  type AnyMatch,
  type Choice,
  type Decision,
  keptChoice,
  Match,
  type OpenDecision,
  Owed,
  onlyAnswer,
  type Reason,
  Refusal,
  RuleError,
  type Seat,
  seeded,
  split,
  type Viewer,
} from '@landsraad/kernel';
import type { Engine } from '../packs/engine.ts';
import { fileText } from './file.ts';
import { GameFault } from './games.ts';
import type { Advice, Fault, Seating, Snapshot, Standing } from './protocol.ts';
import { type GameRecord, seen, standingOf } from './recorded.ts';

export const NOT_ASKED: Fault = {
  fault: 'refused',
  reason: { code: 'not-asked', rule: 'answer' },
};
const CANNOT_UNDO: Fault = { fault: 'refused', reason: { code: 'cannot-undo', rule: 'G-2' } };

/** What happens without a press: a bot's answer, or the only one that a person can give. */
export interface Step {
  readonly decision: Decision;
  /** The only answer there is, or null. */
  readonly only: Choice | null;
  readonly bot: string | null;
  /** Its kind, where nobody asked for it. */
  readonly unasked?: string;
}

/** Who sits at a table, and what it is for. */
export interface Laid {
  readonly seats: readonly Seating[];
  readonly guide: boolean | string;
  readonly practice?: boolean;
}

/**
 * A game on this device: the match, who sits where, and whose eyes are on the screen. It keeps no
 * time and stores nothing.
 */
export class LocalGame {
  readonly seats: readonly Seating[];
  readonly guide: boolean | string;
  /** Something that had come to light was taken back. */
  practice: boolean;
  confirm = true;
  orders: readonly string[] = [];
  private readonly engine: Engine;
  private readonly match: AnyMatch;
  private readonly owed = new Owed();
  private readonly head: Omit<GameRecord, 'answers'>;
  private given: GameRecord['answers'];
  /** With several persons: who holds the device, if anybody. */
  private eyes: Seat | null = null;
  private lookedAt = -1;
  private told: { readonly viewer: Viewer; readonly events: number } | null = null;
  private broken: Fault | null = null;

  /** Plays a record again; throws `Problem` or `RuleError` where that cannot be done. */
  constructor(engine: Engine, record: GameRecord, { seats, guide, practice = false }: Laid) {
    this.engine = engine;
    this.match = Match.replay(engine.game, record);
    const { answers, ...head } = record;
    this.head = head;
    this.given = answers;
    this.seats = seats;
    this.guide = guide;
    this.practice = practice;
    this.settle();
  }

  /** The same game as it is stored now, before the same eyes. */
  renewed({ record, ...laid }: Laid & { readonly record: GameRecord }): LocalGame {
    const game = new LocalGame(this.engine, record, laid);
    game.confirm = this.confirm;
    game.orders = this.orders;
    game.eyes = this.eyes;
    game.lookedAt = this.lookedAt;
    if (continues(this.given, record.answers)) game.told = this.told;
    game.settle();
    return game;
  }

  /** The answers are never changed in place: others mean a change. */
  get answers(): GameRecord['answers'] {
    return this.given;
  }

  get record(): GameRecord {
    return { ...this.head, answers: this.given };
  }

  get standing(): Standing {
    return standingOf(this.engine, this.match);
  }

  get fault(): Fault | null {
    return this.broken;
  }

  private get persons(): Seat[] {
    return this.seats.flatMap(({ is }, seat) => (is === 'person' ? [seat] : []));
  }

  /** Nobody is called for what an order answers: the table gives that to whoever holds the device. */
  private get curtain(): Seat | null {
    const { persons, eyes } = this;
    if (persons.length < 2) return null;
    const owing = this.match.pending.flatMap((decision) =>
      persons.includes(decision.seat) && this.orderedFor(decision) === null ? [decision.seat] : [],
    );
    return eyes !== null && owing.includes(eyes) ? null : (owing[0] ?? null);
  }

  private get viewer(): Viewer {
    const { persons } = this;
    if (persons.length === 1) return persons[0]!;
    return this.eyes ?? 'spectator';
  }

  /** Whoever held the device gives it away when somebody else must decide. */
  private settle(): void {
    this.owed.note(this.match.pending, this.match.position);
    if (this.curtain !== null) this.eyes = null;
  }

  snapshot(id: string): Snapshot {
    const { match, viewer } = this;
    const { events, eventsFrom } = this.news(viewer);
    const thinking = match.pending.find(({ seat }) => this.seats[seat]!.is === 'bot');
    return {
      ...seen(match, viewer),
      id,
      seats: this.seats,
      curtain: this.curtain,
      thinking: this.broken ? null : (thinking?.seat ?? null),
      canUndo: this.undoable() > 0,
      eventsFrom,
      events,
      guide: this.guide,
      ...(this.practice && { practice: true }),
    };
  }

  private news(viewer: Viewer): Pick<Snapshot, 'events' | 'eventsFrom'> {
    const eventsFrom = this.told?.viewer === viewer ? this.told.events : 0;
    const events = this.match.events(viewer, eventsFrom);
    this.told = { viewer, events: eventsFrom + events.length };
    return { eventsFrom, events };
  }

  /** The viewer's answer; true when a turn ended or a round began with it. */
  answer(position: number, choice: Choice): boolean {
    return this.give(this.askedAt(position), choice);
  }

  /** Something of the viewer's own accord. */
  act(kind: string, choice: Choice): boolean {
    const { viewer } = this;
    if (this.broken) throw new GameFault(this.broken);
    if (typeof viewer !== 'number') throw new GameFault(NOT_ASKED);
    return this.give(viewer, choice, kind);
  }

  /** Why the viewer's answer would not be taken, or null; nothing changes. */
  whyNot(position: number, choice: Choice): Reason | null {
    return this.match.whyNot(this.askedAt(position), choice);
  }

  /** The viewer's seat, where it still owes what it owed at the position on the screen. */
  private askedAt(position: number): Seat {
    const { match, viewer } = this;
    if (this.broken) throw new GameFault(this.broken);
    const isPast = position !== match.position && !this.owesSince(viewer, position);
    if (isPast) throw new GameFault({ fault: 'moved-on' });
    if (typeof viewer !== 'number') throw new GameFault(NOT_ASKED);
    return viewer;
  }

  private owesSince(viewer: Viewer, position: number): boolean {
    return (
      typeof viewer === 'number' &&
      position < this.match.position &&
      this.owed.isStill(viewer, position)
    );
  }

  private give(seat: Seat, choice: Choice, unasked?: string): boolean {
    const { match } = this;
    const { told } = match;
    const round = match.game.round(match.state);
    try {
      match.answer(seat, choice, unasked);
    } catch (error) {
      if (error instanceof Refusal) throw new GameFault({ fault: 'refused', reason: error.reason });
      if (!(error instanceof RuleError)) throw error;
      const { seats, guide, practice } = this;
      const file = fileText({ record: error.record as GameRecord, seats, guide, practice });
      this.broken = { fault: 'rule-error', file };
      throw new GameFault(this.broken);
    }
    const kept = keptChoice(choice);
    this.given = [...this.given, unasked === undefined ? [seat, kept] : [seat, kept, unasked]];
    this.settle();
    if (match.game.round(match.state) !== round) return true;
    return match.events('spectator', told).some((event) => this.engine.endsTurn(event));
  }

  /** What comes next by itself, or null when a person must decide or the game stands still. */
  next(): Step | null {
    if (this.broken) return null;
    for (const decision of this.match.awaited) {
      const seating = this.seats[decision.seat]!;
      if (seating.is === 'bot')
        return { decision, only: null, bot: seating.bot, unasked: decision.kind };
    }
    const said = this.spoken();
    if (said) return said;
    for (const decision of this.match.pending) {
      const seating = this.seats[decision.seat]!;
      const only = onlyAnswer(decision);
      if (seating.is === 'bot') return { decision, only, bot: seating.bot };
      const own = this.answerHere(decision);
      if (own !== null) return { decision, only: own, bot: null };
    }
    return null;
  }

  /** What a bot does of its own accord; in lessons and puzzles none disturbs. */
  private spoken(): Step | null {
    const { match, seats, engine, guide, head } = this;
    if (guide || head.seed === null) return null;
    const said = spokenIn(match, (seat) => {
      const seating = seats[seat]!;
      return seating.is === 'bot' ? botIn(engine.roster, seating.bot) : null;
    });
    if (!said) return null;
    const { seat, kind, choice } = said;
    const decision = match.openTo(seat).find((open) => open.kind === kind)!;
    return { decision, only: choice, bot: null, unasked: kind };
  }

  /** Whether the table gives the viewer's answer itself: then there is nothing to ask. */
  get answersViewer(): boolean {
    const { match, viewer, broken } = this;
    const decision = match.pending.find(({ seat }) => seat === viewer);
    return broken === null && decision !== undefined && this.answerHere(decision) !== null;
  }

  /** What is ordered, or the only answer of the person at the device; null where they choose. */
  private answerHere(decision: Decision): Choice | null {
    return (
      this.orderedFor(decision) ?? (this.answersItself(decision) ? onlyAnswer(decision) : null)
    );
  }

  /** Carries out what `next` gave; true when a turn ended or a round began with it. */
  play({ decision, only, bot, unasked }: Step): boolean {
    const { seat, fallback } = decision;
    if (only !== null) return this.give(seat, only, unasked);
    try {
      return this.give(seat, this.botsChoice(decision, bot!), unasked);
    } catch (error) {
      if (!(error instanceof GameFault) || error.fault.fault !== 'refused') throw error;
      return this.give(seat, fallback, unasked);
    }
  }

  /**
   * A bot's chance depends on the position alone: an opened game goes on as it would have. One that
   * fails stops nobody's game: the decision knows what to do then.
   */
  private botsChoice(decision: Decision, bot: string): Choice {
    const { match } = this;
    const { seat, fallback } = decision;
    const chance = seeded(`${match.seed}/${match.position}/${seat}`);
    try {
      const worlds = () => match.worlds(seat, split(chance));
      return botIn(this.engine.roster, bot).decide(
        decision,
        () => match.view(seat),
        chance,
        worlds,
      );
    } catch (error) {
      console.error(`the bot ${bot} failed at ${decision.kind}`, error);
      return fallback;
    }
  }

  /**
   * Only for the person who holds the device: a curtain that did not come down would tell the
   * others that there was nothing to choose, and so would one that falls again at once.
   */
  private answersItself(decision: Decision): boolean {
    const { match, viewer } = this;
    if (decision.seat !== viewer || this.lookedAt === match.position) return false;
    return this.isFormality(decision);
  }

  undo(): void {
    if (this.broken) throw new GameFault(this.broken);
    const count = this.undoable();
    if (count === 0) throw new GameFault(CANNOT_UNDO);
    this.takeBack(count);
  }

  retract(): void {
    if (this.broken) throw new GameFault(this.broken);
    const began = this.turnBegan();
    if (began === null) throw new GameFault(CANNOT_UNDO);
    this.takeBack(this.match.position - began);
    this.practice = true;
  }

  /** Where the last turn of the only person began; null where others would have to agree. */
  private turnBegan(): number | null {
    const { match, engine, viewer, persons } = this;
    if (persons.length !== 1) return null;
    let began: number | null = null;
    Match.replay(engine.game, this.record, ({ pending, position }) => {
      const begins = pending.some((one) => one.seat === viewer && engine.isAlwaysAsked(one));
      if (begins && position < match.position) began = position;
    });
    return began;
  }

  private takeBack(count: number): void {
    const { match } = this;
    match.takeBack(count);
    this.given = this.given.slice(0, -count);
    if (this.told) this.told = { ...this.told, events: Math.min(this.told.events, match.told) };
    this.settle();
  }

  /**
   * How many answers an undo takes back: the last one of the person at the device, with those that
   * the table gave for them since, which it would only give again. Before a curtain, the person
   * who put it up may still take back, and finds a curtain too.
   */
  private undoable(): number {
    const { match, viewer } = this;
    const seat = this.given.at(-1)?.[0];
    if (this.broken || seat === undefined || this.seats[seat]!.is !== 'person') return 0;
    if ((seat !== viewer && this.curtain === null) || !match.canUndo(seat)) return 0;
    if (this.confirm && !this.engine.ordered) return 1;
    const past = match.fork();
    for (let count = 1; past.canUndo(seat); count++) {
      past.undo(seat);
      if (past.pending.some((decision) => decision.seat === seat && !this.isFormality(decision)))
        return count;
    }
    return 0;
  }

  look(): void {
    const { curtain } = this;
    if (curtain === null) return;
    this.eyes = curtain;
    this.lookedAt = this.match.position;
  }

  advise(): readonly Advice[] {
    const { match, viewer } = this;
    const decision = typeof viewer === 'number' ? match.decision(viewer) : null;
    return adviceOn(this.engine, decision, match.view(viewer));
  }

  /** The teacher's work on what the viewer is asked; null where there is nothing to be taught. */
  lesson(goesOn: () => boolean): Generator<number, Lesson | null> | null {
    const { match, viewer } = this;
    const { teacher } = this.engine.roster;
    const decision = typeof viewer === 'number' ? match.decision(viewer) : null;
    if (!decision || !teacher?.teaches(decision)) return null;
    const random = seeded(`${match.seed}/${match.position}/${viewer}/teacher`);
    const dealer = match.worlds(decision.seat, split(random));
    return dealer && teacher.lesson({ decision, view: match.view(viewer), dealer, random, goesOn });
  }

  /** Whoever sits there: an order answers all questions of its kind, and so tells nothing. */
  private orderedFor(decision: Decision): Choice | null {
    return this.engine.ordered?.(decision, this.orders) ?? null;
  }

  /** A question that the table answers: one with a single answer, or one that is ordered. */
  private isFormality(decision: Decision): boolean {
    if (this.orderedFor(decision) !== null) return true;
    const { engine, guide } = this;
    if (this.confirm || engine.isAlwaysAsked(decision)) return false;
    if (guide && engine.isAskedInLessons?.(decision)) return false;
    return onlyAnswer(decision) !== null;
  }
}

export function adviceOn(
  { roster }: Engine,
  decision: OpenDecision | null,
  view: unknown,
): readonly Advice[] {
  const bots = namesIn(roster).map((name) => botIn(roster, name));
  const adviser = bots.find(({ explain }) => explain);
  return (decision && adviser?.explain?.(decision, view)) ?? [];
}

/** Whether a log of answers begins with another. */
const continues = (before: GameRecord['answers'], after: GameRecord['answers']): boolean =>
  JSON.stringify(after.slice(0, before.length)) === JSON.stringify(before);
