import path from 'node:path';
import type { Bot } from '@landsraad/bots';
import { type Context, type ImperiumView, wordRanking } from '@landsraad/imperium';
import { type OpenDecision, Problem, RuleError, type Seat, seeded } from '@landsraad/kernel';
import { DONE, FAILED } from '../command.ts';
import { writeWhole } from '../files.ts';
import { type Io, line } from '../io.ts';
import { type ImperiumMatch, readMatchFile, replayed, savedText } from '../saved-match.ts';
import { wrapped } from '../screen/layout.ts';
import { styleOf } from '../screen/style.ts';
import type { Text } from '../text/text.ts';
import { readAnswer } from './answer.ts';
import { optionsOf, questionLines, refusal, refusedLines } from './choices.ts';
import { readLine, type Spoken } from './commands.ts';
import { explain, faceText } from './explain.ts';
import { faceOf } from './gloss.ts';
import { seatNames } from './names.ts';
import { mayReplace } from './replace.ts';
import { story } from './story.ts';
import { type Look, statusLines, tableLines } from './table.ts';

export interface Setting {
  readonly match: ImperiumMatch;
  readonly seat: Seat;
  /** A bot for every seat but the person's. */
  readonly bots: readonly (Bot<ImperiumView> | null)[];
}

const WIDEST = 120;
const LOG_LINES = 40;
/** Resolves when the person leaves. */
const LEFT = Symbol('left');

/** A person at the table: shows, asks, and lets the bots play in between. */
export class Session {
  private readonly io: Io;
  private readonly text: Text;
  private readonly botsFor: (names: readonly string[]) => readonly (Bot<ImperiumView> | null)[];
  private setting: Setting;
  /** How much of the log was shown. */
  private told = 0;
  /** The table is shown again when others did something since. */
  private stale = true;

  constructor(
    io: Io,
    text: Text,
    setting: Setting,
    botsFor: (names: readonly string[]) => readonly (Bot<ImperiumView> | null)[],
  ) {
    this.io = io;
    this.text = text;
    this.setting = setting;
    this.botsFor = botsFor;
    this.told = knownAtStart(setting);
  }

  async run(): Promise<number> {
    try {
      for (;;) {
        if (this.match.over) return this.finish();
        const decision = this.match.decision(this.setting.seat);
        if (!decision) this.letBotPlay();
        else if ((await this.ask(decision)) === LEFT) return DONE;
      }
    } catch (error) {
      if (error instanceof RuleError) return this.keepFailure(error);
      throw error;
    }
  }

  private get match(): ImperiumMatch {
    return this.setting.match;
  }

  private get look(): Look {
    const width = Math.min(this.io.out.width(), WIDEST);
    return { text: this.text, style: styleOf(this.io), width };
  }

  private get context(): Context {
    return seatNames(this.match.state.players, this.text);
  }

  private say(lines: readonly string[]): void {
    for (const one of lines) line(this.io.out, one);
  }

  /** A bot's chance depends on the position alone: a loaded game goes on as it would have. */
  private letBotPlay(): void {
    const { match } = this;
    const decision = match.pending[0]!;
    const bot = this.setting.bots[decision.seat]!;
    const chance = seeded(`${match.seed}/${match.position}/${decision.seat}`);
    match.answer(
      decision.seat,
      bot.decide(decision, () => match.view(decision.seat), chance),
    );
    this.stale = true;
  }

  private async ask(decision: OpenDecision): Promise<typeof LEFT | undefined> {
    this.show(decision);
    for (;;) {
      const heard = await this.io.ask('> ');
      if (heard === null) {
        this.say(['', this.text.play.endOfInput]);
        return LEFT;
      }
      const spoken = readLine(heard);
      if (spoken.say === 'quit') return await this.leave();
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
          return this.undo();
        case 'load':
          return await this.load(spoken.about);
        case 'save':
          await this.save(spoken.about);
          return false;
        case 'table':
          this.stale = true;
          this.show(decision);
          return false;
        default:
          this.inform(spoken.say, 'about' in spoken ? spoken.about : '', decision);
          return false;
      }
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.say(wrapped(error.message, this.look.width).map(this.look.style.bad));
      return false;
    }
  }

  private inform(say: string, about: string, decision: OpenDecision): void {
    const { look, context } = this;
    switch (say) {
      case 'help':
        this.say(about === '' ? this.text.play.help : this.explained(about, decision));
        return;
      case 'refused':
        this.say(refusedLines(decision, context, look));
        return;
      case 'why': {
        const i = Number(about) - 1;
        this.say(
          about !== '' && decision.refused[i]
            ? wrapped(refusal(decision, i, context, this.text), look.width, '  ')
            : refusedLines(decision, context, look),
        );
        return;
      }
      case 'log': {
        const n = /^\d{1,5}$/.test(about) ? Number(about) : LOG_LINES;
        this.say(this.storySince(0).slice(-n));
        return;
      }
    }
  }

  /** A number is one of the choices; anything else a name or a rule. */
  private explained(about: string, decision: OpenDecision): string[] {
    const option = optionsOf(decision)[Number(about) - 1];
    const face = option && faceOf(option, this.text);
    return face ? faceText(face, this.look) : explain(about, this.look);
  }

  private show(decision: OpenDecision): void {
    const { look, match } = this;
    const { seat } = this.setting;
    const news = this.storySince(this.told);
    this.told = match.events(seat).length;
    this.say(['', ...news]);
    const view = match.view(seat);
    if (news.length > 0) this.say(['']);
    this.say(this.stale ? [...tableLines(view, seat, look), ''] : statusLines(view, seat, look));
    this.stale = false;
    this.say(questionLines(decision, view.players[seat]!.leader, this.context, look));
  }

  private storySince(since: number): string[] {
    const { width } = this.look;
    const events = this.match.events(this.setting.seat, since);
    return story(events, this.context, this.text, width);
  }

  private answer(said: string, decision: OpenDecision): boolean {
    const understood = readAnswer(said, decision, this.text.play);
    if ('problem' in understood) {
      this.say(wrapped(understood.problem, this.look.width));
      return false;
    }
    this.match.answer(this.setting.seat, understood.choice);
    return true;
  }

  private undo(): boolean {
    const { seat } = this.setting;
    if (!this.match.canUndo(seat)) {
      this.say([this.text.play.cannotUndo]);
      return false;
    }
    this.match.undo(seat);
    this.told = Math.min(this.told, this.match.events(seat).length);
    this.say([this.text.play.undone]);
    return true;
  }

  private async save(file: string): Promise<boolean> {
    if (file === '') {
      this.say([this.text.play.saveWhere]);
      return false;
    }
    const { match, seat, bots } = this.setting;
    await mayReplace(this.io.cwd, file, this.text);
    const seating = { seat, bots: bots.map((bot) => bot?.name ?? '') };
    await writeWhole(this.io.cwd, file, savedText(match, seating), this.text);
    this.say([this.text.play.saved(file)]);
    return true;
  }

  private async load(file: string): Promise<boolean> {
    if (file === '') {
      this.say([this.text.play.loadWhat]);
      return false;
    }
    const content = await readMatchFile(this.io.cwd, file, this.text);
    const match = replayed(file, content, this.text);
    const { seat, bots } = content.seating ?? { seat: this.setting.seat, bots: [] };
    const names = bots.length > 0 ? bots : this.setting.bots.map((bot) => bot?.name ?? '');
    if (seat >= match.options.players || names.length !== match.options.players)
      throw new Problem(this.text.errors.inFile(file, this.text.errors.brokenSeating));
    this.setting = { match, seat, bots: this.botsFor(names) };
    this.told = match.events(seat).length;
    this.stale = true;
    this.say([this.text.play.loaded(file)]);
    return true;
  }

  private async leave(): Promise<typeof LEFT> {
    for (;;) {
      const heard = await this.io.ask(this.text.play.saveBeforeLeaving);
      if (heard === null) this.say(['']);
      const file = heard?.trim() ?? '';
      if (file === '') break;
      try {
        await this.save(file);
        break;
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        this.say([error.message]);
      }
    }
    this.say([this.text.play.goodbye]);
    return LEFT;
  }

  private finish(): number {
    const { match, look, context, text } = this;
    const view = match.view(this.setting.seat);
    this.say(['', ...this.storySince(this.told), '']);
    this.say([...tableLines(view, this.setting.seat, look), '']);
    this.say([look.style.heading(text.play.ranking)]);
    this.say(wordRanking(match.result!, context, text.language).map((place) => `  ${place}`));
    const own = match.result!.find(({ seat }) => seat === this.setting.seat)!;
    this.say(['', own.rank === 1 ? text.play.youWon : text.play.youLost(own.rank)]);
    return DONE;
  }

  private async keepFailure({ record, cause }: RuleError): Promise<number> {
    const file = path.join('failures', `imperium-play-${this.match.position}.json`);
    await writeWhole(this.io.cwd, file, `${JSON.stringify(record)}\n`, this.text);
    const why = cause instanceof Error ? cause.message : String(cause);
    line(this.io.err, this.text.simulate.failure(file, why.split('\n', 1)[0]!));
    return FAILED;
  }
}

/** A loaded game is not told again, nor who has which Leader, which the welcome said. */
function knownAtStart({ match, seat }: Setting): number {
  const events = match.events(seat);
  if (match.position > 0) return events.length;
  const news = events.findIndex(({ type }) => type !== 'leader-taken');
  return news < 0 ? events.length : news;
}
