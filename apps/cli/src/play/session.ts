import path from 'node:path';
import {
  type AnyMatch,
  type Choice,
  type GameEvent,
  type OpenDecision,
  type Option,
  Problem,
  Refusal,
  RuleError,
  type Seat,
  seeded,
  split,
} from '@landsraad/kernel';
import { DONE, FAILED } from '../command.ts';
import { writeWhole } from '../files.ts';
import type { Context, Playable } from '../games/playable.ts';
import { type Io, line } from '../io.ts';
import { wrapped } from '../screen/layout.ts';
import type { Look } from '../screen/look.ts';
import { styleOf } from '../screen/style.ts';
import type { Text } from '../text/text.ts';
import { readAnswer } from './answer.ts';
import { type Asking, questionLines } from './choices.ts';
import { readLine, type Spoken } from './commands.ts';
import { Draft } from './form.ts';
import { information } from './information.ts';
import { load, type Setting, save, saveBeforeLeaving } from './keeping.ts';
import { Orders } from './orders.ts';
import { heardBy, story } from './story.ts';

const WIDEST = 120;
/** Resolves when the person leaves. */
const LEFT = Symbol('left');

/** A person at the table: shows, asks, and lets the bots play in between. */
export class Session {
  readonly io: Io;
  readonly text: Text;
  private readonly orders: Orders;
  private setting: Setting;
  /** How much of the log was shown. */
  private told = 0;
  /** Others did something since the table was shown. */
  private stale = true;
  /** The whole table is wanted. */
  private wanted = true;
  /** What was shown of the table last, and to which seat. */
  private shown = '';
  private draft: Draft | null = null;

  constructor(io: Io, text: Text, setting: Setting) {
    this.io = io;
    this.text = text;
    this.setting = setting;
    this.orders = new Orders(setting.playable);
    this.told = this.knownAtStart();
  }

  async run(): Promise<number> {
    try {
      for (;;) {
        if (this.match.over) return this.finish();
        const decision = this.ownDecision();
        if (!decision) this.letBotPlay();
        else if (!this.answeredByOrder(decision) && (await this.ask(decision)) === LEFT)
          return DONE;
      }
    } catch (error) {
      if (error instanceof RuleError) return this.keepFailure(error);
      throw error;
    }
  }

  private get match(): AnyMatch {
    return this.setting.match;
  }

  private get playable(): Playable {
    return this.setting.playable;
  }

  private get look(): Look {
    const width = Math.min(this.io.out.width(), WIDEST);
    return { text: this.text, style: styleOf(this.io), width };
  }

  private get context(): Context {
    return this.playable.wording.context(this.match.state, this.text);
  }

  private get ownSeats(): readonly Seat[] {
    return this.setting.bots.flatMap((bot, seat) => (bot ? [] : [seat]));
  }

  private ownDecision(): OpenDecision | null {
    for (const seat of this.ownSeats) {
      const decision = this.match.decision(seat);
      if (decision) return decision;
    }
    return null;
  }

  private askingAbout(decision: OpenDecision): Asking {
    const { seat } = decision;
    const { playable, context, look } = this;
    return { playable, decision, view: this.match.view(seat), seat, context, look };
  }

  private say(lines: readonly string[]): void {
    for (const one of lines) line(this.io.out, one);
  }

  private sayWrapped(lines: readonly string[]): void {
    this.say(lines.flatMap((one) => wrapped(one, this.look.width, '    ')));
  }

  /** A bot's chance depends on the position alone: a loaded game goes on as it would have. */
  private letBotPlay(): void {
    const { match } = this;
    const decision = match.pending[0]!;
    const bot = this.setting.bots[decision.seat]!;
    const chance = seeded(`${match.seed}/${match.position}/${decision.seat}`);
    match.answer(
      decision.seat,
      bot.decide(
        decision,
        () => match.view(decision.seat),
        chance,
        () => match.worlds(decision.seat, split(chance)),
      ),
    );
    this.stale = true;
  }

  private phaseFor(seat: Seat): string {
    return this.playable.phaseOf(this.match.view(seat));
  }

  private orderedAnswer(decision: OpenDecision): Choice | null {
    if (this.playable.topics.length === 0) return null;
    return this.orders.answer(decision, this.phaseFor(decision.seat));
  }

  private answeredByOrder(decision: OpenDecision): boolean {
    const choice = this.orderedAnswer(decision);
    if (choice === null) return false;
    this.match.answer(decision.seat, choice);
    return true;
  }

  private async ask(decision: OpenDecision): Promise<typeof LEFT | undefined> {
    this.draft = decision.shape === 'form' ? new Draft(decision) : null;
    this.show(decision);
    for (;;) {
      const heard = await this.io.ask('> ');
      if (heard === null) {
        this.say(['', this.text.play.endOfInput]);
        return LEFT;
      }
      const spoken = readLine(heard);
      if (spoken.say === 'quit') {
        await saveBeforeLeaving(this, this.setting);
        return LEFT;
      }
      if (await this.obey(spoken, decision)) return undefined;
    }
  }

  /** Does what a line says; true when the position changed and the question is another one. */
  private async obey(spoken: Spoken, decision: OpenDecision): Promise<boolean> {
    try {
      switch (spoken.say) {
        case 'nothing':
          this.say([this.text.play.typeHelp]);
          return false;
        case 'answer':
          return this.answer(spoken.line, decision);
        case 'undo':
          return this.undo(decision);
        case 'load':
          return await this.load(spoken.about);
        case 'save':
          await save(this, this.setting, spoken.about);
          return false;
        case 'table':
          this.wanted = true;
          this.show(decision);
          return false;
        case 'orders':
          this.sayWrapped(this.orders.obey(spoken.about, this.text));
          return spoken.about !== '' && this.orderedAnswer(decision) !== null;
        case 'skip':
          return this.skip(decision);
        case 'log':
          this.say(this.storySince(0).slice(-logLength(spoken.about)));
          return false;
        default:
          this.say(information(spoken.say, spoken.about, this.askingAbout(decision)));
          return false;
      }
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.say(wrapped(this.problem(error), this.look.width).map(this.look.style.bad));
      // A form that may not stand is shown again: something in it has to change.
      if (this.draft && spoken.say === 'answer')
        this.say(this.draft.lines(this.askingAbout(decision)));
      return false;
    }
  }

  private problem(error: Problem): string {
    if (!(error instanceof Refusal)) return error.message;
    return this.playable.wording.reason(error.reason, this.context, this.text.language);
  }

  private show(decision: OpenDecision): void {
    const { look, match, playable } = this;
    const asking = this.askingAbout(decision);
    const { seat, view } = asking;
    const news = this.storySince(this.told);
    this.stale ||= match.events(seat, this.told).some((event) => this.isNobodys(event));
    this.told = match.events(seat).length;
    this.say(['', ...news]);
    if (news.length > 0) this.say(['']);
    const key = playable.screen.shows(view);
    const changed = key === null ? this.stale : this.shown !== `${seat}/${key}`;
    const whole = this.wanted || changed;
    this.say(
      whole
        ? [...playable.screen.table(view, seat, look), '']
        : playable.screen.status(view, seat, look),
    );
    this.stale = false;
    this.wanted = false;
    if (whole) this.shown = `${seat}/${key}`;
    this.say(questionLines(asking));
    if (this.draft) this.say(this.draft.lines(asking));
  }

  /** Done by somebody whom rules alone move. */
  private isNobodys(event: GameEvent): boolean {
    return 'seat' in event && Number(event.seat) >= this.setting.bots.length;
  }

  private storySince(since: number): string[] {
    const heard = heardBy(this.match, this.ownSeats, since);
    return story(this.playable, heard, this.context, this.text, this.look.width);
  }

  private answer(said: string, decision: OpenDecision): boolean {
    const asking = this.askingAbout(decision);
    const { playable, context, text } = { ...asking, text: this.text };
    const reading = {
      text: text.play,
      namesOf: (option: Option) => {
        const { group, mark } = playable.screen.grouped(option, text.language) ?? {};
        const label = playable.wording.option(option, context, text.language, decision);
        return group === undefined ? [label] : [label, `${group} ${mark}`];
      },
      typed: playable.screen.typed(decision, text.language),
    };
    const understood = this.draft
      ? this.draft.read(said, reading)
      : readAnswer(said, decision, reading);
    if (understood === null) this.say(this.draft!.lines(asking));
    else if ('problem' in understood) this.say(wrapped(understood.problem, this.look.width));
    else {
      this.match.answer(decision.seat, understood.choice);
      return true;
    }
    return false;
  }

  private skip(decision: OpenDecision): boolean {
    const { orders } = this.text.play;
    const skipped = this.orders.skip(decision, this.phaseFor(decision.seat));
    this.say([skipped ? orders.skipped : orders.notSkipped]);
    return skipped;
  }

  /** Takes the last answer back, and with it those that the orders gave since. */
  private undo(decision: OpenDecision): boolean {
    if (this.draft?.back()) {
      this.say(this.draft.lines(this.askingAbout(decision)));
      return false;
    }
    const { match } = this;
    for (;;) {
      const seat = this.ownSeats.find((own) => match.canUndo(own));
      if (seat === undefined) {
        this.say([this.text.play.cannotUndo]);
        return match.decision(decision.seat)?.kind !== decision.kind;
      }
      match.undo(seat);
      this.told = Math.min(this.told, match.events(seat).length);
      if (this.orderedAnswer(match.decision(seat)!) === null) break;
    }
    this.say([this.text.play.undone]);
    return true;
  }

  private async load(file: string): Promise<boolean> {
    if (file === '') {
      this.say([this.text.play.loadWhat]);
      return false;
    }
    this.setting = await load(this, this.setting, file);
    this.told = this.match.events(this.setting.seat).length;
    this.wanted = true;
    this.say([this.text.play.loaded(file)]);
    return true;
  }

  private finish(): number {
    const { match, look, context, text, playable } = this;
    const { seat } = this.setting;
    this.say(['', ...this.storySince(this.told), '']);
    this.say([...playable.screen.table(match.view(seat), seat, look), '']);
    this.say([look.style.heading(text.play.ranking)]);
    const ranking = playable.wording.ranking(match.result!, context, text.language);
    this.say(ranking.map((place) => `  ${place}`));
    const ranks = match.result!.filter((place) => this.ownSeats.includes(place.seat));
    const best = Math.min(...ranks.map(({ rank }) => rank));
    this.say(['', best === 1 ? text.play.youWon : text.play.youLost(best)]);
    return DONE;
  }

  private async keepFailure({ record, cause }: RuleError): Promise<number> {
    const { id } = this.playable.game;
    const file = path.join('failures', `${id}-play-${this.match.position}.json`);
    await writeWhole(this.io.cwd, file, `${JSON.stringify(record)}\n`, this.text);
    const why = cause instanceof Error ? cause.message : String(cause);
    line(this.io.err, this.text.simulate.failure(file, why.split('\n', 1)[0]!));
    return FAILED;
  }

  /** A loaded game is not told again, nor who plays whom, which the welcome said. */
  private knownAtStart(): number {
    const events = this.match.events(this.setting.seat);
    if (this.match.position > 0) return events.length;
    const news = events.findIndex((event) => !this.playable.story.known(event));
    return news < 0 ? events.length : news;
  }
}

const LOG_LINES = 40;
const logLength = (about: string): number => (/^\d{1,5}$/.test(about) ? Number(about) : LOG_LINES);
